"""The chances of a test or an attack before it is made: worked out in full, not sampled."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from souterrain.core.book import kept
from souterrain.core.say import Say

from .catalogue import BOOK
from .dice import shown
from .rows.traits import Trait
from .words import trait_in_short

Spread = dict[int, Fraction]
"""Results with the chance of each."""

_D: Spread = {face: Fraction(1, 6) for face in range(6)}


class Blow(Struct, frozen=True):
    """What an attack may come to: the chance to hit, the least and the most life points that a hit takes, and the
    chance to fell a target with so many."""

    hits: Fraction
    low: int
    high: int
    kills: Fraction


@kept
def sums(dice: int) -> Spread:
    """What some D come to together."""
    if dice == 0:
        return {0: Fraction(1)}
    return added(sums(dice - 1), _D)


def added(a: Spread, b: Spread) -> Spread:
    total: Spread = {}
    for x, p in a.items():
        for y, q in b.items():
            total[x + y] = total.get(x + y, Fraction(0)) + p * q
    return total


@kept
def faces(level: int) -> tuple[Spread, Fraction]:
    """What a power die shows, and the chance of an X."""
    if level <= 0:
        return {}, Fraction(1)
    row = BOOK.powers[min(level, len(BOOK.powers)) - 1]
    counts: Spread = {}
    cross = Fraction(0)
    for face in row.faces:
        value = shown(face, max(0, level - len(BOOK.powers)))
        if value is None:
            cross += Fraction(1, 6)
        else:
            counts[value] = counts.get(value, Fraction(0)) + Fraction(1, 6)
    return counts, cross


@kept
def passing(level: int, dice: int, difficulty: int) -> Fraction:
    """The chance to reach a difficulty with a power die and some D."""
    counts, _ = faces(level)
    return sum((p for total, p in added(counts, sums(dice)).items() if total >= difficulty), Fraction(0))


@kept
def falling(squares: int, fails: Fraction) -> Fraction:
    """The chance to fall off a bridge of so many squares, each of which goes wrong this often: then one D of six is a
    fall, and another ends the way."""
    return sum((fails / 6 * (1 - fails / 3) ** before for before in range(squares)), Fraction(0))


@kept
def blow(level: int, dice: int, plus: int, life: int, immobile: bool) -> Blow:
    """An attack with the power die of a level and some D of damage; `plus` is Strength and flat numbers less the
    target's protection. What cannot move is always hit, and an X counts nothing."""
    counts, cross = faces(level)
    rolls = dict(counts)
    if immobile and level > 0:
        rolls[0] = rolls.get(0, Fraction(0)) + cross
    hits = {total: p for total, p in added(rolls, sums(dice)).items() if immobile or total >= 0}
    chance = sum(hits.values(), Fraction(0))
    harm = [max(0, total + plus) for total in hits]
    kills = sum((p for total, p in hits.items() if life > 0 and total + plus >= life), Fraction(0))
    return Blow(chance, min(harm, default=0), max(harm, default=0), kills)


@kept
def expected(level: int, dice: int, plus: int, immobile: bool) -> Fraction:
    """The life points that an attack takes on average."""
    counts, cross = faces(level)
    rolls = dict(counts)
    if immobile and level > 0:
        rolls[0] = rolls.get(0, Fraction(0)) + cross
    totals = added(rolls, sums(dice))
    return sum((p * max(0, t + plus) for t, p in totals.items() if immobile or t >= 0), Fraction(0))


def percent(chance: Fraction) -> int:
    """A chance in whole per cent: only what is certain is 100, only what cannot be is 0."""
    return _percent(chance.numerator, chance.denominator)


@lru_cache(maxsize=4096)
def _percent(part: int, of: int) -> int:
    whole = round(Fraction(100 * part, of))
    return whole if part in (0, of) else min(99, max(1, whole))


def blow_note(cost: int, trait: Trait, level: int, what: Blow) -> Say:
    """An attack's price and chances in words."""
    return Say(
        "note-blow",
        cost=cost,
        trait=trait_in_short(trait),
        level=level,
        chance=percent(what.hits),
        low=what.low,
        high=what.high,
        kills=percent(what.kills),
    )


def test_note(cost: int, trait: Trait, level: int, chance: Fraction) -> Say:
    return Say("note-test", cost=cost, trait=trait_in_short(trait), level=level, chance=percent(chance))
