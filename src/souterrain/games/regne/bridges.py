"""Hanging bridges, and what is below them."""

from __future__ import annotations

from typing import Literal

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square, king_moves, ring

from . import hooks
from .dice import d
from .events.places import Sway, Swayed
from .ground import Ground, ground, occupied
from .sheet import sure_footed, unhindered
from .testing import passes
from .words import called
from .world import Figure, Regne
from .wounds import die, lose


@hooks.ENTERED(1)
def cross(world: Regne, who: Figure, before: Square, running: bool) -> Rules[None]:
    """Each square of a bridge is a test of Agility; whoever runs has failed it."""
    here = ground(world)
    if who.at in here.bridges and not unhindered(who):
        yield from _balance(world, who, here, before, running)


@hooks.BEGINNING(7)
def sway(world: Regne, who: Figure) -> Rules[None]:
    """So is beginning a turn there."""
    here = ground(world)
    if who.at in here.bridges and who.life > 0 and not who.hole and not unhindered(who):
        yield from _balance(world, who, here, _bank(world, here, who.at), running=False)


def _balance(world: Regne, who: Figure, here: Ground, before: Square, running: bool) -> Rules[None]:
    rule = "regne.bridge.test"
    if not running and (sure_footed(who) or (yield from passes(world, who, "agility", 0, rule))):
        return
    result = yield from d(rule, who.seat)
    how: Sway = _below(here, who.at) if result == 0 else "down" if result == 1 else "caught"
    tell(world, Swayed(called(who), how))
    if how != "caught":
        who.over = True
    if result == 0:
        yield from plunge(world, who, before)


def _below(here: Ground, at: Square) -> Literal["off", "splash"]:
    """Off into lava, or into water, out of which one wades."""
    return "off" if "~" in {here.terrain.get(near) for near in (at, *ring(at))} else "splash"


def plunge(world: Regne, who: Figure, before: Square) -> Rules[None]:
    """Into what is below or beside: lava kills, swamp water costs 1D and leaves him on the bank."""
    here = ground(world)
    if _below(here, who.at) == "off":
        if not (yield from die(world, who, "regne.bridge.fall-lava")):
            who.at = before
        return
    rule = "regne.bridge.fall-swamp"
    who.at = _bank(world, here, who.at)
    hurt = yield from d(rule, who.seat)
    yield from lose(world, who, hurt, rule)


def _bank(world: Regne, here: Ground, at: Square) -> Square:
    """The nearest free square of plain floor."""
    taken = occupied(world)
    dry = [to for to in here.floor if here.terrain[to] == "." and to not in taken]
    return min(dry, key=lambda to: (king_moves(at, to), to))
