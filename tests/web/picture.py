"""Takes pictures of the table as it really is, for instance `python -m tests.web.picture docs/table.png`."""

from __future__ import annotations

import sys
import tempfile
from itertools import count
from math import dist
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Shot
from souterrain.core.view import Grid, Points

from .conftest import ARGS, HOW, TAUGHT, Server, chromium
from .seat import sit

SEED = "lanterne"
CROWD = 4
AWAY = 150.0
AIM = "v"


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


def a_fight_in_the_dungeon() -> bytes:
    """The first expedition in which heroes led by a bot come hand to hand with enough monsters for a picture."""
    heroes = ["heinrich", "sven", "torallion", "magnus"]
    bot = bots.make("ahq", "scripted")
    for n in count():
        session = souterrain.new("ahq", seed=f"{SEED} {n}", setup={"heroes": 4, "choice": heroes})
        while session.ask is not None:
            world = session.world
            foes = [figure for figure in world.figures.values() if figure.kind == "monster"]
            if len(foes) >= CROWD and sum(bool(foe.fixed) for foe in foes) > 1 and session.ask.text.id == "ask-act":
                return session.save()
            session.answer(bots.step(session, bot))
    raise AssertionError


def a_fight_in_the_vaults() -> bytes:
    """Heroes led by a bot come hand to hand with those who hold an island in the lava."""
    bot = bots.make("regne", "scripted")
    for n in count():
        session = souterrain.new("regne", seed=f"{SEED} {n}", setup={"quest": "mirrors"})
        while session.ask is not None:
            laid = any(zone.card == "mirror-hall" for zone in session.world.zones)
            if laid and isinstance(session.ask, Ask) and any(o.verb == "attack" for o in session.ask.options):
                return session.save()
            session.answer(bots.step(session, bot))
    raise AssertionError


def a_plan_of_the_underworld() -> bytes:
    """A career on whose plan there are several rooms with something in them."""
    for n in count():
        session = souterrain.new("seul", seed=f"{SEED} {n}")
        bot = bots.make("seul", "scripted", n)
        while session.ask is not None and session.decisions < 120:
            board = session.view(session.ask.seat).board
            if isinstance(board, Grid) and len(board.features) >= 6 and session.ask.text.id == "ask-explore":
                return session.save()
            session.answer(bots.step(session, bot))
    raise AssertionError


def a_shot_at_the_discs() -> bytes:
    """A hero is about to be flicked, with several monsters before him, none within an arm's length, and some of them
    hurt."""
    bot = bots.make("catacombs", "scripted")
    for n in count():
        session = souterrain.new("catacombs", seed=f"{SEED} {n}")
        while session.ask is not None:
            foes = [piece for piece in session.world.pieces.values() if piece.side == "monster"]
            if isinstance(session.ask, Shot) and session.ask.text.id == "ask-flick-punch" and session.world.round > 1:
                disc = session.ask.discs[0]
                if len(foes) >= CROWD and all(dist((disc.x, disc.y), (foe.x, foe.y)) > AWAY for foe in foes):
                    return session.save()
            session.answer(bots.step(session, bot))
    raise AssertionError


def a_company_in_town() -> bytes:
    """Home from the first quest of a campaign, with something to learn."""
    session = souterrain.new("regne", seed=SEED, setup={"play": "campaign"})
    bot = bots.make("regne", "scripted")
    while session.ask is not None and session.ask.text.id != "ask-learn":
        session.answer(bots.step(session, bot))
    return session.save()


PICTURES = {
    "table": (a_fight_in_the_castle, 1440, 900, 0.75),
    "phone": (a_fight_in_the_castle, 390, 844, 1.0),
    "dungeon": (a_fight_in_the_dungeon, 1440, 900, 0.75),
    "vaults": (a_fight_in_the_vaults, 1440, 900, 0.75),
    "plan": (a_plan_of_the_underworld, 1440, 900, 0.75),
    "village": (a_company_in_town, 1440, 900, 0.75),
    "discs": (a_shot_at_the_discs, 1440, 900, 0.75),
    "discs-phone": (a_shot_at_the_discs, 390, 844, 1.0),
}
"""What is seen, width, height and scale by the picture's name: a table is smaller than life, it is for a page."""


def take(target: Path) -> None:
    """Save a picture of such a moment."""
    moment, width, height, scale = PICTURES[target.stem]
    path = chromium()
    if path is None:
        sys.exit(HOW)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGS))
            context = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                locale="fr-FR",
                reduced_motion="reduce",
            )
            context.add_init_script(TAUGHT)
            page = context.new_page()
            page.goto(server.link)
            game = {"name": "game", "mimeType": "application/octet-stream", "buffer": moment()}
            page.locator("#load").set_input_files(game)  # type: ignore[arg-type]
            sit(page)
            expect(page.locator(".piece, .town-thing").first).to_be_attached()
            if page.locator(".shot-form").count():
                page.keyboard.press(AIM)
            page.wait_for_timeout(500)
            target.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=target)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        take(Path(name))
