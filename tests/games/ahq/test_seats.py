"""What the kit asks of every game, asked again with somebody in the game master's chair and for every quest."""

from __future__ import annotations

import msgspec
import pytest

import souterrain
from souterrain import bots
from souterrain.core.session import Session
from tests import kit

QUESTS = ("expedition", "tobaro", "hunt")


def seated(quest: str, seed: int, players: int = 2) -> Session:
    setup = {"players": players, "master": "seat", "quest": quest}
    return souterrain.new("ahq", seed=f"seat {quest} {seed}", setup=setup)


def hands(game: Session, bot: str, seed: int) -> dict[str, bots.Bot]:
    return {seat: bots.make("ahq", bot, seed * 10 + n) for n, seat in enumerate(game.seats)}


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("bot", ["scripted", "random"])
def test_everything_said_has_words_and_a_rule(quest: str, bot: str) -> None:
    known, problems = kit.known_rules("ahq"), set()
    for seed in range(3):
        game = seated(quest, seed)
        players = hands(game, bot, seed)
        while game.ask is not None and game.decisions < 600:
            problems |= kit.text_problems("ahq", game.ask)
            problems |= {f"unknown rule {rule}" for rule in kit.rule_ids(game.ask) if rule not in known}
            if game.decisions % 25 == 0:
                problems |= kit.text_problems("ahq", game.game.view(game.world, game.ask.seat))
            bots.play(game, players, most=1)
        for event in game.events:
            problems |= kit.text_problems("ahq", event.say())
            if event.because not in known:
                problems.add(f"{type(event).__name__}: unknown rule {event.because!r}")
    assert problems == set()


@pytest.mark.parametrize("quest", QUESTS)
def test_a_view_is_made_of_the_glimpse_alone(quest: str) -> None:
    game = seated(quest, 6, players=3)
    players = hands(game, "scripted", 6)
    for _ in range(30):
        if not bots.play(game, players, most=13):
            break
        for seat in (*game.seats, ""):
            seen = game.game.glimpse(game.world, seat)
            assert game.game.glimpse(seen, seat) == seen
            assert game.game.view(seen, seat) == game.game.view(game.world, seat)
        assert kit.shared(game.world, {}) == []
        copy = msgspec.msgpack.decode(msgspec.msgpack.encode(game.world), type=game.game.world_type)
        assert copy == game.world


def test_saving_and_loading_gives_the_same_future() -> None:
    plain, kept = seated("expedition", 1), seated("expedition", 1)
    for value in kit.values(plain, 1, 250):
        kept.answer(value)
        again = souterrain.load(kept.save())
        assert again.ask == kept.ask
        assert again.world == kept.world
        kept = again
    assert kept.story == plain.story


@pytest.mark.rule("ahq.gm.fair-play")
def test_no_view_of_a_hero_names_the_masters_counters_or_monsters_nobody_met() -> None:
    game = seated("expedition", 4)
    players = hands(game, "scripted", 4)
    for _ in range(80):
        if not bots.play(game, players, most=5):
            break
        seen = game.game.glimpse(game.world, "p1")
        assert set(seen.counters.hand) <= {"hidden"}
        assert not seen.counters.bowl
        assert not seen.counters.ready
        hidden = {figure.id for figure in game.world.figures.values() if figure.lurks}
        for sheet in game.view("p1").sheets:
            if sheet.id in hidden:
                assert sheet.emblem != game.world.figures[sheet.id].row or not game.world.figures[sheet.id].lurks
        for line in game.log("p1"):
            assert line.kind != "counter-seen"
