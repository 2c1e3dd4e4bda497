"""What has happened: small typed facts, told by the rules, put into words by the text layer."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from .say import Arg, Say
from .world import World


@cache
def kebab(name: str) -> str:
    """`ToldSecret` as `told-secret`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def word(prefix: str) -> Meta:
    """Marks an event's field as an id to be put in words: `Annotated[str, word("monster-")]`."""
    return Meta(extra={"word": prefix})


Way: TypeAlias = Annotated[tuple[str, ...], Meta(extra={"way": True})]
"""Marks an event's field as the places that somebody went over. No sentence is made of it: clients draw it."""


Moment: TypeAlias = Literal["", "chapter", "turn", "fight", "find", "slain", "death"]
"""What makes an event stand out in a story: a new chapter, a turn or a round, a fight that begins, a find or something
that comes to light, somebody slain, the end of one of the heroes."""


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=kebab, omit_defaults=True):
    """Base of all events. Each names its rule: `rule: str = "game.chapter.rule"` is its last field."""

    @property
    def moment(self) -> Moment:
        """What makes it stand out, where anything does."""
        return ""

    @property
    def dull(self) -> bool:
        """That nothing happened, or nothing that is not told beside it: it keeps the dice that decided so, and is no
        line of the story."""
        return False

    @property
    def because(self) -> str:
        """The id of the rule behind this event."""
        rule: str = getattr(self, "rule", "")
        return rule

    @property
    def kind(self) -> str:
        """The event's name, as its text and its saved form have it."""
        return kebab(type(self).__name__)

    @property
    def walked(self) -> tuple[str, ...]:
        """The places that somebody went over, one after the other, where this event tells of a walk."""
        field = _way(type(self))
        way: tuple[str, ...] = getattr(self, field) if field else ()
        return way

    def say(self) -> Say:
        """The sentence that tells this event, its fields as arguments."""
        args: dict[str, Arg] = {}
        for field, prefix in _fields(type(self)):
            value = getattr(self, field)
            if prefix is None:
                args[field] = value if isinstance(value, (str, int, float)) else str(value)
            elif isinstance(value, str):
                args[field] = spoken(prefix, value)
            else:
                args[field] = Say("list", **{f"n{i}": spoken(prefix, each) for i, each in enumerate(value)})
        return Say("event-" + self.kind, **args)

    def recalled(self) -> Say:
        """The same as a chronicle has it, to which dice no longer matter."""
        return self.say()


_NUMBER = "\u00a0"
"""Between an id and its number; no player's own name has one in it, for it cannot be printed."""


def numbered(id: str, number: int | str) -> str:
    """An id with the number that tells its bearer from others like it; without one where the number is 0 or empty."""
    return f"{id}{_NUMBER}{number}" if number else id


def roman(number: int) -> str:
    """A number below forty as Romans wrote it: heroes of one name are counted as kings are."""
    tens, ones = divmod(number, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def unnumbered(id: str) -> str:
    """An id without the number that tells its bearer from others."""
    return id.partition(_NUMBER)[0]


def spoken(prefix: str, value: str) -> Say:
    """The word for an id, or the id itself where no word is known (a player's own name for a hero)."""
    id, sign, number = value.partition(_NUMBER)
    word = Say(prefix + id, literal=id)
    return Say("numbered", word=word, number=number) if sign else word


@cache
def _fields(event: type[Event]) -> tuple[tuple[str, str | None], ...]:
    """The fields of an event type that its sentence may use, with the word prefix of each."""
    hints = get_type_hints(event, include_extras=True)
    silent = ("rule", _way(event))
    return tuple((name, word_prefix(hints[name])) for name in event.__struct_fields__ if name not in silent)


@cache
def _way(event: type[Event]) -> str:
    """The name of the field that holds a way, if the event has one."""
    hints = get_type_hints(event, include_extras=True)
    return next((name for name in event.__struct_fields__ if hints[name] == Way), "")


def word_prefix(hint: Any) -> str | None:
    """The word prefix of a field: of the field itself, or of the members of a list or tuple."""
    if get_origin(hint) is Annotated:
        for meta in get_args(hint)[1:]:
            if isinstance(meta, Meta) and meta.extra and "word" in meta.extra:
                return str(meta.extra["word"])
    for inner in get_args(hint):
        prefix = word_prefix(inner)
        if prefix is not None:
            return prefix
    return None


class TakenBack(Event, frozen=True):
    """A decision was taken back; `seat` is "" where there is only one player. The table tells it, not the rules of a
    game."""

    seat: Annotated[str, word("seat-")]

    def say(self) -> Say:
        return super().say() if self.seat else Say("event-taken-back-alone")


class BrokenOff(Event, frozen=True):
    """A game that went in circles was ended by those who play it."""

    moment = "chapter"
    seat: Annotated[str, word("seat-")]


class Unread(Event, frozen=True):
    """What an earlier or a later program told in a way that this one does not know."""

    raw: bytes


class Die(Struct, frozen=True, gc=False, array_like=True):
    """A die as it fell; with `wants`, a success from that result on."""

    die: str
    result: int
    reads: str = ""
    face: str = ""
    wants: int = 0


class Told(Struct, frozen=True, gc=False):
    """An event as the session recorded it: with the dice that decided it, the seats that may see it (none named
    means all), and the number of the decision before which it happened."""

    event: Event
    dice: tuple[Die, ...]
    to: tuple[str, ...]
    n: int


def tell(world: World, event: Event, to: tuple[str, ...] = ()) -> None:
    """Tell what happened to everybody, or only to some seats."""
    world.told.append((event, to))
