"""A browser checks a finished game by itself: the same hashes, the same chain, the same dice as the server's."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

import souterrain
from souterrain.bots import make, play
from souterrain.core.chance import Bound
from souterrain.core.game import read_setup
from souterrain.core.journal import Rolled
from souterrain.core.session import Session

from .test_units import UNITS, run_unit

SHARES = {"": "11" * 32, "p2": "22" * 32}


def test_a_browser_finds_an_honest_game_right_and_each_lie_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = souterrain.games()["chateau"]
    stream = Bound(b"fair")
    session = Session.start(game, read_setup(game, {"players": 2}), stream, stream).shaken(SHARES)
    bot = make("chateau", "scripted", 4)
    marks = {}
    while session.ask:
        marks[session.decisions] = session.head
        play(session, dict.fromkeys(session.seats, bot), most=1)
        if session.decisions == 9 and not session.undone:
            session = session.taken_back(6, "p1")
            marks = {n: mark for n, mark in marks.items() if n < 6}
    told = {
        "journal": {"seed": stream.key.hex(), "lines": session.chained()},
        "marks": list(marks.items()),
        "kept": {
            "commitment": session.commitment, "n": session.decisions, "head": session.head,
            "rounds": [{
                "promises": {seat: sha256(bytes.fromhex(share)).hexdigest() for seat, share in SHARES.items()},
                "share": SHARES["p2"],
            }],
        },
        "story": [{"dice": [[die.die, die.result] for die in told.dice]} for told in session.story if not told.to],
        "dice": sum(isinstance(entry, Rolled) for entry in session.journal),
    }  # fmt: skip
    (tmp_path / "game.json").write_text(json.dumps(told), "utf-8")
    monkeypatch.setenv("FAIR_GAME", str(tmp_path / "game.json"))
    said = run_unit(next(unit for unit in UNITS if unit.name == "fair.test.js"))
    assert "\n# pass 6\n" in said
