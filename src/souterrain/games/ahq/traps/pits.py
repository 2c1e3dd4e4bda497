"""Pits: falling into one that a trap opened, climbing out of it, jumping over it, reaching over it to a door."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from ..catalogue import BOOK
from ..combat import zones
from ..combat.damage import hurt, passes
from ..dungeon.doors import next_to
from ..dungeon.ground import ground
from ..events.traps import ClimbedOut, FellIn, JumpedPit, StillInPit
from ..figures import Effect, Figure, Trap, effect, lose_effect, occupied
from ..offers import at_most, whither
from ..rows import TrapRow
from ..values import speed
from ..words import called, says
from ..world import Door, World
from .kinds import SPRINGS, Where

LEAP = 2
"""Squares of a move that a jump over a pit takes."""


@SPRINGS("pit")
def open_up(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """The victim falls into a pit, which stays."""
    world.here.traps.append(Trap(row=row.id, at=victim.at, state="open", turn=world.turn))
    yield from fall_in(world, victim)


def fall_in(world: World, victim: Figure) -> Rules[None]:
    """On 9 or more the fall costs a Wound; then he must climb out."""
    rule = "ahq.trap.pit.fall"
    victim.effects.append(Effect("in-pit", "expedition"))
    tell(world, FellIn(called(victim)))
    die: int = yield Roll("d12", rule, victim.seat)
    if die >= 9:
        yield from hurt(world, victim, 1, rule)


def climbs(world: World, figure: Figure) -> Offers[None]:
    """Out of the pit into which he fell."""
    if effect(figure, "in-pit"):
        option = Option("climb", Say("option-climb"), note=at_most(speed(figure)), rule="ahq.trap.pit.climb-out")
        yield Deed(option, lambda: climb(world, figure))


def jumps(world: World, figure: Figure) -> Offers[bool]:
    """From a square next to a pit to the free square straight across. Each tells whether it succeeded."""
    if not world.here.traps or effect(figure, "in-pit"):
        return
    here, taken = ground(world), occupied(world)
    for pit, across in _across(world, figure.at):
        if across in here.steps[pit] and across not in taken:
            at, note = key(across), at_most(speed(figure))
            option = Option("jump", Say("option-jump-pit"), at, note, "ahq.trap.pit.jump-over", on=(at,))
            yield Deed(option, partial(_jump, world, figure, across))


def doors(world: World, at: Square) -> list[Door]:
    """The doors that somebody on a square may open or close between fights: those next to it, and one straight across
    a pit, next to which nobody can stand.

    Rule: ahq.trap.pit.jump-over."""
    beyond = [door for pit, across in _across(world, at) for door in next_to(world, pit) if across in (door.a, door.b)]
    return [*next_to(world, at), *beyond]


def _across(world: World, at: Square) -> Iterator[tuple[Square, Square]]:
    """The pits next to a square, each with the square straight across it."""
    for trap in world.here.traps:
        if BOOK.traps[trap.row].hole and trap.at in ground(world).steps[at]:
            (x, y), (left, top) = trap.at, at
            yield trap.at, (2 * x - left, 2 * y - top)


def climb(world: World, figure: Figure) -> Rules[None]:
    """One attempt a turn, which is the move: a die equal to or below the Speed. He comes out where he likes."""
    rule = "ahq.trap.pit.climb-out"
    if not (yield from passes(world, figure, speed(figure), rule)):
        tell(world, StillInPit(called(figure)))
        return
    lose_effect(figure, "in-pit")
    taken = occupied(world, figure)
    free = [square for square in ground(world).steps[figure.at] if square not in taken]
    if len(free) > 1:
        figure.at = yield from which(figure.seat, Say("ask-climb-out", figure=says(figure)), whither(free), rule)
    elif free:
        figure.at = free[0]
    tell(world, ClimbedOut(called(figure)))
    yield from zones.settle(world)


def _jump(world: World, figure: Figure, across: Square) -> Rules[bool]:
    """Over it with a die equal to or below the Speed; otherwise in."""
    over = yield from passes(world, figure, speed(figure), "ahq.trap.pit.jump-over")
    if over:
        figure.at = across
        tell(world, JumpedPit(called(figure)))
    else:
        figure.at = ((figure.at[0] + across[0]) // 2, (figure.at[1] + across[1]) // 2)
        yield from fall_in(world, figure)
    yield from zones.settle(world)
    return over
