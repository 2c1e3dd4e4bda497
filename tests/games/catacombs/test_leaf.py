"""The compiled solver gives the same bits as the pure one."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path
from random import Random

import pytest
from tests.games.catacombs.tables import BOARD, LARGE, disc, rack
from tests.games.catacombs.test_physics import random_shot

from souterrain.games.catacombs.physics import build, compiled, solver


@pytest.fixture(scope="module")
def leaf(tmp_path_factory: pytest.TempPathFactory) -> compiled.Slide:
    pytest.importorskip("cffi")
    pytest.importorskip("setuptools")
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("no C compiler")
    folder: Path = tmp_path_factory.mktemp("leaf")
    build.build(folder, "catacombs_leaf")
    sys.path.insert(0, str(folder))
    module = importlib.import_module("catacombs_leaf")
    return compiled.wrapped(module.ffi, module.lib)


def test_the_compiled_solver_gives_the_same_bits(leaf: compiled.Slide) -> None:
    random = Random(8)
    for _ in range(600):
        shot = random_shot(random)
        assert leaf(BOARD, *shot) == solver.slide(BOARD, *shot)


def test_so_it_does_on_packed_racks_and_for_shots_without_power(leaf: compiled.Slide) -> None:
    for rows in (2, 4, 6):
        bodies = rack(rows, LARGE, 0.25)
        assert leaf(BOARD, bodies, len(bodies) - 1, 1700.0, 0.0) == solver.slide(
            BOARD, bodies, len(bodies) - 1, 1700.0, 0.0
        )
    alone = [disc(100, 100)]
    assert leaf(BOARD, alone, 0, 0.0, 0.0) == solver.slide(BOARD, alone, 0, 0.0, 0.0)


def test_more_discs_than_its_buffers_hold_go_to_the_pure_solver(leaf: compiled.Slide) -> None:
    bodies = [disc(4.0 + 4.0 * (n % 10), 4.0 + 4.0 * (n // 10), (1.0, 1.0)) for n in range(100)]
    assert leaf(BOARD, bodies, 0, 50.0, 0.0) == solver.slide(BOARD, bodies, 0, 50.0, 0.0)
