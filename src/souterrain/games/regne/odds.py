"""The chances of a test or an attack before it is made: worked out in full, not sampled."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from souterrain.core.book import kept
from souterrain.core.say import Say

from .catalogue import BOOK
from .dice import formula, shown
from .rows.traits import Trait
from .words import trait_in_short

Ways = dict[int, int]
"""Results, each with in how many ways dice of six faces come to it."""

_D: Ways = dict.fromkeys(range(6), 1)


class Blow(Struct, frozen=True, cache_hash=True):
    """What an attack may come to: the chance to hit, the least and the most life points that a hit takes, and the
    chance to fell a target with so many."""

    hits: Fraction
    low: int
    high: int
    kills: Fraction


@kept
def sums(dice: int) -> Ways:
    """What some D come to together."""
    return added(sums(dice - 1), _D) if dice else {0: 1}


def added(a: Ways, b: Ways) -> Ways:
    total: Ways = {}
    for x, p in a.items():
        for y, q in b.items():
            total[x + y] = total.get(x + y, 0) + p * q
    return total


@kept
def faces(level: int) -> tuple[Ways, int]:
    """What a power die shows, and how many of its faces are an X."""
    if level <= 0:
        return {}, 0
    row = BOOK.powers[min(level, len(BOOK.powers)) - 1]
    counts: Ways = {}
    cross = 0
    for face in row.faces:
        value = shown(face, max(0, level - len(BOOK.powers)))
        if value is None:
            cross += 1
        else:
            counts[value] = counts.get(value, 0) + 1
    return counts, cross


def _of_all(ways: int, dice: int) -> Fraction:
    """The chance of so many ways, with a power die and some D."""
    return Fraction(ways, 6 ** (dice + 1))


@kept
def passing(level: int, dice: int, difficulty: int) -> Fraction:
    """The chance to reach a difficulty with a power die and some D."""
    counts, _ = faces(level)
    return _of_all(sum(n for total, n in added(counts, sums(dice)).items() if total >= difficulty), dice)


@kept
def falling(squares: int, fails: Fraction) -> Fraction:
    """The chance to fall off a bridge of so many squares, each of which goes wrong this often: then one D of six is a
    fall, and another ends the way."""
    return sum((fails / 6 * (1 - fails / 3) ** before for before in range(squares)), Fraction(0))


@kept
def _hits(level: int, dice: int, immobile: bool) -> Ways:
    """What the dice of an attack come to where it hits. What cannot move is always hit, and an X counts nothing."""
    counts, cross = faces(level)
    rolls = dict(counts)
    if immobile and cross:
        rolls[0] = rolls.get(0, 0) + cross
    return {total: n for total, n in added(rolls, sums(dice)).items() if immobile or total >= 0}


@kept
def blow(level: int, dice: int, plus: int, life: int, immobile: bool) -> Blow:
    """An attack with the power die of a level and some D of damage; `plus` is Strength and flat numbers less the
    target's protection."""
    hits = _hits(level, dice, immobile)
    harm = [max(0, total + plus) for total in hits]
    kills = sum(n for total, n in hits.items() if life > 0 and total + plus >= life)
    return Blow(_of_all(sum(hits.values()), dice), min(harm, default=0), max(harm, default=0), _of_all(kills, dice))


@kept
def blows(count: int, again: bool, level: int, dice: int, plus: int, life: int, immobile: bool) -> Blow:
    """Some blows in one: the chance that any of them hits, and what they take together. One that misses may be rolled
    `again`."""
    once = blow(level, dice, plus, life, immobile)
    luck = 2 - once.hits if again else Fraction(1)
    hits, kills = once.hits * luck, once.kills * luck
    if count > 1 and life > 0:
        kills += (1 - hits) * blows(count - 1, again, level, dice, plus, life, immobile).kills
        for total, n in _hits(level, dice, immobile).items():
            left = life - max(0, total + plus)
            kills += _of_all(n, dice) * luck * blows(count - 1, again, level, dice, plus, left, immobile).kills
    return Blow(1 - (1 - hits) ** count, once.low, once.high * count, kills)


@kept
def bolt(level: int, dice: int, difficulty: int, amount: str, off: int, life: int) -> Blow:
    """A spell of some difficulty whose damage is an amount less what the target takes off."""
    works, what = passing(level, dice, difficulty), formula(amount)
    totals, plus = sums(what.dice), what.plus - off
    kills = sum(n for total, n in totals.items() if 0 < life <= total + plus)
    low, high = (max(0, total + plus) for total in (min(totals), max(totals)))
    return Blow(works, low, high, works * Fraction(kills, 6**what.dice))


@kept
def expected(level: int, dice: int, plus: int, immobile: bool) -> Fraction:
    """The life points that an attack takes on average."""
    hits = _hits(level, dice, immobile)
    return _of_all(sum(n * max(0, total + plus) for total, n in hits.items()), dice)


def percent(chance: Fraction) -> int:
    """A chance in whole per cent: only what is certain is 100, only what cannot be is 0."""
    return _percent(chance.numerator, chance.denominator)


@lru_cache(maxsize=4096)
def _percent(part: int, of: int) -> int:
    whole = round(Fraction(100 * part, of))
    return whole if part in (0, of) else min(99, max(1, whole))


@lru_cache(maxsize=4096)
def blow_note(cost: int, trait: Trait, level: int, what: Blow, message: str = "note-blow") -> Say:
    """An attack's price and chances in words."""
    return Say(
        message,
        cost=cost,
        trait=trait_in_short(trait),
        level=level,
        chance=percent(what.hits),
        low=what.low,
        high=what.high,
        kills=percent(what.kills),
    )


@kept
def test_note(cost: int, trait: Trait, level: int, dice: int, difficulty: int) -> Say:
    """The price and the chance of a test in words."""
    chance = percent(passing(level, dice, difficulty))
    return Say("note-test", cost=cost, trait=trait_in_short(trait), level=level, chance=chance)


@kept
def heal_note(cost: int, level: int, dice: int, difficulty: int, amount: str, lost: int) -> Say:
    """The price and the chance of a spell that gives back so much of what was lost."""
    what = formula(amount)
    low, high = min(lost, what.plus), min(lost, what.plus + max(sums(what.dice)))
    chance = percent(passing(level, dice, difficulty))
    facts = {"cost": cost, "level": level, "chance": chance, "low": low, "high": high, "sure": low == high}
    return Say("note-heal", trait=trait_in_short("magic"), **facts)
