"""The other browser: what Chromium's tests hold is seen once in Firefox, from the lobby into a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .conftest import Server
from .firefox import HOW, Fox, firefox, opened

pytestmark = pytest.mark.browser


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Fox]:
    path = firefox()
    if path is None:
        if os.environ.get("SOUTERRAIN_REQUIRE_BROWSER") == "1":
            pytest.fail(HOW)
        pytest.skip(HOW)
    with opened(path, tmp_path) as fox:
        yield fox


READY = ".table:not(.unheeding):not(.telling) .question.ours:not(.busy) .option"
"""A question that may be answered, by its first option."""
TOLD = "document.querySelectorAll('.lines .line').length"


def answered(fox: Fox, answer: Callable[[], None]) -> None:
    """An answer, as soon as one may be given, and what is told of it."""
    fox.find(f"!!document.querySelector({READY!r})")
    told = fox.find(f"{TOLD} + 1")
    answer()
    fox.find(f"{TOLD} >= {told}")


def test_a_game_is_begun_and_played_in_firefox(fox: Fox, server: Server) -> None:
    fox.go(server.link)
    assert fox.find("document.querySelectorAll('.book-cover').length") == 5
    fox.click(".book-cover.chateau")
    fox.find("!!document.querySelector('.seat-choice select')")
    fox.click(".new-game button[type=submit]")
    answered(fox, lambda: fox.click(READY))
    for _ in range(2):
        answered(fox, lambda: fox.press("1"))
    answered(fox, lambda: fox.click(".board .offer"))
    story = fox.find("document.querySelector('.lines').textContent")
    assert "Le Guerrier se met en route avec une" in story
    assert "Le groupe gagne" in story
    board = fox.find("document.querySelector('.board svg').getBoundingClientRect().toJSON()")
    assert board["width"] * board["height"] > 1440 * 900 / 3, "the board is the largest thing here, too"
    assert fox.complaints == []
