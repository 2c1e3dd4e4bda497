"""A toy game brought by another distribution, and a shelf of the test's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain import bots
from souterrain.core import homes, rulebook, text

TOYS = Path(__file__).parent / "toys"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is a game like the others while a test runs: its entry point is found beside it."""
    monkeypatch.syspath_prepend(TOYS)
    _forget()
    yield
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    """Look again for the games that there are."""
    for found in (homes.strangers, homes.home, text.texts, rulebook.rulebook, rulebook.rule_ids, bots.makers):
        found.cache_clear()


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A shelf that no other test and no player uses."""
    monkeypatch.setenv("SOUTERRAIN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
