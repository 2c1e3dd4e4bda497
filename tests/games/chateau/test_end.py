"""Coming home."""

from __future__ import annotations

import pytest

from souterrain.core.game import Setup
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.characters import add
from souterrain.games.chateau.ending import outcome, reckon, score
from souterrain.games.chateau.events.ending import CameHome, NeverReturned, NeverSawCastle
from souterrain.games.chateau.flight import put
from souterrain.games.chateau.game import GAME
from souterrain.games.chateau.movement import moves
from souterrain.games.chateau.turn import play_turn
from souterrain.games.chateau.world import carry
from tests.play import run

from .stage import everybody, one, party, told


@pytest.mark.rule("chateau.end.return")
def test_the_game_ends_when_all_who_can_are_home_after_the_castle() -> None:
    world = party("V00")
    assert outcome(world) is None
    world.entered = True
    one(world, "thief").at = "C01"
    assert outcome(world) is None, "one is still on the way"
    one(world, "thief").petrified = True
    ended = outcome(world)
    assert ended is not None
    assert ended.scores == {"p1": 15}, "a petrified character left behind counts as dead"


def test_to_come_home_last_is_asked_once_more() -> None:
    world = party("C01")
    home = next(at for at in BOOK.points if BOOK.points[at].area == "village")
    together = everybody(world)

    def final(group: list[str]) -> bool:
        return next(deed.option.final for deed in moves(world, group, "C01") if deed.option.at == home)

    assert not final(together), "nobody has seen the castle yet"
    world.entered = True
    assert final(together)
    assert not final(together[:1]), "the others are still on the way"


@pytest.mark.rule("chateau.end.return")
def test_it_ends_when_none_is_left() -> None:
    world = party("C04")
    for id in everybody(world):
        one(world, id).life = 0
    one(world, "thief").life, one(world, "thief").petrified = 3, True
    ended = outcome(world)
    assert ended is not None
    assert (ended.winners, ended.reason.id) == ((), "outcome-lost")
    assert ended.scores == {"p1": 0}


@pytest.mark.rule("chateau.end.return")
def test_the_highest_score_wins_among_players() -> None:
    world = party("V00", players=2)
    world.entered = True
    carry(world, one(world, "thief"), "diamond")
    carry(world, one(world, "cleric"), "ring", spell="ward")
    one(world, "cleric").armour = 2
    ended = outcome(world)
    assert ended is not None
    assert ended.scores == {"p1": 5 + 5 + 30 + 20, "p2": 5 + 60 + 5}
    assert ended.winners == ("p2",)
    one(world, "thief").life = 0
    assert score(one(world, "thief")) == 0


@pytest.mark.rule("chateau.end.return")
def test_only_who_has_been_in_the_castle_comes_home_from_it() -> None:
    world = GAME.create(Setup(players=2))
    for n, kind in enumerate(("warrior", "thief")):
        who = add(world, kind, kind, world.seats[n])
        who.life = who.initial = 6
    carry(world, one(world, "thief"), "ring", spell="ward")
    put(world, ["warrior"], "K01")
    put(world, ["warrior"], "V00")
    ended = outcome(world)
    assert ended is not None
    assert ended.scores == {"p1": 5, "p2": 30}, "who stayed outside counts what he found, and not himself"
    assert ended.reason.args["count"] == 1
    reckon(world)
    assert [(event.who, event.score) for event in told(world, CameHome)] == [("warrior", 5)]
    assert [(event.who, event.score) for event in told(world, NeverSawCastle)] == [("thief", 30)]
    one(world, "warrior").life, one(world, "thief").items = 0, []
    ended = outcome(world)
    assert ended is not None
    assert (ended.winners, ended.reason.args["count"]) == ((), 0), "nobody has won who has brought nothing"


@pytest.mark.rule("chateau.end.return")
def test_the_last_step_home_ends_the_game_and_everybody_is_reckoned() -> None:
    world = party("C01")
    world.entered = True
    one(world, "magician").life = 0
    run(play_turn(world), answers=["go:V00"])
    assert [event.who for event in told(world, CameHome)] == ["warrior", "thief", "cleric"]
    assert [event.who for event in told(world, NeverReturned)] == ["magician"]
