"""Run every bench, print it, and keep it in results.md. With `--against PATH`, another checkout of the project, only
what the two have in common is measured: scripted games, as ratios."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table

from souterrain.games import SLUGS

from . import compare, levels, loops, physics, play, replay, server, table
from .measure import Figure, build, yardstick

OWN = {"ahq": levels.ahq, "regne": levels.regne, "seul": levels.seul, "catacombs": physics.figures}
"""What is measured of one game alone."""
RESULTS = Path(__file__).parent / "results.md"

Rows = list[list[str]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--against", type=Path, metavar="PATH", help="another checkout to compare with")
    given = parser.parse_args()
    slugs = [slug for slug in SLUGS if not given.games or slug in given.games]
    if given.against:
        compared(given.against, slugs)
    else:
        measured(slugs)


def measured(slugs: Sequence[str]) -> None:
    """How fast everything is, here and now."""
    console = Console()
    with console.status("measuring…") as status:
        yard = yardstick()
        figures = [Figure("yardstick: plain Python loop", yard, "per second", 1.0)]
        for slug in slugs:
            status.update(f"measuring {slug}…")
            figures += play.figures(slug, yard)
            figures += replay.figures(slug, yard)
            figures += table.figures(slug)
            figures += OWN[slug](yard) if slug in OWN else ()
            figures += loops.figures(slug)
        status.update("measuring the server…")
        figures += server.figures(slugs)
    _keep(console, "", ["what", "value", "unit", "ratio to the yardstick"], [_cells(figure) for figure in figures])


def compared(other: Path, slugs: Sequence[str]) -> None:
    """How many times faster this checkout is than another, in the games that both have."""
    console = Console()
    slugs = [slug for slug in slugs if (other / "src/souterrain/games" / slug).is_dir()]
    with console.status("comparing…"):
        found = [*compare.ratios(other.resolve(), slugs), *compare.at_tables(other.resolve(), slugs)]
    rows = [
        [each.name, f"{each.middle:.2f}", f"{each.low:.2f} to {each.high:.2f}", "yes" if each.same else "no"]
        for each in found
    ]
    title = f", against {compare.commit(other)}, {compare.ROUNDS} rounds in turns, processor time"
    _keep(console, title, ["what", "times faster", "range", "same questions"], rows)


def _keep(console: Console, title: str, head: list[str], rows: Rows) -> None:
    grid = Table(*head)
    for row in rows:
        grid.add_row(*row)
    console.print(grid)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(f"\n## {date.today()}, {build()}{title}\n\n")
        file.write(f"| {' | '.join(head)} |\n|---|---:|{'---|' * (len(head) - 2)}\n")
        file.writelines(f"| {' | '.join(row)} |\n" for row in rows)


def _cells(figure: Figure) -> list[str]:
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2g}"
    return [figure.name, f"{figure.value:,.1f}" if figure.value < 100 else f"{figure.value:,.0f}", figure.unit, ratio]


main()
