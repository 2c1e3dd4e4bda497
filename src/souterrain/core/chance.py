"""Where dice come from: a stream that anybody can verify afterwards, a script, or the players' own hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b, sha256
from typing import ClassVar, Protocol

from .errors import SouterrainError
from .roll import Roll

_WORD = 1 << 64
_BLOCK = 64
"""How many bytes SHA-256 takes at a time."""


class Chance(Protocol):
    """Answers roll number n of a game, whose journal has come to a head, or None where a person is to say what the die
    shows."""

    def roll(self, roll: Roll, n: int, head: bytes = b"", /) -> int | None: ...


class Stream:
    """Verifiable dice: die n is a keyed hash of the secret seed and n, whatever is decided meanwhile.

    The commitment is shown before the first roll; the seed, shown after the last, proves every die."""

    scheme: ClassVar[int] = 1
    """How dice follow from the seed; kept with each game."""
    binds: ClassVar[bool] = False
    """Whether a die depends on all that was decided before it."""

    def __init__(self, seed: str | bytes) -> None:
        given = seed.encode(errors="surrogatepass") if isinstance(seed, str) else seed
        self.key = given if len(given) == 32 else blake2b(given, digest_size=32).digest()

    @property
    def commitment(self) -> str:
        return blake2b(self.key, digest_size=32, person=b"sout commitment").hexdigest()

    def roll(self, roll: Roll, n: int, head: bytes = b"", /) -> int:
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

    def sealed(self, head: bytes) -> bytes:
        """The head of a journal as everybody may see it: it tells nothing before the seed is known."""
        return self._keyed(b"head" + head)

    @cached_property
    def _pads(self) -> tuple[bytes, bytes]:
        """The key as HMAC mixes it in, before what is hashed and before that hash."""
        key = self.key.ljust(_BLOCK, b"\0")
        return bytes(byte ^ 0x36 for byte in key), bytes(byte ^ 0x5C for byte in key)

    def _keyed(self, message: bytes) -> bytes:
        """HMAC-SHA-256 with the seed. Python's own lets other threads go first, each time."""
        inner, outer = self._pads
        return sha256(outer + sha256(inner + message).digest()).digest()

    def fresh(self, label: bytes) -> Stream:
        """Another stream, from which nobody can tell this one's dice."""
        return type(self)(blake2b(label, digest_size=32, key=self.key, person=b"sout fork").digest())


class Bound(Stream):
    """Dice that nobody can load: a die is a keyed hash of the secret seed, its number, its rule and the head of the
    journal, so it depends on every decision before it, on what was taken back and on the luck that players gave."""

    scheme = 2
    binds = True

    @property
    def commitment(self) -> str:
        return sha256(b"souterrain commitment" + self.key).hexdigest()

    def roll(self, roll: Roll, n: int, head: bytes = b"", /) -> int:
        """A number from 1 to the die's sides, all equally likely, as in `draw`."""
        sides = roll.sides
        if not 1 <= sides <= _WORD:
            raise SouterrainError("no-such-die", sides=str(sides)[:20])
        message = head + n.to_bytes(8, "big") + roll.rule.encode()
        limit = _WORD - _WORD % sides
        while (word := int.from_bytes((message := self._keyed(message))[:8], "big")) >= limit:
            pass
        return word % sides + 1


def stream_of(scheme: int, seed: str | bytes) -> Stream:
    """The stream of a game that was kept."""
    return {1: Stream, 2: Bound}[scheme](seed)


class Scripted:
    """Dice in the order that the rules roll them; one with faces may be given by the name of a face."""

    def __init__(self, results: Sequence[int | str]) -> None:
        self.results = list(results)

    def roll(self, roll: Roll, n: int, head: bytes = b"", /) -> int:
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

    def roll(self, roll: Roll, n: int, head: bytes = b"", /) -> int | None:
        return self.stream.roll(roll, n, head) if roll.blind or roll.hidden else None
