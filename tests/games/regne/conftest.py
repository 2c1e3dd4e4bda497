"""Every test of this game is held to its record."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.told import held


@pytest.fixture(autouse=True)
def told(request: pytest.FixtureRequest) -> Iterator[None]:
    with held(request):
        yield
