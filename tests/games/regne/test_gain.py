"""Who only searches gains less per turn than who explores, in each quest. Hundreds of games were looked at; a few are
played here."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.bots.offers import offered
from souterrain.bots.regne import fighting, healing
from souterrain.core.ask import Answer, Ask
from souterrain.core.seat import SeatView
from souterrain.crawl.squares import key, square
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import opened
from souterrain.games.regne.world import Regne

TURNS = 12
GAMES = 24
"""Of each quest: what exploring brings is now a chest and now nothing."""


class Searcher:
    """Stays where the party came in and searches square after square; it fights whoever comes."""

    def __init__(self) -> None:
        self._other = bots.make("regne", "scripted")

    def decide(self, chair: SeatView[Regne], /) -> Answer:
        world, ask = chair.world, chair.ask
        who = world.figures.get(world.acting)
        here = opened(world)
        if who is None or not isinstance(ask, Ask) or ask.text.id != "ask-act" or fighting.seen(world, who):
            return self._other.decide(chair)
        option = healing.mend(world, who, ask, here)
        if option is not None:
            return option.key
        for option in offered(ask, "search"):
            if option.at not in world.searched:
                return option.key
        home, doors = world.zones[0].id, {door.at for door in world.doors.values()}
        for option in offered(ask, "go"):
            at = square(option.at)
            fresh = any(key(near) not in world.searched for near in (at, *here.beside[at]))
            if fresh and here.zone[at] == home and at not in doors:
                return option.key
        return ask.options[-1].key


def gain(quest: str, bot: Searcher | None = None) -> float:
    """The crowns that a party of four makes in a turn."""
    crowns = turns = 0
    for seed in range(GAMES):
        session = souterrain.new("regne", seed=f"gain {quest} {seed}", setup={"quest": quest})
        hands = {seat: bot or bots.make("regne", "scripted", seed) for seat in session.seats}
        while session.ask is not None and session.world.round <= TURNS:
            bots.play(session, hands, most=1)
        crowns += session.world.pot
        turns += session.world.round
    return crowns / turns


@pytest.mark.rule("regne.search.only-pc-rolls")
@pytest.mark.parametrize("quest", BOOK.quests)
def test_who_only_searches_gains_less_per_turn_than_who_explores(quest: str) -> None:
    assert gain(quest, Searcher()) < gain(quest)
