"""Hazard rooms, one kind after the other."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.ask import Ask
from souterrain.core.grid import Square
from souterrain.core.roll import Rules
from souterrain.games.ahq import (
    actions,
    combat,
    doors,
    dungeon,
    hazards,
    items,
    melee,
    moves,
    musters,
    search,
    surprise,
    upkeep,
)
from souterrain.games.ahq.catalogue import GEAR
from souterrain.games.ahq.damage import kill
from souterrain.games.ahq.doors import next_to, set_open
from souterrain.games.ahq.events_combat import Surprise
from souterrain.games.ahq.events_hazards import (
    BatsFought,
    CaptiveFreed,
    CircleEntered,
    Dethroned,
    HauledUp,
    HazardFound,
    LostInChasm,
    MaidenHome,
    RatsFought,
    RogueLeaves,
    RoomCleared,
    TrappedBelow,
    WitchVanished,
)
from souterrain.games.ahq.figures import (
    Combat,
    Effect,
    Hazard,
    Item,
    count,
    damage_dice,
    effect,
    exploration_begins,
    henchman,
    monster,
    monsters,
    out,
    speed,
    toughness,
    weapon,
    weapon_skill,
)
from souterrain.games.ahq.ground import ground, redraw
from souterrain.games.ahq.hazards import chasm, circle, fountain, grate, mould, people, throne, trapdoor, vermin
from souterrain.games.ahq.hazards.tables import HAZARDS
from souterrain.games.ahq.world import Group, Section, World
from tests.games.ahq.arena import arena, do, foe, side_room
from tests.games.ahq.expedition import man_at_arms, room, told


def at_a(kind: str, **heroes: Square) -> tuple[World, Section, Hazard]:
    """A party with a hazard room of five squares by five east of its hall, the door open: (14, 4) to (18, 8)."""
    world = arena("seat", False, **(heroes or {"heinrich": (13, 6)}))
    for figure in world.figures.values():
        figure.fate = 0
    section, gate = side_room(world)
    section.room, section.entry = "hazard", gate.id
    section.hazard = Hazard(kind=kind)
    return world, section, section.hazard


def inside(kind: str, **heroes: Square) -> tuple[World, Section, Hazard]:
    return at_a(kind, **(heroes or {"heinrich": (16, 6)}))


def act(
    world: World, who: str, verb: str, dice: list[int | str] | None = None, answers: list[Any] | None = None
) -> None:
    """One of the things that the hazard offers."""
    figure = world.figures[who]
    key = next(o.key for o in hazards.options(world, figure, False) if o.key.startswith(f"hazard:{verb}"))
    do(hazards.act(world, figure, key), dice, answers)


def verbs(world: World, who: str) -> list[str]:
    return [option.key.split(":")[1] for option in hazards.options(world, world.figures[who], False)]


def wanderers(monkeypatch: pytest.MonkeyPatch, *rows: str) -> None:
    def new_group(world: World, kind: str, section: Section, rule: str, prisoners: bool = False) -> Rules[Group]:
        assert kind == "wandering"
        return musters.add_group(world, section, list(rows), 20)
        yield

    monkeypatch.setattr(musters, "new_group", new_group)


# --- finding a hazard


@pytest.mark.rule("ahq.hazard.roll", "ahq.hazard.table.row-eleven-is-trapdoor")
def test_the_hazards_table() -> None:
    kinds = [HAZARDS[die].result for die in range(1, 13)]
    assert " ".join(kinds) == (
        "wandering npc chasm statue vermin mould mushrooms grate fountain circle trapdoor throne"
    )
    world, section, _ = at_a("none")
    seen = do(hazards.furnish(world, section), [7, 5])
    assert seen.rolled[0][0].by == "p1"
    assert told(world, HazardFound)[0].hazard == "mushrooms"


@pytest.mark.rule("ahq.hazard.rats-or-bats")
@pytest.mark.parametrize(("die", "kind"), [(4, "rats"), (7, "bats")])
def test_even_is_rats_odd_is_bats(die: int, kind: str) -> None:
    world, section, _ = at_a("none")
    do(hazards.furnish(world, section), [5, die])
    assert section.hazard is not None
    assert section.hazard.kind == kind


@pytest.mark.rule("ahq.hazard.wandering-monsters")
def test_hazard_one_is_wandering_monsters(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(hazards.furnish(world, section), [1]).result
    assert group.section == section.id


@pytest.mark.rule("ahq.hazard.room-doors", "ahq.hazard.trapdoor.setup")
def test_only_the_trapdoor_room_rolls_for_no_doors() -> None:
    world, section, hazard = at_a("fountain")
    assert hazards.rolls_for_doors(section)
    hazard.kind = "trapdoor"
    assert not hazards.rolls_for_doors(section)
    world.figures["heinrich"].at = (16, 6)
    section.entered = True
    assert search.options(world, world.figures["heinrich"]) is not None


@pytest.mark.rule("ahq.hazard.henchmen")
def test_henchmen_suffer_hazards_but_only_heroes_act_on_them() -> None:
    world, _, hazard = inside("circle")
    hazard.squares = [(15, 5)]
    man = man_at_arms(world, (15, 5))
    do(hazards.stepped(world, man), [12])
    assert man.lent_fate == 1
    assert items.options(world, man) == []


@pytest.mark.rule("ahq.hazard.figures")
def test_pieces_lie_on_the_floor_and_statues_block_it() -> None:
    world, _section, hazard = inside("statue")
    hazard.blocks = [(17, 7)]
    redraw(world.here)
    assert (17, 7) not in moves.ways(world, world.figures["heinrich"], 12)


# --- people


@pytest.mark.rule("ahq.hazard.npc.unique")
def test_nobody_is_met_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [2]).result
    assert group.captive == "maiden"
    (group,) = do(people.meet(world, section), [3]).result
    assert group.captive == ""


@pytest.mark.rule("ahq.hazard.npc.maiden", "ahq.hazard.npc.maiden-reward")
def test_the_maiden_is_freed_and_brought_home(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none", heinrich=(16, 6), sven=(16, 7))
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [1]).result
    do(people.freed(world, group))
    maiden = next(f for f in world.figures.values() if f.row == "maiden")
    assert told(world, CaptiveFreed)
    assert (maiden.profile.speed, toughness(maiden), maiden.wounds, weapon_skill(maiden)) == (7, 3, 2, 1)
    assert maiden.seat == "p1"
    world.departed = list(world.figures.values())
    do(people.expedition_ends(world))
    assert told(world, MaidenHome)
    assert [world.figures[name].gold for name in ("heinrich", "sven")] == [50, 50]


@pytest.mark.rule("ahq.hazard.npc.witch", "ahq.hazard.npc.witch-theft")
def test_the_witch_vanishes_with_half_of_everybodys_gold() -> None:
    world, section, _ = at_a("none", heinrich=(16, 6), sven=(16, 7))
    (group,) = do(people.meet(world, section), [5]).result
    world.figures["heinrich"].gold, world.figures["sven"].gold = 40, 25
    do(surprise.meet(world, group.id), [6, 6], ["auto", "stay"])
    (witch,) = monsters(world)
    assert (witch.profile.weapon_skill, toughness(witch), witch.wounds) == (7, 3, 2)
    world.turn += 1
    do(combat.turn(world), [2, 7], ["end", "move-attack", "done"])
    assert told(world, WitchVanished)[0].gold == 33
    assert [world.figures[name].gold for name in ("heinrich", "sven")] == [20, 12]


@pytest.mark.rule("ahq.hazard.npc.witch", "ahq.hazard.npc.witch-theft")
def test_a_surprised_party_still_gets_its_turn_and_a_closed_door_saves_the_gold() -> None:
    world, section, _ = at_a("none", heinrich=(13, 6))
    (group,) = do(people.meet(world, section), [5]).result
    world.figures["heinrich"].gold = 40
    do(surprise.meet(world, group.id), [1, 6], ["18,4", "stay"])
    assert world.combat is not None
    world.combat.turn = 1
    do(people.witch_vanishes(world))
    assert monsters(world), "they were surprised in turn one"
    world.combat.turn, world.combat.door_shut = 2, True
    world.here.doors[section.entry].open = False
    redraw(world.here)
    do(people.witch_vanishes(world))
    assert world.figures["heinrich"].gold == 40
    assert not monsters(world)


@pytest.mark.rule("ahq.hazard.npc.man-at-arms")
def test_a_freed_man_at_arms_serves_the_leader(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [8]).result
    do(people.freed(world, group))
    man = next(f for f in world.figures.values() if f.kind == "henchman")
    assert (man.row, man.owner) == ("man-at-arms", "heinrich")


@pytest.mark.rule("ahq.hazard.npc.rogue-joins")
@pytest.mark.parametrize(("answer", "joins"), [("yes", True), ("no", False)])
def test_a_rogue_may_be_taken_along(answer: str, joins: bool) -> None:
    world, section, _ = at_a("none")
    do(people.meet(world, section), [11], [answer])
    rogues = [f for f in world.figures.values() if f.row == "rogue"]
    assert bool(rogues) is joins
    if joins:
        assert (weapon_skill(rogues[0]), toughness(rogues[0]), rogues[0].fate) == (8, 10, 1)


@pytest.mark.rule("ahq.hazard.npc.rogue-end", "ahq.hazard.npc.rogue-theft-scope")
@pytest.mark.parametrize(("die", "left"), [(2, 0), (4, 50), (5, 101), (12, 101)])
def test_what_the_rogue_does_at_the_end(die: int, left: int) -> None:
    world, _, _ = at_a("none")
    rogue = henchman("rogue", "rogue-1", "heinrich", "p1")
    world.figures["heinrich"].gold = 101
    world.departed = [world.figures["heinrich"], rogue]
    do(people.expedition_ends(world), [die])
    assert told(world, RogueLeaves)
    assert world.figures["heinrich"].gold == left
    assert (rogue in world.departed) is (die == 12)


# --- the chasm


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
    (group,) = do(chasm.furnish(world, section, hazard), [], ["18,6", "18,8"]).result
    assert hazard.squares == [(16, y) for y in range(4, 9)]
    far = {(x, y) for x in (17, 18) for y in range(4, 9)}
    assert set(chasm.far_side(world, section, hazard)) == far
    assert section.chest is not None
    assert section.chest.at == (18, 8)
    assert any(door.a == (18, 6) for door in world.here.doors.values())
    assert set(hazards.placement(world, group.section, [])) == far


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


@pytest.mark.rule("ahq.hazard.chasm.cautious-leap", "ahq.hazard.chasm.cautious-counts-as-move")
def test_a_cautious_leap_needs_a_rope_and_somebody_to_hold_it() -> None:
    world, _, _ = chasm_room(ladril=(15, 6), torallion=(14, 5))
    assert "leap-roped" not in verbs(world, "ladril"), "no rope"
    world.figures["torallion"].items.append(Item("rope"))
    act(world, "ladril", "leap-roped", [3])
    assert world.figures["ladril"].at == (17, 6)
    assert effect(world.figures["torallion"], "busy")


@pytest.mark.rule("ahq.hazard.chasm.cautious-rescue")
def test_rope_holders_may_save_the_leaper() -> None:
    world, _, _ = chasm_room(heinrich=(15, 6), sven=(14, 5), rogar=(14, 6))
    act(world, "heinrich", "leap-roped", [12, 9, 7], ["all"])
    assert told(world, HauledUp)
    assert world.figures["heinrich"].at == (15, 6)


@pytest.mark.rule("ahq.hazard.chasm.cautious-rescue")
def test_if_all_holders_fail_he_is_lost() -> None:
    world, _, _ = chasm_room(heinrich=(15, 6), sven=(14, 5))
    act(world, "heinrich", "leap-roped", [12, 9])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.hazard.chasm.rope-ladder")
def test_a_rope_ladder_takes_a_leap_and_a_turn_of_building() -> None:
    world, _section, _hazard = chasm_room(heinrich=(15, 6), sven=(15, 5))
    assert "ladder" not in verbs(world, "sven")
    act(world, "heinrich", "leap-roped", [3])
    guard = foe(world, "skaven-warrior", (18, 8))
    assert "ladder" not in verbs(world, "sven"), "not while monsters are in the room"
    del world.figures[guard.id]
    assert "ladder" in verbs(world, "sven")
    world.figures["sven"].effects = []
    act(world, "sven", "ladder")
    assert (count(world.figures["sven"], "iron-spikes"), count(world.figures["heinrich"], "rope")) == (0, 0)
    assert verbs(world, "sven") == ["cross"]
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
    assert hazards.options(world, world.figures["heinrich"], False) == []
    do(hazards.turn_ends(world))
    assert world.figures["heinrich"].wounds == 4
    assert section.hazard is hazard, "the map remembers"


# --- the statue


@pytest.mark.rule("ahq.hazard.statue.take-ruby", "ahq.hazard.statue.who-gets-ruby", "ahq.hazard.statue.ruby-value")
@pytest.mark.parametrize(("die", "fate"), [(2, 0), (12, 2)])
def test_a_curse_or_nothing_and_the_ruby(die: int, fate: int) -> None:
    world, _, hazard = inside("statue")
    heinrich = world.figures["heinrich"]
    heinrich.fate, heinrich.gold = 2, 250
    hazard.at, hazard.ruby = (16, 7), True
    act(world, "heinrich", "ruby", [die])
    assert (heinrich.fate, count(heinrich, "ruby"), heinrich.gold) == (fate, 1, 250)
    assert GEAR["ruby"].worth == 400


@pytest.mark.rule("ahq.hazard.statue.cannot-leave", "ahq.hazard.statue.who-gets-ruby")
@pytest.mark.parametrize(("die", "row"), [(3, "animated-statue"), (6, "animated-statue")])
def test_the_statue_comes_alive_and_is_bound_to_its_room(die: int, row: str) -> None:
    world, _section, hazard = inside("statue")
    hazard.at, hazard.ruby = (16, 7), True
    act(world, "heinrich", "ruby", [die])
    (statue_figure,) = monsters(world)
    assert (statue_figure.row, statue_figure.at) == (row, (16, 7))
    assert world.combat is not None
    assert not world.combat.surprised
    ways = moves.ways(world, statue_figure, 12)
    assert all(x >= 14 for x, _ in ways), "it does not leave the room"
    assert not hazard.ruby
    do(kill(world, statue_figure, "ahq.combat.death.monster-henchman"))
    do(combat.end_of_turn(world))
    assert hazard.ruby
    act(world, "heinrich", "ruby")
    assert count(world.figures["heinrich"], "ruby") == 1


@pytest.mark.rule("ahq.hazard.statue.warlord-is-sentry")
@pytest.mark.parametrize("die", [7, 11])
def test_the_statue_may_turn_into_a_warlord_who_opens_doors(die: int, monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = inside("statue")
    hazard.at, hazard.ruby = (16, 7), True
    placed: list[str] = []

    def masters_door(world: World, sections: Any) -> Rules[None]:
        placed.append(sections[0].id)
        yield from ()

    monkeypatch.setattr(doors, "place_masters_door", masters_door)
    act(world, "heinrich", "ruby", [die])
    (warlord,) = monsters(world)
    assert placed == [section.id]
    assert actions.may_use_doors(world, warlord)
    assert (warlord.profile.weapon_skill, toughness(warlord), warlord.wounds) == (8, 8, 4)


# --- rats and bats


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
    assert verbs(world, "heinrich") == [], "a single flask does nothing"
    heinrich.items = [Item(thing, number)]
    act(world, "heinrich", verb)
    assert hazard.done
    assert count(heinrich, thing) == 0
    assert effect(world.figures["sven"], "busy")
    assert told(world, RoomCleared)


@pytest.mark.rule("ahq.hazard.rats.magic", "ahq.hazard.bats.magic")
@pytest.mark.parametrize("kind", ["rats", "bats"])
def test_flames_of_death_clear_the_room(kind: str) -> None:
    world, _, hazard = at_a(kind, magnus=(13, 6))
    magnus = world.figures["magnus"]
    assert verbs(world, "magnus") == []
    magnus.items.append(Item("ash"))
    act(world, "magnus", "flames")
    assert hazard.done
    assert count(magnus, "ash") == 0
    assert effect(magnus, "has-cast")


@pytest.mark.rule("ahq.hazard.bats.fight")
def test_bats_share_out_half_a_die_of_wounds() -> None:
    world, _, hazard = inside("bats", heinrich=(16, 6), sven=(16, 7), rogar=(15, 6))
    world.figures["heinrich"].fate = 2
    do(hazards.turn_ends(world), [9], ["sven", "rogar"])
    assert told(world, BatsFought)[0].wounds == 5
    assert [world.figures[n].profile.wounds - world.figures[n].wounds for n in ("heinrich", "sven", "rogar")] == [
        1,
        2,
        2,
    ]
    assert hazard.done


# --- mould


@pytest.mark.rule("ahq.hazard.mould.cross")
@pytest.mark.parametrize(("die", "wounds", "skill"), [(2, 3, 8), (6, 3, 8), (7, 4, 6), (10, 4, 6), (11, 4, 8)])
def test_crossing_the_mould(die: int, wounds: int, skill: int) -> None:
    world, _, _ = at_a("mould")
    heinrich = world.figures["heinrich"]
    do(moves.walk(world, heinrich, [(14, 6), (15, 6)], hazards.stepped), [die])
    assert (heinrich.wounds, weapon_skill(heinrich)) == (wounds, skill)
    exploration_begins(world)
    assert weapon_skill(heinrich) == 8


@pytest.mark.rule("ahq.hazard.mould.cross")
def test_deadly_mould_takes_fate_or_life() -> None:
    world, _, _ = at_a("mould")
    heinrich = world.figures["heinrich"]
    heinrich.fate = 1
    do(mould.breathe(world, heinrich), [1], ["yes"])
    assert "heinrich" in world.figures
    do(mould.breathe(world, heinrich), [1])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.hazard.mould.greek-fire")
def test_one_flask_burns_the_mould() -> None:
    world, _, hazard = at_a("mould")
    world.figures["heinrich"].items = [Item("greek-fire")]
    act(world, "heinrich", "burn")
    assert hazard.done
    do(moves.walk(world, world.figures["heinrich"], [(14, 6)], hazards.stepped))


# --- mushrooms


@pytest.mark.rule("ahq.hazard.mushrooms.number")
def test_a_dies_worth_of_mushrooms() -> None:
    world, section, _ = at_a("none")
    do(hazards.furnish(world, section), [7, 5])
    world.figures["heinrich"].at = (16, 6)
    act(world, "heinrich", "pick", answers=[3])
    assert section.hazard is not None
    assert (count(world.figures["heinrich"], "mushroom"), section.hazard.count) == (3, 2)


@pytest.mark.rule("ahq.hazard.mushrooms.eat", "ahq.hazard.mushrooms.last-row", "ahq.hazard.mushrooms.poison-leftovers")
def test_each_mushroom_has_its_own_roll() -> None:
    world, _section, hazard = inside("mushrooms")
    heinrich = world.figures["heinrich"]
    heinrich.wounds, hazard.count = 1, 2
    heinrich.items = [Item("mushroom", 3)]
    do(items.use(world, heinrich, "item:mushroom:mushroom"), [11])
    assert heinrich.wounds == 4
    heinrich.items.append(Item("healing-potion"))
    do(items.use(world, heinrich, "item:mushroom:mushroom"), [2], ["yes"])
    assert "heinrich" in world.figures
    assert (count(heinrich, "mushroom"), count(heinrich, "rat-poison")) == (0, 1)
    act(world, "heinrich", "pick", answers=[2])
    assert count(heinrich, "rat-poison") == 3


@pytest.mark.rule("ahq.hazard.mushrooms.eat")
def test_a_deadly_mushroom_kills_without_fate_or_potion() -> None:
    world, _, _ = inside("mushrooms")
    world.figures["heinrich"].items = [Item("mushroom")]
    do(items.use(world, world.figures["heinrich"], "item:mushroom:mushroom"), [1])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.hazard.mushrooms.combat-effects")
def test_strength_and_speed_work_only_in_a_fight() -> None:
    world, _, _ = inside("mushrooms")
    heinrich = world.figures["heinrich"]
    heinrich.items += [Item("mushroom", 4)]
    do(items.use(world, heinrich, "item:mushroom:mushroom"), [7])
    assert damage_dice(heinrich, weapon(heinrich)) == 4
    world.mode, world.combat = "combat", Combat()
    do(items.use(world, heinrich, "item:mushroom:mushroom"), [7])
    do(items.use(world, heinrich, "item:mushroom:mushroom"), [9])
    assert (damage_dice(heinrich, weapon(heinrich)), speed(heinrich)) == (5, 12)
    exploration_begins(world)
    assert (damage_dice(heinrich, weapon(heinrich)), speed(heinrich)) == (4, 6)


@pytest.mark.rule("ahq.hazard.sleep")
def test_a_sleeper_is_out_for_so_many_turns() -> None:
    world, _, _ = inside("mushrooms")
    heinrich = world.figures["heinrich"]
    heinrich.items += [Item("mushroom")]
    world.turn = 7
    do(items.use(world, heinrich, "item:mushroom:mushroom"), [3, 4])
    for turn in range(7, 11):
        world.turn = turn
        assert out(heinrich)
        do(upkeep.end_turn(world))
    world.turn = 11
    assert out(heinrich)
    do(upkeep.end_turn(world))
    assert not out(heinrich)
    assert heinrich.wounds == 4


# --- the grate


def over_the_grate(**heroes: Square) -> tuple[World, Section, Hazard, Section]:
    world, section, hazard = inside("grate", **(heroes or {"heinrich": (16, 6)}))
    hazard.at = (16, 6)
    below = room(world, 30, 30)
    below.below = section.id
    hazard.below = below.id
    return world, section, hazard, below


@pytest.mark.rule("ahq.hazard.grate.placement", "ahq.hazard.grate.room-below")
def test_a_hero_on_the_grate_sees_the_room_below(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = at_a("grate")
    do(grate.furnish(world, section, hazard), [], ["15,6"])
    laid: list[str] = []

    def room_below(world: World, above: Section) -> Rules[Section]:
        laid.append(above.id)
        return room(world, 30, 30)
        yield

    monkeypatch.setattr(dungeon, "room_below", room_below)
    do(moves.walk(world, world.figures["heinrich"], [(14, 6), (15, 6), (16, 6), (15, 6)], hazards.stepped))
    assert laid == [section.id]
    assert hazard.below in world.here.sections


@pytest.mark.rule("ahq.hazard.grate.room-below", "ahq.hazard.grate.prisoners")
def test_the_room_below_has_no_doors_and_its_monsters_are_prisoners() -> None:
    world, section, _hazard = at_a("grate")
    run = dungeon.room_below(world, section)
    next(run)
    run.send(9)
    asked = run.send(2)
    assert isinstance(asked, Ask), "where the chest of the Lair stands"
    with pytest.raises(StopIteration) as end:
        run.send(asked.options[0].key)
    below = end.value.value
    (group,) = musters.groups_in(world, below.id)
    assert (group.prisoners, group.rows) == (True, ["skaven-warrior"] * 3), "two warriors and a champion"
    assert not any(door.a in ground(world).squares[below.id] for door in world.here.doors.values())


@pytest.mark.rule("ahq.hazard.grate.one-per-turn", "ahq.hazard.grate.surprise")
def test_going_down_meets_the_monsters_and_in_a_fight_one_passes_per_turn() -> None:
    world, _section, hazard, below = over_the_grate(heinrich=(16, 6), sven=(15, 6))
    group = musters.add_group(world, below, ["skaven-warrior"], 10)
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    act(world, "heinrich", "descend", [6, 8], ["yes", "auto", "stay"])
    assert hazard.rope
    assert told(world, Surprise)[0].leader == 6 + 2
    assert world.mode == "combat"
    assert group.fighting
    assert heinrich.at[0] >= 30
    sven.at = (16, 6)
    assert [o.key for o in hazards.combat_options(world, sven)] == ["hazard:descend"]
    heinrich.effects.append(Effect("through-grate", "turn", world.turn))
    assert hazards.combat_options(world, sven) == []


@pytest.mark.rule("ahq.hazard.grate.climb-out-under-attack", "ahq.hazard.grate.rope-needed")
def test_with_a_rope_one_climbs_out_again() -> None:
    world, _, hazard, below = over_the_grate(torallion=(16, 6))
    torallion = world.figures["torallion"]
    torallion.at = (32, 32)
    assert verbs(world, "torallion") == []
    hazard.rope = True
    foe_above = musters.add_group(world, world.here.sections[below.below], ["skaven-warrior"], 10)
    assert foe_above.section == below.below
    act(world, "torallion", "climb-rope")
    assert torallion.at == (16, 6)


@pytest.mark.rule("ahq.hazard.grate.rope-needed")
def test_all_below_without_a_rope_perish() -> None:
    world, _, hazard, _ = over_the_grate(torallion=(16, 6))
    world.figures["torallion"].fate = 2
    world.figures["torallion"].at = (32, 32)
    hazard.rope = True
    do(hazards.turn_ends(world))
    assert "torallion" in world.figures
    hazard.rope = False
    do(hazards.turn_ends(world))
    assert told(world, TrappedBelow)
    assert "torallion" not in world.figures


@pytest.mark.rule("ahq.hazard.grate.gm-counters-above")
def test_wandering_monsters_may_come_to_the_room_above() -> None:
    """The room above and the one below are on one table, so the master's monsters may be placed in either."""
    world, section, _hazard, _below = over_the_grate(torallion=(16, 6))
    world.figures["torallion"].at = (32, 32)
    group = musters.add_group(world, section, ["skaven-warrior"], 10)
    do(surprise.meet(world, group.id), [1, 12], ["15,5", "stay"])
    assert monsters(world)[0].at == (15, 5)


