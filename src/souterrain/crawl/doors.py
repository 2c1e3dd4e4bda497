"""Doors: one word for how each is, shared by rules and boards, and one letter for each word, so that a level can keep
the state of all its doors as a line of text."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.view.grid import DoorState

LETTER: dict[DoorState, str] = {
    "open": "o", "shut": "d", "locked": "l", "barred": "b", "broken": "f", "secret": "s", "false": "x",
    "grille": "g", "portcullis": "p", "blocked": "c", "steps": "t",
}  # fmt: skip
"""All but the dark, which is no door but where the floor goes on unseen, and the arch, which stands open."""
STATE: dict[str, DoorState] = {letter: state for state, letter in LETTER.items()}


def letters(states: Iterable[DoorState]) -> str:
    """Some doors as a line of text."""
    return "".join(LETTER[state] for state in states)


def changed(doors: str, number: int, state: DoorState) -> str:
    """The same doors with one of them in another state."""
    return doors[:number] + LETTER[state] + doors[number + 1 :]
