"""A labyrinth for the tests: its board as it lies when the heroes arrive, counted as its plan is drawn."""

from __future__ import annotations

from typing import Any

from souterrain.crawl.squares import Side, Square
from souterrain.games.ahq.dungeon.boards import part_at
from souterrain.games.ahq.dungeon.doors import add_door
from souterrain.games.ahq.world import Door, Section, World
from tests.games.ahq.expedition import START, expedition

STAIRS = (14, 7)
FOOT = (14, 6)
"""The junction at the foot of the stairs: corridors lead north, east and west from it."""


def at(x: int, y: int) -> Square:
    """A square of the plan as it lies on the table."""
    return START + x - STAIRS[0], START + y - STAIRS[1]


def maze(*heroes: str, master: str = "solo", **more: Any) -> World:
    """The labyrinth as it is entered, these heroes on its stairs."""
    return expedition(*heroes, master=master, quest=more.pop("quest", "labyrinth"), **more)


def part(world: World, x: int, y: int) -> Section:
    found = part_at(world.here, at(x, y))
    assert found is not None
    return found


def hung(world: World, x: int, y: int, side: Side) -> Door:
    """A shut door on that side of a square of the plan."""
    made = add_door(world, at(x, y), side)
    world.told.clear()
    return made


def seen(world: World, *parts: tuple[int, int]) -> None:
    """These parts of the plan have been looked at."""
    for x, y in parts:
        part(world, x, y).unseen = False
