"""Where dice come from: a stream that anybody can verify afterwards, a script, or the players' own hands."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Protocol

from .errors import SouterrainError
from .roll import Roll

_WORD = 1 << 64


class Chance(Protocol):
    """Answers roll number n of a game, or None where a person is to say what the die shows."""

    def roll(self, roll: Roll, n: int) -> int | None: ...


class Stream:
    """Verifiable dice: die n is a keyed hash of the secret seed and n.

    The commitment is shown before the first roll; the seed, shown after the last, proves every die."""

    def __init__(self, seed: str | bytes) -> None:
        given = seed.encode() if isinstance(seed, str) else seed
        self.key = given if len(given) == 32 else blake2b(given, digest_size=32).digest()

    @property
    def commitment(self) -> str:
        return blake2b(self.key, digest_size=32, person=b"sout commitment").hexdigest()

    def roll(self, roll: Roll, n: int) -> int:
        return self.draw(roll.sides, n)

    def draw(self, sides: int, n: int) -> int:
        """A number from 1 to `sides`, all equally likely: a word past the last whole multiple is passed over."""
        if not 1 <= sides <= _WORD:
            raise SouterrainError("no-such-die", sides=str(sides)[:20])
        digest = blake2b(n.to_bytes(8, "big"), digest_size=16, key=self.key).digest()
        word = int.from_bytes(digest[:8], "big")
        limit = _WORD - _WORD % sides
        again = 0
        while word >= limit:
            again += 1
            digest = blake2b(n.to_bytes(8, "big") + again.to_bytes(4, "big"), digest_size=16, key=self.key).digest()
            word = int.from_bytes(digest[:8], "big")
        return word % sides + 1

    def fresh(self, label: bytes) -> Stream:
        """Another stream, from which nobody can tell this one's dice."""
        return Stream(blake2b(label, digest_size=32, key=self.key, person=b"sout fork").digest())


class Scripted:
    """Dice in the order that the rules roll them; one with faces may be given by the name of a face."""

    def __init__(self, results: Sequence[int | str]) -> None:
        self.results = list(results)

    def roll(self, roll: Roll, n: int) -> int:
        if n >= len(self.results):
            raise SouterrainError("script-exhausted", die=roll.die, at=roll.rule, n=n + 1)
        result = self.results[n]
        if isinstance(result, str):
            if result not in roll.faces:
                raise SouterrainError("script-face", face=result, faces=", ".join(sorted(set(roll.faces))))
            return roll.faces.index(result) + 1
        if not 1 <= result <= roll.sides:
            raise SouterrainError("script-range", result=result, die=roll.die, at=roll.rule, n=n + 1)
        return result


class Typed:
    """Dice that the players roll at the table and type in. What is blind or hidden still come from the stream."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def roll(self, roll: Roll, n: int) -> int | None:
        return self.stream.roll(roll, n) if roll.blind or roll.hidden else None
