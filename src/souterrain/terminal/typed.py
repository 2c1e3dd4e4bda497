"""A question whose answer is a typed line: what is listed, and which option a line stands for."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

from souterrain.core.ask import Option
from souterrain.core.view import Grid, View, Wall

from .offers import ON_FOOT, at_place, is_square, labels, offers
from .spoken.compass import Square, beside, square
from .spoken.squares import away, here_on
from .words import Words

MANY = 12
"""More squares than this to choose from are not listed: one types how far to go."""

_LEGS = re.compile(r"(\d+)\s*([nsewo])", re.IGNORECASE)
_LETTERS: dict[str, Wall] = {"n": "n", "s": "s", "e": "e", "w": "w", "o": "w"}
"""The letters of the sides, in both languages."""


class Typing:
    """A question and the lines that answer it."""

    def __init__(self, view: View, words: Words, drawn: bool = False) -> None:
        """`drawn` where the board was drawn with what is typed for its squares."""
        self._words = words
        self._drawn = drawn
        self._offered = offers(view.ask, view.keys)
        self._labels = labels(self._offered)
        self._here: Square | None = here_on(view.board) if isinstance(view.board, Grid) else None
        self._alike = Counter(words.say(offer.option.text) for offer in self._offered)

    def listed(self) -> list[str]:
        """The options with what is typed for each. Where many are mere squares, one line stands for them."""
        folded = self._folded()
        lines = [
            f"  {label}. {self.said(offer.option)}"
            for label, offer in zip(self._labels, self._offered, strict=True)
            if offer.option not in folded
        ]
        return [*lines, self._words("terminal-squares", count=len(folded))] if folded else lines

    def _folded(self) -> list[Option]:
        """The squares that are not listed."""
        squares = [offer.option for offer in self._offered if is_square(offer.option) and offer.option.verb in ON_FOOT]
        return squares if len(squares) > MANY and self._here else []

    def said(self, option: Option) -> str:
        """An option in words; where others are called the same, or only a square is named, how far it is."""
        name = self._words.say(option.text)
        if self._here and is_square(option) and (self._alike[name] > 1 or option.at in name):
            return self._words.option(option, away(self._words, self._here, square(option.at)))
        return self._words.option(option)

    def label(self, option: Option) -> str:
        """What is typed for an option."""
        keys = (offer.option.key for offer in self._offered)
        return next(label for label, key in zip(self._labels, keys, strict=True) if key == option.key)

    def on_board(self) -> dict[str, str]:
        """What is typed for the first option at each place or piece."""
        found: dict[str, str] = {}
        for label, offer in zip(self._labels, self._offered, strict=True):
            if offer.option.at:
                found.setdefault(offer.option.at, label)
        return found

    def meant(self, line: str) -> Option | None:
        """The option that a line stands for: by its label where that was read or drawn, its key, the way to its square,
        or how its words begin."""
        unseen = [] if self._drawn else self._folded()
        for label, offer in zip(self._labels, self._offered, strict=True):
            if line == offer.option.key or (line == label and offer.option not in unseen):
                return offer.option
        legs = _LEGS.findall(line)
        if legs and self._here and not _LEGS.sub("", line).strip(" ,"):
            found = at_place(self._offered, self._there(self._here, legs))
            return None if found is None else self._offered[found].option
        begun = [offer.option for offer in self._offered if self._begins(offer.option, line)]
        return begun[0] if len(begun) == 1 else None

    def _there(self, here: Square, legs: list[tuple[str, str]]) -> str:
        for n, letter in legs:
            here = beside(here, _LETTERS[letter.lower()], int(n))
        return f"{here[0]},{here[1]}"

    def _begins(self, option: Option, line: str) -> bool:
        return len(line) > 1 and _bare(self._words.say(option.text)).startswith(_bare(line))


def _bare(text: str) -> str:
    """Text without accents and capitals, as somebody in a hurry types it."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
