"""Fights for the tests: a bare hall, figures on given squares, and words for what is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from souterrain.core.ask import Ask, Question
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square
from souterrain.games.ahq.combat.zones import settle
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.figures import Combat, Figure, Item, monster
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.world import Door, Section, World
from tests.games.ahq.expedition import door, expedition, room
from tests.play import Run, run

HALL = 2
"""The hall covers (2, 2) to (13, 13)."""


def arena(master: str = "seat", fight: bool = True, **heroes: Square) -> World:
    """A hall of twelve squares by twelve, these Heroes on these squares, a fight under way."""
    world = expedition(*(heroes or {"heinrich": (5, 5)}), master=master)
    hall = room(world, HALL, HALL, 12, 12)
    for name, at in (heroes or {"heinrich": (5, 5)}).items():
        world.figures[name].at = at
    if fight:
        world.mode = "combat"
        world.combat = Combat(area=[hall.id], turn=1)
    world.turn = 1
    redraw(world.here)
    return world


def hall(world: World) -> Section:
    return next(section for section in world.here.sections.values() if section.w == 12)


def foe(world: World, row: str, at: Square) -> Figure:
    """A monster of a group of its own."""
    group = add_group(world, hall(world), [row], 10)
    group.fighting = group.met = True
    figure = monster(world, row, group.id, at)
    world.figures[figure.id] = figure
    if world.combat is not None:
        world.combat.groups.append(group.id)
    figure.lurks = False
    world.told.clear()
    return figure


def settled(world: World) -> World:
    """Death Zones fixed as they are when everybody has been placed."""
    run(settle(world), answers=[])
    return world


def side_room(world: World, x: int = 14, y: int = 4, open: bool = True) -> tuple[Section, Door]:
    """A room east of the hall with a door between (13, y + 2) and (14, y + 2)."""
    other = room(world, x, y)
    made = door(world, (x - 1, y + 2), (x, y + 2), open=open, explored=True)
    return other, made


def keys(question: Question) -> list[str]:
    assert isinstance(question, Ask)
    return [option.key for option in question.options]


def first_ask(rules: Rules[Any]) -> Ask:
    """The first question that a rule asks; it must roll nothing before."""
    asked = next(rules)
    assert isinstance(asked, Ask), asked
    rules.close()
    return asked


def give(figure: Figure, *rows: str) -> None:
    figure.items += [Item(row) for row in rows]


def hold(figure: Figure, row: str) -> None:
    """It has a weapon in hand."""
    if row != "fists" and not any(item.row == row for item in figure.items):
        give(figure, row)
    figure.hand = row


def do(rules: Rules[Any], dice: Sequence[int | str] | None = None, answers: Sequence[Any] | None = None) -> Run:
    return run(rules, dice or [], answers or [])
