"""A game that another distribution brings is one like ours, and the kit judges it."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots, kit


def test_it_is_found_by_its_entry_point() -> None:
    assert "toy" in souterrain.games()
    assert souterrain.games()["toy"].slug == "toy"
    assert bots.bots("toy") == ("random",)


@pytest.mark.parametrize("check", kit.CHECKS, ids=kit.name)
def test_the_toy(check: kit.Check) -> None:
    check(souterrain.games()["toy"])
