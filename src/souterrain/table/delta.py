"""Differences between two views, so that only what changed travels."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

_members = msgspec.json.Decoder(dict[str, Raw]).decode
_items = msgspec.json.Decoder(list[Raw]).decode


def diff(old: Raw, new: Raw) -> Any:
    """What turns a piece of JSON into another, as PROTOCOL.md has it; None where nothing differs. Of both only what
    differs is taken apart."""
    if old == new:
        return None
    match _opening(old), _opening(new):
        case "{", "{":
            return _diff_object(_members(old), _members(new))
        case "[", "[":
            return _diff_list(_items(old), _items(new))
    return ["=", new]


def _opening(piece: Raw) -> str:
    return chr(memoryview(piece)[0])


def _diff_object(old: dict[str, Raw], new: dict[str, Raw]) -> Any:
    changes: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            changes[key] = ["=", value]
        elif old[key] != value:
            changes[key] = diff(old[key], value)
    for key in old:
        if key not in new:
            changes[key] = ["-"]
    return changes or None


def _diff_list(old: list[Raw], new: list[Raw]) -> Any:
    keep = min(len(old), len(new))
    others = [n for n in range(keep) if old[n] != new[n]]
    if len(others) * 2 > keep:
        return ["=", new]
    changed = {str(n): diff(old[n], new[n]) for n in others}
    if not changed and len(new) == len(old):
        return None
    if not changed and len(new) > len(old):
        return ["+", new[keep:]]
    return ["@", changed, keep, new[keep:]]


def patch(old: Any, delta: Any) -> Any:
    """The new value from the old one and a difference."""
    if delta is None:
        return old
    if type(delta) is dict:
        result = dict(old)
        for key, change in delta.items():
            if change == ["-"]:
                result.pop(key, None)
            else:
                result[key] = patch(result.get(key), change)
        return result
    match delta:
        case ["=", value]:
            return value
        case ["+", items]:
            return [*old, *items]
        case ["@", changed, keep, items]:
            return [patch(each, changed.get(str(n))) for n, each in enumerate(old[:keep])] + items
    raise ValueError(f"not a difference: {delta!r}")
