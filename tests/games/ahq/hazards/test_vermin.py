"""Hazard 5: rats and bats."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import hazards
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.events.hazards import BatsFought, RatsFought, RoomCleared
from souterrain.games.ahq.figures import Combat, Effect, Item, effect, spend_phase
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.hazards import vermin
from tests.games.ahq.arena import do, foe, keys
from tests.games.ahq.expedition import told
from tests.games.ahq.hazards.rooms import act, at_a, inside, offered, walk


@pytest.mark.rule("ahq.hazard.rats.fight")
def test_rats_are_killed_by_the_dozen_and_bite() -> None:
    world, section, hazard = inside("rats", heinrich=(16, 6), sven=(16, 7))
    do(vermin.furnish(world, section, hazard))
    assert hazard.count == 60
    world.figures["heinrich"].fate = 2
    do(hazards.turn_ends(world), [3, 10])
    assert hazard.count == 47
    assert (world.figures["heinrich"].wounds, world.figures["sven"].wounds) == (3, 4)
    assert [event.left for event in told(world, RatsFought)] == [57, 47]
    do(hazards.turn_ends(world), [4, 5])
    assert (world.figures["heinrich"].wounds, world.figures["sven"].wounds) == (2, 4)
    hazard.count = 5
    do(hazards.turn_ends(world), [6, 6])
    assert hazard.done


@pytest.mark.rule("ahq.hazard.rats.fight")
def test_whoever_goes_in_stays_for_the_fight() -> None:
    world, section, hazard = inside("rats")
    hazard.count = 60
    assert do(hazards.entered(world, world.figures["heinrich"], section)).result is True


@pytest.mark.rule(
    "ahq.hazard.rats.poison", "ahq.hazard.rats.greek-fire", "ahq.hazard.bats.screech-bug", "ahq.hazard.bats.greek-fire"
)
@pytest.mark.parametrize(
    ("kind", "thing", "number", "verb"),
    [
        ("rats", "rat-poison", 1, "rat-poison"),
        ("rats", "greek-fire", 2, "fire"),
        ("bats", "screech-bug", 1, "screech-bug"),
        ("bats", "greek-fire", 2, "fire"),
    ],
)
def test_means_that_clear_the_room_take_everybodys_turn(kind: str, thing: str, number: int, verb: str) -> None:
    world, _, hazard = at_a(kind, heinrich=(13, 6), sven=(9, 9))
    heinrich = world.figures["heinrich"]
    heinrich.items = [Item("greek-fire", 1)]
    assert offered(world, "heinrich") == [], "a single flask does nothing"
    heinrich.items = [Item(thing, number)]
    act(world, "heinrich", f"clear:{verb}")
    assert hazard.done
    assert count(heinrich, thing) == 0
    assert effect(world.figures["sven"], "busy")
    assert told(world, RoomCleared)


@pytest.mark.rule("ahq.hazard.rats.magic", "ahq.hazard.bats.magic")
@pytest.mark.parametrize("kind", ["rats", "bats"])
def test_flames_of_death_clear_the_room(kind: str) -> None:
    world, _, hazard = at_a(kind, magnus=(13, 6))
    magnus = world.figures["magnus"]
    assert offered(world, "magnus") == []
    magnus.items.append(Item("ash"))
    act(world, "magnus", "clear:flames")
    assert hazard.done
    assert count(magnus, "ash") == 0
    assert effect(magnus, "has-cast")


@pytest.mark.rule("ahq.hazard.bats.fight")
def test_bats_share_out_half_a_die_of_wounds() -> None:
    world, _, hazard = inside("bats", heinrich=(16, 6), sven=(16, 7), rogar=(15, 6))
    world.figures["heinrich"].fate = 2
    do(hazards.turn_ends(world), [9], ["who:sven", "who:rogar"])
    assert told(world, BatsFought)[0].wounds == 5
    assert [world.figures[n].profile.wounds - world.figures[n].wounds for n in ("heinrich", "sven", "rogar")] == [
        1,
        2,
        2,
    ]
    assert hazard.done


@pytest.mark.rule("ahq.hazard.rats.fight")
def test_there_is_one_fight_in_a_turn() -> None:
    world, _, hazard = inside("rats")
    hazard.count = 60
    do(GAME.turn(world), [10, 6], ["stay"])
    assert hazard.count == 54, "the master rolled 10, Heinrich killed six"


@pytest.mark.rule("ahq.hazard.rats.poison", "ahq.hazard.rats.greek-fire", "ahq.hazard.bats.screech-bug")
def test_what_takes_everybodys_turn_must_be_done_before_anything_else() -> None:
    world, _, _ = at_a("rats", heinrich=(13, 6), sven=(9, 9))
    world.figures["heinrich"].items = [Item("rat-poison"), Item("greek-fire", 2)]
    assert offered(world, "heinrich") == ["clear:rat-poison", "clear:fire"]
    spend_phase(world, world.figures["sven"])
    assert offered(world, "heinrich") == []


@pytest.mark.rule("ahq.hazard.rats.magic")
def test_flames_clear_the_room_once_a_turn_with_ash_or_the_circles_gift() -> None:
    world, _, hazard = at_a("rats", magnus=(13, 6), heinrich=(12, 6))
    magnus = world.figures["magnus"]
    magnus.effects = [Effect("free-spell", "expedition")]
    assert offered(world, "magnus") == ["clear:flames"]
    magnus.effects.append(Effect("has-cast", "turn", world.turn))
    assert offered(world, "magnus") == []
    magnus.effects.pop()
    magnus.items.append(Item("ash"))
    act(world, "magnus", "clear:flames")
    assert (hazard.done, hazard.count, count(magnus, "ash")) == (True, 0, 1)
    assert effect(magnus, "free-spell") is None, "the gift is spent, the ash is not"
    assert offered(world, "magnus") == [], "there are none left"
    other, _, _ = at_a("bats", magnus=(13, 6))
    other.figures["magnus"].spells = []
    other.figures["magnus"].items.append(Item("ash"))
    assert offered(other, "magnus") == []


@pytest.mark.rule("ahq.hazard.bats.fight")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (2, 1), (6, 3), (7, 4)])
def test_half_of_the_bats_die_rounds_up_and_alone_one_suffers_all(die: int, wounds: int) -> None:
    world, _, _ = inside("bats")
    world.figures["heinrich"].wounds = world.figures["heinrich"].profile.wounds = 9
    do(hazards.turn_ends(world), [die])
    assert world.figures["heinrich"].wounds == 9 - wounds


@pytest.mark.rule("ahq.hazard.bats.fight")
def test_alone_the_first_take_what_is_left_over() -> None:
    world, _, _ = inside("bats", heinrich=(16, 6), sven=(16, 7))
    world.setup.master = "solo"
    do(hazards.turn_ends(world), [5])
    assert (world.figures["heinrich"].wounds, world.figures["sven"].wounds) == (2, 3)


@pytest.mark.rule("ahq.hazard.bats.fight")
def test_nobody_gets_two_of_the_wounds_that_are_left_over() -> None:
    world, _, _ = inside("bats", heinrich=(16, 6), sven=(16, 7), rogar=(15, 6))
    seen = do(hazards.turn_ends(world), [9], ["who:sven", "who:heinrich"])
    assert [keys(asked) for asked in seen.asked] == [
        ["who:heinrich", "who:sven", "who:rogar"],
        ["who:heinrich", "who:rogar"],
    ]


@pytest.mark.rule("ahq.hazard.rats.fight", "ahq.hazard.bats.fight")
@pytest.mark.parametrize("kind", ["rats", "bats"])
def test_a_cleared_room_bites_nobody(kind: str) -> None:
    world, _, hazard = inside(kind)
    hazard.done = True
    do(hazards.turn_ends(world))
    assert world.figures["heinrich"].wounds == 4


@pytest.mark.rule("ahq.hazard.rats.fight", "ahq.combat.ko.helpless")
@pytest.mark.parametrize("kind", ["rats", "bats"])
def test_nobody_fights_vermin_lying_down(kind: str) -> None:
    world, _, hazard = inside(kind, heinrich=(16, 6), sven=(16, 7))
    hazard.count = 60
    heinrich, sven = world.figures.values()
    heinrich.wounds, sven.effects = 0, [Effect("asleep", "turn", 9)]
    do(hazards.turn_ends(world))
    assert (heinrich.id in world.figures, hazard.done) == (True, False)
    sven.effects = []
    do(hazards.turn_ends(world), [2])
    assert (heinrich.wounds, sven.wounds) == (0, sven.profile.wounds - 1)


@pytest.mark.rule("ahq.hazard.rats.fight", "ahq.combat.move.obstacles")
def test_in_a_fight_nobody_stops_for_vermin() -> None:
    world, _, hazard = inside("rats")
    hazard.count, world.mode = 60, "combat"
    world.combat = Combat(area=["hall"])
    skaven = foe(world, "skaven-warrior", (3, 3))
    skaven.at = (14, 4)
    walk(world, skaven.id, [(14, 5), (14, 6), (14, 7)])
    walk(world, "heinrich", [(16, 7), (16, 8)])
    assert (skaven.at, world.figures["heinrich"].at) == ((14, 7), (16, 8))
