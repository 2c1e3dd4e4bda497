"""Short signs for pieces: one or two characters, different for every piece in view."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.view import Side

STYLES: dict[Side, str] = {"party": "bold green", "foe": "bold red", "other": "bold cyan"}


def glyphs(pieces: Iterable[tuple[str, str, Side]]) -> dict[str, str]:
    """A sign for each (id, label, side): the initial, a capital for the party and a small letter for its foes;
    where initials clash a second letter is added, or a number where the labels are the same."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for id, label, side in pieces:
        letters = [letter for letter in label if letter.isalnum()] or ["?"]
        sign = next(sign for sign in _signs(letters, side) if sign not in taken)
        found[id] = sign
        taken.add(sign)
    return found


def _signs(letters: list[str], side: Side) -> Iterable[str]:
    initial = letters[0].lower() if side == "foe" else letters[0].upper()
    yield initial
    for letter in letters[1:]:
        yield initial + letter.lower()
    for n in range(2, 10_000):
        yield f"{initial}{n}"
