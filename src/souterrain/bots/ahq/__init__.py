"""Bots for Advanced HeroQuest: heroes who explore and fight with sense, and the automatic game master."""

from __future__ import annotations

import random

from souterrain.core.ask import Amount, Answer, Ask, Question
from souterrain.games.ahq.world import GM, World

from . import exploring, fighting, mastering
from .choices import key_of

_HEROES = {**exploring.MINDS, **fighting.MINDS}

_PATIENCE = 250
"""After so many turns a plan that still has not worked is upset now and then."""
_WHIM = 0.1


class Scripted:
    """Plays any seat: a game master where it sits in that chair, a party of heroes elsewhere."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def decide(self, world: World, ask: Question, seat: str) -> Answer:
        if isinstance(ask, Amount):
            return ask.high
        assert isinstance(ask, Ask), "this game asks for nothing else"
        if len(ask.options) == 1:
            return ask.options[0].key
        keys = [option.key for option in ask.options]
        if world.turn > _PATIENCE and self._random.random() < _WHIM:
            return self._random.choice(keys)
        choose = (mastering.MINDS if seat == GM else _HEROES).get(ask.text.id)
        wanted = choose(world, ask, seat) if choose else ""
        if wanted in keys:
            return wanted
        return key_of(keys, "no", "done", "stay") or self._random.choice(keys)


BOTS = {"scripted": Scripted}
