"""How tests play: a rule's coroutine with answers and dice given, or a whole game with a bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from inspect import getgeneratorlocals
from typing import Any, TypeVar

from souterrain.core import menu
from souterrain.core.ask import Option, Question
from souterrain.core.chance import Scripted
from souterrain.core.menu import Deed, Each
from souterrain.core.roll import Roll, Rules
from souterrain.core.world import World

from .told import asked, ended, shown, staged

T = TypeVar("T")


class Run:
    """What a rule did when it was run: its result, the questions it asked, the rolls it made."""

    def __init__(self) -> None:
        self.result: Any = None
        self.asked: list[Question] = []
        self.rolled: list[tuple[Roll, int]] = []


def run(rules: Rules[Any], dice: Sequence[int | str] = (), answers: Sequence[Any] = ()) -> Run:
    """Run a rule to its end. All dice and answers given must be used, and no more may be wanted."""
    chance, left, seen = Scripted(dice), list(answers), Run()
    value: Any = None
    if isinstance(world := getgeneratorlocals(rules).get("world"), World):
        staged(world)
    while True:
        try:
            wanted = rules.send(value)
        except StopIteration as stop:
            seen.result = stop.value
            ended(stop.value)
            break
        asked(wanted)
        if isinstance(wanted, Roll):
            value = chance.roll(wanted, len(seen.rolled))
            seen.rolled.append((wanted, value))
        else:
            assert left, f"unexpected question: {wanted!r}"
            value = left.pop(0)
            wanted.check(value)
            seen.asked.append(wanted)
    assert len(seen.rolled) == len(dice), f"{len(dice) - len(seen.rolled)} dice were not rolled"
    assert not left, f"answers not asked for: {left}"
    return seen


def offered(deeds: Iterable[Deed[Any] | Each[Any]]) -> tuple[Option, ...]:
    """What may be done: the test is held to all that is said of it, odds and prices too."""
    options = menu.offered(deeds)
    shown(options)
    return options
