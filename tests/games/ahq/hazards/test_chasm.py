"""Hazard 3: the chasm."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square
from souterrain.games.ahq import hazards
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.combat import placing
from souterrain.games.ahq.dungeon import rooms
from souterrain.games.ahq.dungeon.doors import next_to, set_open
from souterrain.games.ahq.dungeon.ground import ground, redraw
from souterrain.games.ahq.events.expedition import DoorFound
from souterrain.games.ahq.events.hazards import HauledUp, LadderBuilt, LostInChasm
from souterrain.games.ahq.figures import Combat, Figure, Hazard, Item, effect, monster, spend_phase
from souterrain.games.ahq.hazards import chasm
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.world import Section, World
from tests.games.ahq.arena import do, foe
from tests.games.ahq.deeds import at_hand, done, options
from tests.games.ahq.expedition import door, man_at_arms, told
from tests.games.ahq.hazards.rooms import act, at_a, inside, offered, wanderers


def chasm_room(**heroes: Square) -> tuple[World, Section, Hazard]:
    """Entered from the west: the chasm is the column x = 16."""
    world, section, hazard = inside("chasm", **(heroes or {"heinrich": (15, 6)}))
    hazard.squares = [(16, y) for y in range(4, 9)]
    hazard.blocks = list(hazard.squares)
    redraw(world.here)
    return world, section, hazard


@pytest.mark.rule("ahq.hazard.chasm.setup", "ahq.hazard.room-doors")
def test_the_chasm_parts_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = at_a("chasm")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(chasm.furnish(world, section, hazard), [], ["where:18,6", "where:18,8"]).result
    assert hazard.squares == [(16, y) for y in range(4, 9)]
    far = {(x, y) for x in (17, 18) for y in range(4, 9)}
    assert set(chasm.far_side(world, section, hazard)) == far
    assert section.chest is not None
    assert section.chest.at == (18, 8)
    assert any(door.a == (18, 6) for door in world.here.doors.values())
    assert set(placing.quarters(world, group)) == far
    do(rooms.room_doors(world, section, []), [5], ["where:1.6:n", "where:17,4"])
    assert told(world, DoorFound) == [DoorFound("e"), DoorFound("n", another=True)]


@pytest.mark.rule("ahq.hazard.chasm.heroic-leap")
@pytest.mark.parametrize(("die", "across"), [(6, True), (7, False)])
def test_a_heroic_leap(die: int, across: bool) -> None:
    world, _, _ = chasm_room()
    act(world, "heinrich", "leap", [die])
    assert ("heinrich" in world.figures) is across
    if across:
        assert world.figures["heinrich"].at == (17, 6)
    else:
        assert told(world, LostInChasm)
        assert world.here.piles == [], "all he had is lost with him"


@pytest.mark.rule("ahq.hazard.chasm.heroic-leap")
def test_fate_saves_a_leaper() -> None:
    world, _, _ = chasm_room()
    world.figures["heinrich"].fate = 1
    act(world, "heinrich", "leap", [12], ["yes"])
    assert world.figures["heinrich"].at == (17, 6)


@pytest.mark.rule("ahq.hazard.chasm.heroic-leap", "ahq.combat.death-zone.fixes-on-first-enemy")
def test_who_leaps_in_a_fight_leaves_one_zone_and_fixes_another() -> None:
    world, section, hazard = chasm_room(heinrich=(15, 6))
    world.mode, world.combat = "combat", Combat(area=[section.id], turn=1)
    here, beyond = (lone(world, section, at) for at in ((14, 6), (18, 6)))
    here.fixed = "heinrich"
    do(done(chasm.moves(world, world.figures["heinrich"], section, hazard), "leap"), [1])
    assert (here.fixed, beyond.fixed) == ("", "heinrich")


def lone(world: World, section: Section, at: Square) -> Figure:
    """A skaven of a group of its own."""
    figure = monster(world, "skaven-warrior", add_group(world, section, ["skaven-warrior"], 0).id, at)
    world.figures[figure.id] = figure
    return figure


@pytest.mark.rule("ahq.hazard.chasm.cautious-leap", "ahq.hazard.chasm.cautious-counts-as-move")
def test_a_cautious_leap_needs_a_rope_and_somebody_to_hold_it() -> None:
    world, _, _ = chasm_room(ladril=(15, 6), torallion=(14, 5))
    assert "leap:rope" not in offered(world, "ladril"), "no rope"
    world.figures["torallion"].items.append(Item("rope"))
    act(world, "ladril", "leap:rope", [3])
    assert world.figures["ladril"].at == (17, 6)
    assert effect(world.figures["torallion"], "busy")


@pytest.mark.rule("ahq.hazard.chasm.cautious-rescue")
def test_rope_holders_may_save_the_leaper() -> None:
    world, _, _ = chasm_room(heinrich=(15, 6), sven=(14, 5), rogar=(14, 6))
    act(world, "heinrich", "leap:rope", [12, 9, 7], ["all:behind"])
    assert told(world, HauledUp)
    assert world.figures["heinrich"].at == (15, 6)


@pytest.mark.rule("ahq.hazard.chasm.cautious-rescue")
def test_if_all_holders_fail_he_is_lost() -> None:
    world, _, _ = chasm_room(heinrich=(15, 6), sven=(14, 5))
    act(world, "heinrich", "leap:rope", [12, 9])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.hazard.chasm.rope-ladder")
def test_a_rope_ladder_takes_a_leap_and_a_turn_of_building() -> None:
    world, _section, _hazard = chasm_room(heinrich=(15, 6), sven=(15, 5))
    assert "build" not in offered(world, "sven")
    act(world, "heinrich", "leap:rope", [3])
    guard = foe(world, "skaven-warrior", (18, 8))
    assert "build" not in offered(world, "sven"), "not while monsters are in the room"
    del world.figures[guard.id]
    assert "build" in offered(world, "sven")
    world.figures["sven"].effects = []
    act(world, "sven", "build")
    assert (count(world.figures["sven"], "iron-spikes"), count(world.figures["heinrich"], "rope")) == (0, 0)
    assert offered(world, "sven") == ["cross"]
    act(world, "sven", "cross")
    assert world.figures["sven"].at == (17, 5)


@pytest.mark.rule(
    "ahq.hazard.chasm.give-up",
    "ahq.hazard.rats.close-door",
    "ahq.hazard.bats.close-door",
    "ahq.hazard.mould.close-door",
)
@pytest.mark.parametrize("kind", ["chasm", "rats", "bats", "mould"])
def test_one_may_always_shut_the_door_and_go(kind: str) -> None:
    world, section, hazard = at_a(kind)
    hazard.squares = [(16, y) for y in range(4, 9)]
    hazard.count = 60
    (gate,) = next_to(world, (13, 6))
    set_open(world, gate, False)
    assert options(at_hand(world, world.figures["heinrich"], False)) == []
    do(hazards.turn_ends(world))
    assert world.figures["heinrich"].wounds == 4
    assert section.hazard is hazard, "the map remembers"


@pytest.mark.rule("ahq.hazard.chasm.cautious-leap", "ahq.hazard.chasm.cautious-rescue")
def test_the_rope_may_be_held_on_either_side_and_he_is_hauled_up_there() -> None:
    world, _, _ = chasm_room(heinrich=(15, 6), sven=(17, 5), rogar=(17, 6), torallion=(14, 6))
    world.figures["rogar"].at = (18, 6)
    act(world, "heinrich", "leap:rope", [12, 9, 6], ["all:beyond"])
    assert world.figures["heinrich"].at == (17, 6)
    assert [effect(world.figures[name], "busy") is None for name in ("sven", "rogar", "torallion")] == [
        False,
        False,
        True,
    ]


@pytest.mark.rule("ahq.hazard.chasm.cautious-counts-as-move")
def test_who_has_already_had_his_part_of_the_phase_holds_no_rope() -> None:
    world, _, _ = chasm_room(heinrich=(15, 6), sven=(14, 5))
    assert "leap:rope" in offered(world, "heinrich")
    spend_phase(world, world.figures["sven"])
    assert "leap:rope" not in offered(world, "heinrich")


@pytest.mark.rule("ahq.hazard.chasm.setup")
@pytest.mark.parametrize(
    ("gate", "column", "far"),
    [
        (((16, 8), (16, 9)), None, {(x, y) for x in range(14, 19) for y in (4, 5)}),
        (((16, 4), (16, 3)), None, {(x, y) for x in range(14, 19) for y in (7, 8)}),
        (((18, 6), (19, 6)), 16, {(x, y) for x in (14, 15) for y in range(4, 9)}),
    ],
)
def test_the_chasm_lies_across_the_way_in(
    gate: tuple[Square, Square], column: int | None, far: set[Square], monkeypatch: pytest.MonkeyPatch
) -> None:
    world, section, hazard = at_a("chasm")
    wanderers(monkeypatch, "skaven-warrior")
    world.here.doors.clear()
    made = door(world, gate[1], gate[0], open=True)
    section.entry = made.id
    world.setup.master = "solo"
    seen = chasm.furnish(world, section, hazard)
    wanted = next(seen)
    assert isinstance(wanted, Ask)
    with pytest.raises(StopIteration):
        seen.send(wanted.options[0].key)
    assert hazard.squares == hazard.blocks
    assert hazard.squares == ([(column, y) for y in range(4, 9)] if column else [(x, 6) for x in range(14, 19)])
    assert set(chasm.far_side(world, section, hazard)) == far
    assert section.chest is not None
    assert section.chest.at in far
    assert all(not ground(world).steps[square] for square in hazard.squares), "nobody walks on it"


@pytest.mark.rule("ahq.hazard.chasm.heroic-leap")
def test_one_leaps_from_the_edge_to_a_free_square() -> None:
    world, _, _ = chasm_room(heinrich=(15, 6), sven=(17, 6), rogar=(14, 5))
    assert offered(world, "heinrich") == [], "Sven stands there"
    assert offered(world, "rogar") == [], "not at the edge"
    world.figures["sven"].at = (17, 5)
    (leap, *_) = options(at_hand(world, world.figures["heinrich"], False))
    assert (leap.key, leap.at) == ("leap", "17,6")
    assert leap.note is not None
    assert (leap.note.args["need"], leap.note.args["chance"]) == (6, 50)
    assert options(at_hand(world, world.figures["heinrich"], True)) == []
    world.figures["heinrich"].at = (13, 6)
    assert options(at_hand(world, world.figures["heinrich"], False)) == [], "from outside the room"


@pytest.mark.rule("ahq.hazard.chasm.heroic-leap", "ahq.hazard.henchmen")
def test_a_henchman_falls_as_a_hero_does_but_is_no_fallen_hero() -> None:
    world, section, hazard = chasm_room(heinrich=(14, 5))
    man = man_at_arms(world, (15, 6))
    man.gold = 20
    do(chasm.leap(world, man, (17, 6)), [12])
    assert man.id not in world.figures
    assert world.fallen == []
    assert (man.gold, man.items, man.worn) == (0, [], [])
    do(chasm.leap(world, world.figures["heinrich"], (17, 5)), [12])
    assert [hero.id for hero in world.fallen] == ["heinrich"]
    assert section.hazard is hazard


@pytest.mark.rule("ahq.hazard.chasm.cautious-leap")
def test_a_roped_leap_succeeds_on_the_speed_and_fate_helps_it() -> None:
    world, _, hazard = chasm_room(heinrich=(15, 6), sven=(14, 5))
    world.figures["sven"].wounds = 0
    assert "leap:rope" not in offered(world, "heinrich"), "an unconscious Hero holds no rope"
    world.figures["sven"].wounds = 4
    act(world, "heinrich", "leap:rope", [6])
    assert (world.figures["heinrich"].at, hazard.ladder) == ((17, 6), 1)
    world.figures["heinrich"].at, world.figures["heinrich"].fate = (15, 6), 1
    world.figures["sven"].effects = []
    act(world, "heinrich", "leap:rope", [7], ["yes"])
    assert world.figures["heinrich"].at == (17, 6)


@pytest.mark.rule("ahq.hazard.chasm.rope-ladder")
def test_the_ladder_needs_two_ropes_and_ten_spikes_of_anybody() -> None:
    world, _, hazard = chasm_room(heinrich=(17, 6), sven=(15, 5))
    hazard.ladder = 1
    heinrich, sven = world.figures.values()
    heinrich.items, sven.items = [Item("rope"), Item("iron-spikes", 6)], [Item("rope"), Item("iron-spikes", 5)]
    assert "build" in offered(world, "sven")
    sven.items = [Item("rope"), Item("iron-spikes", 3)]
    assert "build" not in offered(world, "sven")
    sven.items = [Item("iron-spikes", 5)]
    assert "build" not in offered(world, "sven")
    sven.items = [Item("rope"), Item("iron-spikes", 5)]
    act(world, "sven", "build")
    assert (count(heinrich, "iron-spikes"), count(sven, "iron-spikes")) == (0, 1)
    assert (count(heinrich, "rope"), count(sven, "rope")) == (0, 0)


@pytest.mark.rule("ahq.hazard.chasm.rope-ladder")
def test_a_third_rope_is_left_when_the_ladder_is_built() -> None:
    world, _, hazard = chasm_room(heinrich=(17, 6), sven=(15, 5))
    hazard.ladder = 1
    heinrich, sven = world.figures.values()
    heinrich.items, sven.items = [Item("rope", 2), Item("iron-spikes", 10)], [Item("rope")]
    act(world, "sven", "build")
    assert count(heinrich, "rope") + count(sven, "rope") == 1
    assert len(told(world, LadderBuilt)) == 1
