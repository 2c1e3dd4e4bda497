"""Bots for Advanced HeroQuest: heroes who explore and fight with sense, and the automatic game master."""

from __future__ import annotations

import random
from operator import attrgetter

from souterrain.core.ask import Amount, Answer, Ask, Name
from souterrain.core.say import Say
from souterrain.core.seat import Reason, SeatView
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.figures import party
from souterrain.games.ahq.world import World

from . import exploring, fighting, grilles, mastering, town, venturing
from .choices import STEPS, goals, key_of, turns_below
from .reasons import KEPT, Choice

_key = attrgetter("key")
_HEROES = {**exploring.MINDS, **fighting.MINDS, **grilles.MINDS, **town.MINDS, **venturing.MINDS}

_PATIENCE = 250
"""After so many turns a plan that still has not worked is upset now and then, after twice as many twice as often; but
there always is a plan."""
_WHIM, _WILD = 0.1, 0.5

_JAM = 3
"""Turns of standing about after which the party is thought to be in its own way."""
_SHUFFLE = 4
"""Squares that a figure then steps aside."""


class Scripted:
    """Plays any seat: a game master where it sits in that chair, a party of heroes elsewhere."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)
        self._places: dict[str, Square] = {}
        self._seen_turn = self._still = 0

    def decide(self, chair: SeatView[World]) -> Answer:
        world, ask, seat = chair.world, chair.ask, chair.seat
        if isinstance(ask, Amount):
            return ask.high
        if isinstance(ask, Name):
            return ask.suggestion
        assert isinstance(ask, Ask), "this game asks for nothing else"
        if len(ask.options) == 1:
            return ask.options[0].key
        overdue = turns_below(world) // _PATIENCE
        if overdue and self._random.random() < min(_WILD, _WHIM * overdue):
            return self._random.choice(ask.options).key
        if seat != GM and ask.text.id == "ask-explore" and self._in_a_jam(world):
            here = world.figures[world.active].at
            steps = [key for key, at in goals(ask, *STEPS).items() if steps_between(at, here) <= _SHUFFLE]
            if steps and self._random.random() < 0.5:
                return self._random.choice(steps)
        wanted = self._wanted(world, ask, seat)
        if wanted in map(_key, ask.options):
            return wanted
        return key_of(ask, "no", "done", "stay") or self._random.choice(ask.options).key

    def _wanted(self, world: World, ask: Ask, seat: str) -> str:
        """What a seat would like to do: a key, which may not be among those offered."""
        if seat == GM:
            return _masters(world, ask).key
        choose = _HEROES.get(ask.text.id)
        return choose(world, ask, seat) if choose else ""

    def why(self, chair: SeatView[World], answer: Answer) -> Reason | None:
        """Why the game master answers so. Heroes give no reasons, and neither does a whim."""
        choice = _masters(chair.world, chair.ask) if chair.seat == GM and isinstance(chair.ask, Ask) else None
        if choice is None or choice.key != answer:
            return None
        return Reason(Say(f"why-{choice.why}"), secret=choice.why.startswith(KEPT))

    def _in_a_jam(self, world: World) -> bool:
        """Nobody passes through anybody: where the party has hardly moved for some turns, it has to be shuffled."""
        if world.turn != self._seen_turn:
            places = {figure.id: figure.at for figure in party(world)}
            moved = sum(steps_between(at, self._places.get(id, at)) for id, at in places.items())
            quiet = world.turn == self._seen_turn + 1 and moved < _SHUFFLE and len(places) > 1
            self._still = self._still + 1 if quiet else 0
            self._places, self._seen_turn = places, world.turn
        return self._still >= _JAM


def _masters(world: World, ask: Ask) -> Choice:
    """What the game master does, and why."""
    return mastering.MINDS.get(ask.text.id, mastering.first)(world, ask, GM)
