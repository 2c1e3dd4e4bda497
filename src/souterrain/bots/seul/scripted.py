"""A sensible delver for Seul dans les Souterrains: looks before it leaps, slips past what it need not fight, sleeps and
eats in town, and turns back while it can still walk."""

from __future__ import annotations

from souterrain.core.ask import Amount, Answer, Ask, Name, Option
from souterrain.core.seat import SeatView
from souterrain.games.seul.world import World

from . import character, dues, exploring, fighting, packing, town
from .choices import find

MINDS = {**character.MINDS, **exploring.MINDS, **dues.MINDS, **fighting.MINDS, **packing.MINDS, **town.MINDS}


class Scripted:
    """Always the same answer to the same question; the seed only chooses the hit die."""

    def __init__(self, seed: int = 0) -> None:
        self.die = character.DICE[seed % len(character.DICE)]

    def decide(self, chair: SeatView[World]) -> Answer:
        world, ask = chair.world, chair.ask
        if isinstance(ask, Amount):
            return how_many(world, ask)
        if isinstance(ask, Name):
            return ask.suggestion or "Robin"
        assert isinstance(ask, Ask)
        return (self.choose(world, ask) or ask.options[0]).key

    def choose(self, world: World, ask: Ask) -> Option | None:
        if ask.text.id == "ask-hit-die":
            return find(ask.options, ("hit-die", self.die))
        mind = MINDS.get(ask.text.id)
        return mind(world, ask) if mind else None


def how_many(world: World, ask: Amount) -> int:
    if ask.text.id == "ask-how-many-resources":
        return max(ask.low, min(ask.high, town.PROVISIONS[world.hero.die] - world.hero.resources))
    if ask.text.id == "ask-drop-resources":
        return max(ask.low, ask.high - town.PROVISIONS[world.hero.die])
    return ask.low
