"""Every test of this game is held to its record. The game is put together before any of its chapters is tested by
itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import souterrain.games.ahq.game  # noqa: F401 - chapters register with those below them
from tests.told import held


@pytest.fixture(autouse=True)
def told(request: pytest.FixtureRequest) -> Iterator[None]:
    with held(request):
        yield
