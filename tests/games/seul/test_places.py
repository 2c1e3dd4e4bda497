"""What sections hold and offer: elements of note, creatures, traps, supplies."""

from __future__ import annotations

import pytest

from souterrain.core.menu import perform
from souterrain.core.roll import Rules
from souterrain.games.seul import elements, walking
from souterrain.games.seul.discovery import enter, fill, reveal
from souterrain.games.seul.duties import encounter_test, rest_turn
from souterrain.games.seul.elements import barricade, deeds, open_tomb, rob_altar, step_on_circle
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.meetings import Met
from souterrain.games.seul.events.places import TrapEffect, Walked
from souterrain.games.seul.explore import deeds as explore_deeds
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.places import floor_kind, place_at, place_here
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.traps import EFFECTS
from souterrain.games.seul.underground.plan import Section
from souterrain.games.seul.walking import step, walk
from souterrain.games.seul.world import ROUNDS, Goal, Place, SetTrap, World
from tests.games.seul.stage import below, do, furnish, group, named, offered
from tests.play import offered as options_of
from tests.play import run


@pytest.mark.rule("seul.map.symbol-list")
@pytest.mark.parametrize(
    ("detail", "resources", "offer"),
    [
        ("altar", 0, ["rob:altar"]),
        ("shrine", 0, ["rob:altar"]),
        ("tomb", 0, ["open:tomb"]),
        ("broken-furniture", 1, ["barricade"]),
        ("broken-furniture", 0, []),
        ("well", 1, ["search:well"]),
        ("well", 0, []),
        ("statue-group", 1, []),
    ],
)
def test_what_an_element_offers_it_offers_once(detail: str, resources: int, offer: list[str]) -> None:
    world = below(resources=resources)
    furnish(world, detail=detail)
    assert named(deeds(world)) == offer
    place_here(world).used = place_here(world).barred = True
    assert named(deeds(world)) == []


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
    world.danger, place_here(world).barred = 1, True
    assert run(encounter_test(world), dice=[2, 4, 6, 3, 20, 12], answers=["hide"]).result, "by two and no more"


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


@pytest.mark.rule("seul.light.range-three-squares")
@pytest.mark.parametrize(
    ("face", "light", "lived_in"),
    [(3, "", ""), (4, "", "torch"), (6, "", "lamp"), (7, "torch", "lamp"), (8, "torch", "lamp"), (9, "lamp", "lamp")],
)
def test_where_the_living_dwell_there_is_light(face: int, light: str, lived_in: str) -> None:
    for creature, found in (("", light), ("goblin", lived_in), ("skeleton", light)):
        world = below()
        furnish(world, kind="room")
        place = world.here.places[0] = Place(group=group(creature) if creature else None)
        run(reveal(world, world.here, [0]), dice=[face])
        assert place.light == found


@pytest.mark.rule("seul.xp.new-section")
def test_a_stretch_pays_once() -> None:
    world = below(seen=False)
    furnish(world, kind="room")
    run(reveal(world, world.here, [0]), dice=[1])
    run(reveal(world, world.here, [0]), dice=[1])
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
    assert not {"rest:resource", "cache"} & set(offered(world))
    world.hero.resources = 1
    assert "rest:resource" not in offered(world), "he is not tired"
    world.hero.fatigue = 1
    assert "rest:resource" in offered(world)
    world.rest_paid = True
    assert "rest:resource" not in offered(world), "this rest is paid for"
    world.hero.purse = {"gold": 1}
    assert "cache" in offered(world)
    world.hero.purse, world.hero.pack = {}, [make("relic")]
    assert "cache" in offered(world)
    here = ground_of(world.here).place(world.at)
    walks = [option for option in options_of(explore_deeds(world)) if option.verb == "go"]
    assert walks
    assert here not in {option.at for option in walks}, "nobody walks to where he stands"


@pytest.mark.rule("seul.time.cost-move", "seul.encounter.not-always-a-fight")
def test_who_leaves_a_section_is_reckoned_with_on_coming_back_and_remembers_his_door() -> None:
    world = below(at=(4, 1))
    pilgrims = group("lost-pilgrim", mood="wary")
    pilgrims.met = pilgrims.ignored = True
    place_here(world).group = pilgrims
    run(step(world, world.at + 1))
    assert not pilgrims.ignored
    assert world.came_by == 0


@pytest.mark.rule("seul.encounter.success-means-none", "seul.treasure.forms-and-enc")
def test_creatures_live_in_a_section_and_some_guard_a_hoard() -> None:
    for contents, dice, guards in (("creatures", [3, 1, 4], False), ("guarded-hoard", [3, 1, 4, 1, 11, 2], True)):
        world = below()
        place = Place()
        run(fill(world, 0, Section("room", (0,), contents=contents), place), dice=dice)
        assert place.group is not None
        assert (place.group.creature, place.group.guards, place.resources) == ("goblin", guards, 2 * guards)


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


