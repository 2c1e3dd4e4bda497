"""The bots: they plan in the solver, see only what their seat sees, and miss with their own random numbers."""

from __future__ import annotations

from random import Random
from statistics import pstdev

import msgspec
import pytest
from tests.games.catacombs.arena import arena, ask_of, hero_acts, monster_acts, put

import souterrain
from souterrain import bots
from souterrain.bots.catacombs.aim import Aimer, Plan
from souterrain.bots.catacombs.hands import SKILLS
from souterrain.bots.catacombs.judge import stance
from souterrain.bots.catacombs.player import Player
from souterrain.core.aim import aims
from souterrain.core.ask import Ask, Flick, Question, Shot
from souterrain.core.seat import SeatView
from souterrain.games.catacombs.attack import flick
from souterrain.games.catacombs.catalogue import Attack
from souterrain.games.catacombs.combat import heroes_turn
from souterrain.games.catacombs.damage import Strike
from souterrain.games.catacombs.flight import fly, table
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.physics import Body, launch
from souterrain.games.catacombs.view import board
from souterrain.games.catacombs.world import World


def sharp(seed: int = 1) -> Player:
    return Player(seed, SKILLS["expert"])


def reason(world: World, ask: Question) -> tuple[str, tuple[str, ...], int]:
    chair, player = SeatView(world, ask), sharp()
    found = chair.explained_by(player, chair.decided_by(player))
    assert found is not None
    chance = found.text.args.get("chance", 0)
    assert isinstance(chance, int)
    return found.text.id, found.on, chance


def test_advice_for_a_flick_names_whom_it_is_for_with_the_chance_that_is_shown() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "orc-1", 200, 100)
    asked = ask_of(flick(world, Strike(world.pieces["thief"], Attack("punch"))))
    assert isinstance(asked, Shot)
    (shown,) = aims(board(world), asked)
    assert reason(world, asked) == ("why-aim", ("orc-1",), round(100 * shown.chance))


def test_advice_for_an_action_says_whom_it_would_be_for_or_what_else_speaks_for_it() -> None:
    world = arena()
    for id in ("elf", "barbarian", "wizard"):
        del world.pieces[id]
    put(world, "thief", 100, 100)
    put(world, "orc-1", 200, 100)
    told, on, chance = reason(world, ask_of(heroes_turn(world)))
    assert (told, on) == ("why-act", ("orc-1",))
    assert chance > 50
    del world.pieces["orc-1"]
    put(world, "elf", 60, 200)
    assert reason(world, ask_of(heroes_turn(world)))[0] == "why-cleared"


def test_a_rage_is_not_spent_on_a_punch_that_promises_nothing() -> None:
    world = arena()
    put(world, "barbarian", 30, 30)
    for n in (1, 2):
        put(world, f"orc-{n}", 480, 200 - 40 * n)
    assert sharp()._rage_value(world, stance(world, heroic=True), world.pieces["barbarian"]) < 0
    put(world, "barbarian", 400, 150)
    view = stance(world, heroic=True)
    assert sharp()._rage_value(world, view, world.pieces["barbarian"]) > sharp()._value(
        view, world.pieces["barbarian"], Attack("punch")
    )


def test_a_hero_in_front_of_an_orc_hits_it() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "orc-1", 200, 100)
    aimer = sharp()._aim
    plan = aimer.plan(stance(world, heroic=True), world.pieces["thief"], Attack("punch"))
    assert plan is not None
    flight = fly(table(world), "thief", *launch(plan.flick.angle, plan.flick.speed))
    assert [touch.target for touch in flight.touches] == ["orc-1"]


def test_a_kill_is_preferred_to_a_wound() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "orc-1", 200, 60)
    put(world, "skeleton-warrior-1", 200, 140)
    plan = sharp()._aim.plan(stance(world, heroic=True), world.pieces["elf"], Attack("missile"))
    assert plan is not None
    missile = plan.flick
    board = table(world, ("missile", Body(missile.x, missile.y, 6.5, 0.863)))
    touched = [touch.target for touch in fly(board, "missile", *launch(missile.angle, missile.speed)).touches]
    assert "skeleton-warrior-1" in touched


def test_missiles_are_not_wasted_on_what_absorbs_them() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 200, 100)
    view = stance(world, heroic=True)
    aimer = sharp()._aim
    shot = aimer.plan(view, world.pieces["elf"], Attack("missile"))
    punch = aimer.plan(view, world.pieces["elf"], Attack("punch"))
    assert shot is not None
    assert punch is not None
    assert shot.value <= 0 < punch.value


def test_the_hand_shakes_by_its_skill() -> None:
    spread = {}
    for name, skill in SKILLS.items():
        aimer = Aimer(Random(5), skill, 1.0)
        flick = Flick("elf", 0.0, 0.0, 0.0, 1000.0)
        spread[name] = pstdev(aimer.shake(flick, 1900.0).angle for _ in range(400)) * 57.2958
    assert spread["expert"] == pytest.approx(1.0, rel=0.15)
    assert spread["scripted"] == pytest.approx(2.5, rel=0.15)
    assert spread["novice"] == pytest.approx(5.0, rel=0.15)


def test_a_bot_never_touches_the_games_chance() -> None:
    game = souterrain.new("catacombs", seed="chance", setup={"lord": "lich"})
    hands = {seat: bots.make("catacombs", "scripted", 3) for seat in game.seats}
    for _ in range(60):
        ask = game.ask
        assert ask is not None
        before = msgspec.msgpack.encode(game.world), len(game.journal)
        value = bots.step(game, hands[ask.seat])
        assert (msgspec.msgpack.encode(game.world), len(game.journal)) == before
        game.answer(value)


