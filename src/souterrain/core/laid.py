"""Turns that are over, laid away: packed, for they are seldom looked at. Who looks at one reads it as any other."""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from .events import BrokenOff, Event, TakenBack, Told, Unread
from .journal import Entry, SavedLine, Turn

_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(tuple[list[Entry], list[SavedLine]])

Events: TypeAlias = "msgspec.msgpack.Decoder[Any]"
"""Reads the events of a game."""


class Laid(Struct, gc=False):
    """A turn in as little room as it takes: what was decided, rolled and told in it, and the world at its start where
    that is kept."""

    decisions: int
    rolls: int
    lines: int
    head: bytes
    world: bytes | None
    record: bytes
    events: Events

    @property
    def start(self) -> bytes | None:
        return zlib.decompress(self.world) if self.world else None

    @property
    def entries(self) -> list[Entry]:
        return _decoder.decode(zlib.decompress(self.record))[0]

    @property
    def story(self) -> list[Told]:
        return [read_line(line, self.events) for line in _decoder.decode(zlib.decompress(self.record))[1]]


def lay(turn: Turn, events: Events) -> Laid:
    """Lay a turn away."""
    record = packed(_encode((turn.entries, [*map(write_line, turn.story)])))
    world = packed(turn.start) if turn.start else None
    return Laid(turn.decisions, turn.rolls, turn.lines, turn.head, world, record, events)


def packed(data: bytes) -> bytes:
    """Something small, compressed. zlib takes four times as long to make ready for something large."""
    press = zlib.compressobj(level=1, wbits=12, memLevel=5)
    return press.compress(data) + press.flush()


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
