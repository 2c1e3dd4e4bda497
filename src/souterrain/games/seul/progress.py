"""V. Progress: experience and new hit dice."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .catalogue import BOOK
from .events.gifts import Earned, NewHitDie
from .telling import tell_with
from .world import SEAT, World, note


def award(world: World, what: str, times: int = 1) -> Rules[None]:
    """Experience for something that the catalogue names, so many times."""
    row = BOOK.awards[what]
    yield from earn_px(world, times * row.px, row.rule)


def earn_px(world: World, px: int, rule: str) -> Rules[None]:
    """Experience, and the hit dice that it brings, one after the other."""
    hero = world.hero
    if px <= 0 or hero.dead:
        return
    hero.px += px
    tell_with(world, Earned(px, hero.px, rule), px=px)
    while hero.px >= threshold(hero.dv):
        yield from gain_dv(world)


def threshold(dv: int) -> int:
    """The experience at which a character of so many DV gains the next."""
    return 1000 << dv


def gain_dv(world: World) -> Rules[None]:
    """A new hit die: all of them are rolled, and the sum is the new maximum if it is better."""
    hero = world.hero
    hero.dv += 1
    rolled = 0
    for _ in range(hero.dv):
        face: int = yield Roll(f"d{hero.die}", "seul.level.new-hit-points", SEAT)
        rolled += face
    top = rolled if rolled > hero.top else hero.top + 1
    hero.hp += top - hero.top
    hero.top = top
    tell(world, NewHitDie(hero.dv, hero.top))
    note(world, "level", n=hero.dv)


def actions(dv: int) -> int:
    """Actions in a Round of combat.

    Rule: seul.level.actions-per-round."""
    return next(row.number for row in reversed(BOOK.actions) if dv >= row.dv)