# --- the fountain


@pytest.mark.rule("ahq.hazard.fountain.drink")
def test_two_drinks_have_two_effects() -> None:
    world, section, hazard = at_a("fountain")
    do(fountain.furnish(world, section, hazard), [], ["17,4"])
    heinrich = world.figures["heinrich"]
    heinrich.at, heinrich.wounds = (16, 4), 1
    act(world, "heinrich", "drink", [9])
    assert heinrich.wounds == 4
    act(world, "heinrich", "drink", [5])
    assert (heinrich.lent_fate, heinrich.fate_most) == (1, 2)
    act(world, "heinrich", "drink", [2, 3])
    assert out(heinrich)


@pytest.mark.rule("ahq.hazard.fountain.poison-no-fate")
def test_fate_does_not_help_against_the_fountains_poison() -> None:
    world, _, hazard = inside("fountain", heinrich=(16, 4), sven=(16, 5))
    hazard.squares = [(17, 4), (18, 4), (17, 5), (18, 5)]
    heinrich = world.figures["heinrich"]
    heinrich.fate = 2
    world.figures["sven"].items.append(Item("healing-potion"))
    act(world, "heinrich", "drink", [1], ["yes"])
    assert "heinrich" in world.figures, "a companion handed him the potion"
    act(world, "heinrich", "drink", [1])
    assert "heinrich" not in world.figures


