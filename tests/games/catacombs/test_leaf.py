"""The compiled solver gives the same bits as the pure one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from tests.games.catacombs.tables import BOARD, LARGE, disc, rack
from tests.games.catacombs.test_physics import random_shot

from souterrain.bots.catacombs.leaf import built
from souterrain.games.catacombs.physics import compiled, solver
from souterrain.games.catacombs.physics.compiled import loaded, slide


@pytest.fixture(scope="module")
def leaf(tmp_path_factory: pytest.TempPathFactory) -> compiled.Slide:
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        pytest.skip("no C compiler")
    library = built(tmp_path_factory.mktemp("leaf"))
    assert library is not None
    return loaded(library)


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


def test_the_same_discs_on_another_board_are_laid_out_anew(leaf: compiled.Slide) -> None:
    bodies = rack(3, LARGE, 0.25)
    for board in (BOARD, BOARD._replace(friction=1800.0), BOARD, BOARD):
        assert leaf(board, bodies, len(bodies) - 1, 1700.0, 0.0) == solver.slide(
            board, bodies, len(bodies) - 1, 1700.0, 0.0
        )


def test_more_discs_than_its_buffers_hold_go_to_the_pure_solver(leaf: compiled.Slide) -> None:
    bodies = [disc(4.0 + 4.0 * (n % 10), 4.0 + 4.0 * (n // 10), (1.0, 1.0)) for n in range(100)]
    assert leaf(BOARD, bodies, 0, 50.0, 0.0) == solver.slide(BOARD, bodies, 0, 50.0, 0.0)


def test_games_in_several_threads_do_not_disturb_each_other(leaf: compiled.Slide) -> None:
    random = Random(9)
    shots = [random_shot(random) for _ in range(200)]
    ends = [solver.slide(BOARD, *shot) for shot in shots]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(lambda shot: leaf(BOARD, *shot), shots * 5)) == ends * 5


def test_several_may_build_it_at_once(leaf: compiled.Slide, tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        libraries = set(threads.map(built, [tmp_path] * 4))
    assert libraries == set(tmp_path.iterdir()), "one library and nothing else"
    assert libraries == {built(tmp_path)}


def test_without_a_compiler_or_a_place_for_it_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert built(tmp_path / "none") is None
    monkeypatch.undo()
    (tmp_path / "file").write_text("no folder")
    assert built(tmp_path / "file") is None


def test_a_solver_with_other_bits_is_not_taken(leaf: compiled.Slide, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_solve", solver.slide)
    compiled.adopt(lambda surface, bodies, flicked, vx, vy: solver.slide(surface, bodies, flicked, vx, vy + 1e-9))
    assert compiled._solve is solver.slide
    compiled.adopt(leaf)
    assert compiled._solve is leaf
    shot = random_shot(Random(1))
    assert slide(BOARD, *shot) == solver.slide(BOARD, *shot)


def test_a_bot_plays_where_the_cache_is_spoilt(tmp_path: Path) -> None:
    library = built(tmp_path / "souterrain")
    if library is None:
        pytest.skip("no C compiler")
    library.write_bytes(b"no library")
    code = "from souterrain import bots; bots.make('catacombs', 'scripted')"
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=env, check=True)
