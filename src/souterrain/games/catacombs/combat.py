"""The combat phase: rounds of a heroes' turn and a Master's turn, until no monster is left."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import heroes, monsters
from .abilities import regenerate
from .ending import check_all_out
from .events.rooms import RoundBegan
from .incapacity import recover
from .world import Piece, World


def begin_round(world: World) -> None:
    """A new round: the heroes always act first."""
    world.round += 1
    world.attacked = False
    world.deferred = []
    for piece in world.pieces.values():
        piece.acted = False
        piece.unseen = False
    tell(world, RoundBegan(world.round))
    world.phase = "heroes"


# The heroes' turn


def ready(world: World) -> list[Piece]:
    """Heroes and allies that may still act; an ally's action is its own, even beside a stunned caster.

    Rules: catacombs.incapacity.no-action, catacombs.incapacity.allies-of-stunned-wizard-act,
    catacombs.ally.skeleton-no-action-on-summon-turn."""
    return [
        piece
        for piece in world.on_board("hero", "ally")
        if not piece.acted and not piece.stunned and piece.arrived != world.round
    ]


def heroes_turn(world: World) -> Rules[None]:
    """One action of the heroes' turn. The order is free: a player acts, or lets the others go first."""
    waiting = ready(world)
    if not waiting:
        yield from monsters.wandering_monster(world)
        world.phase = "master"
        return
    seats = [seat for seat in world.hero_seats() if any(world.seat_of(piece) == seat for piece in waiting)]
    fresh = [seat for seat in seats if seat not in world.deferred]
    seat = fresh[0]
    mine = [piece for piece in waiting if world.seat_of(piece) == seat]
    deeds = [deed for piece in mine for deed in heroes.deeds(world, piece)]
    deeds += heroes.meads(world, seat)
    if len(mine) > 1 and not world.monsters():
        deeds.insert(0, Deed(_DONE, partial(done, mine)))
    elif len(mine) > 1:
        deeds.append(Deed(_END, partial(done, mine)))
    if len(fresh) > 1:
        deeds.append(Deed(_WAIT, partial(defer, world, [*world.deferred, seat])))
    rule = "catacombs.combat.hero-order-free"
    yield from choose(seat, Say("ask-hero-action"), deeds, rule, first=lambda _: defer(world, []))


def defer(world: World, seats: list[str]) -> None:
    """These seats let the others go first; once somebody acts, nobody does any more."""
    world.deferred = seats


def done(waiting: list[Piece]) -> None:
    """Those of a seat who have not acted need not pass one by one; while there is something left to strike, clients ask
    once more."""
    for piece in waiting:
        piece.acted = True


_DONE = Option("done", Say("option-heroes-done"), rule="catacombs.combat.rounds-until-no-monster-disc")
_END = Option("end", Say("option-heroes-end"), rule="catacombs.combat.one-action-per-hero", final=True)
_WAIT = Option("wait", Say("option-wait"), rule="catacombs.ally.order-free")


# The Master's turn and the end of the round


def masters_turn(world: World) -> Rules[None]:
    """One action of the Master's turn."""
    acted = yield from monsters.one_action(world)
    if not acted and not world.winner:
        world.phase = "round"


def end_round(world: World) -> None:
    """Those incapacitated for the whole round recover and the regenerating are whole; then: all heroes out? monsters
    left? else the room is cleared.

    Rules: catacombs.combat.rounds-until-no-monster-disc, catacombs.combat.end-of-round-order."""
    recover(world)
    regenerate(world)
    if check_all_out(world):
        return
    if world.monsters():
        begin_round(world)
    else:
        world.phase = "resolve"
