"""Explorers for the tests: what they may do, and what they are asked."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.core.roll import Roll, Rules
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.figures import Figure
from souterrain.games.ahq.world import World
from tests.play import Run, run
from tests.told import asked


def keys(ask: object) -> list[str]:
    assert isinstance(ask, Ask)
    return [option.key for option in ask.options]


def offered(world: World, figure: Figure) -> list[str]:
    """What a figure may do at the start of its part of the phase."""
    ask = next(explorer.act(world, figure, [figure.id], []))
    asked(ask)
    return keys(ask)


def play(world: World, figure: Figure, *answers: str, dice: list[int] | None = None) -> Run:
    return run(explorer.act(world, figure, [figure.id], []), dice=dice or [], answers=answers)


def first_questions(rules: Rules[None], answers: list[str]) -> list[Ask]:
    """The questions that a rule asks while it gets these answers; further ones are left open."""
    asked, value = [], None
    for answer in [*answers, None]:
        wanted = rules.send(value)
        while isinstance(wanted, Roll):
            wanted = rules.send(6)
        assert isinstance(wanted, Ask)
        asked.append(wanted)
        value = answer
    return asked
