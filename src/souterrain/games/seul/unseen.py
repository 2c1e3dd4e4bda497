"""Dice that nobody may see yet: what lies in a place, who is on the way."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from souterrain.core.roll import Roll, Rules

T = TypeVar("T")


def unseen(rules: Rules[T]) -> Rules[T]:
    """Run a rule with all its dice hidden."""
    value: Any = None
    while True:
        try:
            wanted = rules.send(value)
        except StopIteration as done:
            result: T = done.value
            return result
        value = yield replace(wanted, hidden=True) if isinstance(wanted, Roll) else wanted