@pytest.mark.rule("seul.gift.healing", "seul.time.cost-rest")
def test_more_that_can_be_done_below() -> None:
    world = below(resources=2)
    assert "antidote" not in offered(world)
    world.hero.poison_until = 99
    assert "antidote" in offered(world)
    run(do(world, "antidote"))
    assert (world.hero.poison_until, world.hero.resources, world.now) == (0, 0, ROUNDS)
    run(do(world, "rest"))
    assert (world.rests, world.now) == (1, 2 * ROUNDS)
    dark = below(lit=False, torches=1)
    assert offered(dark)[0] == "light:torch", "first of all a light"
    assert "pack" in offered(dark)
    ill = below(resources=1, gifts=["consecrated"], diseased=True)
    assert "heal" in offered(ill)


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
        EFFECTS["grille"](world)
        assert world.here.doors == doors
    world = below()
    run(perform(EFFECTS["burning"](world)), dice=[2, 3, 20])
    assert (world.hero.hp, world.now) == (5, 2)
    world = below(hp=3)
    run(perform(EFFECTS["burning"](world)), dice=[2, 3])
    assert world.hero.hp == 0


@pytest.mark.rule("seul.damage.hazards")
def test_out_of_a_pit_by_a_rope_or_in_half_a_turn() -> None:
    for resources, left, now in ((2, 1, 0), (0, 0, 6)):
        world = below(resources=resources)
        EFFECTS["pit"](world)
        assert (world.hero.resources, world.now) == (left, now)


@pytest.mark.rule("seul.map.symbol-list")
def test_the_owner_of_a_tomb_rises_on_a_six_and_his_chest_is_opened_afterwards() -> None:
    world = below()
    # forced; the chest is neither locked nor trapped, and holds Resources; he rises: a skeleton, its hit points, the
    # distance, my surprise; then it is slipped by
    run(open_tomb(world), dice=[14, 6, 6, 11, 4, 6, 1, 3, 2, 20, 20], answers=["hide"])
    assert [event.creature for event, _ in world.told if isinstance(event, Met)] == ["skeleton"]
    assert place_here(world).resources == 4


@pytest.mark.rule("seul.char.motivation-free", "seul.encounter.not-always-a-fight")
def test_the_captive_who_is_looked_for_is_where_he_was_said_to_be() -> None:
    for floor, section, held in ((1, 1, True), (1, 0, False), (2, 1, False)):
        world = below()
        world.goal = Goal("captive", floor=floor, section=section)
        cell = Place()
        run(fill(world, 1, Section("room", (0,), contents="empty"), cell), dice=[6, 1] if held else [])
        assert (cell.group is not None and cell.group.captive) is held


@pytest.mark.rule("seul.damage.hazards")
@pytest.mark.parametrize(("hp", "told"), [(2, 1), (1, 1), (0, 0)])
def test_who_still_stands_is_told_that_he_climbs_out_of_a_pit(hp: int, told: int) -> None:
    world = below(hp=hp)
    EFFECTS["pit"](world)
    assert sum(isinstance(event, TrapEffect) for event, _ in world.told) == told


@pytest.mark.rule("seul.map.symbol-list")
@pytest.mark.parametrize("lost", ["dead", "away", "emptied"])
def test_a_tomb_stays_shut_for_whom_its_owner_killed_or_drove_away(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = below()
    place = place_here(world)

    def met(world: World, *_: object) -> Rules[None]:
        world.hero.dead = lost == "dead"
        world.at = world.at + 5 if lost == "away" else world.at
        if lost == "emptied":
            place.chests.clear()
        yield from ()

    monkeypatch.setattr(elements, "meet", met)
    # forced; the chest is trapped by a needle, which does not go off, and holds Resources; a skeleton rises
    run(open_tomb(world), dice=[14, 6, 1, 6, 11, 4, 6, 1, 3])
    assert (place.resources, len(place.chests)) == (0, int(lost != "emptied"))


@pytest.mark.rule("seul.damage.hazards")
@pytest.mark.parametrize("lost", ["dead", "sliding", "away", ""])
def test_whom_a_trap_at_an_exit_stops_does_not_cross_it(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = below(at=(4, 1))
    place_here(world).trap = SetTrap("swinging-blade", "exit", 0)
    here, there = world.at, world.at + 1

    def sprung(world: World, kind: str) -> Rules[None]:
        world.hero.dead, world.slides = lost == "dead", lost == "sliding"
        world.at = world.at + 3 if lost == "away" else world.at
        yield from ()

    monkeypatch.setattr(walking, "spring", sprung)
    run(step(world, there))
    assert world.at == {"away": here + 3, "": there}.get(lost, here)


@pytest.mark.parametrize(("contents", "used"), [("function", "library"), ("element", "")])
def test_who_comes_to_a_room_is_told_its_use(contents: str, used: str) -> None:
    world = below(at=(6, 1))
    furnish(world, contents=contents, detail="library")
    world.at -= 4
    run(walk(world, world.at + 5))
    assert [event.element for event, _ in world.told if isinstance(event, Walked)] == [used]
