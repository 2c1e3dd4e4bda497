"""Every act of the automatic game master is explained to whoever asks; what he keeps back, when the game is over."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest

import souterrain
from souterrain import bots
from souterrain.bots.ahq import mastering
from souterrain.bots.ahq.reasons import KEPT, Because
from souterrain.bots.ahq.scripted import Scripted
from souterrain.core.ask import Ask, Option
from souterrain.core.match import Match
from souterrain.core.say import Say
from souterrain.core.seat import SeatView
from souterrain.core.text import texts
from souterrain.crawl.master import GM
from souterrain.crawl.squares import key
from souterrain.games.ahq.figures import monster
from souterrain.games.ahq.words import truly
from tests.games.ahq.expedition import START, expedition


@cache
def played() -> tuple[Match, list[int]]:
    """A game that the program plays on both sides, to its end, and the moments just after the game master chose."""
    session = souterrain.new("ahq", seed="reasons 2", setup={"players": 1, "heroes": 4, "master": "seat"})
    match = Match(session, bots.make, dict.fromkeys(session.seats, "bot:scripted"))
    chosen = []
    while match.bot_to_move:
        ask = match.session.ask
        match.step_bot()
        if isinstance(ask, Ask) and ask.seat == GM and len(ask.options) > 1 and ask.text.id != "ask-bluff":
            chosen.append(match.session.decisions)
    return match, chosen


def about_a_counter(match: Match, decision: int) -> bool:
    ask = match.session.at(decision).ask
    return ask is not None and ask.text.id.startswith("ask-counter")


def test_every_decision_of_the_game_master_has_its_reason_in_both_languages() -> None:
    match, chosen = played()
    assert len(chosen) > 20
    for n in chosen[::5]:
        reason = match.reason(n, "p1")
        assert reason is not None, match.session.at(n - 1).ask
        assert all(texts(language, "ahq").say(reason) for language in ("fr", "en"))


def test_heroes_give_no_reasons() -> None:
    match, _ = played()
    first = next(n for n in range(40) if (ask := match.session.at(n).ask) is not None and ask.seat == "p1")
    assert match.reason(first + 1, "p1") is None
    assert match.reason(0, "p1") is None
    assert match.reason(match.session.decisions + 1, "p1") is None


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_reasons_have_words(language: str) -> None:
    words = texts(language, "ahq")
    said = {words.say(Say(f"why-{reason}")) for reason in get_args(Because)}
    assert len(said) == len(get_args(Because))
    assert not any("why-" in sentence for sentence in said)


def test_what_he_keeps_back_is_told_to_nobody_while_the_game_goes_on() -> None:
    world = expedition("sven", "durgin")
    world.counters.hand = ["wandering"]
    options = tuple(Option(key, Say("option-yes")) for key in ("no", "yes"))
    ask = Ask(GM, Say("ask-counter-wandering"), options, "ahq.gm.counter.wandering.when")
    choice = mastering.wandering(world, ask, GM)
    assert choice == ("no", "wait-wandering")
    assert choice.why.startswith(KEPT)
    match, chosen = played()
    held = next(n for n in chosen if match.session.answered(n - 1) == "no" and about_a_counter(match, n - 1))
    assert match.reason(held, "p1") is not None, "the game is over"
    open_again = match.fork(at=held)
    assert open_again.reason(held, "p1") is None
    assert open_again.reason(held, GM) is not None


def test_a_bot_that_was_overruled_has_no_reason_for_it() -> None:
    world = expedition("sven")
    ask = Ask(GM, Say("ask-room-place"), (Option("a", Say("option-yes")), Option("b", Say("option-no"))), "r")
    chair = SeatView(world, ask)
    bot = Scripted(0)
    assert bot.why(chair, "a") is not None
    assert bot.why(chair, "b") is None


def test_monsters_are_placed_beside_the_easiest_prey_and_those_who_cast_far_away() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    sven.at, magnus.at = (START, START - 4), (START, START - 2)
    squares = [(START + 1, START - 4), (START + 1, START - 2), (START, START - 9)]
    options = tuple(Option("where", Say("option-yes"), at=key(at), on=(key(at),)) for at in squares)

    def placed(row: str) -> str:
        text = Say("ask-place", figure=truly(monster(world, row, "", (0, 0))))
        return mastering.place(world, Ask(GM, text, options, "ahq.combat.surprise.gm-wins"), GM).key

    assert placed("skaven-warrior") == options[1].key
    assert placed("warp-weaver") == options[2].key
