"""What can go wrong, always with a reason that can be put into the user's words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .say import Arg, Say


class SouterrainError(Exception):
    """Base of every error meant for a person. `say` is its message, `rule` the rule behind it if there is one, and
    `speaks` the game in whose words it is said: the table's alone where it is empty."""

    def __init__(self, say: Say | str, /, *, rule: str = "", **args: Arg) -> None:
        self.say = say if isinstance(say, Say) else Say(say, **args)
        self.rule = rule
        self.speaks = ""
        super().__init__(self.say.id)

    def __str__(self) -> str:
        from .text import texts

        return texts("en", self.speaks).say(self.say)


@contextmanager
def speaking(game: str) -> Iterator[None]:
    """What is refused in here is said in a game's words."""
    try:
        yield
    except SouterrainError as error:
        error.speaks = error.speaks or game
        raise


class Refused(SouterrainError):
    """An answer that the rules do not allow. Nothing has changed."""


class BadSetup(SouterrainError):
    """A set-up that the game cannot start from."""


class BadContent(SouterrainError):
    """A content file with a wrong row: names the file, the row and the field."""


class BadSave(SouterrainError):
    """A saved game that is damaged, truncated, or from a newer program."""


class Desync(SouterrainError):
    """Replay asked another question than the one recorded; both are named."""


class Fault(SouterrainError):
    """The rules themselves broke down. The answer was not taken and the game stands where it stood."""


class UnknownGame(SouterrainError):
    """No game has this name."""


class UnknownLanguage(SouterrainError):
    """No words in this language."""
