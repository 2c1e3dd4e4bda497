"""The one door: what a seat must not know is taken out of the world here."""

from __future__ import annotations

from msgspec.structs import replace

from .catalogue import BOOK
from .equipment import owns
from .labyrinth import ways_out
from .world import OVERLORD, World

FACE_DOWN = "?"


def glimpse(world: World, seat: str) -> World:
    """Face-down room cards and the order of the equipment deck are hidden. The Master knows a labyrinth that he laid;
    heroes with a map may look at the cards it shows. What lies open is the world's own: to be read, not changed."""
    known = visible(world, seat)
    setup = world.setup if seat == OVERLORD or not world.setup.maze else replace(world.setup, maze="")
    return replace(
        world,
        setup=setup,
        equipment=sorted(world.equipment, key=list(BOOK.items).index),
        columns=[[card if not card or card in known else FACE_DOWN for card in column] for column in world.columns],
    )


def visible(world: World, seat: str) -> set[str]:
    """The room cards whose faces this seat may see."""
    known = set(world.open)
    every = {card for column in world.columns for card in column}
    maze = world.setup.layout == "labyrinth"
    if seat == OVERLORD:
        return every if maze else known
    if seat in world.hero_seats() and any(hero.alive and owns(hero, "look") for hero in world.heroes.values()):
        if not maze:
            return every
        width = len(world.columns[0])
        if world.at >= 0:
            known |= {world.columns[way.cell // width][way.cell % width] for way in ways_out(world.columns, world.at)}
    return known
