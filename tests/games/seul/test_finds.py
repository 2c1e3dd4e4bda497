"""Searching, locks and containers, and treasure that lies about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from souterrain.core.say import Say
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.discovery import enter, fill
from souterrain.games.seul.equipment import encumbrance, make
from souterrain.games.seul.events.places import FoundHidden, FoundPassage, FoundTrap, Opened
from souterrain.games.seul.explore import deeds as explore_deeds
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.locks import disarm, lock_odds, open_chest, open_exit
from souterrain.games.seul.loot import deeds as loot_deeds
from souterrain.games.seul.pack import open_pack
from souterrain.games.seul.places import place_here
from souterrain.games.seul.purse import worth
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.rows import TestKind
from souterrain.games.seul.search import search, squares_near
from souterrain.games.seul.trade import sell
from souterrain.games.seul.traps import spring
from souterrain.games.seul.underground.plan import Note, Section, write
from souterrain.games.seul.world import Chest, Place, SetTrap, World
from souterrain.games.seul.wounds import rob, strip_into
from tests.games.seul.stage import below, do, furnish, named, offered
from tests.play import offered as options_of
from tests.play import run

LOCKED = "\n######\n#<.L.#\n######\n"
SECRET = "\n######\n#<.S.#\n######\n"


def told(world: World, kind: type) -> list[object]:
    return [event for event, _ in world.told if isinstance(event, kind)]


@pytest.mark.rule("seul.search.success-resources", "seul.map.symbol-list")
def test_a_well_gives_its_find_to_a_rope_only() -> None:
    world = below(resources=1)
    furnish(world, detail="well")
    run(search(world), dice=[20, 3, 1])
    assert (world.hero.resources, place_here(world).used) == (4, False)
    run(search(world, rope=True), dice=[20, 7, 2, 1, 1])
    assert (world.hero.resources, place_here(world).used) == (3, True)
    assert [thing.value for thing in place_here(world).things] == [2 * 3000 // 4], "a pocketful"


@pytest.mark.rule("seul.search.success-finds-trap", "seul.search.success-finds-secret")
def test_a_search_finds_traps_of_chests_and_passages_but_no_plain_door() -> None:
    world = below(SECRET, at=(2, 1))
    place_here(world).chests = [Chest("chest", trap="needle"), Chest("chest")]
    run(search(world), dice=[20, 1, 1])
    assert [chest.trap_found for chest in place_here(world).chests] == [True, False]
    assert (len(told(world, FoundPassage)), len(told(world, FoundTrap))) == (1, 1)
    run(search(world), dice=[20, 1])
    assert len(told(world, FoundPassage)) == 1, "what is a door now is not found again"


@pytest.mark.rule("seul.search.danger-roll-always")
def test_after_a_search_that_killed_him_nothing_more_is_rolled() -> None:
    world = below(hp=1, fatigue=9)
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at)
    run(search(world), dice=[2, 2, 8])
    assert world.hero.dead


@pytest.mark.rule("seul.save.difficulty", "seul.danger.gain-noise")
def test_a_lock_is_picked_in_silence_or_forced_with_noise() -> None:
    ways: list[tuple[TestKind, str, int]] = [("pick", "d", 0), ("force", "f", 1)]
    for how, letter, danger in ways:
        world = below(LOCKED, at=(2, 1))
        need = lock_odds(world, how).face()
        run(open_exit(world, 0, how), dice=[need - 1])
        assert (world.here.doors, world.danger) == ("l", danger)
        run(open_exit(world, 0, how), dice=[need])
        assert (world.here.doors, world.danger) == (letter, 2 * danger)
        assert len(told(world, Opened)) == 2


@pytest.mark.rule("seul.save.difficulty")
def test_grilles_and_bars_are_two_harder_and_tools_two_easier() -> None:
    world = below()
    plain = lock_odds(world, "force").need
    assert [lock_odds(world, "force", state).need - plain for state in ("locked", "grille", "barred")] == [0, 2, 2]
    furnish(world, detail="workshop")
    assert lock_odds(world, "force").need == plain - 2


@pytest.mark.rule("seul.time.cost-lock-force-cache")
def test_a_locked_door_is_offered_from_beside_it() -> None:
    world = below(LOCKED, at=(2, 1))
    ways = [option for option in options_of(explore_deeds(world)) if option.key in ("pick:exit:0", "force:exit:0")]
    assert [option.key for option in ways] == ["pick:exit:0", "force:exit:0"]
    assert {option.at for option in ways} == {ground_of(world.here).place(world.at + 1)}, "beyond it"
    world = below(LOCKED, at=(1, 1))
    assert not {"pick:exit:0", "force:exit:0"} & set(offered(world))


@pytest.mark.rule("seul.save.difficulty", "seul.damage.hazards")
def test_a_chest_gives_way_by_its_lock_then_by_its_trap() -> None:
    world = below()
    chest = Chest("chest", locked=True, trap="swinging-blade", things=[make("small-valuable", value=700)], resources=2)
    place_here(world).chests = [chest]
    run(open_chest(world, chest, "pick"), dice=[2])
    assert chest.locked
    assert chest.trap
    run(open_chest(world, chest, "pick"), dice=[20, 20])
    assert (chest.locked, chest.trap, world.hero.px) == (False, "", 10)
    assert (place_here(world).resources, len(place_here(world).things), place_here(world).chests) == (2, 1, [])


@pytest.mark.rule("seul.damage.hazards")
def test_a_trap_is_disarmed_or_goes_off() -> None:
    for die, px in ((20, 0), (2, 10)):
        world = below(hp=30, top=30)
        chest = Chest("chest", trap="swinging-blade", trap_found=True)
        place_here(world).chests = [chest]
        run(disarm(world, chest), dice=[die] if die == 20 else [die, 20])
        assert (chest.trap, world.hero.px) == ("", px)
    world = below()
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at, found=True)
    assert "disarm" in offered(world)
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at)
    assert "disarm" not in offered(world)


@pytest.mark.rule("seul.damage.hazards", "seul.encounter.difficulty")
def test_an_alarm_bell_brings_an_encounter_test_at_once() -> None:
    world = below()
    run(spring(world, "alarm-bell"))
    assert (world.danger, world.test_due) == (2, True)


@pytest.mark.rule("seul.treasure.forms-and-enc")
def test_hidden_treasure_is_not_offered() -> None:
    world = below()
    place = place_here(world)
    place.things, place.chests = [make("small-valuable", value=100)], [Chest("chest", resources=1)]
    assert named(loot_deeds(world)) == ["take:thing:0", "open:chest:0"]
    place.hidden = True
    assert named(loot_deeds(world)) == []


@pytest.mark.rule("seul.treasure.forms-and-enc", "seul.treasure.coins-need-container")
def test_all_is_taken_the_best_for_its_weight_first_while_he_can_carry_it() -> None:
    world = below(purse={"gold": 12 * 200}, torches=1)
    place = place_here(world)
    place.things = [make("large-valuable", value=800), *[make("small-valuable", value=value) for value in (300, 1)]]
    place.purse, place.resources = {"gold": 3}, 1
    assert "take:all" in named(loot_deeds(world))
    run(do(world, "take:all"))
    assert [thing.value for thing in world.hero.pack] == [300, 1], "12 and 2, and not 4 more"
    assert [thing.value for thing in place.things] == [800]
    assert (place.purse, world.hero.purse["gold"], world.hero.resources) == ({}, 2403, 0), "the Resource is a bag"


@pytest.mark.rule("seul.search.difficulty", "seul.map.symbol-list")
def test_a_rope_makes_the_search_of_a_well_two_easier() -> None:
    for miss in (2, 3):
        world = below(resources=1)
        furnish(world, detail="well")
        need = appraise(world, "search").face()
        run(search(world, rope=True), dice=[need - 2, 1, 7, 1, 1, 1] if miss == 2 else [need - 3, 1])
        assert place_here(world).searched is (miss == 2)


@pytest.mark.rule("seul.map.symbol-list")
def test_a_mummified_body_may_rise_before_it_is_searched() -> None:
    world = below()
    furnish(world, detail="mummified-body")
    run(search(world), dice=[1, 4, 4, 1, 20, 20, 20, 3, 7, 1, 1, 1], answers=["hide"])
    assert (place_here(world).touched, place_here(world).used, world.hero.resources) == (True, True, 3)
    run(search(world), dice=[20, 1])


@pytest.mark.rule("seul.xp.archaeology")
def test_a_library_that_is_searched_teaches_something() -> None:
    world = below()
    furnish(world, detail="library", contents="function")
    run(search(world), dice=[20, 1, 1])
    assert (world.hero.px, place_here(world).used) == (50, True)


@pytest.mark.rule("seul.treasure.coins-need-container", "seul.damage.hazards")
def test_a_trapped_hoard_lies_in_an_iron_chest() -> None:
    for die, locked in ((4, True), (5, False)):
        world = below()
        place = Place()
        section = Section("room", (0,), contents="trapped-hoard")
        run(fill(world, 0, section, place), dice=[die, 6, 6, 1, 11, 3])
        assert [(chest.kind, chest.locked, chest.trap, chest.resources) for chest in place.chests] == [
            ("iron-chest", locked, "needle", 3)
        ]
    place = Place()
    section = Section("room", (0,), contents="stated", detail="creature:goblin+hoard")
    run(fill(below(), 0, section, place), dice=[3, 1, 11, 2])
    assert place.group is not None
    assert (place.group.guards, place.resources) == (True, 2)


@pytest.mark.rule("seul.treasure.coins-need-container")
def test_coins_in_a_chest_go_along_in_it_or_in_a_bag() -> None:
    world = below()
    place_here(world).chests = [Chest("iron-chest", purse={"gold": 9})]
    assert named(loot_deeds(world)) == ["carry:chest:0"]
    world.hero.resources = 1
    assert named(loot_deeds(world)) == ["carry:chest:0", "bag:chest:0"]


@pytest.mark.rule("seul.treasure.forms-and-enc")
def test_all_is_not_offered_where_nothing_could_be_taken() -> None:
    world = below(purse={"gold": 14 * 200})
    place_here(world).things = [make("small-valuable", value=300), make("large-valuable", value=300)]
    assert named(loot_deeds(world)) == ["take:thing:0", "take:thing:1"]
    world.hero.purse = {"gold": 13 * 200}
    assert named(loot_deeds(world)) == ["take:thing:0", "take:thing:1"], "one of two is no all"
    place_here(world).resources = 1
    assert "take:all" in named(loot_deeds(world))


@pytest.mark.rule("seul.treasure.forms-and-enc", "seul.treasure.coins-need-container", "seul.enc.thresholds")
def test_coins_tell_what_they_weigh_and_are_left_by_who_takes_all_where_they_weigh_too_much() -> None:
    for copper, bagged in ((599, True), (600, False)):
        world = below(purse={"gold": 12 * 200}, resources=1)
        place = place_here(world)
        place.purse, place.torches, place.salves = {"copper": copper}, 1, 1
        notes = {option.key: option.note for option in options_of(loot_deeds(world))}
        assert notes["bag:loose"] == Say("note-enc", n=copper // 200)
        assert notes["take:stacks"] is None
        assert ("take:all" in notes, notes.get("take:all") == Say("note-bag")) == (bagged, bagged)
        if bagged:
            run(do(world, "take:all"))
            assert (encumbrance(world.hero), world.hero.resources, place.purse) == (14, 0, {})
    world = below(purse={"copper": 16 * 200}, resources=1)
    place_here(world).purse, place_here(world).salves = {"gold": 9}, 1
    notes = {option.key: option.note for option in options_of(loot_deeds(world))}
    assert notes["bag:loose"] is None, "nine coins weigh nothing"
    assert "take:all" in notes, "not even for who bears too much already"
    world = below(purse={"copper": 150})
    place_here(world).chests = [Chest("iron-chest", purse={"copper": 250})]
    (option,) = options_of(loot_deeds(world))
    assert option.note == Say("note-enc", n=BOOK.gear["iron-chest"].enc + 2), "the chest and all lots that are full now"


@pytest.mark.rule("seul.xp.treasure-on-exit")
def test_coins_of_his_own_are_no_find_when_he_takes_them_up_again() -> None:
    world = below(purse={"gold": 70}, resources=3)
    world.fresh_coins = 2000
    place_here(world).purse = {"gold": 5}
    run(open_pack(world), answers=["drop:coins", "done"])
    assert (world.hero.purse, world.fresh_coins) == ({}, 0)
    run(do(world, "bag:loose"))
    assert (worth(world.hero.purse), world.fresh_coins) == (7500, 2500), "20 found before, and the 5 that lay there"
    run(open_pack(world), answers=["drop:coins", "done"])
    run(do(world, "bag:loose"))
    assert world.fresh_coins == 2500


@pytest.mark.rule("seul.xp.treasure-on-exit")
def test_a_purse_that_was_carried_off_or_robbed_is_no_find_either() -> None:
    world = below(purse={"gold": 70}, resources=1)
    strip_into(world, place_here(world))
    assert place_here(world).own_coins == 7000
    world.hero.resources = 1
    run(do(world, "bag:loose"))
    assert world.fresh_coins == 0
    world.fresh_coins = 1000
    place_here(world).chests = [Chest("iron-chest", purse={"gold": 60})]
    rob(world, everything=False)
    assert world.fresh_coins == 0
    assert not place_here(world).chests, "whoever robs him leaves no chest behind"


@pytest.mark.rule("seul.xp.treasure-on-exit")
def test_what_is_sold_below_is_no_find() -> None:
    world = below(purse={"gold": 1}, pack=[make("small-valuable", value=4000)])
    world.fresh_coins = 5000
    sell(world, world.hero.pack[0])
    assert (world.fresh_coins, worth(world.hero.purse)) == (100, 2100)


@pytest.mark.rule("seul.search.success-finds-trap")
@pytest.mark.parametrize(("at", "found"), [((4, 1), True), ((5, 1), True), ((2, 1), False), ((7, 1), False)])
def test_a_search_finds_the_trap_of_an_exit_from_beside_it_alone(at: tuple[int, int], found: bool) -> None:
    world = below(at=at)
    trap = place_here(world).trap = SetTrap("swinging-blade", "exit", 0)
    run(search(world, near=True), dice=[20, 1, 10])
    assert (trap.found, told(world, FoundTrap)) == (found, [FoundTrap("swinging-blade")] * found)


@pytest.mark.rule("seul.time.cost-search")
@pytest.mark.parametrize(("at", "near"), [((2, 1), {(1, 1), (3, 1), (2, 2)}), ((1, 3), {(1, 2), (2, 3)})])
def test_a_small_search_is_of_his_square_and_up_to_three_beside_it(
    at: tuple[int, int], near: set[tuple[int, int]]
) -> None:
    world = below(at=at)
    beside = {world.at + (i - at[0]) + (j - at[1]) * ground_of(world.here).width for i, j in near}
    assert set(squares_near(world)) == {world.at, *beside}


@pytest.mark.rule("seul.search.success-resources")
def test_a_search_finds_what_lies_hidden() -> None:
    world = below()
    place = place_here(world)
    place.hidden, place.things = True, [make("small-valuable", value=300)]
    run(search(world), dice=[20, 1, 10])
    assert (place.hidden, told(world, FoundHidden)) == (False, [FoundHidden()])


@pytest.mark.rule("seul.game.solo-crawl-with-module-or-generator", "seul.damage.hazards")
def test_a_remark_of_a_trap_is_a_chest_that_is_trapped() -> None:
    world = below()
    plan = ground_of(world.here).plan
    remark = Note(1, 6, 1, "Something ticks in the trunk.", "2")
    world.here.plan = write(replace(plan, notes=(remark,)))
    world.at = 6
    place_here(world).entered = False
    # which trap, whether it is locked, then a pocketful: a small valuable worth 3 quarters of a unit, the fourth
    run(enter(world), answers=["note:trap"], dice=[1, 1, 7, 3, 4])
    chest = place_here(world).chests[0]
    assert (chest.kind, chest.trap, chest.trap_found, chest.locked) == ("iron-chest", "dart-slit", False, True)
    assert [thing.value for thing in chest.things] == [3 * 3000 // 4]
