"""What whoever looks at a question is told of its ways."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, rectangle
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.doors import set_open
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.figures import Hazard, Item, Trap
from souterrain.games.ahq.guide import guided
from souterrain.games.ahq.words import says
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, foe, side_room
from tests.games.ahq.expedition import expedition, room


def looked_at(world: World, ask: object) -> dict[str, Option]:
    assert isinstance(ask, Ask)
    found = {option.key: option for option in guided(world, ask).options}
    assert list(found) == [option.key for option in ask.options]
    return found


def test_a_way_is_shown_as_it_will_be_walked_with_its_length_and_its_peril() -> None:
    world = expedition("heinrich")
    hall = room(world, 20, 20)
    hall.hazard = Hazard(kind="circle", squares=rectangle(21, 20, 3, 3))
    hall.entered = True
    heinrich = world.figures["heinrich"]
    heinrich.at = (20, 21)
    found = looked_at(world, next(explorer.act(world, heinrich, ["heinrich"], [])))
    round_it, into = found["go:24,21"], found["go:22,21"]
    assert len(round_it.via) == 8, "four straight through the circle"
    assert (round_it.via[-1], round_it.note, round_it.final) == ("24,21", Say("note-way", squares=8), False)
    assert into.final, "whoever must enter it is asked once more"
    assert into.note == Say("note-way-peril", way=Say("note-way", squares=2), peril=Say("feature-circle"))
    assert not found["stay"].via


def test_a_way_too_fast_past_a_block_left_armed_says_so() -> None:
    world = expedition("heinrich")
    room(world, 20, 20, 12, 5).entered = True
    world.here.traps.append(Trap(row="falling-block", at=(21, 22), state="spotted"))
    heinrich = world.figures["heinrich"]
    heinrich.at = (20, 20)
    found = looked_at(world, next(explorer.act(world, heinrich, ["heinrich"], [])))
    slow, fast = found["go:26,20"], found["go:27,20"]
    assert (slow.note, slow.final) == (Say("note-way", squares=6), False), "half speed"
    assert fast.note == Say("note-way", squares=7), "and along the other wall as fast as one likes"
    world.here.traps[0].at = 21, 21
    found = looked_at(world, next(explorer.act(world, heinrich, ["heinrich"], [])))
    danger = Say("note-way-peril", way=Say("note-way", squares=7), peril=Say("trap-falling-block"))
    assert (found["go:27,20"].note, found["go:27,20"].final) == (danger, True)
    assert not found["go:26,20"].final


def test_in_a_fight_a_way_tells_who_can_strike_where_it_ends() -> None:
    world = arena(heinrich=(5, 5))
    skaven = foe(world, "skaven-warrior", (9, 5))
    found = looked_at(world, next(fighter.act(world, world.figures["heinrich"])))
    reached = Say("note-way-reached", way=Say("note-way", squares=3), enemies=Say("list", n0=says(skaven)))
    assert found["go:8,5"].note == reached
    assert found["go:7,5"].note == Say("note-way", squares=2)


def test_a_hero_who_fights_walks_round_what_is_perilous_too() -> None:
    world = arena(heinrich=(5, 5))
    foe(world, "skaven-warrior", (13, 13))
    hall = next(section for section in world.here.sections.values() if section.w == 12)
    hall.hazard = Hazard(kind="circle", squares=rectangle(6, 5, 1, 1))
    found = looked_at(world, next(fighter.act(world, world.figures["heinrich"])))
    assert found["go:7,5"].via == ("5,4", "6,4", "7,4", "7,5")


@pytest.mark.parametrize(
    ("hand", "at", "why"),
    [
        ("", (11, 5), "note-no-shot-hand"),
        ("bow", (6, 5), "note-no-shot-close"),
        ("bow", (11, 5), ""),
    ],
)
def test_an_archer_who_cannot_shoot_is_told_why(hand: str, at: Square, why: str) -> None:
    world = arena(torallion=(5, 5))
    torallion = world.figures["torallion"]
    bow = next(item.row for item in torallion.items if item.row in BOOK.missiles)
    torallion.hand = bow if hand else torallion.hand
    foe(world, "skaven-warrior", at)
    found = looked_at(world, next(fighter.act(world, torallion)))
    note = found["done"].note
    assert (note.id if note else "") == why


def test_an_archer_who_has_taken_a_step_is_told_that_he_shoots_no_more() -> None:
    world = arena(torallion=(5, 5))
    torallion = world.figures["torallion"]
    torallion.hand = next(item.row for item in torallion.items if item.row in BOOK.missiles)
    foe(world, "skaven-warrior", (11, 5))
    rules = fighter.act(world, torallion)
    next(rules)
    found = looked_at(world, rules.send("go:5,6"))
    assert found["done"].note == Say("note-no-shot-moved")


@pytest.mark.rule("ahq.combat.los.walls-and-doors")
def test_an_archer_is_told_that_an_open_door_hides_who_stands_beyond_it() -> None:
    world = arena(torallion=(11, 6))
    torallion = world.figures["torallion"]
    torallion.hand = next(item.row for item in torallion.items if item.row in BOOK.missiles)
    _, door = side_room(world)
    foe(world, "skaven-warrior", (16, 6))
    for is_open, why in ((True, "note-no-shot-door"), (False, "note-no-shot-sight")):
        set_open(world, door, is_open)
        note = looked_at(world, next(fighter.act(world, torallion)))["done"].note
        assert note is not None
        assert note.id == why


def test_a_spell_that_can_work_on_one_only_names_him() -> None:
    world = arena(magnus=(5, 5), heinrich=(6, 5), sven=(9, 9))
    foe(world, "skaven-warrior", (12, 12))
    magnus = world.figures["magnus"]
    magnus.items += [Item("red-dragon-ash"), Item("ash")]
    world.active = "magnus"
    found = looked_at(world, next(fighter.act(world, magnus)))
    armour = found["cast:dragon-armour:components"]
    assert (armour.text.id, armour.at, armour.text.args["target"]) == (
        "option-cast-on", "heinrich", says(world.figures["heinrich"]),
    )  # fmt: skip
    world.figures["sven"].at = (4, 5)
    asked = looked_at(world, next(fighter.act(world, magnus)))["cast:dragon-armour:components"]
    assert (asked.text.id, asked.at) == ("option-cast", ""), "whom is asked then"
