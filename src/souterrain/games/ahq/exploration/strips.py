"""Strips one square wide, as between a wall and a grille: nobody gets round anybody there but by changing places."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from ..combat import moves
from ..dungeon.ground import ground
from ..events.expedition import ChangedPlaces
from ..figures import Figure, party
from ..words import called, says
from ..world import World
from .marches import walk

_RULE = "ahq.explore.move.no-pass-through"


def swaps(world: World, figure: Figure) -> Offers[int]:
    """With a companion beside him, as his whole move; each tells how many squares it takes.

    Rule: ahq.explore.move.no-pass-through."""
    beside = [other for other in party(world) if other.at in ground(world).steps[figure.at]]
    if beside and _in_a_strip(world, figure.at):
        for other in beside:
            text = Say("option-swap", figure=says(other))
            option = Option("swap", text, key(other.at), rule=_RULE, on=(other.id,))
            yield Deed(option, partial(_swap, world, figure, other))


def _in_a_strip(world: World, at: Square) -> bool:
    """Whether all to which one can walk from a square, as doors stand, is one row of squares with two ends."""
    steps, barred = ground(world).steps, moves.barred(world)
    if at in barred:
        return False
    row, ends = [at], 0
    for square in row:
        near = [each for each in steps[square] if each not in barred]
        if len(near) > 2:
            return False
        ends += len(near) < 2
        row += [each for each in near if each not in row]
    return ends > 0


def _swap(world: World, figure: Figure, other: Figure) -> Rules[int]:
    whole = moves.allowance(world, figure)
    yield from walk(world, figure, [other.at], carried=other)
    tell(world, ChangedPlaces(called(figure), called(other)))
    return whole
