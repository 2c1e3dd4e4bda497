"""Steps 1 to 3: counters are set aside, Wounds and Fate come back, and found Quest Treasures raise Fate."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.roster import expeditions

from ..catalogue import BOOK
from ..events.company import CountersLost, FateGained, Rested
from ..figures import Figure, heroes, party
from ..quests.progress import accomplished, quest_of
from ..words import called
from ..world import World
from .money import affairs, company


def counters_aside(world: World) -> Rules[None]:
    """The game master's counters are lost to him; his Character Monsters stay ready.

    Rule: ahq.between.counters.discarded."""
    if not world.solo:
        world.counters.hand.clear()
        tell(world, CountersLost())
    yield from ()


def recover(world: World) -> Rules[None]:
    """Heroes and Henchmen are whole again; what was lent for one expedition is gone.

    Rule: ahq.between.recovery.full."""
    for figure in party(world):
        figure.wounds, figure.fate, figure.lent_fate = figure.profile.wounds, figure.fate_most, 0
    if heroes(world):
        tell(world, Rested())
    yield from ()


def gain_fate(world: World) -> Rules[None]:
    """Each survivor of an expedition that found a Quest Treasure gains Fate, the more the sooner it was found. Each
    point won so attracts a Henchman.

    Rules: ahq.between.fate.gain-on-quest-treasure, ahq.dungeon.amulet.fate-per-piece,
    ahq.henchman.attract.one-per-fate-point."""
    campaign = company(world)
    chapter = campaign.chronicle[-1]
    for hero in heroes(world):
        if hero.id not in chapter.went:
            continue
        made = expeditions(campaign.roster[hero.id], chapter.quest)
        gain = sum(fate_for(world, made) for _ in range(world.town.found))
        if gain:
            hero.fate += gain
            hero.fate_most += gain
            affairs(world, hero).admirers = gain
            tell(world, FateGained(called(hero), gain, made))
    world.town.found = 0
    yield from ()


def fate_for(world: World, made: int) -> int:
    """Fate Points for one treasure, by the number of expeditions that the Hero has made; a quest may have a table of
    its own.

    Rule: ahq.campaign.fate-table.large-dungeon."""
    own = quest_of(world).fate_gain
    if own:
        return own[made - 1] if made <= len(own) else 0
    return next((row.fate for row in BOOK.fate_gains if made <= row.expeditions), 0)


def treasures(world: World) -> int:
    """How many Quest Treasures are in the Heroes' hands, or the magic items that stand for one."""
    return len(world.progress.treasures) + (quest_of(world).objective.kind == "characters" and accomplished(world))


def home(world: World) -> list[Figure]:
    """Those who have come back from the last expedition, as against those who stayed in town."""
    return [figure for figure in party(world) if figure.id in world.town.purses]
