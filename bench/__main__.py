"""Run every bench, print it, and keep it in results.md."""

from __future__ import annotations

import platform
import sys
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table

from souterrain.games import SLUGS

from . import levels, physics, play, server
from .measure import Figure, yardstick

OWN = {"ahq": levels.ahq, "seul": levels.seul, "catacombs": physics.figures}
"""What is measured of one game alone."""
RESULTS = Path(__file__).parent / "results.md"


def main() -> None:
    console = Console()
    slugs = [slug for slug in SLUGS if len(sys.argv) < 2 or slug in sys.argv[1:]]
    with console.status("measuring…") as status:
        yard = yardstick()
        figures = [Figure("yardstick: plain Python loop", yard, "per second", 1.0)]
        for slug in slugs:
            status.update(f"measuring {slug}…")
            figures += play.figures(slug, yard)
            figures += OWN[slug](yard) if slug in OWN else ()
        status.update("measuring the server…")
        figures += server.figures(slugs)
    table = Table("what", "value", "unit", "ratio to the yardstick")
    for figure in figures:
        table.add_row(*_cells(figure))
    console.print(table)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(f"\n## {date.today()}, Python {platform.python_version()}, {platform.machine()}\n\n")
        file.write("| what | value | unit | ratio to the yardstick |\n|---|---:|---|---:|\n")
        file.writelines(f"| {' | '.join(_cells(figure))} |\n" for figure in figures)


def _cells(figure: Figure) -> list[str]:
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2g}"
    return [figure.name, f"{figure.value:,.1f}" if figure.value < 100 else f"{figure.value:,.0f}", figure.unit, ratio]


main()