# --- the circle


def circle_room(**heroes: Square) -> tuple[World, Section, Hazard]:
    world, section, hazard = at_a("circle", **heroes)
    hazard.squares = [(x, y) for x in (15, 16, 17) for y in (5, 6, 7)]
    return world, section, hazard


def walk(
    world: World, who: str, way: list[Square], dice: list[int | str] | None = None, answers: list[Any] | None = None
) -> None:
    do(moves.walk(world, world.figures[who], way, hazards.stepped), dice, answers)


@pytest.mark.rule("ahq.hazard.circle.enter", "ahq.hazard.circle.size")
def test_one_roll_on_coming_in_and_another_on_coming_back() -> None:
    world, section, hazard = at_a("circle")
    do(circle.furnish(world, section, hazard), [], ["15,5"])
    assert len(hazard.squares) == 9
    walk(world, "heinrich", [(14, 6), (15, 6), (16, 6), (17, 6), (18, 6)], [3])
    walk(world, "heinrich", [(17, 6)], [4])
    assert len(told(world, CircleEntered)) == 2


@pytest.mark.rule("ahq.hazard.circle.permanent-curse")
def test_the_curse_of_the_circle_is_for_good() -> None:
    world, _, _ = circle_room()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 1
    walk(world, "heinrich", [(14, 6), (15, 6)], [1])
    assert (heinrich.fate, heinrich.fate_most) == (0, 1)
    heinrich.fate_most = 0
    walk(world, "heinrich", [(14, 6), (15, 6)], [1])
    assert heinrich.fate_most == 0


