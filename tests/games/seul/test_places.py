"""III.1 The map, IV.2 Search, IV.10 Locks: what places hold and what is done with it."""

from __future__ import annotations

import pytest

from souterrain.games.seul.choices import act as fight_on
from souterrain.games.seul.discovery import enter, fill, look, reveal
from souterrain.games.seul.duties import encounter_test, rest_turn
from souterrain.games.seul.elements import barricade, open_tomb, options, rob_altar, step_on_circle
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.places import FoundPassage, FoundTrap, Opened
from souterrain.games.seul.explore import act, dwellers, step
from souterrain.games.seul.explore import options as explore_options
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.light import break_lantern, drop_light, lantern_is_low, light_lantern, pick_up_light
from souterrain.games.seul.locks import disarm, lock_odds, open_chest, open_exit
from souterrain.games.seul.loot import loot, loot_options
from souterrain.games.seul.places import floor_kind, place_at, place_here
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.search import search
from souterrain.games.seul.traps import AT_ONCE, IN_ROUNDS, spring
from souterrain.games.seul.underground.plan import Section
from souterrain.games.seul.world import ROUNDS, Chest, Light, Place, SetTrap, World
from tests.games.seul.stage import arm, below, furnish, group, meeting
from tests.play import run

LOCKED = "\n######\n#<.L.#\n######\n"
SECRET = "\n######\n#<.S.#\n######\n"


def offered(world: World) -> list[str]:
    return [option.key for option in explore_options(world)]


def told(world: World, kind: type) -> list[object]:
    return [event for event, _ in world.told if isinstance(event, kind)]


# Elements of note


@pytest.mark.rule("seul.map.symbol-list")
@pytest.mark.parametrize(
    ("detail", "resources", "offer"),
    [
        ("altar", 0, ["rob-altar"]),
        ("shrine", 0, ["rob-altar"]),
        ("tomb", 0, ["open-tomb"]),
        ("broken-furniture", 1, ["barricade"]),
        ("broken-furniture", 0, []),
        ("well", 1, ["search-well"]),
        ("well", 0, []),
        ("statue-group", 1, []),
    ],
)
def test_what_an_element_offers_it_offers_once(detail: str, resources: int, offer: list[str]) -> None:
    world = below(resources=resources)
    furnish(world, detail=detail)
    assert [option.key for option in options(world)] == offer
    place_here(world).used = place_here(world).barred = True
    assert options(world) == []


@pytest.mark.rule("seul.map.symbol-list", "seul.danger.gain-noise")
def test_an_altar_robbed_gives_a_treasure_and_is_heard() -> None:
    world = below()
    run(rob_altar(world), dice=[11, 4])
    assert (place_here(world).resources, place_here(world).used, world.danger) == (4, True, 1)


@pytest.mark.rule("seul.map.symbol-list", "seul.danger.gain-noise")
def test_a_tomb_is_forced_with_noise_and_its_owner_may_rise() -> None:
    world = below()
    run(open_tomb(world), dice=[13])
    assert (world.danger, place_here(world).used, world.now) == (1, False, ROUNDS)
    run(open_tomb(world), dice=[14, 6, 6, 11, 4, 5])
    assert (world.danger, place_here(world).used, place_here(world).resources) == (2, True, 4)


@pytest.mark.rule("seul.map.symbol-list", "seul.encounter.difficulty")
def test_a_barricade_makes_the_next_test_here_two_easier() -> None:
    world = below(resources=1)
    run(barricade(world))
    assert (world.hero.resources, world.now, place_here(world).barred) == (0, ROUNDS, True)
    assert not run(encounter_test(world), dice=[2]).result
    assert not place_here(world).barred
    assert not run(encounter_test(world), dice=[4]).result


@pytest.mark.rule("seul.town.guild", "seul.encounter.difficulty")
def test_the_maps_of_a_guild_help_with_the_first_test_below() -> None:
    world = below()
    world.guild, world.first_test = "delvers-lodge", True
    assert not run(encounter_test(world), dice=[2]).result
    assert not world.first_test
    assert run(encounter_test(world), dice=[3, 4, 3, 2, 20, 20], answers=["hide"]).result, "with the first only"
    world.guild, world.first_test = "fences-circle", True
    assert not run(encounter_test(world), dice=[4]).result


