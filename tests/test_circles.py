"""Games that go in circles are noticed, told and offered an end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Option
from souterrain.core.match import Match
from souterrain.core.say import Say

Choice = Callable[[tuple[Option, ...], int], Option]


def first(*verbs: str) -> Choice:
    """Chooses the first of these verbs that is offered, else the last thing that is."""

    def choose(options: tuple[Option, ...], n: int) -> Option:
        return next((option for verb in verbs for option in options if option.verb == verb), options[-1])

    return choose


def to_and_fro(options: tuple[Option, ...], n: int) -> Option:
    """Walks from the village to the point before it, and back, for ever."""
    ways = [option for option in options if option.on in (("V00",), ("C01",))]
    return ways[0] if ways and n % 2 else first("halt")(options, n)


def circled(game: str, choose: Choice, most: int = 120, **setup: Any) -> Match:
    """A match that somebody has played in this way until he was told that it goes in circles."""
    session = souterrain.new(game, seed="a circle", setup=setup)
    match = Match(session, bots.make)
    chance = bots.make(game, "random")
    for n in range(most):
        if session.may_end:
            return match
        ask = session.ask
        match.answer(choose(ask.options, n).key if isinstance(ask, Ask) else bots.step(session, chance))
    raise AssertionError(f"{most} answers, and nobody has noticed")


WAITING = first("stay", "wait", "rest", "pass", "end", "done", "no", "never", "halt")


@pytest.mark.parametrize(
    ("game", "choose", "setup"),
    [
        ("chateau", WAITING, {}),
        ("chateau", to_and_fro, {}),
        ("ahq", WAITING, {"heroes": 4}),
        ("ahq", WAITING, {"heroes": 4, "master": "seat"}),
        ("catacombs", WAITING, {"players": 2}),
        ("seul", first("effort", "pack"), {}),
    ],
)
def test_who_plays_in_circles_is_told_and_may_end_it(game: str, choose: Choice, setup: dict[str, Any]) -> None:
    match = circled(game, choose, **setup)
    assert match.notices == [Say("notice-circles")]
    match.answer("break-off")
    assert match.session.outcome is not None
    assert match.session.outcome.winners == ()
    for language, words in (("fr", "tournait en rond"), ("en", "went in circles")):
        assert words in match.session.texts(language).say(match.session.outcome.reason)
        assert match.session.log("")[-1].text == match.session.events[-1].say()
