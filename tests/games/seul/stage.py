"""A small stage for the rules: a hero, a few squares of underworld, somebody to meet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from souterrain.core.ask import Ask, Question
from souterrain.core.menu import Deed, Each, perform
from souterrain.core.roll import Rules
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.equipment import make
from souterrain.games.seul.explore import deeds
from souterrain.games.seul.floors import draw_floors
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.places import place_at
from souterrain.games.seul.underground.brought import read_dungeon
from souterrain.games.seul.underground.plan import write
from souterrain.games.seul.world import Encounter, Foe, Group, Hero, Light, World
from tests.play import offered as options_of
from tests.told import staged

HALL = """
##########
#<...+...#
#....#...#
#....#...#
##########
"""
"""A hall of twelve squares with the way out, a door, and a room of nine."""


def hero(**given: Any) -> Hero:
    """A plain hero: one hit die, armour class 10, nothing in the pack, no Resource."""
    who = Hero(name="Robin", die=8, dv=1, hp=8, top=8)
    for field, value in given.items():
        setattr(who, field, value)
    return who


def below(
    drawing: str = HALL, at: tuple[int, int] = (2, 1), lit: bool = True, seen: bool = True, **given: Any
) -> World:
    """A hero in the underworld who is not asked before rolls what to spend. With `lit` he holds a torch that burns for
    ever; with `seen` all is known already."""
    text = write(read_dungeon(f'title = "Stage"\nmap = """{drawing}"""\n'))
    world = World(hero=hero(**given), charted=text, last_floor=1, expedition=1, where="below", floor=1)
    draw_floors(world, 1)
    floor = world.here
    ground = ground_of(floor)
    world.at = _square(world, at)
    if lit:
        world.hero.light = Light("torch", 10**6)
        world.hero.off_hand = "light"
    if seen:
        for number, section in enumerate(ground.plan.sections):
            place = place_at(floor, number)
            place.revealed = place.entered = True
            floor.stretches.append(section.stretch)
            for square in section.squares:
                floor.seen[square] = 1
        floor.accesses = list(range(len(ground.plan.accesses)))
    world.ways = [[1, 0]]
    world.ask_effort = False
    staged(world)
    return world


def furnish(world: World, **fields: Any) -> None:
    """Make the section where he stands another than it was drawn: its detail, its contents, its kind."""
    floor = world.here
    ground = ground_of(floor)
    sections = list(ground.plan.sections)
    here = ground.section[world.at]
    sections[here] = replace(sections[here], **fields)
    floor.plan = write(replace(ground.plan, sections=tuple(sections)))


def _square(world: World, at: tuple[int, int]) -> int:
    """A square of the drawing, in which the first line and column are rock."""
    return (at[1] - 1) * ground_of(world.here).width + at[0] - 1


def group(kind: str = "goblin", hp: tuple[int, ...] = (4,), mood: Any = "hostile", leader: bool = False) -> Group:
    """Some of a kind, with the hit points given."""
    foes = [Foe(each, each, leader and n == 0) for n, each in enumerate(hp)]
    made = Group(kind, foes, mood=mood, led=leader)
    made.dv_met = sum(BOOK.creatures[kind].dv + foe.leader for foe in foes)
    return made


def meeting(world: World, met: Group | None = None, distance: int = 1, **given: Any) -> Encounter:
    """A meeting under way."""
    world.encounter = Encounter(met or group(), distance, "wandering")
    for field, value in given.items():
        setattr(world.encounter, field, value)
    return world.encounter


def keys(ask: Question) -> list[str]:
    """The keys of a question's options."""
    assert isinstance(ask, Ask)
    return [option.key for option in ask.options]


def offered(world: World) -> list[str]:
    """What he may do where he stands."""
    return named(deeds(world))


def named(offers: Iterable[Deed[Any] | Each[Any]]) -> list[str]:
    """The keys of some deeds."""
    return [option.key for option in options_of(offers)]


def do(world: World, key: str) -> Rules[None]:
    """Do something where he stands."""
    chosen = next(deed for deed in deeds(world) if isinstance(deed, Deed) and deed.option.key == key)
    yield from perform(chosen.do())


def arm(who: Hero, *kinds: str) -> None:
    """Give the hero things: armour is worn, a weapon wielded, a shield strapped on."""
    for kind in kinds:
        use = make(kind)
        if kind == "shield":
            who.shield, who.off_hand = use, "shield"
        elif kind in ("leather", "chain-mail", "plate"):
            who.armour = use
        elif kind.endswith("-weapon"):
            who.weapon = use
        else:
            who.pack.append(use)
