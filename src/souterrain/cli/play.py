"""`souterrain play`: a whole game in this terminal."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import souterrain
from souterrain.bots import bots
from souterrain.core.chance import Bound, Stream, Typed
from souterrain.core.errors import SouterrainError
from souterrain.core.game import AnyGame, Setup, proposed, read_setup
from souterrain.core.match import BOT, SCREEN, proposal
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.text import texts
from souterrain.terminal import shelf
from souterrain.terminal.match import Sitting
from souterrain.terminal.plain import Plain

from .screen import can_show_screen
from .setup import pair, quest, switches

ME = "me"
"""Instead of a bot's name: somebody at this terminal."""


def run(chosen: Namespace) -> int:
    session, path, holders = _opened(chosen)
    match = Sitting(session, holders, path)
    for given in chosen.bot:
        seat, bot = pair(given, Say("cli-argument-seat"))
        match.hand(seat, SCREEN if bot == ME else f"{BOT}{bot}")
    match.keep_whole()
    while show(match, chosen.language, plain=chosen.plain, pace=chosen.pace / 1000):
        match = Sitting(_begun(chosen, session.game, session.setup), match.holders, shelf.place(chosen.game))
        match.keep_whole()
    return 0


def show(match: Sitting, language: str, *, plain: bool, pace: float = 0.4, replay: bool = False) -> bool:
    """Sit down at a match, line by line or on the full screen. Tells whether another like it is wished for."""
    if plain:
        Plain(match, language, sys.stdin, sys.stdout).run()
        return False
    if not can_show_screen():
        raise SouterrainError("cli-no-screen")
    from souterrain.terminal.app import TableApp

    table = TableApp(match, language, pace=pace, replay=replay)
    table.run()
    if table.fault:
        raise table.fault
    if match.trouble:
        raise match.trouble
    if match.path:
        print(texts(language).say(Say("terminal-kept", path=str(match.path))))
    return table.again


def _opened(chosen: Namespace) -> tuple[Session, Path, dict[str, str]]:
    """The game to play, the file to keep it in, and the bots: one loaded, one resumed, or a new one."""
    game = souterrain.games()[chosen.game]
    if chosen.load:
        for option in ("seed", "players", "set", "quest"):
            if getattr(chosen, option):
                raise SouterrainError("cli-load-set", option=f"--{option}")
        path = Path(chosen.load)
        session = Session.load(game, shelf.read(path))
        return session, Path(chosen.save or path), _proposed(session)
    kept = _resumed(chosen)
    if kept:
        return Session.load(game, shelf.read(kept)), kept, shelf.seats(kept)
    typed = switches([*chosen.set, *quest(chosen.quest, game)], game)
    setup: dict[str, Any] = {"language": chosen.language, **proposed(game), **typed}
    if chosen.players is not None:
        setup["players"] = chosen.players
    session = _begun(chosen, game, read_setup(game, setup), chosen.seed)
    return session, Path(chosen.save) if chosen.save else shelf.place(chosen.game), _proposed(session)


def _begun(chosen: Namespace, game: AnyGame, setup: Setup, seed: str = "") -> Session:
    """A new game, with dice that nobody knows unless a seed was chosen."""
    stream = Stream(seed) if seed else Bound(secrets.token_bytes(32))
    return Session.start(game, setup, Typed(stream) if chosen.dice == "typed" else stream, stream)


def _proposed(session: Session) -> dict[str, str]:
    return proposal(session.chairs, bots(session.game.slug)[0])


def _resumed(chosen: Namespace) -> Path | None:
    """The last unfinished game, where the player wants it back. Asked only where somebody can answer."""
    wants_new = chosen.new or chosen.seed or chosen.players or chosen.set or chosen.quest or chosen.save
    kept = [] if wants_new else shelf.unfinished(chosen.game)
    if not kept or not (chosen.resume or sys.stdin.isatty()):
        return None
    if not chosen.resume:
        words, last = texts(chosen.language), kept[0]
        print(words.say(Say("cli-resume", date=f"{last.when:%Y-%m-%d %H:%M}", decisions=last.decisions)))
        answer = input(words.say(Say("cli-resume-ask")))
        if answer.strip().lower().startswith(words.say(Say("cli-resume-no"))):
            return None
    return kept[0].path