@pytest.mark.rule("seul.map.symbol-list", "seul.save.difficulty")
def test_a_circle_stings_those_without_magic_once() -> None:
    world = below()
    furnish(world, detail="magic-circle")
    run(step_on_circle(world), dice=[2])
    assert world.hero.fatigue == 1
    run(step_on_circle(world))
    wizard = below(gifts=["magic"])
    furnish(wizard, detail="magic-circle")
    run(step_on_circle(wizard))
    assert wizard.hero.fatigue == 0


@pytest.mark.rule("seul.map.symbol-list")
def test_the_consecrated_are_refreshed_at_an_altar_once_a_day() -> None:
    for detail, gifts, fatigue in (("altar", ["consecrated"], 3), ("altar", [], 4), ("well", ["consecrated"], 4)):
        world = below(fatigue=4, gifts=gifts)
        furnish(world, detail=detail)
        run(rest_turn(world))
        assert world.hero.fatigue == fatigue
        run(rest_turn(world))
        assert world.hero.fatigue == fatigue


# Search


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


# Locks and containers


@pytest.mark.rule("seul.save.difficulty", "seul.danger.gain-noise")
def test_a_lock_is_picked_in_silence_or_forced_with_noise() -> None:
    for how, letter, danger in (("pick", "d", 0), ("force", "f", 1)):
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
    assert [lock_odds(world, "force", letter).need - plain for letter in "lgb"] == [0, 2, 2]
    furnish(world, detail="workshop")
    assert lock_odds(world, "force").need == plain - 2


@pytest.mark.rule("seul.time.cost-lock-force-cache")
def test_a_locked_door_is_offered_from_beside_it() -> None:
    world = below(LOCKED, at=(2, 1))
    ways = [option for option in explore_options(world) if option.key in ("pick:0", "force:0")]
    assert [option.key for option in ways] == ["pick:0", "force:0"]
    assert {option.at for option in ways} == {ground_of(world.here).place(world.at + 1)}, "beyond it"
    world = below(LOCKED, at=(1, 1))
    assert not {"pick:0", "force:0"} & set(offered(world))


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


# Treasure that lies about


@pytest.mark.rule("seul.treasure.forms-and-enc")
def test_hidden_treasure_is_not_offered() -> None:
    world = below()
    place = place_here(world)
    place.things, place.chests = [make("small-valuable", value=100)], [Chest("chest", resources=1)]
    assert [option.key for option in loot_options(world)] == ["take:0", "open:0"]
    place.hidden = True
    assert loot_options(world) == []


@pytest.mark.rule("seul.treasure.forms-and-enc", "seul.treasure.coins-need-container")
def test_all_is_taken_the_best_for_its_weight_first_while_he_can_carry_it() -> None:
    world = below(purse={"gold": 12 * 200}, torches=1)
    place = place_here(world)
    place.things = [make("large-valuable", value=800), *[make("small-valuable", value=value) for value in (300, 1)]]
    place.purse, place.resources = {"gold": 3}, 1
    assert "take-all" in [option.key for option in loot_options(world)]
    loot(world, "take-all", "")
    assert [thing.value for thing in world.hero.pack] == [300], "12, 1 and not 4 more"
    assert [thing.value for thing in place.things] == [800, 1]
    assert (place.purse, world.hero.purse["gold"], world.hero.resources) == ({}, 2403, 0), "the Resource is a bag"


# Light


@pytest.mark.rule("seul.gear.light-sources")
def test_a_torch_or_lamp_of_a_section_can_be_taken_along() -> None:
    world = below(lit=False)
    assert "take-light" not in offered(world)
    place_here(world).light = "torch"
    assert "take-light" in offered(world)
    run(act(world, "take-light", ""), dice=[3])
    light = world.hero.light
    assert light is not None
    assert (light.kind, light.until, world.hero.off_hand, place_here(world).light) == ("torch", 3 * ROUNDS, "light", "")
    place_here(world).light = "lamp"
    run(act(world, "take-light", ""), dice=[1, 2, 3, 4])
    assert [(thing.kind, thing.oil) for thing in world.hero.pack] == [("lantern", 10)]


@pytest.mark.rule("seul.gear.light-sources")
def test_a_torch_is_taken_up_where_it_fell() -> None:
    world = below()
    drop_light(world)
    fell = world.at
    for at, floor, held in ((fell + 1, 1, ""), (fell, 2, ""), (fell, 1, "light")):
        world.at, world.floor = at, floor
        pick_up_light(world)
        assert world.hero.off_hand == held
    assert world.hero.light is not None
    assert world.hero.light.at == -1


