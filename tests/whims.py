"""Somebody curious, set down in the midst of things: nobody comes by play to all that may come together.

He does what has been done least, as long as he is asked. What he is asked and told, and what becomes of the world, is
marked; a mark says only that something is another than it was, and the record of a smaller test says what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from souterrain.core.ask import Amount, Answer, Ask, Flick, Name, Question, Shot
from souterrain.core.roll import Roll, Rules
from souterrain.core.world import World

from .told import Record, mark

TURNS = 40
"""So many at most: where nobody can do anything there is nothing to be asked."""


class Whims:
    """What he is minded to do: dice and answers from the luck of a number."""

    def __init__(self, number: int) -> None:
        self.luck = Random(number)
        self._done = Counter[str]()

    def follow(self, world: World, turn: Callable[[], Rules[Any] | None], answers: int) -> str:
        """A mark of turns after turns until there is no more, or until he has answered so often."""
        record = Record()
        record.stage(world)
        for _ in range(TURNS):
            if not answers or (rules := turn()) is None:
                break
            answers = self._turn(rules, record, answers)
        return mark(list(record.lines()))

    def _turn(self, rules: Rules[Any], record: Record, answers: int) -> int:
        value: Any = None
        while True:
            try:
                wanted = rules.send(value)
            except StopIteration as stop:
                record.note([f"-> {stop.value}"])
                return answers
            record.ask(wanted)
            if isinstance(wanted, Roll):
                value = self._any(wanted.sides)
            elif answers := answers - 1:
                value = self._answer(wanted)
            else:
                rules.close()
                return 0

    def _answer(self, ask: Question) -> Answer:
        match ask:
            case Ask():
                least = min(ask.options, key=lambda option: (self._done[option.verb], self.luck.random()))
                self._done[least.verb] += 1
                return least.key
            case Amount():
                return ask.low + ask.step * (self._any((ask.high - ask.low) // ask.step + 1) - 1)
            case Name():
                return "Robin"
            case Shot():
                return self._flick(ask)

    def _flick(self, shot: Shot) -> Flick:
        """Anything anywhere: no two of his shots are alike, and he leaves one in eight out."""
        launch = self.luck.choice(shot.discs)
        x, y = (at + launch.radius * self.luck.uniform(-0.7, 0.7) for at in (launch.x, launch.y))
        power = self.luck.uniform(0.2, 0.9) if self.luck.random() < 0.875 else 0.0
        return Flick(launch.disc, x, y, self.luck.uniform(-3.0, 3.0), power * shot.top_speed)

    def _any(self, many: int) -> int:
        return int(self.luck.random() * many) + 1
