"""What is offered and what is done, in one place.

A rule lists deeds: each an `Option` together with what happens when it is chosen. Nobody reads a key to find out
what an answer meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from types import GeneratorType
from typing import Generic, TypeVar

from msgspec import Struct

from .ask import Ask, Option, Seat
from .roll import Rules
from .say import Say

T = TypeVar("T")
S = TypeVar("S")
T_co = TypeVar("T_co", covariant=True)


class Deed(Struct, Generic[T_co], frozen=True):
    """Something that may be done: how it is offered, and the rule, or plain function, that carries it out."""

    option: Option
    do: Callable[[], Rules[T_co] | T_co]


class Each(Struct, Generic[T_co], frozen=True):
    """One deed for each of many options alike, such as the squares that can be walked to: `do` is told which."""

    options: Sequence[Option]
    do: Callable[[Option], Rules[T_co] | T_co]


Offers = Iterator[Deed[T] | Each[T]]
"""What a chapter offers: its deeds, one after the other."""


def choose(
    seat: Seat,
    text: Say,
    deeds: Iterable[Deed[T] | Each[T]],
    rule: str,
    first: Callable[[Option], object] | None = None,
) -> Rules[T]:
    """Ask which of some deeds is to be done, and do it. What it returns is returned. `first` is told of the choice
    before anything is done: what every deed of a turn has in common."""
    found = list(deeds)
    key: str = yield Ask(seat, text, offered(found), rule)
    deed, option = _chosen(found, key)
    if first is not None:
        first(option)
    result: T = yield from perform(deed.do() if isinstance(deed, Deed) else deed.do(option))
    return result


def _chosen(deeds: list[Deed[T] | Each[T]], key: str) -> tuple[Deed[T] | Each[T], Option]:
    """The deed that an answer names, and the option by which it was offered."""
    for deed in deeds:
        if isinstance(deed, Each):
            for option in deed.options:
                if option.key == key:
                    return deed, option
        elif deed.option.key == key:
            return deed, deed.option
    raise KeyError(key)


def choose_until(
    done: Option,
    seat: Seat,
    text: Callable[[], Say],
    deeds: Callable[[], Iterable[Deed[None] | Each[None]]],
    rule: str,
) -> Rules[None]:
    """Ask again and again, as things then stand, which of some deeds is to be done, until it is `done`, which stands
    last."""
    enough = Deed(done, lambda: True)
    while not (yield from choose(seat, text(), _and(deeds(), enough), rule)):
        pass


def _and(deeds: Iterable[Deed[None] | Each[None]], last: Deed[bool]) -> Offers[bool | None]:
    yield from deeds
    yield last


def followed(deeds: Iterable[Deed[T] | Each[T]], then: Callable[[T], S]) -> list[Deed[S] | Each[S]]:
    """The same deeds, each followed by what a turn makes of it: `then` is told what came of the deed."""
    return [
        Deed(deed.option, partial(_followed, deed.do, then))
        if isinstance(deed, Deed)
        else Each(deed.options, partial(_each_followed, deed.do, then))
        for deed in deeds
    ]


def _followed(do: Callable[[], Rules[T] | T], then: Callable[[T], S]) -> Rules[S]:
    return then((yield from perform(do())))


def _each_followed(do: Callable[[Option], Rules[T] | T], then: Callable[[T], S], option: Option) -> Rules[S]:
    return then((yield from perform(do(option))))


def offered(deeds: Iterable[Deed[T] | Each[T]]) -> tuple[Option, ...]:
    """The options of some deeds, in order."""
    found: list[Option] = []
    for deed in deeds:
        if isinstance(deed, Deed):
            found.append(deed.option)
        else:
            found += deed.options
    return tuple(found)


def perform(done: Rules[T] | T) -> Rules[T]:
    """Run what a deed began: a rule to its end, where it is one that may pause."""
    if isinstance(done, GeneratorType):
        result: T = yield from done
        return result
    return done  # type: ignore[return-value]


def which(seat: Seat, text: Say, offers: Iterable[tuple[Option, T]], rule: str) -> Rules[T]:
    """Ask for one of some things, each with the option that stands for it."""
    found = list(offers)
    key: str = yield Ask(seat, text, tuple(option for option, _ in found), rule)
    return next(thing for option, thing in found if option.key == key)


def one_of(seat: Seat, text: Say, offers: Iterable[tuple[Option, T]], rule: str) -> Rules[T]:
    """As `which`, but where there is one thing only it is taken without a question."""
    found = list(offers)
    if len(found) == 1:
        return found[0][1]
    thing: T = yield from which(seat, text, found, rule)
    return thing


def agreed(seat: Seat, text: Say, rule: str, yes: Option, no: Option) -> Rules[bool]:
    """Ask for a yes or a no, each in the question's own words; the one that is named first stands first."""
    key: str = yield Ask(seat, text, (yes, no), rule)
    return key == yes.key
