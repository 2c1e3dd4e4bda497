"""The characters, their weapons and life points, the counters, the village."""

from __future__ import annotations

from typing import Any

import pytest

import souterrain
from souterrain.core.dice import throw
from souterrain.core.roll import d2, d3
from souterrain.core.text import texts
from souterrain.games.chateau import view
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.characters import breathe_life, choose_weapon, muster
from souterrain.games.chateau.events.characters import Created
from souterrain.games.chateau.game import GAME
from souterrain.games.chateau.healing import restore
from souterrain.games.chateau.turn import play_turn
from souterrain.games.chateau.world import Character, Chateau, of_sort
from tests.play import run

from .stage import CHAPEL, LIVES, MEADOW, everybody, keys, one, party, told


def new(players: int, **setup: Any) -> Chateau:
    return GAME.create(GAME.setup_type(players=players, **setup))


@pytest.mark.rule("chateau.setup.players")
def test_one_to_seven_play_and_nobody_masters() -> None:
    assert GAME.players == (1, 7)
    chairs = GAME.chairs(GAME.setup_type(players=7))
    assert [chair.id for chair in chairs] == ["p1", "p2", "p3", "p4", "p5", "p6", "p7"]
    assert {chair.role for chair in chairs} == {"player"}
    for players in (0, 8):
        with pytest.raises(souterrain.SouterrainError):
            souterrain.new("chateau", setup={"players": players})


@pytest.mark.rule("chateau.setup.goal")
def test_whoever_comes_back_from_the_castle_has_reached_the_goal() -> None:
    world = party("V00")
    assert GAME.outcome(world) is None, "nobody has been in the castle yet"
    world.entered = True
    outcome = GAME.outcome(world)
    assert outcome is not None
    assert outcome.winners == ("p1",)
    assert outcome.reason.id == "outcome-home"


@pytest.mark.rule("chateau.setup.materials")
def test_the_table_holds_a_bowl_a_marching_order_and_a_sheet_for_each() -> None:
    world = party()
    world.order = ["thief", "warrior", "cleric", "magician"]
    drawn = view.draw(world, "p1")
    assert [sheet.id for sheet in drawn.sheets] == world.order, "the sheets lie in marching order"
    assert [(pile.id, pile.count) for pile in drawn.piles] == [("bowl", 76)]


