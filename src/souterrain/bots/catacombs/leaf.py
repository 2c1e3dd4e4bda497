"""The solver compiled for this machine: bots try hundreds of flicks for each that they make.

It is built when a bot first sits down, once for each version, and kept with the user's caches. Where there is no
compiler or nothing may be written, bots play the same, only slower.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from functools import cache
from hashlib import blake2b
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path

from souterrain.games.catacombs.physics import compiled

_FLAGS = ("-O2", "-ffp-contract=off", "-shared", "-fPIC")
_PATIENCE = 60.0
"""Seconds after which a compiler is given up."""


@cache
def prepare() -> None:
    """Let flicks be worked out by the compiled solver, where that can be had."""
    library = built(user_cache_path("souterrain", appauthor=False))
    if library is not None:
        try:
            compiled.adopt(compiled.loaded(library))
        except (OSError, AttributeError):
            return


def built(folder: Path) -> Path | None:
    """The compiled solver in a folder, made now if it is not there; nothing where it cannot be made. Several may make
    it at once: each works apart, and what is put into the folder is whole."""
    source = compiled.SOURCE.read_bytes()
    version = blake2b(source + " ".join(_FLAGS).encode(), digest_size=8).hexdigest()
    library = folder / f"leaf-{version}-{sysconfig.get_platform()}.so"
    if library.exists():
        return library
    compiler = _compiler()
    if compiler is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as bench:
            made = Path(bench) / library.name
            command = [compiler, *_FLAGS, "-o", str(made), str(compiled.SOURCE), "-lm"]
            subprocess.run(command, check=True, capture_output=True, timeout=_PATIENCE)
            os.replace(made, library)
    except (OSError, subprocess.SubprocessError):
        return None
    return library


def _compiler() -> str | None:
    """The machine's C compiler. On a Mac without developer tools there is one that only offers to install them."""
    if sys.platform == "darwin" and subprocess.run(["xcode-select", "-p"], capture_output=True).returncode:
        return None
    return which("cc") or which("gcc") or which("clang")
