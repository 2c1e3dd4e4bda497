"""Worlds for the expedition's tests: a party at the start of a level, and ways to lay out what a test needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from souterrain.core.events import Event
from souterrain.crawl.squares import Side, Square
from souterrain.games.ahq.dungeon import sections
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.dungeon.levels import begin_level
from souterrain.games.ahq.dungeon.sections import Box
from souterrain.games.ahq.figures import Figure, henchman, hero
from souterrain.games.ahq.world import Door, Section, Setup, World

START = sections.MAP // 2
"""The level's first stairs cover (START, START) to (START + 1, START + 1); the corridor runs north from there."""
JUNCTION = (START, START - 12)
"""The north-western square of the opening T-junction."""


def expedition(*heroes: str, master: str = "seat", levels: int = 1, quest: str = "expedition", **more: Any) -> World:
    """The first level as it is known at the start, these heroes on its stairs, the first of them Leader."""
    names = heroes or ("heinrich",)
    setup = Setup(players=len(names), heroes=len(names), levels=levels, quest=quest, master=master, **more)  # type: ignore[arg-type]
    world = World(setup=setup)
    begin_level(world, 1)
    for n, row in enumerate(names):
        figure = hero(row, f"p{n + 1}", (START + n % 2, START + n // 2))
        world.figures[figure.id] = figure
    world.leader = world.mapper = names[0]
    world.told.clear()
    return world


def man_at_arms(world: World, at: Square, owner: str = "heinrich") -> Figure:
    """A man-at-arms of that hero's player."""
    figure = henchman("man-at-arms", world.new_id("man-"), owner, world.figures[owner].seat, at)
    world.figures[figure.id] = figure
    return figure


def room(world: World, x: int, y: int, w: int = 5, h: int = 5, **facts: Any) -> Section:
    """A room somewhere on the map, with no door."""
    facts.setdefault("room", "normal")
    return sections.lay(world.here, "room", Box(x, y, w, h), **facts)


def door(world: World, a: Square, b: Square, **facts: Any) -> Door:
    """A door between two squares."""
    made = Door(id=world.new_id("d"), a=a, b=b, **facts)
    world.here.doors[made.id] = made
    redraw(world.here)
    return made


def junction(world: World) -> Section:
    """The opening T-junction."""
    return next(section for section in world.here.sections.values() if section.kind == "junction")


def of_kind(world: World, kind: str) -> list[Section]:
    return [section for section in world.here.sections.values() if section.kind == kind]


def told(world: World, kind: type[Event]) -> list[Any]:
    """The events of one kind that were told, also those that are told with another."""
    return [event for line, _ in world.told for event in _told_with(line) if isinstance(event, kind)]


def _told_with(event: Event) -> Iterator[Event]:
    for part in msgspec.structs.astuple(event):
        if isinstance(part, Event):
            yield from _told_with(part)
    yield event


def box(section: Section) -> tuple[int, int, int, int]:
    return section.x, section.y, section.w, section.h


def side(name: str) -> Side:
    return name  # type: ignore[return-value]
