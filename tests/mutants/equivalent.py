"""Mutants that are no mistakes: the program does the same with them, and somebody has said why."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .sites import Site

FILE = Path(__file__).with_name("equivalent.toml")


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a module, what may stand there as well, and why that is the same."""

    module: str
    was: str
    now: str
    why: str
    line: str = ""
    """A part of the line, where the same stands in several."""


class Equivalents:
    """Those that are named in `equivalent.toml`."""

    def __init__(self, games: Path) -> None:
        self._games = games
        self.rows: list[Equivalent] = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, list[Equivalent]])["mutant"]

    def reason(self, path: Path, site: Site) -> str:
        """Why a mutant is no mistake; empty where it is one."""
        return next((row.why for row in self.rows if self.names(row, path, site)), "")

    def names(self, row: Equivalent, path: Path, site: Site) -> bool:
        """Whether it is this one."""
        was, now = (" ".join(text.split()) for text in (site.was, site.now))
        if (row.module, row.was, row.now) != (str(path.relative_to(self._games)), was, now):
            return False
        return row.line in path.read_text("utf-8").splitlines()[site.first - 1]
