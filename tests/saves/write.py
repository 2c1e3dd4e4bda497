"""Writes a saved game of each sample for the version of the program that is being made: `make saves`."""

from __future__ import annotations

from pathlib import Path

import souterrain
from souterrain import bots

HERE = Path(__file__).parent
DECISIONS = 60


def write(folder: Path) -> None:
    """A game of each sample, some way into it, in the middle of a turn as like as not. One that is there stays: it is
    the promise."""
    folder.mkdir(parents=True, exist_ok=True)
    for slug in souterrain.games():
        best = bots.bots(slug)[0]
        for n, setup in enumerate(souterrain.games()[slug].samples):
            file = folder / f"{slug}-{n}.souterrain"
            if file.exists():
                continue
            session = souterrain.new(slug, seed=f"saved {n}", setup=setup)
            bots.play(session, {seat: bots.make(slug, best, n) for seat in session.seats}, most=DECISIONS)
            file.write_bytes(session.save())


if __name__ == "__main__":
    write(HERE / souterrain.__version__)
