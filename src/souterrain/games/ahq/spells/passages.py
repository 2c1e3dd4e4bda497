"""Spells that look through walls and open them."""

from __future__ import annotations

from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Side, Square, key

from ..dungeon import doors, growth
from ..dungeon.ground import section_at
from ..events.magic import Spied
from ..figures import Figure
from ..rows import Spell
from ..words import called
from ..world import World


class Window(NamedTuple):
    """A door never opened, or the exits of a section never followed."""

    door: str
    section: str
    at: Square

    @property
    def option(self) -> Option:
        kind = "door" if self.door else "exit"
        return Option("look", Say(f"option-window-{kind}"), at=key(self.at), on=(kind, self.door or self.section))


def windows(world: World) -> list[Window]:
    """All of them on this level: each with a square that stands for it."""
    level = world.here
    found = [Window(door.id, "", door.a) for door in level.doors.values() if not door.explored and not door.false]
    open_ended = [section for section in level.sections.values() if section.exits and not section.unseen]
    found += [Window("", section.id, (section.x, section.y)) for section in open_ended]
    return found


def window_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(windows(world))


def window_aim(world: World, caster: Figure, spell: Spell) -> Rules[Window]:
    offers = [(each.option, each) for each in windows(world)]
    return (yield from which(caster.seat, Say("ask-open-window"), offers, spell.rule))


def window(world: World, caster: Figure, spell: Spell, aim: Window) -> Rules[None]:
    """An unknown part is laid; monsters there do not notice, and the Leader will have the better of them.

    Rule: ahq.magic.bright.open-window-surprise."""
    if aim.door:
        groups = yield from growth.behind(world, aim.door)
    else:
        groups = yield from growth.exits(world, world.here.sections[aim.section])
    for group in groups:
        world.groups[group].spied = True
    tell(world, Spied(called(caster)))


def key_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(_key_spots(world, caster))


def _key_spots(world: World, caster: Figure) -> list[tuple[Square, Side]]:
    section = section_at(world, caster.at)
    return [(square, side) for side, found in doors.free_walls(world.here, section).items() for square in found]


def key_aim(world: World, caster: Figure, spell: Spell) -> Rules[tuple[Square, Side]]:
    offers = [(_wall(square, side), (square, side)) for square, side in _key_spots(world, caster)]
    return (yield from which(caster.seat, Say("ask-bright-key"), offers, spell.rule))


def _wall(square: Square, side: Side) -> Option:
    at = key(square)
    return Option("where", Say("option-wall-at", side=Say(f"side-{side}")), at, on=(at, side))


def bright_key(world: World, caster: Figure, spell: Spell, aim: tuple[Square, Side]) -> Rules[None]:
    """A closed door appears in a wall of the section, for good."""
    doors.add_door(world, aim[0], aim[1], magic=True)
    yield from ()
