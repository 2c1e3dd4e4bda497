"""The random bot: legal, seeded, and no wiser than that."""

from __future__ import annotations

import math
import random
from typing import Any

from souterrain.core.ask import Amount, Answer, Ask, Flick, Name
from souterrain.core.seat import SeatView


class Random:
    """Picks any answer, each as likely as the next."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def decide(self, chair: SeatView[Any]) -> Answer:
        ask, chance = chair.ask, self._random.random()
        if isinstance(ask, Ask):
            return ask.options[int(chance * len(ask.options))].key
        if isinstance(ask, Amount):
            return ask.low + ask.step * int(chance * ((ask.high - ask.low) // ask.step + 1))
        if isinstance(ask, Name):
            return ask.suggestion or "Robin"
        launch = ask.discs[int(chance * len(ask.discs))]
        away, towards = launch.radius * math.sqrt(self._random.random()), self._random.uniform(-math.pi, math.pi)
        return Flick(
            launch.disc,
            launch.x + away * math.cos(towards),
            launch.y + away * math.sin(towards),
            self._random.uniform(-math.pi, math.pi),
            ask.top_speed * self._random.random(),
        )
