"""The scripts that need no browser, tested by Node's own runner; and what is made for the browser is fresh."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from .shapes import FILES

UNITS = sorted((Path(__file__).parent / "js").glob("*.test.js"))
HOW = "the client's scripts are tested by Node: install your system's package (Debian: apt install nodejs npm)"


def run_unit(unit: Path) -> str:
    """What Node says of a unit; fails where the unit fails."""
    node = shutil.which("node")
    if node is None:
        if os.environ.get("SOUTERRAIN_REQUIRE_NODE") == "1":
            pytest.fail(HOW)
        pytest.skip(HOW)
    done = subprocess.run(
        [node, "--test", "--test-reporter=tap", str(unit)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name.partition(".")[0])
def test_units(unit: Path) -> None:
    assert "\n# pass 0\n" not in run_unit(unit)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_a_view_is_is_written_down_as_it_is(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path](), "make shapes"
