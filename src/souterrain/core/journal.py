"""The record of a game: what was decided and rolled, turn by turn, and its form on disk."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

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
    """A die as it fell; `of` counts the faces of one that has some; `typed` where a player rolled it by hand."""

    die: str
    rule: str
    result: int
    of: int = 0
    typed: bool = False

    def check(self, asked: Question | Roll, n: int) -> None:
        """Duty: replay must meet the roll that was recorded, with a result that the die can show."""
        if not isinstance(asked, Roll) or asked.rule != self.rule or asked.die != self.die:
            raise desync(n, f"{self.die} ({self.rule})", asked)
        if not 1 <= self.result <= asked.sides:
            raise desync(n, f"{self.die} = {self.result} ({self.rule})", asked)


Entry: TypeAlias = Decided | Rolled


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
    """A game on disk."""

    game: str
    setup: dict[str, Any]
    seed: bytes
    commitment: str
    typed: bool
    stream_from: int
    turns: list[SavedTurn]
    finished: bool = False


MAGIC = b"SOUTERRAIN"
VERSION = 1
_LARGEST = 256 * 1024 * 1024
_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(Saved)


def pack(saved: Saved) -> bytes:
    """A saved game as bytes: name, version, checksum, compressed body."""
    body = zlib.compress(_encode(saved), 6)
    return MAGIC + bytes([VERSION]) + blake2b(body, digest_size=16).digest() + body


def unpack(data: bytes) -> Saved:
    """A saved game from bytes; says what is wrong with them where something is."""
    if data[: len(MAGIC)] != MAGIC:
        raise BadSave("bad-save-foreign")
    if len(data) < len(MAGIC) + 17:
        raise BadSave("bad-save-damaged")
    version = data[len(MAGIC)]
    if version > VERSION:
        raise BadSave("bad-save-newer", version=version, ours=VERSION)
    checksum, body = data[len(MAGIC) + 1 : len(MAGIC) + 17], data[len(MAGIC) + 17 :]
    if blake2b(body, digest_size=16).digest() != checksum:
        raise BadSave("bad-save-damaged")
    try:
        inflate = zlib.decompressobj()
        plain = inflate.decompress(body, _LARGEST)
        if inflate.unconsumed_tail:
            raise BadSave("bad-save-damaged")
        return _decoder.decode(plain)
    except (zlib.error, msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadSave("bad-save-damaged") from error
