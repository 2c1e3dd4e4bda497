"""Takes pictures of the table as it really is: `python -m tests.web.picture docs/table.png`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from .conftest import ARGS, HOW, Server, chromium
from .seat import OPTIONS, begin, settled, sit

SCALE = 0.75
"""Smaller than life: the picture is for a page, not for a screen."""
MOVES = 60
"""How far the pictured game goes at most, looking for a fight."""


def take(target: Path, language: str = "fr-FR", width: int = 1440, height: int = 900) -> None:
    """A picture of a château in the middle of a fight."""
    path = chromium()
    if path is None:
        sys.exit(HOW)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGS))
            view = {"width": width, "height": height}
            page = browser.new_context(
                viewport=view,  # type: ignore[arg-type]
                device_scale_factor=SCALE,
                locale=language,
                reduced_motion="reduce",
            ).new_page()
            begin(page, server.link, seed="une image")
            sit(page)
            walk_into_a_fight(page)
            target.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=target)
            browser.close()
        finally:
            server.kill()


def walk_into_a_fight(page: Page) -> None:
    """Go from place to place until somebody has to be fought."""
    expect(page.locator(".engraving")).to_be_attached()
    for _ in range(MOVES):
        if page.locator(".scene:not([hidden])").count():
            break
        ways = page.locator(f"{OPTIONS}.placed")
        (ways.last if ways.count() else page.locator(OPTIONS).first).click()
        settled(page)
    page.wait_for_timeout(300)


if __name__ == "__main__":
    take(Path(sys.argv[1]))