@pytest.mark.rule("ahq.hazard.circle.enter")
def test_the_circle_may_summon_monsters_that_surprise_the_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    world, _, _ = circle_room()
    wanderers(monkeypatch, "skaven-warrior")
    walk(world, "heinrich", [(14, 6), (15, 6)], [2], ["auto"])
    assert world.combat is not None
    assert world.combat.surprised


@pytest.mark.rule("ahq.hazard.circle.free-spell", "ahq.hazard.circle.exhausted")
def test_magic_power_is_for_wizards_only() -> None:
    world, _, hazard = circle_room(sven=(13, 6), magnus=(12, 6))
    walk(world, "sven", [(14, 6), (15, 6)], [8])
    assert not hazard.done
    walk(world, "sven", [(16, 6), (16, 5), (16, 4)])
    world.figures["magnus"].at = (14, 5)
    walk(world, "magnus", [(15, 5)], [7])
    assert effect(world.figures["magnus"], "free-spell")
    assert hazard.done
    walk(world, "sven", [(16, 5)])


@pytest.mark.rule("ahq.hazard.circle.empty-row", "ahq.hazard.circle.exhausted")
@pytest.mark.parametrize("die", [10, 11])
def test_the_circle_heals_and_is_exhausted_only_if_there_was_something_to_heal(die: int) -> None:
    world, _, hazard = circle_room(sven=(13, 6))
    walk(world, "sven", [(14, 6), (15, 6)], [die])
    assert not hazard.done
    world.figures["sven"].wounds = 1
    walk(world, "sven", [(14, 6), (15, 6)], [die])
    assert world.figures["sven"].wounds == 4
    assert hazard.done


