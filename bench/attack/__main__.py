"""Attack a table as strangers and bad luck do, and tell what came of it. Ends in failure where anything was lost,
doubled or changed, or where a stack trace, a long wait or much memory would have come of what somebody sent."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..compare import commit
from ..server import HERE
from . import files, harmful, kills, words


def main() -> None:
    parser = argparse.ArgumentParser(prog="attack", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="how often a server is killed in the midst of play")
    parser.add_argument("--words", type=int, default=300_000, help="how many messages and requests make no sense")
    parser.add_argument("--files", type=int, default=20_000, help="how many saved games are changed")
    parser.add_argument("--db", default="", help="an empty PostgreSQL database, for the servers that are killed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    saves = [path.read_bytes() for path in sorted((HERE / "tests" / "saves").glob("*/*.souterrain"))]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fates = {
            "kills": kills.attack(folder, given.db or f"{name}/db.sqlite", given.kills, given.seed),
            "words": words.evenings(folder, given.words, given.seed),
            "files": files.attack(saves, given.files, given.seed),
        }
    grid = Table("attack", "what came of it", "how often", title=f"{commit(HERE)}, seed {given.seed}")
    for attack, found in fates.items():
        for what, often in found.items():
            grid.add_row(attack, what, f"{often:,}")
    Console(width=150).print(grid)
    sys.exit(any(harmful(found) for found in fates.values()))


main()
