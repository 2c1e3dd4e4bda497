"""The combat tables, and the chances of an attack before it is made: worked out in full, not sampled."""

from __future__ import annotations

from functools import lru_cache

BANDS = (3, 12, 24, 36)
"""The last square of each range band but the farthest."""

FEWEST = 1e-9
"""Chains of criticals rarer than this are not followed any further."""

Chances = tuple[float, ...]
"""The chances of 0, 1, … Wounds; the last entry is for that many or more."""


def to_hit(attacker: int, defender: int) -> int:
    """The least D12 with which this Weapon Skill hits that one.

    Rule: ahq.combat-table.melee.lookup."""
    return max(2, min(10, 7 + defender - attacker))


def to_shoot(bow_skill: int, distance: int) -> int:
    """The least D12 with which this Bow Skill hits at that range; above 12 it cannot.

    Rule: ahq.combat-table.ranged.lookup."""
    band = sum(distance > last for last in BANDS)
    return max(3, 12 - max(1, bow_skill) + band)


@lru_cache(maxsize=4096)
def wounds(dice: int, toughness: int, left: int, again: int = 12, invulnerable: bool = False) -> Chances:
    """What damage dice do to a target with `left` Wounds. A die of `again` or more wounds whatever the Toughness
    and is rolled again; an invulnerable target is wounded only if there is such a die."""
    need = min(toughness, again)
    fail, repeat = (need - 1) / 12, (13 - again) / 12
    once = 1 - fail - repeat
    die = [fail, *(repeat ** (n - 1) * (once + repeat * fail) for n in range(1, left))]
    total = _added((*die, 1 - sum(die)), dice)
    if not invulnerable:
        return total
    dull = _added((fail, once, *[0.0] * (left - 1)), dice)
    return (total[0] + sum(dull[1:]), *(a - b for a, b in zip(total[1:], dull[1:], strict=True)))


def _added(one: Chances, times: int) -> Chances:
    """The sum of several like dice."""
    total: Chances = (1.0, *[0.0] * (len(one) - 1))
    for _ in range(times):
        total = _plus(total, one)
    return total


def _plus(a: Chances, b: Chances) -> Chances:
    last = len(a) - 1
    result = [0.0] * len(a)
    for i, p in enumerate(a):
        if p:
            for j, q in enumerate(b):
                result[min(last, i + j)] += p * q
    return tuple(result)


@lru_cache(maxsize=4096)
def blow(need: int, fumble: int, critical: int, harm: Chances) -> tuple[float, float]:
    """A hand-to-hand attack with the free attacks that its criticals bring: the chance to hit at all, and to take
    all the Wounds that the target has left. `harm` is what one hit does."""
    hit = (13 - max(need, fumble + 1)) / 12
    again = max(0, 13 - critical) / 12
    kill, chain, caused = 0.0, 1.0, (1.0, *[0.0] * (len(harm) - 1))
    while chain > FEWEST:
        kill += chain * (1 - hit) * caused[-1]
        caused = _plus(caused, harm)
        kill += chain * (hit - again) * caused[-1]
        chain *= again
    return hit, kill
