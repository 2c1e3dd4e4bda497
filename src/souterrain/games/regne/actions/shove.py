"""Shoving an adversary back, over an edge if there is one."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Literal

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from .. import hooks
from ..bridges import plunge
from ..catalogue import BOOK
from ..chairs import automatic
from ..events.actions import Shoved
from ..ground import DEADLY, Ground, gapes, ground, occupied, within_reach
from ..odds import passing, test_note
from ..sheet import dice_of, flies, immaterial, level
from ..testing import passes
from ..traps import fall
from ..words import called, figure_word
from ..world import Figure, Regne, against

RULE = "regne.shove.test"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    if who.points < BOOK.costs.shove:
        return
    height = level(world, who, "strength")
    for foe in against(world, who):
        if within_reach(here, who.at, foe.at) and not foe.hole and not foe.invisible and behind(world, who, foe, here):
            hard = level(world, foe, "strength")
            note = test_note(BOOK.costs.shove, "strength", height, dice_of(who, "strength"), hard)
            text = Say("option-shove", target=figure_word(foe))
            option = Option("shove", text, key(foe.at), note, RULE, group=Say("group-attack"), on=(foe.id,))
            yield Deed(option, partial(shove, world, who, foe))


def chance(world: Regne, who: Figure, foe: Figure) -> Fraction:
    return passing(level(world, who, "strength"), dice_of(who, "strength"), level(world, foe, "strength"))


def behind(world: Regne, who: Figure, foe: Figure, here: Ground) -> list[Square]:
    """The empty squares that he can be pushed onto: straight back, or half a turn to either side. Lava, water and
    holes are empty, but not for those who fly; and nobody can push what has no body.

    regne.flight.rule, regne.immaterial.passage"""
    if immaterial(foe):
        return []
    dx, dy = foe.at[0] - who.at[0], foe.at[1] - who.at[1]
    ahead = [(dx, dy), (dx, 0), (0, dy)] if dx and dy else [(dx, dy), (dx or 1, dy or 1), (dx or -1, dy or -1)]
    taken = set(occupied(world))
    taken |= {element.at for element in world.elements.values() if BOOK.elements[element.kind].stands == "low"}
    squares = [(foe.at[0] + x, foe.at[1] + y) for x, y in ahead]
    if flies(foe):
        squares = [at for at in squares if at in here.floor]
    return [at for at in squares if at in here.beside[foe.at] and not here.solid(at) and at not in taken]


def shove(world: Regne, who: Figure, foe: Figure, onto: Square | None = None) -> Rules[None]:
    """A Strength test against his; on success he goes back a square of the attacker's choice, and suffers what is
    there.

    regne.shove.move"""
    who.points -= BOOK.costs.shove
    if not (yield from passes(world, who, "strength", level(world, foe, "strength"), RULE)):
        return
    here = ground(world)
    squares = behind(world, who, foe, here)
    if onto is None and len(squares) > 1 and not automatic(world, who):
        offers = [(Option("onto", Say("option-onto"), key(at), on=(key(at),)), at) for at in squares]
        onto = yield from which(who.seat, Say("ask-shove", who=figure_word(foe)), offers, "regne.shove.move")
    before, foe.at = foe.at, onto or squares[0]
    tell(world, Shoved(called(foe), (key(foe.at),), _into(world, here, foe.at)))
    yield from land(world, foe, before, here)


def _into(world: Regne, here: Ground, at: Square) -> Literal["", "lava", "water", "hole"]:
    if here.terrain[at] not in DEADLY:
        return "hole" if _gaping(world, at) else ""
    return "lava" if at in here.lava else "water"


def _gaping(world: Regne, at: Square) -> bool:
    return any(element.at == at and gapes(element) for element in world.elements.values())


def land(world: Regne, who: Figure, before: Square, here: Ground) -> Rules[None]:
    """Somebody has come down on a square that nobody walks onto, or on any other."""
    if here.terrain[who.at] in DEADLY:
        yield from plunge(world, who, before)
    elif _gaping(world, who.at):
        yield from fall(world, who)
    else:
        yield from hooks.call(hooks.ENTERED.all, world, who, before, False)
