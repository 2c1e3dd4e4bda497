"""Dark magic of the Skaven; Heroes cast it only from wands and scrolls."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from ..events.magic import Choking, SkullAflame
from ..figures import Effect, Figure
from ..rows import Spell
from ..words import called
from ..world import World
from .wards import affects

CHOKE_TURNS = 3


def choke(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """For the next three turns the victim only crawls; then it suffocates, unless the caster is killed first."""
    if (yield from affects(world, aim)):
        throttle(world, aim, caster.id)


def throttle(world: World, victim: Figure, by: str) -> None:
    victim.effects.append(Effect("choke", "turn", world.turn + CHOKE_TURNS, by=by))
    victim.fixed = ""
    tell(world, Choking(called(victim)))


def flaming_skull(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """The caster is frightening until exploration goes on."""
    caster.effects.append(Effect("flaming-skull", "exploration"))
    tell(world, SkullAflame(called(caster)))
    yield from ()
