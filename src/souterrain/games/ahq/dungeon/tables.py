"""How the dice fall on the printed tables."""

from __future__ import annotations

from typing import TypeVar

from souterrain.core.content import HasRoll, RollTable
from souterrain.core.roll import Roll, Rules

T = TypeVar("T", bound=HasRoll)


def look_up(table: RollTable[T], rule: str, by: str) -> Rules[T]:
    """Roll one die on a table.

    Rule: ahq.setup.dice.d12."""
    result: int = yield Roll("d12", rule, by)
    return table[result]


def look_up_two(table: RollTable[T], rule: str, by: str) -> Rules[T]:
    """Roll two dice on a table and add them.

    Rule: ahq.setup.dice.two."""
    one: int = yield Roll("d12", rule, by)
    other: int = yield Roll("d12", rule, by)
    return table[one + other]
