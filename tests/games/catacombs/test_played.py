"""Games of each sample as they were played once."""

from __future__ import annotations

import pytest
from tests.played import keeps

import souterrain


@pytest.mark.parametrize("sample", range(len(souterrain.games()["catacombs"].samples)))
def test_the_same_answers_lead_where_they_led(sample: int) -> None:
    keeps("catacombs", sample, games=3, answers=80, curious=6)
