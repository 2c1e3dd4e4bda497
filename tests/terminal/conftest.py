"""A toy game among the registered ones, and a shelf of the test's own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

TOYS = Path(__file__).parent / "toys"
GAMES = import_module("souterrain.games")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game like the others while a test runs."""
    monkeypatch.setattr(GAMES, "__path__", [*GAMES.__path__, str(TOYS)])
    monkeypatch.setattr(GAMES, "SLUGS", (*GAMES.SLUGS, "toy"))


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A shelf that no other test and no player uses."""
    monkeypatch.setenv("SOUTERRAIN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
