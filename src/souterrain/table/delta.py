"""Differences between two views, so that only what changed travels."""

from __future__ import annotations

from typing import Any

_MISSING = object()


def diff(old: Any, new: Any) -> Any:
    """What turns `old` into `new`, as PROTOCOL.md has it; None where nothing differs."""
    if type(old) is dict and type(new) is dict:
        changes: dict[str, Any] = {}
        for key, value in new.items():
            before = old.get(key, _MISSING)
            if before is _MISSING:
                changes[key] = ["=", value]
            elif before != value:
                changes[key] = diff(before, value)
        for key in old:
            if key not in new:
                changes[key] = ["-"]
        return changes or None
    if type(old) is list and type(new) is list:
        return _diff_list(old, new)
    return None if old == new and type(old) is type(new) else ["=", new]


def _diff_list(old: list[Any], new: list[Any]) -> Any:
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
