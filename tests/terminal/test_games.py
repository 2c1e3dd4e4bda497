"""Every registered game can be shown in a terminal, whatever happens in it."""

from __future__ import annotations

import pytest

import souterrain
from souterrain.bots import make, step
from souterrain.core.ask import Shot
from souterrain.core.story import Reader
from souterrain.core.view import Discs
from souterrain.games import SLUGS
from souterrain.terminal.boards import draw
from souterrain.terminal.drawing import Pointers
from souterrain.terminal.offers import offers, on_board
from souterrain.terminal.shots import read_shot
from souterrain.terminal.words import Words

DECISIONS = 150


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_drawn_and_told(slug: str, language: str) -> None:
    """The board, the sheets, the question and the story of a game played at random, at every decision."""
    words = Words(language, slug)
    session = souterrain.new(slug, seed=language, setup={"language": language})
    bot = make(slug, "random", 5)
    reader = Reader(session.seats)
    while session.ask and session.decisions < DECISIONS:
        view = session.view(session.ask.seat)
        signs = words.signs(view)
        assert len(set(signs.values())) == len(signs), "no two pieces share a sign"
        launches = view.ask.discs if isinstance(view.ask, Shot) else ()
        keys = on_board(offers(view.ask, view.keys))
        pointers = Pointers(keys, next(iter(keys), ""), (), signs, launches)
        for small in (False, True):
            drawing = draw(view.board, pointers, words.say, 54, 11, small)
            assert drawing.canvas.inside(*drawing.focus)
        assert words.question(session.ask)
        for sheet in view.sheets:
            assert words.sheet(sheet, signs.get(sheet.id, ""))[0]
            assert words.brief(sheet)[0]
        words.scene(view)
        words.edge(view)
        if isinstance(view.ask, Shot) and isinstance(view.board, Discs):
            assert words.shot_help(view.ask, view, brief=True)
            view.ask.check(read_shot("0", view.ask, view.board, signs))
        for line in reader.read(session, view):
            assert words.line(line)
        session.answer(step(session, bot))
    if session.outcome:
        assert words.outcome(session.outcome)
