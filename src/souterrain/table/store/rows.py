"""What a row of a store holds, and how it is read again."""

from __future__ import annotations

import time
import zlib
from hashlib import sha256
from typing import Any

import msgspec

from souterrain.core.journal import Saved, SavedTurn

from .contract import Charter, Damaged, Head

UNREADABLE = (zlib.error, msgspec.MsgspecError, ValueError, TypeError, RecursionError)
DAYS = 30
"""How long keys to the house and owners' tokens are good. Links last until they are withdrawn."""
_encode = msgspec.msgpack.Encoder().encode
_parts = msgspec.msgpack.Decoder(list[SavedTurn])
_saved = msgspec.msgpack.Decoder(Saved)


def packed(data: bytes) -> bytes:
    """Something small, compressed. zlib takes four times as long to make ready for something large."""
    press = zlib.compressobj(level=1, wbits=12, memLevel=5)
    return press.compress(data) + press.flush()


def packed_head(saved: Saved) -> bytes:
    """The head of a game, with the checksum that compression brings: a flipped bit is noticed."""
    return zlib.compress(_encode(saved), 1)


def packed_parts(parts: list[SavedTurn]) -> bytes:
    """What an answer added, without the worlds, which have rows of their own."""
    plain = [msgspec.structs.replace(part, start=None) if part.start else part for part in parts]
    return packed(_encode(plain))


def parts(blob: bytes) -> list[SavedTurn]:
    return _parts.decode(zlib.decompress(blob))


def world(blob: bytes) -> bytes:
    return zlib.decompress(blob)


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def head(row: tuple[Any, ...]) -> Head | Damaged:
    """What a table is, from its row."""
    id, saved, holders, created, updated, n, summary, charter = row
    try:
        facts = _saved.decode(zlib.decompress(saved) if saved[:1] == b"x" else saved)  # before 0.2.0 was out: plain
        who = msgspec.json.decode(holders, type=dict[str, str])
        rules = msgspec.json.decode(charter or "{}", type=Charter)
    except UNREADABLE:
        return Damaged(str(id))
    try:
        said = msgspec.json.decode(summary, type=dict[str, Any])
    except UNREADABLE:
        said = {}
    return Head(id, facts, who, created, updated, n + 1, said, rules)


def expired() -> float:
    """Tokens that are older than this open nothing any more."""
    return time.time() - DAYS * 86400


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
