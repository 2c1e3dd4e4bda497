"""Players who join a campaign between two expeditions, and players who leave it."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.match import BOT, LINK, SCREEN, Match
from souterrain.core.session import Session
from souterrain.games.ahq.events.company import Declined, PlayerJoined, PlayerLeft
from souterrain.games.ahq.figures import Effect
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.town import gate
from souterrain.games.ahq.world import World, hero_seats
from tests.games.ahq.town.company import company, told
from tests.play import Run, run

ROTATE = pytest.mark.rule("ahq.campaign.gm.may-rotate")


def at_the_gate(world: World, *answers: str) -> Run:
    """The last step, in which some things are settled before the company parts."""
    assert world.campaign is not None
    world.campaign.stage = "between"
    return run(gate.depart_or_part(world), answers=(*answers, "part"))


def founded(**setup: object) -> Session:
    """A company at the gate, before its first expedition."""
    wanted = {"quest": "campaign", "heroes": 2, "choice": ["heinrich", "sven"], **setup}
    session = souterrain.new("ahq", seed="latecomer", setup=wanted)
    assert session.ask is not None
    assert session.ask.text.id == "ask-gate"
    return session


@ROTATE
def test_somebody_joins_and_takes_over_a_hero_for_whom_there_is_no_place_any_more() -> None:
    world = company("heinrich", "sven", "durgin", "torallion", players=1)
    made = at_the_gate(world, "sit-down:p2", "take-over:sven", "who:rogar")
    assert [event.player for event in told(world, PlayerJoined)] == ["p2"]
    assert hero_seats(world) == ["p1", "p2", "p1", "p2"]
    assert [question.seat for question in made.asked][1:3] == ["p2", "p2"]
    assert (world.figures["sven"].seat, world.figures["rogar"].seat) == ("p2", "p2")
    assert world.figures["durgin"].seat == "p1"


@ROTATE
def test_as_many_places_as_players() -> None:
    world = company("heinrich")
    at_the_gate(
        world, "sit-down:p2", "nobody", "sit-down:p3", "nobody", "nobody", "sit-down:p4", "nobody", "nobody", "nobody"
    )
    assert hero_seats(world) == ["p1", "p2", "p3", "p4"]
    assert [chair.id for chair in GAME.seated(world)] == ["p1", "p2", "p3", "p4"]


@ROTATE
def test_whoever_leaves_takes_his_heroes_along_and_may_come_back_with_them() -> None:
    world = company("heinrich", "sven", master="seat")
    asked = at_the_gate(world, "get-up:p1", "nobody").asked[0]
    assert isinstance(asked, Ask)
    assert {option.key for option in asked.options if option.final} >= {"get-up:p1", "get-up:p2"}, (
        "he is asked once more"
    )
    assert told(world, PlayerLeft)
    assert [chair.id for chair in GAME.seated(world)] == ["p2", "gm"]
    assert "heinrich" not in world.figures
    assert hero_seats(world) == ["p2", "p2"], "the other has his place"
    at_the_gate(world, "nobody", "sit-down:p1", "recall:heinrich")
    assert world.figures["heinrich"].seat == "p1"
    assert hero_seats(world) == ["p1", "p2"]


@ROTATE
def test_the_last_player_cannot_leave() -> None:
    world = company("heinrich", "sven", players=1)
    (ask,) = at_the_gate(world).asked
    assert isinstance(ask, Ask)
    assert not any(option.verb == "get-up" for option in ask.options)


@pytest.mark.rule("ahq.monster-ability.contagious.decline")
def test_the_sick_decline_once_however_much_is_settled_at_the_gate() -> None:
    world = company("heinrich", players=1)
    world.figures["heinrich"].effects = [Effect("disease", "cured")]
    at_the_gate(world, "give-up", "sit-down:p2", "nobody")
    assert len(told(world, Declined)) == 1


@ROTATE
def test_a_chair_is_there_from_the_decision_on_and_gone_when_it_is_taken_back() -> None:
    match = Match(founded(players=1), bots.make)
    assert list(match.session.seats) == ["p1"]
    match.answer("sit-down:p2")
    assert list(match.session.seats) == ["p1", "p2"]
    assert match.holders == {"p1": SCREEN, "p2": SCREEN}
    assert match.session.ask is not None
    assert match.session.ask.seat == "p2", "he is asked for his hero"
    assert Session.load(GAME, match.session.save()).seats == match.session.seats
    match.hand("p2", LINK)
    match.undo()
    assert (list(match.session.seats), match.holders) == (["p1"], {"p1": SCREEN})


@ROTATE
def test_whom_a_bot_takes_in_is_a_bot() -> None:
    match = Match(founded(players=1), bots.make, {"p1": f"{BOT}random"})
    match.answer("sit-down:p2")
    assert match.bots == {"p1": "random", "p2": "random"}
