"""Signs: one for every word of a view's vocabulary, and short ones for pieces, different for every piece in view."""

from __future__ import annotations

import re
from collections.abc import Iterable

from souterrain.core.view import CardState, DoorState, FeatureState, MarkKind, Shape, Side, WayKind, WayState

STYLES: dict[Side, str] = {"party": "bold green", "foe": "bold red", "other": "bold cyan"}

CARDS: dict[CardState, str] = {"": "▯", "past": "✓", "here": "●", "ahead": "○", "hidden": "?"}

FLOORS: dict[str, str] = {".": "·", ":": "░", "~": "≈", ",": "∴", "#": "█", "v": "▒", "^": "≋"}

DOORS: dict[DoorState, str] = {
    "open": "'", "shut": "+", "locked": "x", "barred": "X", "broken": "/", "arch": "∩", "secret": "S", "false": "÷",
    "grille": "#", "portcullis": "‡", "blocked": "%", "steps": "=", "dark": " ",
}  # fmt: skip

THINGS: dict[FeatureState, str] = {
    "": "magenta", "shut": "magenta", "locked": "bold magenta", "open": "dim magenta", "trapped": "bold red",
    "spotted": "bold red", "roaming": "bold red", "done": "dim magenta",
}  # fmt: skip
"""The colour of what stands on the floor."""

MARKS: dict[MarkKind, tuple[str, str]] = {"threatened": ("‹", "›")}

SHAPES: dict[Shape, str] = {"round": "○", "triangle": "△", "square": "□"}

WAYS: dict[WayKind, str] = {"path": "", "open": "", "door": "+", "secret": "S", "drawbridge": "="}
"""What stands in the middle of a way that is not a plain path."""

LEAVES: dict[WayState, str] = {"": "", "shut": "", "open": "'", "unknown": "", "searched": "±", "safe": "'"}
"""The same where a door's state changes it."""


def glyphs(pieces: Iterable[tuple[str, str, Side]]) -> dict[str, str]:
    """A sign for each (id, label, side): the initial, a capital for the party and a small letter for its foes, and the
    number of one that has a number in its name, which it keeps when others are gone; where another kind has both, a
    later letter of the name with the number. Where others clash a second letter is added, or a number where the labels
    are the same."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for id, label, side in pieces:
        letters = [letter for letter in label if letter.isalnum()] or ["?"]
        numbered = re.search(r"\d{1,2}$", label)
        sign = next(sign for sign in _signs(letters, numbered[0] if numbered else "", side) if sign not in taken)
        found[id] = sign
        taken.add(sign)
    return found


def _signs(letters: list[str], number: str, side: Side) -> Iterable[str]:
    """Two characters at most as long as that can be: beside a number of two digits there is no room for the initial."""
    initial = _cased(letters, side)[0]
    if len(number) == 1:
        yield from (letter + number for letter in _cased(letters, side) if letter.isalpha())
    elif number:
        yield number
    yield initial
    for letter in letters[1:]:
        yield initial + letter.lower()
    for n in range(2, 10_000):
        yield f"{initial}{n}"


def _cased(letters: list[str], side: Side) -> list[str]:
    return [letter.lower() if side == "foe" else letter.upper() for letter in letters]
