"""Plain data and bytes, made worse."""

from __future__ import annotations

from random import Random
from typing import Any

_NASTY: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63 - 1,
    -(2**63),
    1e308,
    0.5,
    "",
    "0",
    "-1",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "{ $x }",
    "'; drop table tables; --",
    "\u0000",
    "\u202e",
    "é" * 300,
    [],
    {},
    [[[[[[[[]]]]]]]],
    {"": {"": {"": None}}},
)


def spoilt(value: Any, luck: Random) -> Any:
    """A copy of plain data in which one thing is another: nasty, gone, twice there, or elsewhere."""
    if isinstance(value, dict) and value and luck.random() < 0.85:
        key = luck.choice(list(value))
        match luck.randrange(12):
            case 0:
                return {other: each for other, each in value.items() if other != key}
            case 1:
                return {**value, str(luck.choice(_NASTY)): value[key]}
            case 2:
                return {**value, key: value[luck.choice(list(value))]}
        return {**value, key: spoilt(value[key], luck)}
    if isinstance(value, list | tuple) and value and luck.random() < 0.85:
        at = luck.randrange(len(value))
        match luck.randrange(12):
            case 0:
                return [*value[:at], *value[at + 1 :]]
            case 1:
                return [*value, value[at]]
        return [*value[:at], spoilt(value[at], luck), *value[at + 1 :]]
    if type(value) is int and luck.random() < 0.6:
        return max(-(2**63), value + luck.choice((-1, 1, 7, 1000)))
    if isinstance(value, bytes):
        return bitten(value, luck)
    return luck.choice(_NASTY)


def bitten(data: bytes, luck: Random) -> bytes:
    """Bytes of which some are others, or missing."""
    found = bytearray(data)
    for _ in range(luck.randrange(1, 4)):
        if found:
            found[luck.randrange(len(found))] = luck.randrange(256)
    return bytes(found[: luck.randrange(len(found) + 1)] if luck.random() < 0.3 else found)
