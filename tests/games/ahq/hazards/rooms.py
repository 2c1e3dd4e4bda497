"""Hazard rooms for the tests, and what is done in them."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square
from souterrain.games.ahq import hazards
from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.figures import Hazard
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.world import Group, Section, World
from tests.games.ahq.arena import arena, do, side_room
from tests.games.ahq.deeds import at_hand, done, options


def at_a(kind: str, **heroes: Square) -> tuple[World, Section, Hazard]:
    """A party with a hazard room of five squares by five east of its hall, the door open: (14, 4) to (18, 8)."""
    world = arena("seat", False, **(heroes or {"heinrich": (13, 6)}))
    for figure in world.figures.values():
        figure.fate = 0
    section, gate = side_room(world)
    section.room, section.entry = "hazard", gate.id
    hazard = Hazard(kind=kind)
    section.hazard = hazard if kind != "none" else None
    return world, section, hazard


def inside(kind: str, **heroes: Square) -> tuple[World, Section, Hazard]:
    return at_a(kind, **(heroes or {"heinrich": (16, 6)}))


def act(
    world: World, who: str, deed: str, dice: list[int | str] | None = None, answers: list[Any] | None = None
) -> None:
    """One of the things that the hazard offers; where it is done may be left out."""
    deeds = list(at_hand(world, world.figures[who]))
    key = next(option.key for option in options(deeds) if option.key == deed or option.key.startswith(f"{deed}:"))
    do(done(deeds, key), dice, answers)


def offered(world: World, who: str) -> list[str]:
    """What the hazard offers, wherever it is."""
    sections = world.here.sections
    return [
        ":".join([option.verb, *(each for each in option.on if each not in sections)])
        for option in options(at_hand(world, world.figures[who]))
    ]


def wanderers(monkeypatch: pytest.MonkeyPatch, *rows: str) -> None:
    def new_group(world: World, kind: str, section: Section, rule: str, prisoners: bool = False) -> Rules[Group]:
        assert kind == "wandering"
        return musters.add_group(world, section, list(rows), 20)
        yield

    monkeypatch.setattr(musters, "new_group", new_group)


def walk(
    world: World, who: str, way: list[Square], dice: list[int | str] | None = None, answers: list[Any] | None = None
) -> None:
    do(moves.walk(world, world.figures[who], way, hazards.stepped), dice, answers)
