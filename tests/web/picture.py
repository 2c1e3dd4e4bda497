"""Takes pictures of the table as it really is: `python -m tests.web.picture docs/table.png docs/phone.png`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

import souterrain
from souterrain import bots
from souterrain.core.view import Points

from .conftest import ARGS, HOW, Server, chromium
from .seat import sit

SEED = "lanterne"
SCREENS = {"table": (1440, 900, 0.75), "phone": (390, 844, 1.0)}
"""Width, height and scale by the picture's name: the table's is smaller than life, it is for a page."""


def a_fight_in_the_castle() -> bytes:
    """A game that a bot has played until swords are drawn within the walls."""
    session = souterrain.new("chateau", seed=SEED)
    bot = bots.make("chateau", "scripted")
    while session.ask is not None:
        view = session.game.view(session.world, session.ask.seat)
        assert isinstance(view.board, Points)
        inside = {point.id for point in view.board.points if point.area == "castle"}
        if view.scene and any(token.active and token.at in inside for token in view.board.tokens):
            break
        session.answer(bots.step(session, bot))
    return session.save()


def take(target: Path) -> None:
    """Save a picture of that fight."""
    width, height, scale = SCREENS[target.stem]
    path = chromium()
    if path is None:
        sys.exit(HOW)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGS))
            page = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                locale="fr-FR",
                reduced_motion="reduce",
            ).new_page()
            page.goto(server.link)
            game = {"name": "game", "mimeType": "application/octet-stream", "buffer": a_fight_in_the_castle()}
            page.locator("#load").set_input_files(game)  # type: ignore[arg-type]
            sit(page)
            expect(page.locator(".engraving")).to_be_attached()
            page.wait_for_timeout(500)
            target.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=target)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        take(Path(name))