def test_the_same_seed_makes_the_same_game() -> None:
    stories = []
    for _ in range(2):
        game = souterrain.new("catacombs", seed="same")
        bots.play(game, {seat: bots.make("catacombs", "scripted", 3) for seat in game.seats}, most=120)
        stories.append([told.event for told in game.story])
    assert stories[0] == stories[1]


@pytest.mark.parametrize(
    "setup",
    [
        {"layout": "labyrinth", "lord": "dragon", "camping": True},
        {"layout": "branching", "exits": True, "lord": "gorgon", "wandering": True, "players": 5},
        {"lord": "lich", "fair_placement": True, "story": True, "heroes_last": True, "second_healer": True},
    ],
)
def test_bots_play_every_variant_to_its_end(setup: dict[str, object]) -> None:
    game = souterrain.new("catacombs", seed="variants", setup=setup)
    hands = {seat: bots.make("catacombs", "scripted", n) for n, seat in enumerate(game.seats)}
    bots.play(game, hands, most=20_000)
    assert game.outcome is not None


def test_random_bots_play_every_variant_to_its_end() -> None:
    for n, setup in enumerate(
        (
            {"layout": "labyrinth", "lord": "dragon", "camping": True, "wandering": True},
            {"layout": "branching", "exits": True, "lord": "gorgon", "story": True, "players": 4},
            {"lord": "lich", "fair_placement": True, "heroes_last": True, "second_healer": True, "camping": True},
        )
    ):
        game = souterrain.new("catacombs", seed=f"variants {n}", setup=setup)
        bots.play(game, {seat: bots.make("catacombs", "random", n) for seat in game.seats}, most=200_000)
        assert game.outcome is not None


def test_a_hero_leaves_out_an_optional_flick_that_can_only_do_harm() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    for n, (x, y) in enumerate(((70, 100), (130, 100), (100, 70), (100, 130)), 1):
        put(world, f"fire-spirit-{n}", x, y).wall = True
    put(world, "orc-1", 450, 30)
    answer = sharp().decide(SeatView(GAME.glimpse(world, "p1"), _shot_of(world, "thief")))
    assert isinstance(answer, Flick)
    assert answer.speed == 0.0


def test_whoever_would_hold_back_passes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """He once chose a punch that he then left out, and the reason given for it spoke against it."""
    world = arena()
    for id in ("elf", "thief", "wizard"):
        del world.pieces[id]
    put(world, "orc-1", 200, 100)
    monkeypatch.setattr(Aimer, "plan", lambda *_: Plan(Flick("barbarian", 0.0, 0.0, 0.0, 1.0), -0.25))
    asked = ask_of(heroes_turn(world))
    assert sharp().decide(SeatView(world, asked)) == "pass:barbarian"
    assert reason(world, asked)[0] == "why-rest"


def test_bots_answer_what_the_rules_ask_in_a_fight() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "orc-1", 160, 100)
    player = sharp()
    hero_acts(world, "punch:thief", lambda: player.decide(SeatView(world, _shot_of(world, "thief"))))
    assert world.pieces["orc-1"].health == 1
    monster_acts(world, "attack:orc-1:punch", lambda: player.decide(SeatView(world, _shot_of(world, "orc-1"))))


def _shot_of(world: World, id: str) -> Question:
    return ask_of(flick(world, Strike(world.pieces[id], Attack("punch"))))


def test_they_answer_whatever_others_have_led_to() -> None:
    seen: set[str] = set()
    for seed, layout in enumerate(("branching", "labyrinth", "basic") * 3):
        setup = {"players": 2 + seed % 3, "layout": layout, "camping": True, "wandering": True, "story": True}
        game = souterrain.new("catacombs", seed=f"led astray {seed}", setup=setup)
        chance, scripted = bots.make("catacombs", "random", seed), bots.make("catacombs", "scripted")
        while game.ask is not None and game.decisions < 3_000:
            if game.ask.text.id not in seen:
                seen.add(game.ask.text.id)
                game.ask.check(bots.step(game, scripted))
            consents = isinstance(game.ask, Ask) and "yes" in [option.key for option in game.ask.options]
            game.answer("yes" if consents else bots.step(game, chance))
    rare = {"ask-setting", "ask-story", "ask-ambush", "ask-regain", "ask-wandering", "ask-direction", "ask-give-gold"}
    assert rare <= seen


def test_scripted_games_come_to_an_end() -> None:
    """Six rooms and a lair of some ten rounds, each with at most two dozen actions: less than 1500 decisions."""
    for seed, lord in enumerate(("sorcerer", "gorgon", "lich", "dragon")):
        game = souterrain.new("catacombs", seed=f"ends {seed}", setup={"players": 2, "lord": lord})
        bots.play(game, {seat: bots.make("catacombs", "scripted", seed) for seat in game.seats}, most=1500)
        assert game.outcome is not None, lord


def test_nobody_rages_who_would_leave_the_heroes_helpless() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    for n in (1, 2, 3):
        put(world, f"zombie-{n}", 100.0 + 40 * n, 60)
    assert chosen(world) == "rage"
    world.pieces["elf"].stunned = world.pieces["thief"].stunned = 1
    assert chosen(world) != "rage"


def chosen(world: World) -> str:
    """What the scripted player would do with the Barbarian."""
    for piece in world.on_board("hero"):
        piece.acted = piece.id != "barbarian"
    ask = next(heroes_turn(world))
    assert isinstance(ask, Ask)
    key = bots.make("catacombs", "scripted").decide(SeatView(world, ask))
    return next(option.verb for option in ask.options if option.key == key)
