"""Games of each sample as they were played once."""

from __future__ import annotations

import pytest

import souterrain
from tests.played import keeps


@pytest.mark.parametrize("sample", range(len(souterrain.games()["ahq"].samples)))
def test_the_same_answers_lead_where_they_led(sample: int) -> None:
    keeps("ahq", sample, games=1, answers=150, curious=5)
