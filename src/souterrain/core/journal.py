"""The record of a game: what was decided and rolled, turn by turn, and its form on disk."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from .asides import Aside
from .ask import Answer, Question
from .errors import BadSave, Desync
from .events import Die, Told
from .roll import Roll


class Decided(Struct, frozen=True, gc=False, tag="d", array_like=True):
    """An answer, and the question it was given to."""

    seat: str
    rule: str
    text: str
    value: Answer

    def check(self, asked: Question | Roll, n: int) -> None:
        """Duty: replay must meet the question that was recorded."""
        if isinstance(asked, Roll) or asked.rule != self.rule or asked.text.id != self.text or asked.seat != self.seat:
            raise desync(n, f"{self.seat}: {self.text} ({self.rule})", asked)


class Rolled(Struct, frozen=True, gc=False, tag="r", array_like=True):
    """A die as it fell; `of` counts the faces of one that has some; `typed` where a player rolled it by hand, and then
    `by` is the seat that said so."""

    die: str
    rule: str
    result: int
    of: int = 0
    typed: bool = False
    by: str = ""

    def check(self, asked: Question | Roll, n: int) -> None:
        """Duty: replay must meet the roll that was recorded, with a result that the die can show."""
        if not isinstance(asked, Roll) or asked.rule != self.rule or asked.die != self.die:
            raise desync(n, f"{self.die} ({self.rule})", asked)
        if not 1 <= self.result <= asked.sides:
            raise desync(n, f"{self.die} = {self.result} ({self.rule})", asked)


Entry: TypeAlias = Decided | Rolled


def is_stop(entry: Entry) -> bool:
    """Whether the game waited for somebody here."""
    return type(entry) is Decided or (type(entry) is Rolled and entry.typed)


def desync(n: int, recorded: str, asked: Question | Roll) -> Desync:
    if isinstance(asked, Roll):
        now = f"{asked.die} ({asked.rule})"
    else:
        now = f"{asked.seat}: {asked.text.id} ({asked.rule})"
    return Desync("desync", n=n, recorded=recorded, asked=now)


class Turn(Struct, gc=False):
    """One turn: the world at its start (None where it was thinned out), what was decided and rolled, what was told;
    and how many decisions, rolls and lines of the story came before it."""

    start: bytes | None
    decisions: int
    rolls: int
    lines: int
    entries: list[Entry]
    story: list[Told]
    head: bytes = b""
    """The head of the journal's chain before this turn, where dice are bound to it."""


class SavedLine(Struct, frozen=True, array_like=True):
    event: bytes
    dice: tuple[Die, ...]
    to: tuple[str, ...]
    n: int


class SavedTurn(Struct, frozen=True, array_like=True):
    """A turn, or the part of one that an answer added: turn number `turn`, its opening only in the first part."""

    turn: int
    start: bytes | None
    decisions: int
    rolls: int
    entries: list[Entry]
    story: list[SavedLine]


def gather(parts: Iterable[SavedTurn]) -> list[SavedTurn]:
    """Whole turns from their parts, given in order."""
    turns: list[SavedTurn] = []
    for part in parts:
        if turns and turns[-1].turn == part.turn:
            turns[-1].entries.extend(part.entries)
            turns[-1].story.extend(part.story)
        else:
            turns.append(part)
    return turns


class Saved(Struct, frozen=True):
    """A game on disk; `version` is the game's own, the program's stands before it all."""

    game: str
    version: int
    setup: dict[str, Any]
    seed: bytes
    commitment: str
    typed: bool
    stream_from: int
    turns: list[SavedTurn]
    finished: bool = False
    undone: tuple[tuple[int, str], ...] = ()
    """What was taken back, as games of 0.2.0 had it before there were `asides`."""
    scheme: int = 1
    """How dice follow from the seed."""
    asides: tuple[Aside, ...] = ()
    before: dict[str, list[int]] = {}
    """The dice of an earlier game that made this one's place."""