@pytest.mark.rule("chateau.dice.d3")
def test_a_three_sided_die_is_read_from_a_d6() -> None:
    assert [run(d3("chateau.dice.d3"), [face]).result for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert run(throw("d3+1", "chateau.dice.d3"), [5]).result == 4


@pytest.mark.rule("chateau.dice.d2")
def test_a_two_sided_die_is_read_from_a_d6() -> None:
    assert [run(d2("chateau.dice.d2"), [face]).result for face in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    assert run(throw("d2", "chateau.dice.d2"), [4]).result == 2


# The counters


@pytest.mark.rule("chateau.counter.treasures")
def test_the_treasure_counters() -> None:
    assert {row.id: row.count for row in BOOK.treasures.values()} == {
        "phial": 2,
        "ring": 2,
        "necklace": 2,
        "armour": 2,
        "magic-weapon": 2,
        "gems": 2,
    }


@pytest.mark.rule("chateau.counter.monsters")
def test_all_other_counters_are_monsters_and_some_bear_a_star() -> None:
    bowl = new(1).bowl
    assert set(bowl.counts) - set(BOOK.treasures) == set(BOOK.monsters)
    assert sum(row.count for row in BOOK.monsters.values()) == 64
    assert sum(row.star for row in BOOK.monsters.values()) == 9


@pytest.mark.rule("chateau.counter.bowl")
def test_all_counters_start_in_the_bowl_and_are_drawn_blindly() -> None:
    bowl = new(1).bowl
    assert len(bowl) == 76
    drawn = run(bowl.draw("chateau.counter.bowl"), ["ring"])
    assert drawn.result == "ring"
    assert len(drawn.rolled[0][0].faces) == 76, "each counter is as likely as the next"
    assert bowl.counts["ring"] == 1


def counters(world: Chateau) -> dict[str, str]:
    return {token.id: token.at for token in view.board(world).tokens}


@pytest.mark.rule("chateau.counter.group-together")
def test_together_they_are_one_counter() -> None:
    assert counters(party(MEADOW)) == {"group": MEADOW}


@pytest.mark.rule("chateau.counter.one-or-two-leave")
def test_who_leaves_has_his_own_counter() -> None:
    world = party(MEADOW)
    one(world, "thief").at = "C09"
    assert counters(world) == {"group": MEADOW, "thief": "C09"}
    one(world, "cleric").at = "C05"
    assert counters(world) == {"group": MEADOW, "thief": "C09", "cleric": "C05"}


@pytest.mark.rule("chateau.counter.all-split")
def test_when_all_split_up_there_is_no_group_counter() -> None:
    world = party()
    for id, at in zip(everybody(world), ("C01", "C04", "C05", "C09"), strict=True):
        one(world, id).at = at
    assert counters(world) == {"warrior": "C01", "thief": "C04", "cleric": "C05", "magician": "C09"}


# The characters


@pytest.mark.rule("chateau.char.four-classes")
def test_a_lone_player_has_all_four() -> None:
    world = new(1)
    run(muster(world), [1] * 6, ["take:sword", "take:sword", "take:mace"])
    assert {who.kind: who.seat for who in world.characters.values()} == dict.fromkeys(LIVES, "p1")
    assert world.order == ["warrior", "thief", "cleric", "magician"], "the usual marching order"
    armed = {event.who: event.item for event in told(world, Created)}
    assert armed == {"warrior": "sword", "thief": "sword", "cleric": "mace", "magician": "dagger"}
    assert {event.who: event.life for event in told(world, Created)} == {
        "warrior": 3, "thief": 1, "cleric": 2, "magician": 1,
    }  # fmt: skip


@pytest.mark.rule("chateau.char.four-classes")
def test_two_players_choose_in_turn_and_the_last_class_is_left_to_the_second() -> None:
    world = new(2)
    answers = ["play:thief", "play:cleric", "play:warrior", "take:mace", "take:bow", "take:sword"]
    seen = run(muster(world), [1] * 6, answers)
    assert [ask.seat for ask in seen.asked[:3]] == ["p1", "p2", "p1"]
    owners = {who.id: who.seat for who in world.characters.values()}
    assert owners == {"thief": "p1", "cleric": "p2", "warrior": "p1", "magician": "p2"}


@pytest.mark.rule("chateau.char.four-classes")
def test_each_double_is_of_another_class() -> None:
    world = new(6)
    answers = ["play:cleric", "play:thief", "play:magician", "play:thief", "play:warrior", *["take:sword"] * 5]
    seen = run(muster(world), [1] * 9, answers)
    assert (seen.asked[4].seat, keys(seen.asked[4])) == ("p6", ["play:warrior", "play:magician", "play:cleric"])
    assert world.order == ["warrior", "warrior-2", "thief", "thief-2", "cleric", "magician"]


@pytest.mark.rule("chateau.char.four-classes")
def test_several_players_choose_in_turn_and_a_fifth_plays_a_double() -> None:
    world = new(5)
    answers = ["play:cleric", "play:thief", "play:magician", "play:thief", *["take:sword"] * 3, "take:mace"]
    seen = run(muster(world), [1] * 7, answers)
    assert [(ask.seat, keys(ask)) for ask in seen.asked[:2]] == [
        ("p1", ["play:warrior", "play:magician", "play:cleric", "play:thief"]),
        ("p2", ["play:warrior", "play:magician", "play:thief"]),
    ]
    owners = {who.id: who.seat for who in world.characters.values()}
    assert owners == {"cleric": "p1", "thief": "p2", "magician": "p3", "warrior": "p4", "thief-2": "p5"}


@pytest.mark.rule("chateau.char.roles")
def test_each_class_has_its_gift_and_all_of_them_fight() -> None:
    gifts = {row.id: row.gift for row in BOOK.classes.values()}
    assert gifts == {"warrior": "", "magician": "spells", "cleric": "healing", "thief": "stealth"}
    world = party()
    assert all(of_sort(one(world, id), "weapon") for id in everybody(world))


@pytest.mark.rule("chateau.weapon.four-types")
def test_four_types_of_weapon_to_choose_from() -> None:
    plain = {row.id: row.wounds for row in BOOK.things.values() if row.sort == "weapon" and not row.magic}
    assert plain == {"dagger": "d3", "sword": "d6", "mace": "d6", "bow": "d3"}
    world = party()
    thief = one(world, "thief")
    thief.items = []
    asked = run(choose_weapon(world, thief), answers=["take:bow"]).asked
    assert sorted(keys(asked[0])) == ["take:bow", "take:dagger", "take:mace", "take:sword"]
    assert [item.kind for item in thief.items] == ["bow"]
    magician = one(world, "magician")
    magician.items = []
    run(choose_weapon(world, magician))
    assert [item.kind for item in magician.items] == ["dagger"], "he is not asked"


@pytest.mark.rule("chateau.weapon.no-magic-at-start")
def test_no_class_may_start_with_a_magic_weapon() -> None:
    assert not any(BOOK.things[weapon].magic for row in BOOK.classes.values() for weapon in row.weapons)


def created(kind: str, dice: list[int]) -> Character:
    world = party()
    who = one(world, kind)
    run(breathe_life(world, who), dice)
    return who


@pytest.mark.rule("chateau.create.warrior-lp")
def test_the_warrior_rolls_two_dice_and_adds_one() -> None:
    assert created("warrior", [4, 3]).life == 8
    assert created("warrior", [1, 1]).life == 3
    assert created("warrior", [6, 6]).life == 13


@pytest.mark.rule("chateau.create.cleric-lp")
def test_the_cleric_rolls_a_d6_and_a_d3() -> None:
    assert created("cleric", [4, 5]).life == 7
    assert created("cleric", [1, 2]).life == 2
    assert created("cleric", [6, 6]).life == 9


@pytest.mark.rule("chateau.create.magician-lp")
def test_the_magician_rolls_a_d3() -> None:
    assert created("magician", [6]).life == 3
    assert created("magician", [2]).life == 1


@pytest.mark.rule("chateau.create.thief-lp")
def test_the_thief_rolls_a_d6() -> None:
    assert created("thief", [1]).life == 1
    assert created("thief", [6]).life == 6


@pytest.mark.rule("chateau.create.initial-score-kept")
def test_what_was_rolled_is_the_ceiling_of_all_healing() -> None:
    warrior = created("warrior", [2, 1])
    assert warrior.initial == 4
    warrior.life = 1
    assert restore(warrior, 6) == 3
    assert warrior.life == 4


@pytest.mark.rule("chateau.start.village")
def test_all_start_in_the_village() -> None:
    world = new(1)
    run(muster(world), [1] * 6, ["take:sword", "take:sword", "take:mace"])
    assert {BOOK.points[who.at].area for who in world.characters.values()} == {"village"}
    seen = run(play_turn(world), answers=["stay"])
    assert "order" in keys(seen.asked[0]), "and arrange themselves as they like"


def test_players_may_name_their_characters() -> None:
    world = new(1, names={"thief": "Renart"})
    run(muster(world), [1] * 6, ["take:sword", "take:sword", "take:mace"])
    assert one(world, "thief").name == "Renart"
    assert one(world, "cleric").name == "cleric"
    sheet = next(sheet for sheet in view.draw(world, "p1").sheets if sheet.id == "thief")
    assert texts("fr", "chateau").say(sheet.name) == "Renart"


def test_a_fountain_stands_on_the_map() -> None:
    point = next(point for point in view.board(party()).points if point.id == CHAPEL)
    assert point.emblem == "fountain"
