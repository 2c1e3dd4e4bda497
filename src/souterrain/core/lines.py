"""Lines of a story as they are kept: an event in its saved form, with its dice."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec

from .events import BrokenOff, Event, TakenBack, Told, Unread
from .journal import SavedLine

_encode = msgspec.msgpack.Encoder().encode

Events: TypeAlias = "msgspec.msgpack.Decoder[Any]"
"""Reads the events of a game."""


@cache
def reader(events: Any) -> Events:
    """What reads the events of a game by their type, and those that every game has."""
    return msgspec.msgpack.Decoder(events | TakenBack | BrokenOff)


def write_line(told: Told) -> SavedLine:
    """A line of the story as it is kept."""
    event = told.event
    return SavedLine(event.raw if isinstance(event, Unread) else _encode(event), told.dice, told.to, told.n)


def read_line(line: SavedLine, events: Events) -> Told:
    """A line of the story from its kept form."""
    return Told(_event(line.event, events), line.dice, line.to, line.n)


def _event(raw: bytes, events: Events) -> Event:
    """An event as it was kept. One that this program does not know, or of which it cannot make a sentence, is kept on,
    and says so: a line of the story never makes a game unreadable."""
    try:
        event: Event = events.decode(raw)
        event.say()
    except Exception:
        return Unread(raw)
    return event
