"""A wizard with all that he needs, for the tests."""

from __future__ import annotations

from souterrain.games.ahq import magic
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import Figure, Item
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do
from tests.games.ahq.deeds import done, options

COMPONENTS = ("red-dragon-ash", "silver-key", "ash", "phoenix-feather", "dragon-tooth")


def wizard(fight: bool = True, **others: tuple[int, int]) -> tuple[World, Figure]:
    """Magnus in the hall, with two of every component and every spell."""
    world = arena("seat", fight, magnus=(5, 5), **others)
    magnus = world.figures["magnus"]
    magnus.items += [Item(row, 2) for row in COMPONENTS]
    magnus.spells = [spell.id for spell in BOOK.spells.values() if not spell.dark]
    magnus.fate = 0
    return world, magnus


def on_offer(world: World, figure: Figure, moved: bool = False) -> list[str]:
    return [option.key for option in options(magic.deeds(world, figure, moved))]


def cast(
    world: World,
    figure: Figure,
    spell: str,
    dice: list[int | str] | None = None,
    answers: list[str] | None = None,
    source: str = "components",
) -> bool:
    result: bool = do(done(magic.deeds(world, figure, False), f"cast:{spell}:{source}"), dice, answers).result
    return result