@pytest.mark.rule("seul.light.lantern")
def test_a_broken_lantern_leaves_the_hand_empty_and_a_shield_where_it_is() -> None:
    for held, left in (("light", ""), ("shield", "shield")):
        world = below(lit=False)
        arm(world.hero, "lantern", "shield")
        light_lantern(world)
        world.hero.off_hand = held  # type: ignore[assignment]
        break_lantern(world)
        assert (world.hero.light, world.hero.off_hand, world.hero.pack) == (None, left, [])


@pytest.mark.rule("seul.light.lantern-refill")
def test_a_lantern_in_the_pack_is_low_at_half_its_oil() -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    assert not lantern_is_low(world)
    world.hero.pack[0].oil = 12
    assert lantern_is_low(world)


# What a section turns out to hold


@pytest.mark.rule("seul.light.range-three-squares")
@pytest.mark.parametrize(
    ("face", "light", "lived_in"),
    [(3, "", ""), (4, "", "torch"), (6, "", "lamp"), (7, "torch", "lamp"), (8, "torch", "lamp"), (9, "lamp", "lamp")],
)
def test_where_the_living_dwell_there_is_light(face: int, light: str, lived_in: str) -> None:
    for creature, found in (("", light), ("goblin", lived_in), ("skeleton", light)):
        world = below()
        furnish(world, kind="room")
        place = Place(group=group(creature) if creature else None)
        run(reveal(world, world.here, 0, place), dice=[face])
        assert place.light == found


@pytest.mark.rule("seul.xp.new-section")
def test_a_stretch_pays_once() -> None:
    world = below(seen=False)
    furnish(world, kind="room")
    run(reveal(world, world.here, 0, Place()), dice=[1])
    run(reveal(world, world.here, 0, Place()), dice=[1])
    assert world.hero.px == 10


@pytest.mark.rule("seul.damage.hazards")
def test_a_trap_lies_in_the_floor_or_in_a_room_at_another_exit() -> None:
    world = below()
    ground = ground_of(world.here)
    cases: list[tuple[str, list[int | str], SetTrap]] = [
        ("corridor", [4, "2"], SetTrap("swinging-blade", "floor", 2)),
        ("room", [4, 4, "3"], SetTrap("swinging-blade", "floor", 3)),
        ("room", [5, 4, "0"], SetTrap("swinging-blade", "exit", 0)),
    ]
    for kind, dice, expected in cases:
        place = Place()
        section = Section(kind, ground.plan.sections[0].squares, contents="trap")
        run(fill(world, 0, section, place), dice=dice)
        assert place.trap == expected


@pytest.mark.rule("seul.treasure.forms-and-enc", "seul.encounter.not-always-a-fight")
@pytest.mark.parametrize(
    ("contents", "detail", "dice", "resources"),
    [("hidden-treasure", "", [11, 4], 4), ("function", "kitchen", [5], 5), ("function", "library", [], 0)],
)
def test_supplies_lie_where_one_would_look_for_them(
    contents: str, detail: str, dice: list[int], resources: int
) -> None:
    world = below()
    place = Place()
    run(fill(world, 0, Section("room", (0,), contents=contents, detail=detail), place), dice=dice)
    assert (place.resources, place.hidden) == (resources, contents == "hidden-treasure")


@pytest.mark.rule("seul.encounter.not-always-a-fight")
def test_a_prison_holds_a_captive_on_five_or_six() -> None:
    for die in (4, 5):
        world = below()
        place = Place()
        dice = [die] if die == 4 else [die, 6, *[1] * 4]
        run(fill(world, 0, Section("room", (0,), contents="function", detail="prison"), place), dice=dice[:3])
        assert (place.group is not None) is (die == 5)


@pytest.mark.rule("seul.gift.healing", "seul.magic.cost-then-test")
def test_gifts_are_offered_while_they_serve() -> None:
    world = below(gifts=["consecrated"], resources=1)
    assert "heal" not in offered(world)
    world.hero.poison_until = 1
    assert "heal" in offered(world)
    world.now = 1
    assert "heal" not in offered(world), "the poison has worn off"
    world.hero.fatigue = 1
    assert "heal" in offered(world)
    world.hero.resources = 0
    assert "heal" not in offered(world)
    layman = below(resources=1, fatigue=1)
    assert "heal" not in offered(layman)
    assert "judge" in offered(layman)


@pytest.mark.rule("seul.light.torch")
def test_a_torch_may_be_lit_in_the_midst_of_a_fight() -> None:
    world = below(lit=False, torches=1)
    meeting(world, group("goblin"))
    run(fight_on(world), answers=["light"])
    assert (world.hero.torches, world.hero.light) == (0, Light("torch", 6 * ROUNDS))


