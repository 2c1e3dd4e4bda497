"""Doors as a line of text."""

from __future__ import annotations

from typing import get_args

from souterrain.core.view.grid import DoorState
from souterrain.crawl.doors import LETTER, STATE, changed, letters


def test_every_state_of_a_door_has_a_letter_of_its_own() -> None:
    assert set(LETTER) == set(get_args(DoorState)) - {"dark", "arch"}
    assert len(STATE) == len(LETTER)


def test_one_door_changes_and_the_others_stay() -> None:
    doors = letters(("open", "secret", "locked"))
    assert [STATE[letter] for letter in changed(doors, 1, "shut")] == ["open", "shut", "locked"]
