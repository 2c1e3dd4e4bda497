"""Fear: whoever sees something dreadful at the start of a turn tests his Will."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .. import hooks
from ..events.turns import Frightened
from ..ground import ground, spots
from ..rows.beings import Foe
from ..sheet import being, skills, warded
from ..testing import passes
from ..words import called
from ..world import Figure, Regne, against


def fearless(world: Regne, who: Figure) -> bool:
    """regne.fear.immune."""
    row = being(who)
    if isinstance(row, Foe) and row.fearless:
        return True
    if any(skill.fearless for skill in skills(who)):
        return True
    return warded(who, "fear") or (who.camp == "party" and world.brave == world.round)


def dreaded(world: Regne, who: Figure) -> int:
    """The worst fear that an adversary in his sight spreads.

    regne.fear.single-test"""
    here = ground(world)
    seen = (being(foe) for foe in against(world, who) if spots(world, here, who, foe))
    return max((row.fear for row in seen if isinstance(row, Foe)), default=0)


def shudder(world: Regne, who: Figure, worst: int) -> Rules[None]:
    """One test, against the worst fear alone; failing, he loses an action point."""
    if worst > 0 and (yield from cowed(world, who, worst)):
        who.points = max(0, who.points - 1)


def cowed(world: Regne, who: Figure, level: int) -> Rules[bool]:
    """Whether fear of some level gets hold of somebody: a coward does not even test his Will.

    regne.coward.auto-fail"""
    if fearless(world, who):
        return False
    row = being(who)
    if not (isinstance(row, Foe) and row.coward) and (yield from passes(world, who, "will", level, "regne.fear.test")):
        return False
    tell(world, Frightened(called(who)))
    return True


@hooks.BEGINNING(6)
def at_the_start(world: Regne, who: Figure) -> Rules[None]:
    """regne.fear.when."""
    if who.life > 0 and not fearless(world, who):
        yield from shudder(world, who, dreaded(world, who))
