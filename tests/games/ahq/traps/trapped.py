"""Traps for the tests: a hall to walk in, and a trap that goes off."""

from __future__ import annotations

from souterrain.crawl.squares import Square
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import Figure
from souterrain.games.ahq.traps import springing
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do


def explorer(**heroes: Square) -> tuple[World, Figure]:
    world = arena("seat", False, **(heroes or {"heinrich": (5, 5)}))
    for figure in world.figures.values():
        figure.fate = 0
    return world, next(iter(world.figures.values()))


def spring(
    world: World,
    victim: Figure,
    trap: str,
    dice: list[int | str],
    answers: list[str] | None = None,
    where: str = "floor",
) -> None:
    do(springing.spring(world, victim, BOOK.traps[trap], where), dice, answers)  # type: ignore[arg-type]
