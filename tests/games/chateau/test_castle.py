"""Rooms, traps, the secret door and the magic room."""

from __future__ import annotations

import pytest

from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.encounters import arrive
from souterrain.games.chateau.events.castle import (
    NoTrapFound,
    RoomStirs,
    SecretDoorOpened,
    SecretDoorShut,
    TrapBotched,
    TrapDisarmed,
    TrapFound,
    TrapHurt,
    TrapSprung,
    TrapWorked,
)
from souterrain.games.chateau.events.combat import Died
from souterrain.games.chateau.events.encounters import MonsterAppeared, Redrawn, TreasureSeen
from souterrain.games.chateau.party import act
from souterrain.games.chateau.traps import armed, spring, to_search
from souterrain.games.chateau.turn import play_turn
from souterrain.games.chateau.world import carry
from tests.play import run

from .stage import (
    GALLERY,
    GUARDROOM,
    ITS_DOOR,
    MAGIC_ROOM,
    Dice,
    everybody,
    first_ask,
    keys,
    one,
    option,
    party,
    percent,
    told,
)


@pytest.mark.rule("chateau.castle.every-room-trapped")
def test_every_room_but_the_magic_one_hides_a_trap() -> None:
    assert len(BOOK.rooms) == 11
    world = party()
    assert [room for room in BOOK.rooms if not armed(world, room)] == ["magic"]
    assert {point.room for point in BOOK.points.values() if point.area == "castle" and point.shape != "square"} == {""}


@pytest.mark.rule("chateau.trap.detect", "chateau.trap.undetected-choice")
def test_the_thief_searches_at_the_door_and_finding_nothing_the_party_decides() -> None:
    world = party(ITS_DOOR)
    seen = run(act(world, everybody(world)), [4, 1, 1], [f"search:{GUARDROOM}", f"go:{GUARDROOM}"])
    assert percent(seen.asked[0], f"search:{GUARDROOM}") == 33
    assert told(world, NoTrapFound)
    assert "stay" in keys(seen.asked[1]), "they may still think better of it"
    note = option(seen.asked[1], f"go:{GUARDROOM}").note
    assert note is not None
    assert (note.id, note.args["percent"]) == ("note-trap-armed", 17)
    assert one(world, "thief").at == GUARDROOM


@pytest.mark.rule("chateau.trap.detect")
def test_nobody_has_to_search() -> None:
    world = party(ITS_DOOR)
    seen = run(act(world, everybody(world)), [1, 1], [f"go:{GUARDROOM}"])
    offered = keys(seen.asked[0])
    assert offered.index(f"search:{GUARDROOM}") < offered.index(f"go:{GUARDROOM}"), "caution comes first"
    assert not told(world, NoTrapFound)
    assert world.searched == []


@pytest.mark.rule("chateau.trap.detect")
def test_one_attempt_per_room_and_none_without_a_thief() -> None:
    world = party(ITS_DOOR)
    world.searched = ["guardroom"]
    run(act(world, everybody(world)), [1, 1], [f"go:{GUARDROOM}"])
    world = party(ITS_DOOR)
    one(world, "thief").asleep_until = 9
    run(act(world, everybody(world)), [1, 1], [f"go:{GUARDROOM}"])
    assert world.searched == []


@pytest.mark.rule("chateau.trap.detect")
def test_the_thief_searches_doors_that_lead_into_a_room_whose_trap_is_live() -> None:
    world = party(ITS_DOOR)
    assert to_search(world, everybody(world), ITS_DOOR, GUARDROOM)
    assert not to_search(world, everybody(world), GUARDROOM, ITS_DOOR), "not on the way out"
    assert not to_search(world, everybody(world), "K09", "K10"), "nor within a room"
    world.spent = ["guardroom"]
    assert not to_search(world, everybody(world), ITS_DOOR, GUARDROOM)


