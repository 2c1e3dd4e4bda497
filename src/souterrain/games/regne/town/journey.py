"""Where a campaign stands."""

from __future__ import annotations

from souterrain.crawl.campaign import Campaign, Lead

from ..catalogue import BOOK
from ..world import Regne


def journey(world: Regne) -> Campaign:
    """The campaign. Duty of the caller: this is one."""
    assert world.campaign is not None
    return world.campaign


def leads() -> list[Lead]:
    """The quests of all campaigns, each after the one before it; the first of a campaign after the last of the one
    that it follows.

    regne.quest.campaign, regne.campaign.second"""
    found = []
    for row in BOOK.campaigns.values():
        before = BOOK.campaigns[row.after].quests[-1:] if row.after else ()
        for quest in row.quests:
            found.append(Lead(quest, before))
            before = (quest,)
    return found
