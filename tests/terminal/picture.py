"""The pictures of the terminal in the pages, taken by the program itself: `python -m tests.terminal.picture FILES`."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import souterrain
from souterrain.bots import make, step
from souterrain.core.ask import Ask
from souterrain.core.session import Session
from souterrain.core.view import Grid
from souterrain.terminal.app import TableApp
from souterrain.terminal.match import Sitting

SIZE = (112, 34)


def fight() -> Session:
    """The first fight of some game that is worth a picture: three of a kind, or more, against the party."""
    for seed in range(1000):
        session = souterrain.new("chateau", seed=f"picture {seed}", setup={"language": "fr"})
        bot = make("chateau", "scripted", seed)
        while session.ask and session.decisions < 60:
            view = session.view(session.ask.seat)
            if view.scene and sum(fighter.side == "foe" for fighter in view.scene.fighters) >= 2:
                return session
            session.answer(step(session, bot))
    raise SystemExit("no fight was found")


def underworld() -> Session:
    """The first expedition of some career, a few rooms into the underworld, with something to see there."""
    for seed in range(1000):
        session = souterrain.new("seul", seed=f"picture {seed}", setup={"language": "fr"})
        bot = make("seul", "scripted", seed)
        while session.ask and session.decisions < 60:
            board = session.view(session.ask.seat).board
            offers = isinstance(session.ask, Ask) and any(option.verb == "step" for option in session.ask.options)
            if offers and isinstance(board, Grid) and board.width * board.height > 200 and len(board.features) > 3:
                return session
            session.answer(step(session, bot))
    raise SystemExit("no underworld was found")


PICTURES = {"terminal": fight, "alone": underworld}
"""What is seen, by the picture's name."""


async def take(path: Path) -> None:
    session = PICTURES[path.stem]()
    table = TableApp(Sitting(session), "fr")
    async with table.run_test(size=SIZE) as pilot:
        await pilot.pause()
        picture = table.export_screenshot(title=f"souterrain play {session.game.slug}")
    without_fonts = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.S).replace("Fira Code", "monospace")
    path.write_text(re.sub(r"\s*<!--.*?-->", "", without_fonts, flags=re.S), "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        asyncio.run(take(Path(name)))