@pytest.mark.rule("ahq.hazard.circle.exhausted")
def test_destiny_lends_a_point_and_exhausts_the_circle() -> None:
    world, _, hazard = circle_room(heinrich=(13, 6), magnus=(12, 6))
    walk(world, "heinrich", [(14, 6), (15, 6)], [12])
    assert (world.figures["heinrich"].lent_fate, hazard.done) == (1, True)
    world.figures["magnus"].at = (14, 5)
    walk(world, "magnus", [(15, 5)])


# --- the trapdoor


@pytest.mark.rule("ahq.hazard.trapdoor.open", "ahq.hazard.trapdoor.trap-then-empty")
def test_a_trap_under_the_trapdoor_cannot_be_noticed() -> None:
    world, section, hazard = at_a("trapdoor")
    do(trapdoor.furnish(world, section, hazard), [], ["16,7"])
    world.figures["heinrich"].at = (16, 6)
    act(world, "heinrich", "open-trapdoor", [1, 2, 7])
    assert hazard.below == "nothing"
    assert verbs(world, "heinrich") == []


@pytest.mark.rule("ahq.hazard.trapdoor.open", "ahq.hazard.trapdoor.labyrinth-option")
@pytest.mark.parametrize(("die", "below"), [(5, "crypt"), (9, "nothing")])
def test_a_crypt_or_nothing(die: int, below: str) -> None:
    world, _, hazard = inside("trapdoor")
    hazard.at = (16, 7)
    act(world, "heinrich", "open-trapdoor", [die])
    assert (hazard.below, hazard.opened) == (below, True)


