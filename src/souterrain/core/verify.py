"""Checking a finished game's dice against the commitment shown at its start."""

from __future__ import annotations

from msgspec import Struct

from .chance import Stream
from .errors import BadSave
from .journal import Rolled, unpack
from .roll import sides


class Verdict(Struct, frozen=True):
    """What was checked, and the first die that is not what the seed gives (0 where all are)."""

    game: str
    commitment: str
    checked: int
    typed: int
    wrong: int
    finished: bool


def verify(data: bytes, commitment: str = "") -> Verdict:
    """Recompute every die of a saved game from its seed; `commitment` is the one noted when the game began."""
    saved = unpack(data)
    stream = Stream(saved.seed)
    if stream.commitment != saved.commitment or (commitment and commitment != saved.commitment):
        raise BadSave("verify-commitment")
    n = checked = typed = wrong = 0
    for turn in saved.turns:
        for entry in turn.entries:
            if type(entry) is not Rolled:
                continue
            n += 1
            if entry.typed:
                typed += 1
            elif n > saved.stream_from:
                checked += 1
                if not wrong and stream.draw(_sides(entry), n - 1) != entry.result:
                    wrong = n
    return Verdict(saved.game, saved.commitment, checked, typed, wrong, saved.finished)


def _sides(entry: Rolled) -> int:
    try:
        return entry.of or sides(entry.die)
    except ValueError as error:
        raise BadSave("bad-save-damaged") from error
