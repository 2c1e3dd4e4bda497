"""`souterrain replay`: a saved game, step by step or as a transcript."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import souterrain
from souterrain.core.session import Session
from souterrain.core.story import line
from souterrain.terminal import shelf
from souterrain.terminal.match import Sitting
from souterrain.terminal.words import Words

from .play import show


def run(chosen: Namespace) -> int:
    session = souterrain.load(shelf.read(Path(chosen.file)))
    if chosen.plain:
        transcript(session, Words(chosen.language, session.game.slug, session))
    else:
        show(Sitting(session), chosen.language, plain=False, replay=True)
    return 0


def transcript(session: Session, words: Words) -> None:
    """Print the whole story with its dice, each line under the number of the decision before which it happened."""
    print(words.say(session.game.title))
    print(words("terminal-commitment", hash=session.commitment))
    for told in session.story:
        if not told.event.dull:
            print(f"{told.n:5}  {words.line(line(told))}")
    if session.outcome:
        print("", *words.outcome(session.outcome), sep="\n")
    else:
        print("", words("cli-verify-unfinished"), sep="\n")
