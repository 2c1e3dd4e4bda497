"""The Leader, who rolls for the dungeon and settles disputes, and the Mapper, who keeps its map."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core import dice
from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .events.expedition import LeaderChosen, MapperChosen
from .figures import out
from .words import called
from .world import World


def roll_off(world: World, heroes: Sequence[str], rule: str) -> Rules[str]:
    """Each hero's player rolls a die; the highest wins, and those who tie for it roll again."""
    return (yield from dice.roll_off(heroes, world.seat_of, rule, "d12"))


def heroes_able(world: World) -> list[str]:
    """The heroes on the table who can act."""
    return [hero.id for hero in world.figures.values() if hero.kind == "hero" and not out(hero)]


def elect(world: World, rule: str = "ahq.setup.leader.new-after-combat") -> Rules[None]:
    """Choose a Leader among the heroes able to act. Where none is, or no other, the old one keeps the title.

    Rules: ahq.setup.leader.rolls-exploration-dice, ahq.combat.end.new-leader."""
    able = heroes_able(world)
    if not able or able == [world.leader]:
        return
    before = world.leader
    world.leader = yield from roll_off(world, able, rule)
    tell(world, LeaderChosen(called(world.figures[world.leader]), world.leader == before, rule))


def keep_a_leader(world: World) -> Rules[None]:
    """A Leader who died, fell or left is replaced at once."""
    leader = world.figures.get(world.leader)
    if leader is None or out(leader):
        yield from elect(world)


def elect_mapper(world: World) -> Rules[None]:
    """The other heroes roll for the Mapper; a hero alone is both.

    Rule: ahq.dungeon.map.new-mapper."""
    rule = "ahq.setup.mapper.rolloff"
    others = [hero for hero in heroes_able(world) if hero != world.leader] or [world.leader]
    world.mapper = yield from roll_off(world, others, rule)
    tell(world, MapperChosen(called(world.figures[world.mapper]), rule))
