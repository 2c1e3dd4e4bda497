"""VI. What a guild is owed."""

from __future__ import annotations

from souterrain.core.events import tell

from .events.town import GuildTaxed
from .purse import pay, worth
from .world import World


def settle_owed(world: World) -> None:
    """The guild takes its share from the purse; what that lacks is owed until something is sold.

    Rule: seul.town.guild."""
    due = min(world.owed, worth(world.hero.purse))
    if due:
        pay(world.hero, due)
        world.owed -= due
        tell(world, GuildTaxed(due // 100))
