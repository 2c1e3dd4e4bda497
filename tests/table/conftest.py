"""A real server in a process of its own, on a real database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table"))
    yield running
    running.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