@pytest.mark.rule("ahq.hazard.trapdoor.open")
@pytest.mark.parametrize(("die", "levels", "stairs"), [(10, 2, True), (10, 1, False), (3, 2, False)])
def test_stairs_or_a_room(die: int, levels: int, stairs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = inside("trapdoor")
    world.setup.levels = levels
    hazard.at = (18, 8)
    world.figures["heinrich"].at = (18, 7)

    def room_below(world: World, above: Section) -> Rules[Section]:
        return room(world, 30, 30)
        yield

    monkeypatch.setattr(dungeon, "room_below", room_below)
    act(world, "heinrich", "open-trapdoor", [die])
    assert (section.stairs == (17, 7)) is stairs
    assert (hazard.below in world.here.sections) is not stairs


@pytest.mark.rule("ahq.hazard.trapdoor.crypt-search")
@pytest.mark.parametrize(("dice", "ring", "wounds"), [([2, 4], 0, 3), ([5], 0, 4), ([7], 1, 4), ([11], 1, 4)])
def test_the_crypt_is_searched_once(dice: list[int | str], ring: int, wounds: int) -> None:
    world, _, hazard = inside("trapdoor")
    hazard.at, hazard.opened, hazard.below = (16, 7), True, "crypt"
    act(world, "heinrich", "search-crypt", dice)
    heinrich = world.figures["heinrich"]
    assert (count(heinrich, "gold-ring"), heinrich.wounds) == (ring, wounds)
    assert verbs(world, "heinrich") == []


@pytest.mark.rule("ahq.hazard.trapdoor.undead-skaven")
def test_the_undead_skaven_surprises_and_is_hard_to_hurt() -> None:
    world, _, hazard = inside("trapdoor", heinrich=(16, 7))
    hazard.at, hazard.opened, hazard.below = (16, 7), True, "crypt"
    act(world, "heinrich", "search-crypt", [12])
    (undead,) = monsters(world)
    assert undead.at != (16, 7)
    assert world.combat is not None
    assert world.combat.surprised
    undead.at = (16, 6)
    do(melee.attack(world, world.figures["heinrich"], undead), [9, 11, 10, 12, 3], ["no"])
    assert undead.id not in world.figures


# --- the throne


@pytest.mark.rule("ahq.hazard.throne.setup", "ahq.hazard.throne.bonus", "ahq.hazard.throne.seated-cannot-move")
def test_one_monster_sits_and_the_others_take_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = at_a("throne")
    wanderers(monkeypatch, "skaven-warrior", "skaven-warrior", "skaven-warrior")
    (group,) = do(throne.furnish(world, section, hazard)).result
    assert hazard.at == (18, 6), "in the middle of the far wall"
    first = f"m{world.serial + 1}"
    do(surprise.meet(world, group.id), [6, 6], [first, "auto", "done"])
    seated, *others = monsters(world)
    assert (seated.at, toughness(seated), damage_dice(seated, weapon(seated))) == ((18, 6), 7, 3)
    assert all((toughness(each), damage_dice(each, weapon(each))) == (8, 4) for each in others)
    assert world.combat is not None
    world.combat.order = "move-attack"
    run = actions.act(world, seated)
    assert list(run) == [], "it may not move, and there is nobody to attack"


@pytest.mark.rule("ahq.hazard.throne.bonus-ends")
def test_the_bonus_ends_with_the_seated_monster() -> None:
    world, section, hazard = inside("throne")
    world.mode, world.combat = "combat", Combat()
    hazard.at = (18, 6)
    group = musters.add_group(world, section, ["skaven-warrior"] * 2, 20)
    seated, other = (
        monster(world, "skaven-warrior", group.id, (18, 6)),
        monster(world, "skaven-warrior", group.id, (18, 8)),
    )
    for each in (seated, other):
        world.figures[each.id] = each
    hazard.figure = seated.id
    throne.sit(world, hazard, group)
    assert toughness(other) == 8
    do(kill(world, seated, "ahq.combat.death.monster-henchman"))
    assert toughness(other) == 7
    assert told(world, Dethroned)
    other.at = (18, 6)
    assert toughness(other) == 7