class Added(Struct, frozen=True, array_like=True):
    """What an answer added to a game on disk."""

    turns: list[SavedTurn]
    finished: bool


MAGIC = b"SOUTERRAIN"
VERSION = 2
KEEP_EVERY = 16
"""The world is kept at every so many turns, and of the last; those between are replayed when somebody steps back."""
_LARGEST = 64 * 1024 * 1024
_THINNEST = 40
"""How many bytes one byte of a file may hold; of a true game it is seven."""
_FARTHEST = 10**9
"""Nothing that a game counts comes to this; what does would be counted until the memory is full."""
_HEAD = len(MAGIC) + 1
_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(Saved)
_added = msgspec.msgpack.Decoder(Added)


def pack(saved: Saved) -> bytes:
    """A saved game as bytes: name, version, and one frame. What is played later may be added behind it."""
    return MAGIC + bytes([VERSION]) + _frame(_encode(saved), 6)


def pack_added(added: Added) -> bytes:
    """What an answer added, to be written behind a saved game."""
    return _frame(_encode(added), 1)


def unpack(data: bytes) -> Saved:
    """A saved game from bytes; says what is wrong with them where something is. If the last thing to be added was cut
    short, by a crash or a full disk, the game stands before it."""
    if data[: len(MAGIC)] != MAGIC:
        raise BadSave("bad-save-foreign")
    if len(data) < _HEAD:
        raise BadSave("bad-save-damaged")
    version = data[len(MAGIC)]
    if version < VERSION:
        raise BadSave("bad-save-older")
    if version > VERSION:
        raise BadSave("bad-save-newer", version=version, ours=VERSION)
    try:
        whole, *later = _frames(memoryview(data)[_HEAD:])
        saved = _decoder.decode(whole)
        saved = _grown(saved, list(map(_added.decode, later))) if later else saved
        if not all(_within(msgspec.msgpack.decode(turn.start)) for turn in saved.turns if turn.start):
            raise BadSave("bad-save-damaged")
        return saved
    except (zlib.error, msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadSave("bad-save-damaged") from error


def _within(value: Any) -> bool:
    """Whether every number in plain data is one to which a game could come."""
    if isinstance(value, dict):
        return all(map(_within, value.values()))
    if isinstance(value, list):
        return all(map(_within, value))
    return type(value) is not int or -_FARTHEST < value < _FARTHEST


def _grown(saved: Saved, added: list[Added]) -> Saved:
    """A game with what answers added to it. Of the worlds in between only those are kept that a session keeps."""
    first = len(saved.turns)
    turns = gather(turn for part in (saved.turns, *(each.turns for each in added)) for turn in part)
    for n in range(first, len(turns) - 1):
        if n % KEEP_EVERY:
            turns[n] = msgspec.structs.replace(turns[n], start=None)
    return msgspec.structs.replace(saved, turns=turns, finished=added[-1].finished)


def _frame(body: bytes, level: int) -> bytes:
    """Length, checksum, compressed body."""
    packed = zlib.compress(body, level)
    return len(packed).to_bytes(4, "big") + blake2b(packed, digest_size=16).digest() + packed


def _frames(data: memoryview) -> Iterator[bytes]:
    """The bodies of frames that follow each other. The first must be whole, and so must any that another follows."""
    at, left = 0, min(_LARGEST, 1024 * 1024 + len(data) * _THINNEST)
    while at < len(data):
        begin = at + 20
        end = begin + int.from_bytes(data[at : at + 4], "big")
        packed = data[begin:end]
        if blake2b(packed, digest_size=16).digest() != data[at + 4 : begin]:
            if at and end >= len(data):
                return
            raise BadSave("bad-save-damaged")
        inflate = zlib.decompressobj()
        body = inflate.decompress(packed, left)
        left -= len(body)
        if inflate.unconsumed_tail or left <= 0:
            raise BadSave("bad-save-damaged")
        yield body
        at = end