@pytest.mark.rule("chateau.trap.disarm", "chateau.trap.disarmed-safe")
def test_a_trap_found_must_be_disarmed_and_then_the_room_is_safe() -> None:
    world = party(ITS_DOOR)
    run(act(world, everybody(world)), [5, 3, 6], [f"search:{GUARDROOM}"])
    assert told(world, TrapFound)
    assert told(world, TrapDisarmed)
    assert one(world, "warrior").at == GUARDROOM
    assert [(event.column, event.quiet) for event in told(world, RoomStirs)] == [("trap", True)], "the 6 finds no trap"
    assert not told(world, TrapWorked)


@pytest.mark.rule("chateau.trap.disarm", "chateau.trap.effect-roll", "chateau.trap.victim")
def test_a_botched_trap_strikes_the_thief() -> None:
    world = party(ITS_DOOR)
    run(act(world, everybody(world)), [6, 1, 4, 5, 1], [f"search:{GUARDROOM}", "stay"])
    assert [(event.who, event.wounds) for event in told(world, TrapHurt)] == [("thief", 5)]
    assert told(world, TrapBotched)
    world = party(ITS_DOOR)
    run(act(world, everybody(world)), [6, 2, 4, 6, 1], [f"search:{GUARDROOM}", "stay"])
    assert one(world, "thief").life == 0, "detect 6, disarm 2, stones 4, loss 6"


@pytest.mark.rule("chateau.castle.room-roll")
def test_stopping_in_a_room() -> None:
    assert [BOOK.stops[die].then for die in range(1, 7)] == [*["triangle"] * 3, *["square"] * 2, "trap"]
    world = party(GUARDROOM)
    run(arrive(world, everybody(world)), [2, 5, "goblin", 6, 2], ["fight"])
    assert [(event.column, event.quiet) for event in told(world, RoomStirs)] == [("triangle", False)]
    assert [event.foe for event in told(world, MonsterAppeared)] == ["goblin"]
    world = party(GUARDROOM)
    dice: Dice = [4, 6, "ring", "necklace", "ring"]
    run(arrive(world, everybody(world)), dice, ["leave"] * 3)
    assert len(told(world, TreasureSeen)) == 3
    world = party(GUARDROOM)
    world.spent = ["guardroom"]
    run(arrive(world, everybody(world)), [6])
    run(arrive(world, everybody(world)), [1, 4])
    assert [(event.column, event.quiet) for event in told(world, RoomStirs)] == [("trap", True), ("triangle", True)]


@pytest.mark.rule("chateau.trap.effect-roll", "chateau.trap.victim")
def test_the_traps() -> None:
    assert [BOOK.traps[die].id for die in range(1, 7)] == [
        "trapdoor",
        "arrow",
        "poisoned-arrow",
        "falling-stones",
        "stiff",
        "explosion",
    ]
    for dice, loss in (([6, 1, 4], 2), ([6, 2, 5], 3), ([6, 3, 5], 4), ([6, 4, 5], 5), ([6, 5, 5, 1, 3], 1)):
        world = party(GUARDROOM)
        run(arrive(world, everybody(world)), dice)
        assert told(world, TrapWorked)
        assert one(world, "warrior").life == 8 - loss, "the first in marching order"
        assert one(world, "thief").life == 6


@pytest.mark.rule("chateau.trap.effect-roll")
def test_a_stiff_trap_is_rolled_again_and_an_explosion_strikes_everybody_apart() -> None:
    world = party(GUARDROOM)
    run(spring(world, one(world, "warrior"), everybody(world)), [5, 6, 1, 2, 3, 4])
    assert [event.trap for event in told(world, TrapSprung)] == ["stiff", "explosion"]
    again = party(GUARDROOM)
    run(spring(again, one(again, "warrior"), everybody(again)), [5, 5, 1, 2])
    assert [event.trap for event in told(again, TrapSprung)] == ["stiff", "trapdoor"], "that it sticks is told once"
    assert [who.life for who in world.characters.values()] == [7, 4, 3, 0]
    assert [event.who for event in told(world, Died)] == ["magician"]


