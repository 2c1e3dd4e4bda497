"""What is offered and what is done, in one place.

A rule lists deeds: each an `Option` together with what happens when it is chosen. Nobody reads a key to find out
what an answer meant.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Generic, NamedTuple, TypeVar

from .ask import Ask, Option, Seat
from .roll import Rules
from .say import Say

T = TypeVar("T")


class Deed(NamedTuple, Generic[T]):
    """Something that may be done: how it is offered, and the rule, or plain function, that carries it out."""

    option: Option
    do: Callable[[], Rules[T] | T]


class Each(NamedTuple, Generic[T]):
    """One deed for each of many options alike, such as the squares that can be walked to: `do` is told which."""

    options: Iterable[Option]
    do: Callable[[Option], Rules[T] | T]


def choose(seat: Seat, text: Say, deeds: Iterable[Deed[T] | Each[T]], rule: str) -> Rules[T]:
    """Ask which of some deeds is to be done, and do it. What it returns is returned."""
    options: list[Option] = []
    do: list[tuple[int, Deed[T] | Each[T]]] = []
    for deed in deeds:
        if isinstance(deed, Deed):
            options.append(deed.option)
        else:
            options += deed.options
        do.append((len(options), deed))
    key: str = yield Ask(seat, text, tuple(options), rule)
    at = next(n for n, option in enumerate(options) if option.key == key)
    chosen = next(deed for end, deed in do if at < end)
    done = chosen.do() if isinstance(chosen, Deed) else chosen.do(options[at])
    result: T = yield from perform(done)
    return result


def perform(done: Rules[T] | T) -> Rules[T]:
    """Run what a deed began: a rule to its end, where it is one that may pause."""
    if isinstance(done, Generator):
        result: T = yield from done
        return result
    return done


def which(seat: Seat, text: Say, offers: Iterable[tuple[Option, T]], rule: str) -> Rules[T]:
    """Ask for one of some things, each with the option that stands for it."""
    found = list(offers)
    key: str = yield Ask(seat, text, tuple(option for option, _ in found), rule)
    return next(thing for option, thing in found if option.key == key)


def agreed(seat: Seat, text: Say, rule: str, yes: Option, no: Option) -> Rules[bool]:
    """Ask for a yes or a no, each in the question's own words; the one that is named first stands first."""
    key: str = yield Ask(seat, text, (yes, no), rule)
    return key == yes.key