@pytest.mark.rule("seul.damage.hazards", "seul.save.difficulty")
def test_gas_that_still_hangs_in_a_section_tires_whoever_enters_and_fails_to_save() -> None:
    for die, fatigue in ((2, 2), (20, 0)):
        world = below()
        place_here(world).gas_until = 5
        run(enter(world), dice=[die])
        assert world.hero.fatigue == fatigue
    world.now = 5
    run(enter(world))


@pytest.mark.rule("seul.encounter.not-always-a-fight")
def test_a_guard_post_has_a_leader_and_a_captive_is_a_friend() -> None:
    world = below()
    post = Place()
    run(fill(world, 0, Section("room", (0,), contents="function", detail="guard-post"), post), dice=[1, 1, 3, 2])
    assert post.group is not None
    assert [foe.leader for foe in post.group.foes] == [True]
    cell = Place()
    run(fill(world, 0, Section("room", (0,), contents="function", detail="prison"), cell), dice=[5, 6, 1])
    assert cell.group is not None
    assert (cell.group.mood, cell.group.friendly_at_first, cell.group.captive) == ("friendly", True, True)


@pytest.mark.rule("seul.game.solo-crawl-with-module-or-generator")
def test_a_dungeon_of_ones_own_says_what_a_section_holds() -> None:
    world = below()
    place = Place()
    detail = "creature:goblin*2+trap:covered-pit+hidden"
    section = Section("room", (4, 5, 6), contents="stated", detail=detail)
    run(fill(world, 0, section, place), dice=[3, 4, 11, 2])
    assert place.group is not None
    assert [(foe.hp, foe.leader) for foe in place.group.foes] == [(3, False), (4, False)]
    assert place.trap == SetTrap("covered-pit", "floor", 5)
    assert (place.hidden, place.resources) == (True, 2)


@pytest.mark.rule("seul.fatigue.loss-by-rest", "seul.cache.purpose")
def test_what_a_section_offers_depends_on_what_he_has() -> None:
    world = below()
    assert not {"rest-with-resource", "cache"} & set(offered(world))
    world.hero.resources = 1
    assert "rest-with-resource" not in offered(world), "he is not tired"
    world.hero.fatigue = 1
    assert "rest-with-resource" in offered(world)
    world.rest_paid = True
    assert "rest-with-resource" not in offered(world), "this rest is paid for"
    world.hero.purse = {"gold": 1}
    assert "cache" in offered(world)
    world.hero.purse, world.hero.pack = {}, [make("relic")]
    assert "cache" in offered(world)
    here = ground_of(world.here).place(world.at)
    walks = [option for option in explore_options(world) if option.key.startswith("go:")]
    assert walks
    assert here not in {option.at for option in walks}, "nobody walks to where he stands"


@pytest.mark.rule("seul.time.cost-move", "seul.encounter.not-always-a-fight")
def test_who_leaves_a_section_is_reckoned_with_on_coming_back_and_remembers_his_door() -> None:
    world = below(at=(4, 1))
    pilgrims = group("lost-pilgrim", mood="friendly")
    pilgrims.met = pilgrims.ignored = True
    place_here(world).group = pilgrims
    run(step(world, world.at + 1))
    assert not pilgrims.ignored
    assert world.came_by == 0


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


@pytest.mark.rule("seul.damage.hazards")
def test_water_puts_out_a_torch_that_is_in_the_hand() -> None:
    for held, burns in (("light", False), ("", True)):
        world = below()
        world.hero.off_hand = held  # type: ignore[assignment]
        AT_ONCE["douse"](world)
        assert (world.hero.light is not None) is burns


@pytest.mark.rule("seul.encounter.success-means-none", "seul.treasure.forms-and-enc")
def test_creatures_live_in_a_section_and_some_guard_a_hoard() -> None:
    for contents, dice, guards in (("creatures", [3, 1, 4], False), ("guarded-hoard", [3, 1, 4, 1, 11, 2], True)):
        world = below()
        place = Place()
        run(fill(world, 0, Section("room", (0,), contents=contents), place), dice=dice)
        assert place.group is not None
        assert (place.group.creature, place.group.guards, place.resources) == ("goblin", guards, 2 * guards)


@pytest.mark.rule("seul.map.plan-drawn-as-explored", "seul.xp.layout-discovery")
def test_a_lit_section_is_seen_whole_and_a_way_is_discovered_once() -> None:
    world = below(at=(1, 1), seen=False)
    place_at(world.here, 0).revealed, place_at(world.here, 0).light = True, "lamp"
    run(look(world))
    assert sum(world.here.seen) == 12
    assert (world.here.accesses, world.ways, world.hero.px) == ([0], [[1, 0]], 0), "the way in is no discovery"
    world.here.seen[world.at] = 0
    run(look(world))
    assert world.here.accesses == [0]


