"""`souterrain chronicle`: what is worth remembering of a saved game, as text or as a page."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import souterrain
from souterrain.core.chronicle import as_page, as_text, chapters
from souterrain.core.text import texts
from souterrain.terminal import shelf


def run(chosen: Namespace) -> int:
    session = souterrain.load(shelf.read(Path(chosen.file)))
    words = texts(chosen.language, session.game.slug)
    title, found = words.say(session.game.title), chapters(session, words, chosen.whole)
    print(as_page(title, found, chosen.language) if chosen.page else as_text(title, found), end="")
    return 0
