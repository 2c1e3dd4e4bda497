"""What a game says: every message that reaches a player, and which kinds of arguments come with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct

from souterrain.core.events import Event, kebab, spoken, word_prefix
from souterrain.core.say import Arg, Say

Kind: TypeAlias = type | str | Say
"""What an argument can be: `bool` for both truths, `int` for any number, or one word."""

Heard: TypeAlias = dict[tuple[str, str], set[Kind]]
"""The kinds that were heard, by message and argument."""


def says(value: Any) -> Iterator[Say]:
    """Every message inside a view, a question or an event, those among a message's arguments too."""
    if isinstance(value, Say):
        yield value
        yield from says(value.args)
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from says(getattr(value, field))
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from says(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from says(each)


def hear(said: Any, heard: Heard) -> None:
    """Note the arguments of all that was said, of those messages and arguments that `heard` has a place for."""
    for say in says(said):
        for name, value in say.args.items():
            if (kinds := heard.get((say.id, name))) is not None:
                kinds.add(kind_of(value))


def hear_events(events: Iterable[type[Event]], ids: Iterable[str], heard: Heard) -> None:
    """Note what the fields of events can hold, by their types; `ids` are the messages there are words in."""
    ids = list(ids)
    for event in events:
        message = "event-" + kebab(event.__name__)
        for field, hint in get_type_hints(event, include_extras=True).items():
            if (kinds := heard.get((message, field))) is not None:
                kinds |= _kinds(hint, ids)


def _kinds(hint: Any, ids: list[str]) -> set[Kind]:
    """What a field of this type may hold. A bare text may be anything, so that no sentence can count on it."""
    prefix = word_prefix(hint)
    if prefix is not None:
        words = [spoken(prefix, id.removeprefix(prefix)) for id in ids if id.startswith(prefix)]
        return set(words) if _single(hint) else {_list(words[:1]), _list(words[:2])}
    if hint in (bool, int, float):
        return {kind_of(hint())}
    return set(get_args(hint)) if get_origin(hint) is Literal else set()


def _single(hint: Any) -> bool:
    """Whether a field holds one word, not a list of them."""
    return get_origin(hint) not in (tuple, list)


def _list(words: list[Say]) -> Say:
    return Say("list", **{f"n{i}": word for i, word in enumerate(words)})


def kind_of(value: Arg) -> Kind:
    if isinstance(value, bool):
        return bool
    return int if isinstance(value, (int, float)) else value


def samples(kind: Kind) -> tuple[Arg, ...]:
    """Values of a kind, of every sort that a sentence can tell apart."""
    if kind is bool:
        return True, False
    return tuple(range(101)) if isinstance(kind, type) else (kind,)