@pytest.mark.rule("seul.damage.hazards", "seul.agility.difficulty-own-ca")
def test_a_trap_at_an_exit_goes_off_from_either_side_and_one_that_was_found_can_be_passed() -> None:
    for at, to, section in ((4, 1, 0), (5, -1, 0), (4, 1, 1), (5, -1, 1)):
        world = below(at=(at, 1), hp=50, top=50)
        place_at(world.here, section).trap = SetTrap("swinging-blade", "exit", 0)
        run(step(world, world.at + to), dice=[20])
        assert place_at(world.here, section).trap is None
        assert world.hero.px == 10
    world = below(at=(4, 1))
    place_at(world.here, 1).trap = SetTrap("swinging-blade", "exit", 0, found=True)
    run(step(world, world.at + 1), dice=[20])
    assert place_at(world.here, 1).trap is not None
    world = below(at=(1, 1))
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at + 1, found=True)
    run(step(world, world.at + 1), dice=[2, 20])
    assert place_here(world).trap is None, "a leap that failed"


@pytest.mark.rule("seul.encounter.not-always-a-fight", "seul.light.range-three-squares")
def test_those_in_a_lit_section_are_met_when_he_looks_into_it() -> None:
    open_hall = "\n##########\n#<...'...#\n##########\n"
    for light, met, meets in (("lamp", False, True), ("", False, False), ("lamp", True, False)):
        world = below(open_hall, at=(3, 1))
        there = group("skeleton")
        there.met = met
        place_at(world.here, 1).group = there
        place_at(world.here, 1).light = light  # type: ignore[assignment]
        run(dwellers(world), dice=[1, 20, 20] if meets else [], answers=["hide"] if meets else [])
        assert there.met is (met or meets)


@pytest.mark.rule("seul.gift.healing", "seul.time.cost-rest")
def test_more_that_can_be_done_below() -> None:
    world = below(resources=2)
    assert "antidote" not in offered(world)
    world.hero.poison_until = 99
    assert "antidote" in offered(world)
    run(act(world, "antidote", ""))
    assert (world.hero.poison_until, world.hero.resources, world.now) == (0, 0, ROUNDS)
    run(act(world, "rest", ""))
    assert (world.rests, world.now) == (1, 2 * ROUNDS)
    dark = below(lit=False, torches=1)
    assert offered(dark)[0] == "torch", "first of all a light"
    assert "pack" in offered(dark)
    ill = below(resources=1, gifts=["consecrated"], diseased=True)
    assert "heal" in offered(ill)


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
    assert [option.key for option in loot_options(world)] == ["carry:0"]
    world.hero.resources = 1
    assert [option.key for option in loot_options(world)] == ["carry:0", "bag:0"]


@pytest.mark.rule("seul.damage.hazards", "seul.map.symbol-list")
def test_a_floor_that_has_changed_hampers_like_one_that_was_so_drawn() -> None:
    for drawn, lifted, malus in (("flagstones", "", 0), ("rubble", "", 1), ("flagstones", "flooded", 2)):
        world = below()
        furnish(world, floor=drawn)
        place_here(world).lifted = lifted
        assert appraise(world, "acrobatics").situation == -malus
        assert floor_kind(world, 0) == (lifted or drawn)


@pytest.mark.rule("seul.damage.hazards")
def test_a_grille_falls_behind_him_and_a_fire_burns_until_it_is_put_out() -> None:
    for came_by, doors in ((0, "g"), (-1, "d"), (9, "d")):
        world = below()
        world.came_by = came_by
        AT_ONCE["grille"](world)
        assert world.here.doors == doors
    world = below()
    run(IN_ROUNDS["burning"](world), dice=[2, 3, 20])
    assert (world.hero.hp, world.now) == (5, 2)
    world = below(hp=3)
    run(IN_ROUNDS["burning"](world), dice=[2, 3])
    assert world.hero.hp == 0


@pytest.mark.rule("seul.damage.hazards")
def test_out_of_a_pit_by_a_rope_or_in_half_a_turn() -> None:
    for resources, left, now in ((2, 1, 0), (0, 0, 6)):
        world = below(resources=resources)
        AT_ONCE["pit"](world)
        assert (world.hero.resources, world.now) == (left, now)
