"""Saved games that somebody has changed. Each is refused in words, or is a game: seen and read from every seat, told
in both languages and played on by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

import souterrain
from souterrain import bots
from souterrain.core import journal
from souterrain.core.errors import SouterrainError
from souterrain.core.text import LANGUAGES
from souterrain.table.render import worded

from . import bounds
from .spoil import bitten, spoilt

_GOES_ON = 4
"""How many decisions are taken in a game that was let in."""
_START = journal.SavedTurn.__struct_fields__.index("start")


def attack(saves: Sequence[bytes], count: int, seed: int) -> Counter[str]:
    """What became of so many changed files: "refused", "played", or what nobody had thought of. One that takes long or
    much is told by its number."""
    return bounds.each(count, lambda n: Counter((fate(changed(saves[n % len(saves)], Random(f"{seed} {n}"))),)))


def fate(data: bytes) -> str:
    """What becomes of a saved game."""
    try:
        _played(data)
        return "played"
    except SouterrainError:
        return "refused"
    except Exception as error:
        return f"uncaught: {type(error).__name__}: {str(error)[:80]}"


def changed(data: bytes, luck: Random) -> bytes:
    """A save of which bytes were changed, or what they stand for: then with a checksum that is right again."""
    if luck.random() < 0.1:
        return bitten(data, luck)
    plain: Any = msgspec.to_builtins(journal.unpack(data), builtin_types=(bytes,))
    for _ in range(luck.randrange(1, 4)):
        plain = _with_world(plain, luck)
    if luck.random() < 0.5:
        plain = spoilt(plain, luck)
    return journal.pack(plain)


def _with_world(plain: Any, luck: Random) -> Any:
    """A save of which the last world that it holds is changed in itself."""
    turns = [list(turn) for turn in plain["turns"]]
    last = next(turn for turn in reversed(turns) if turn[_START])
    last[_START] = msgspec.msgpack.encode(spoilt(msgspec.msgpack.decode(last[_START]), luck))
    return {**plain, "turns": turns}


def _played(data: bytes) -> None:
    session = souterrain.load(data)
    for _ in range(2):
        for seat in (*session.seats, ""):
            for language in LANGUAGES:
                worded(session.view(seat), session.texts(language))
                worded(session.log(seat), session.texts(language))
        bots.play(
            session, {seat: bots.make(session.game.slug, "random", len(data)) for seat in session.seats}, _GOES_ON
        )
