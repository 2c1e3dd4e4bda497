"""A PostgreSQL of the tests' own, on a free port and in a temporary directory."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

_OPTIONS = ("fsync=off", "shared_buffers=32MB", "max_connections=60", "autovacuum=off", "log_min_messages=fatal")


def programs() -> Path | None:
    """Where PostgreSQL's programs are; None where there is none, or nothing to speak to it with."""
    places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    if found := shutil.which("initdb"):
        places.append(Path(found).parent)
    return places[0] if places and find_spec("psycopg") else None


class Cluster:
    """One that runs as long as it is wanted. It refuses to run as root, so root runs it as somebody else."""

    def __init__(self, programs: Path, options: tuple[str, ...] = _OPTIONS) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="souterrain-postgres-"))
        data, self._count = self._folder / "data", 0
        someone = ["setpriv", "--pdeathsig", "QUIT"]  # it does not outlive the tests, however they end
        if os.getuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")
            someone += ["--reuid=postgres", "--regid=postgres", "--clear-groups"]
        make = f"{programs}/initdb -D {data} -U souterrain -A trust --no-sync -E UTF8 --locale=C".split()
        subprocess.run([*someone, *make], check=True, stdout=subprocess.DEVNULL, cwd=self._folder)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        given = [part for option in options for part in ("-c", option)]
        run = f"{programs}/postgres -D {data} -h 127.0.0.1 -p {port} -k {self._folder}".split()
        self.process = subprocess.Popen([*someone, *run, *given], cwd=self._folder)
        self._base = f"postgresql://souterrain@127.0.0.1:{port}/postgres"
        self._connect().close()

    def _connect(self) -> Any:
        import psycopg

        for _ in range(200):
            try:
                return psycopg.connect(self._base, autocommit=True)
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start")

    def place(self) -> str:
        """The address of an empty database; in truth a schema, which is made in no time."""
        self._count += 1
        name = f"house_{self._count}"
        connection = self._connect()
        connection.execute(f"create schema {name}")
        connection.close()
        return f"{self._base}?options=-csearch_path%3D{name}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nobody needs it any more
        self.process.wait(20)
        shutil.rmtree(self._folder)
