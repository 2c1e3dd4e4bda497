"""References from one row of content to another, marked in the types of rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct


def ref(*kinds: str) -> Meta:
    """Marks a field as the id of a row of one of some kinds: `Annotated[str, ref("weapon")]`. An empty one names
    nothing. The kind "rule" is the game's rulebook."""
    return Meta(extra={"ref": kinds})


def references(row: Struct) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """All ids that a row names: the field, the kinds that it may be of, the id."""
    for field, hint in _marked(type(row)):
        for kinds, id in _named(hint, getattr(row, field)):
            yield field, kinds, id


@cache
def _marked(type: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a row type in which references are, with their types."""
    hints = get_type_hints(type, include_extras=True)
    return tuple((field, hints[field]) for field in type.__struct_fields__ if _refers(hints[field]))


def _refers(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return _kinds(hint) is not None or _refers(get_args(hint)[0])
    if isinstance(hint, type) and issubclass(hint, Struct):
        return bool(_marked(hint))
    return any(_refers(inner) for inner in get_args(hint))


def _kinds(hint: Any) -> tuple[str, ...] | None:
    for meta in get_args(hint)[1:]:
        if isinstance(meta, Meta) and meta.extra and "ref" in meta.extra:
            kinds: tuple[str, ...] = meta.extra["ref"]
            return kinds
    return None


def _named(hint: Any, value: Any) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, Struct):
        for _, kinds, id in references(value):
            yield kinds, id
    elif get_origin(hint) is Annotated:
        marked = _kinds(hint)
        if marked is None:
            yield from _named(get_args(hint)[0], value)
        elif value:
            yield marked, value
    elif isinstance(value, Mapping):
        of_key, of_value = get_args(hint)
        for key, inner in value.items():
            yield from _named(of_key, key)
            yield from _named(of_value, inner)
    elif isinstance(value, (list, tuple)):
        inside = [each for each in get_args(hint) if each is not Ellipsis]
        for n, inner in enumerate(value):
            yield from _named(inside[min(n, len(inside) - 1)], inner)
    elif value is not None:
        for inner in get_args(hint):
            if _refers(inner):
                yield from _named(inner, value)