@pytest.mark.rule("chateau.trap.victim")
def test_the_players_may_send_somebody_else_in_first() -> None:
    world = party(ITS_DOOR)
    world.searched = ["guardroom"]
    answers = ["order", "front:cleric", "done", f"go:{GUARDROOM}"]
    run(act(world, everybody(world)), [6, 2, 2], answers)
    assert one(world, "cleric").life == 5


@pytest.mark.rule("chateau.trap.once")
def test_a_trap_works_only_once() -> None:
    world = party(GUARDROOM)
    assert run(arrive(world, everybody(world)), [6, 2, 1]).result is False, "no counter is drawn"
    assert run(arrive(world, everybody(world)), [6]).result is False
    assert len(told(world, TrapWorked)) == 1


def test_armour_softens_a_trap_but_not_its_poison() -> None:
    world = party(GUARDROOM)
    one(world, "warrior").armour = 3
    run(arrive(world, everybody(world)), [6, 3, 2])
    assert one(world, "warrior").life == 7


# The magic room


@pytest.mark.rule("chateau.magicroom.secret-door")
def test_only_the_thief_opens_the_secret_door_once_a_turn() -> None:
    world = party(GALLERY)
    seen = run(act(world, everybody(world)), [4, 1], [f"open:{MAGIC_ROOM}", "stay"])
    assert percent(seen.asked[0], f"open:{MAGIC_ROOM}") == 33
    assert told(world, SecretDoorShut)
    assert f"open:{MAGIC_ROOM}" not in keys(seen.asked[1]), "one try a turn"
    seen = run(play_turn(world), [5, 1], [f"open:{MAGIC_ROOM}", "go:K15"])
    assert told(world, SecretDoorOpened)
    assert f"go:{MAGIC_ROOM}" in keys(seen.asked[1]), "it stays open"
    for who in world.characters.values():
        who.at = MAGIC_ROOM
    inside = keys(first_ask(act(world, everybody(world))))
    assert not any(key.startswith("open") for key in inside), "from inside as well"
    assert f"go:{GALLERY}" in inside
    world = party(GALLERY, warrior=8, cleric=6)
    seen = run(act(world, everybody(world)), [1], ["stay"])
    assert f"open:{MAGIC_ROOM}" not in keys(seen.asked[0])


@pytest.mark.rule("chateau.magicroom.draw")
def test_the_magic_room_gives_a_treasure_and_a_starred_monster() -> None:
    world = party(MAGIC_ROOM)
    carry(world, one(world, "warrior"), "sword-plus-2")
    dice: Dice = ["orc", "gems", "ring", "sorcerer", 4, 6, 3]
    run(arrive(world, everybody(world)), dice, ["fight", "give:thief"])
    assert [event.treasure for event in told(world, TreasureSeen)] == ["gems"]
    assert [event.foe for event in told(world, MonsterAppeared)] == ["sorcerer"]
    assert [event.count for event in told(world, Redrawn)] == [2], "both draws in one sentence"
    assert "emerald" in [item.kind for item in one(world, "thief").items]
    assert len(world.bowl) == 76


@pytest.mark.rule("chateau.magicroom.draw")
def test_a_second_starred_monster_goes_back_like_a_second_treasure() -> None:
    world = party(MAGIC_ROOM)
    world.opened = [MAGIC_ROOM]
    dice: Dice = ["sorcerer", "mummy", "gems", 6]
    assert run(arrive(world, everybody(world)), dice, ["flee", "run:K13"]).result is True
    assert [event.foe for event in told(world, MonsterAppeared)] == ["sorcerer"]


@pytest.mark.rule("chateau.magicroom.draw")
def test_it_happens_at_each_stop_in_the_room() -> None:
    world = party(MAGIC_ROOM, warrior=8)
    world.opened = [MAGIC_ROOM]
    run(act(world, everybody(world)), ["mummy", "gems", 5], ["go:K21", "run:K15"])
    assert told(world, MonsterAppeared)[0].foe == "mummy"
    assert not told(world, Redrawn)
