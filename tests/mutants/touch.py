"""Which tests touch a line, and how long each takes: a plugin for one run of a game's tests under coverage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

TIMES = "MUTANTS_TIMES"
"""Names the file for the seconds that each test takes."""

_seconds: dict[str, float] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    running = coverage.Coverage.current()
    assert running is not None
    running.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        running.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        _seconds[report.nodeid] = report.duration


def pytest_sessionfinish() -> None:
    Path(os.environ[TIMES]).write_text(json.dumps(_seconds), "utf-8")


class Touched:
    """The tests of a game by the lines that they run."""

    def __init__(self, root: Path, slug: str, build: Path) -> None:
        package, data, times = root / "src/souterrain/games" / slug, build / "touched.coverage", build / "times.json"
        run = ["coverage", "run", f"--data-file={data}", f"--source={package}"]
        tests = ["pytest", "-q", "-p", "tests.mutants.touch", f"tests/games/{slug}"]
        env = {**os.environ, TIMES: str(times)}
        subprocess.run([sys.executable, "-m", *run, "-m", *tests], cwd=root, env=env, check=True)
        self.seconds: dict[str, float] = json.loads(times.read_text("utf-8"))
        self._data = coverage.CoverageData(str(data))
        self._data.read()

    def by(self, path: Path, first: int, last: int) -> list[str]:
        """The tests that run any of these lines, the quickest first."""
        contexts = self._data.contexts_by_lineno(str(path))
        tests = {test for line in range(first, last + 1) for test in contexts.get(line, ()) if test}
        return sorted(tests, key=lambda test: self.seconds.get(test, 0.0))
