"""Spells that look through walls and open them."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Side, Square

from ..catalogue import Spell
from ..dungeon import doors, growth
from ..dungeon.ground import section_at
from ..events.magic import Spied
from ..figures import Figure
from ..words import called
from ..world import World
from .common import RULES


def windows(world: World) -> list[tuple[str, Square]]:
    """Doors never opened and exits never followed on this level: each with a square that stands for it."""
    level = world.here
    found = [(f"door:{door.id}", door.a) for door in level.doors.values() if not door.explored and not door.false]
    found += [(f"exit:{section.id}", (section.x, section.y)) for section in level.sections.values() if section.exits]
    return found


def window_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(windows(world))


def window_aim(world: World, caster: Figure, spell: Spell) -> Rules[str]:
    choice = windows(world)
    options = tuple(
        Option(key, Say(f"option-window-{key.partition(':')[0]}", x=x, y=y), at=f"{x},{y}") for key, (x, y) in choice
    )
    key: str = yield Ask(caster.seat, Say("ask-open-window"), options, RULES[spell.id])
    return key


def window(world: World, caster: Figure, spell: Spell, aim: str) -> Rules[None]:
    """An unknown part is laid; monsters there do not notice, and the Leader will have the better of them."""
    kind, _, id = aim.partition(":")
    if kind == "door":
        groups = yield from growth.behind(world, id)
    else:
        groups = yield from growth.exits(world, world.here.sections[id])
    for group in groups:
        world.groups[group].spied = True
    tell(world, Spied(called(caster)))


def key_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(_key_spots(world, caster))


def _key_spots(world: World, caster: Figure) -> list[tuple[Square, Side]]:
    section = section_at(world, caster.at)
    return [(square, side) for side, found in doors.free_walls(world.here, section).items() for square in found]


def key_aim(world: World, caster: Figure, spell: Spell) -> Rules[tuple[Square, Side]]:
    choice = _key_spots(world, caster)
    options = tuple(
        Option(f"{x},{y},{side}", Say("option-wall-at", side=Say(f"side-{side}"), x=x, y=y), at=f"{x},{y}")
        for (x, y), side in choice
    )
    key: str = yield Ask(caster.seat, Say("ask-bright-key"), options, RULES[spell.id])
    return next(spot for spot, option in zip(choice, options, strict=True) if option.key == key)


def bright_key(world: World, caster: Figure, spell: Spell, aim: tuple[Square, Side]) -> Rules[None]:
    """A closed door appears in a wall of the section, for good."""
    doors.add_door(world, aim[0], aim[1], magic=True)
    yield from ()
