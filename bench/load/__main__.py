"""Let a growing crowd play on a server of this checkout, and of another if `--against` names one; print how soon people
see what came of their answers, as a table and as a plot, and keep it as ratios in bench/results.md."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

from ..compare import commit
from ..measure import build, yardstick
from ..server import HERE, Server
from . import crowd
from .crowd import Crowd, Level
from .plot import plot

RESULTS = Path(__file__).parents[1] / "results.md"
LEVELS = (50, 200, 500, 1000)
SETTLE = 8.0
"""How long a crowd plays before it is watched."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=LEVELS, help="how many are played at once")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each crowd is watched")
    parser.add_argument("--think", type=float, default=2.0, help="how many seconds a person takes to answer")
    parser.add_argument("--flat-out", action="store_true", help="nobody thinks and there are no bots")
    parser.add_argument("--db", default="", help="an empty PostgreSQL database to keep the tables in")
    parser.add_argument("--processes", type=int, default=1, help="how many servers share that database")
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--keep", action="store_true", help="write the ratios into bench/results.md")
    given = parser.parse_args()
    console = Console(width=110)
    yard = yardstick()
    for checkout in [HERE, *([given.against] if given.against else [])]:
        if given.flat_out:
            _flat_out(console, checkout, given, yard)
        else:
            _growing(console, checkout, given, yard)


@contextmanager
def _served(checkout: Path, given: Any) -> Iterator[tuple[list[Server], list[str]]]:
    with tempfile.TemporaryDirectory() as folder:
        place = given.db or f"{folder}/db.sqlite"
        keys = crowd.keys(place)
        servers = [Server(Path(folder), place, checkout) for _ in range(given.processes)]
        try:
            yield servers, keys
        finally:
            for server in servers:
                server.stop()


def _growing(console: Console, checkout: Path, given: Any, yard: float) -> None:
    with _served(checkout, given) as (servers, keys):
        levels = uvloop.run(_levels(servers, keys, given.tables, given.seconds, given.think))
    head = ["tables", "answers/s", "with bots", "p50 ms", "p99 ms", "cores", "driver", "ms/decision", "MB", "KB/table"]
    rows = [
        [
            f"{each.tables:,}",
            f"{each.answers / each.seconds:.0f}",
            f"{each.decisions / each.seconds:.0f}",
            f"{each.middle * 1000:.0f}",
            f"{each.late * 1000:.0f}",
            f"{each.work:.2f}",
            f"{each.driving:.2f}",
            f"{each.cost:.2f}",
            f"{each.memory:.0f}",
            f"{each.apiece * 1000:.0f}",
            str(each.failures),
        ]
        for each in levels
    ]
    _print(console, f"{commit(checkout)}: a person every {given.think:g} s and bots", [*head, "failures"], rows)
    console.print(plot(levels))
    if given.keep:
        first = levels[0]
        ratios = [
            [
                f"{each.tables:,}",
                f"{each.middle / first.middle:.1f}",
                f"{each.late / first.middle:.1f}",
                f"{each.cost / first.cost:.2f}",
                f"{each.cost / 1000 * yard:,.0f}",
                str(each.failures),
            ]
            for each in levels
        ]
        names = ["tables", "p50 to the first p50", "p99 to the first p50", "cost of a decision to the first"]
        _keep(checkout, "load", [*names, "yardstick steps a decision", "failures"], ratios)


def _flat_out(console: Console, checkout: Path, given: Any, yard: float) -> None:
    rows, ratios = [], []
    for game, wanted in crowd.ALONE.items():
        with _served(checkout, given) as (servers, keys):
            (level,) = uvloop.run(_levels(servers, keys, (30,), given.seconds, 0.0, (wanted,)))
        rate = level.answers / level.seconds
        rows.append([game, f"{rate:.0f}", f"{rate / level.work:.0f}", f"{level.work:.2f}", f"{level.late * 1000:.0f}"])
        ratios.append([game, f"{yard / rate * level.work:,.0f}"])
    head = ["game", "answers/s", "answers/s of a core", "cores", "p99 ms"]
    _print(console, f"{commit(checkout)}: thirty tables that never think", head, rows)
    if given.keep:
        _keep(checkout, "flat out", ["game", "yardstick steps an answer"], ratios)


async def _levels(
    servers: Sequence[Server],
    keys: Sequence[str],
    tables: Sequence[int],
    seconds: float,
    think: float,
    wanted: Sequence[dict[str, Any]] = crowd.WITH_BOTS,
) -> list[Level]:
    people, levels = Crowd(servers, keys, think, wanted), []
    await people.warm_up(SETTLE)
    for count in tables:
        await people.grow(count)
        await asyncio.sleep(SETTLE)
        levels.append(await people.watch(seconds))
    await people.go_home()
    for failure in dict.fromkeys(people.tally.failures):
        print("failure:", failure)
    return levels


def _print(console: Console, title: str, head: list[str], rows: list[list[str]]) -> None:
    grid = Table(*head, title=title)
    for row in rows:
        grid.add_row(*row)
    console.print(grid)


def _keep(checkout: Path, what: str, head: list[str], rows: list[list[str]]) -> None:
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(f"\n## {date.today()}, {build()}, {what}, {commit(checkout)}\n\n")
        file.write(f"| {' | '.join(head)} |\n|{'---:|' * len(head)}\n")
        file.writelines(f"| {' | '.join(row)} |\n" for row in rows)


main()
