"""Deeds for the tests: one of those that are offered, done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Each, Offers, perform
from souterrain.core.roll import Rules
from souterrain.games.ahq import hazards
from souterrain.games.ahq.figures import Figure
from souterrain.games.ahq.traps import pits, portcullis
from souterrain.games.ahq.world import World
from tests.play import offered


def options(deeds: Iterable[Deed[Any] | Each[Any]]) -> list[Option]:
    return list(offered(deeds))


def done(deeds: Iterable[Deed[Any] | Each[Any]], key: str) -> Rules[Any]:
    """What happens when the deed with that key is chosen."""
    for deed in deeds:
        if isinstance(deed, Deed):
            if deed.option.key == key:
                return perform(deed.do())
        else:
            for option in deed.options:
                if option.key == key:
                    return perform(deed.do(option))
    raise AssertionError(f"{key} is not offered")


def at_hand(world: World, figure: Figure, moved: bool = False) -> Offers[Any]:
    """What there is to do about pits, grilles and hazards."""
    if not moved:
        yield from pits.climbs(world, figure)
        yield from pits.jumps(world, figure)
    yield from portcullis.deeds(world, figure, moved)
    yield from hazards.deeds(world, figure, moved)


def in_a_fight(world: World, figure: Figure) -> Offers[Any]:
    """The moves that pits and hazards offer in a fight."""
    yield from pits.jumps(world, figure)
    yield from hazards.moves(world, figure)
