"""The picture of the terminal in the pages, taken by the program itself: `python -m tests.terminal.picture FILE`."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import souterrain
from souterrain.bots import make, step
from souterrain.core.session import Session
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


async def take(path: Path) -> None:
    table = TableApp(Sitting(fight()), "fr")
    async with table.run_test(size=SIZE) as pilot:
        await pilot.pause()
        picture = table.export_screenshot(title="souterrain play chateau")
    without_fonts = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.S).replace("Fira Code", "monospace")
    path.write_text(re.sub(r"\s*<!--.*?-->", "", without_fonts, flags=re.S), "utf-8")


if __name__ == "__main__":
    asyncio.run(take(Path(sys.argv[1])))
