"""A real server in a process of its own, on a real database: what holds on one store holds on the other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.server import Server

from souterrain.table.archive import Archive
from souterrain.table.store import Store
from tests.table.postgres import Cluster, programs

STORES = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = programs()
    if found is None:
        if os.environ.get("SOUTERRAIN_REQUIRE_POSTGRES"):
            pytest.fail("there is no PostgreSQL here")
        pytest.skip("there is no PostgreSQL here")
    running = Cluster(found)
    yield running
    running.stop()


@pytest.fixture(params=STORES)
def place(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where tables are kept: an empty file, or an empty database. Whatever a test leaves open there is closed."""
    opened: list[Archive] = []
    begin = Archive.__init__

    def remembered(archive: Archive, store: Store) -> None:
        begin(archive, store)
        opened.append(archive)

    monkeypatch.setattr(Archive, "__init__", remembered)
    yield request.getfixturevalue("cluster").place() if request.param == "postgres" else str(tmp_path / "db")
    for archive in opened:
        archive.close()


@pytest.fixture(scope="module", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = request.getfixturevalue("cluster").place() if request.param == "postgres" else ""
    running = Server(tmp_path_factory.mktemp("table"), db)
    yield running
    running.stop()
