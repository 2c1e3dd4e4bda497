"""What lies in hoards and chests, and what is made of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from souterrain.games.seul.cache import open_cache
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.combat import attack
from souterrain.games.seul.danger import level
from souterrain.games.seul.discovery import fill, look
from souterrain.games.seul.elements import open_tomb
from souterrain.games.seul.equipment import make
from souterrain.games.seul.expedition import come_home
from souterrain.games.seul.goals import so_far
from souterrain.games.seul.ground import door, ground_of
from souterrain.games.seul.places import place_here
from souterrain.games.seul.purse import worth
from souterrain.games.seul.search import search
from souterrain.games.seul.talk import manners
from souterrain.games.seul.traps import spring
from souterrain.games.seul.treasure import equipment
from souterrain.games.seul.underground.plan import Access, write
from souterrain.games.seul.world import Cache, Goal, Place
from souterrain.games.seul.wounds import recover
from tests.games.seul.stage import below, furnish, group, meeting
from tests.play import run


@pytest.mark.rule("seul.treasure.forms-and-enc")
@pytest.mark.parametrize(
    ("deep", "dice", "kind", "bonus"),
    [
        (1, [10, 3], "plate", 0),
        (1, [15, 4], "heavy-weapon", 1),
        (7, [17, 1], "leather", 1),
        (1, [18, 2], "ranged-weapon", 1),
        (4, [18, 2], "ranged-weapon", 2),
        (1, [20, 1], "small-weapon", 1),
        (4, [20, 1], "small-weapon", 2),
        (7, [15, 4], "heavy-weapon", 1),
        (7, [20, 4, 1], "small-weapon", 3),
        (7, [20, 5, 6], "plate", 2),
        (1, [19, 1], "charm", 1),
    ],
)
def test_equipment_is_the_better_the_deeper_it_lies(deep: int, dice: list[int | str], kind: str, bonus: int) -> None:
    world, place = below(dv=deep), Place()
    world.danger = deep
    assert level(world) == deep
    run(equipment(world, place), dice=dice)
    assert [(thing.kind, thing.bonus, thing.fresh) for thing in place.things] == [(kind, bonus, True)]


@pytest.mark.rule("seul.gear.weapons", "seul.damage.by-weapon")
def test_a_magic_weapon_hits_more_often_and_hurts_more() -> None:
    world = below()
    world.hero.weapon = make("melee-weapon", bonus=2)
    foe = meeting(world, group("orc", hp=(9,))).group.foes[0]
    run(attack(world, foe), dice=[20, 3])
    assert foe.hp == 9 - 3 - 2


@pytest.mark.rule("seul.rest.post-combat-example")
def test_a_salve_takes_the_place_of_one_resource() -> None:
    world = below(fatigue=2, resources=1, salves=1, hp=3)
    run(recover(world, after_combat=True), answers=["salve:1"])
    assert (world.hero.fatigue, world.hero.resources, world.hero.salves) == (3, 0, 0)


@pytest.mark.rule("seul.cache.result")
@pytest.mark.parametrize(("face", "left"), [(1, []), (2, ["large-valuable"])])
def test_on_a_one_a_cache_is_empty_whatever_was_missing(face: int, left: list[str]) -> None:
    world = below()
    place_here(world).cache = Cache([make("small-valuable", value=500), make("large-valuable", value=900)], spent=2)
    run(open_cache(world), dice=[face])
    assert [thing.kind for thing in world.hero.pack] == left


@pytest.mark.rule("seul.town.guild", "seul.xp.treasure-on-exit")
@pytest.mark.parametrize(("guild", "left"), [("", 10000), ("fences-circle", 9000)])
def test_on_the_way_home_a_guild_takes_its_tenth(guild: str, left: int) -> None:
    world = below(purse={"gold": 100})
    world.guild, world.fresh_coins = guild, 10000
    run(come_home(world))
    assert (worth(world.hero.purse), world.hero.px) == (left, 100)


@pytest.mark.rule("seul.danger.gain-noise")
def test_an_alarm_brings_an_encounter_test_at_once() -> None:
    world = below()
    run(spring(world, "alarm-bell"))
    assert (world.danger, world.test_due) == (2, True)


@pytest.mark.rule("seul.treasure.coins-need-container")
def test_a_tomb_is_not_trapped_on_a_three() -> None:
    world = below()
    furnish(world, detail="tomb")
    run(open_tomb(world), dice=[20, 6, 3, 11, 4, 5])
    assert (place_here(world).used, world.hero.hp) == (True, 8)


@pytest.mark.rule("seul.char.motivation-free")
@pytest.mark.parametrize(("reason", "done"), [("other-way", True), ("nest", False)])
def test_a_way_out_that_nobody_knew_is_what_he_was_looking_for(reason: str, done: bool) -> None:
    world = below("\n#######\n#<...<#\n#######\n", seen=False)
    world.goal, world.now = Goal(reason, family="none"), 10
    run(look(world))
    assert (world.goal.done, len(world.ways)) == (done, 2)


@pytest.mark.rule("seul.char.motivation-free")
@pytest.mark.parametrize(("floor", "floors", "done"), [(1, 1, False), (1, 2, True), (2, 1, True), (1, 3, True)])
def test_a_way_down_to_the_third_floor_is_another_way(floor: int, floors: int, done: bool) -> None:
    world = below(seen=False)
    plan = ground_of(world.here).plan
    ways = (*plan.accesses, Access(0, 1, 1, "stairs", floors))
    world.here.plan = write(replace(plan, accesses=ways))
    world.floors = [world.here] * floor
    world.floor, world.last_floor, world.goal, world.now = floor, 4, Goal("other-way"), 10
    run(look(world))
    assert 1 in world.here.accesses
    assert world.goal.done is done


@pytest.mark.rule("seul.char.motivation-free")
def test_a_way_out_that_he_sees_as_he_comes_in_is_no_other() -> None:
    world = below("\n#######\n#<...<#\n#######\n", seen=False)
    world.goal, world.now, world.entered = Goal("other-way"), 10, 10
    run(look(world))
    assert (world.goal.done, len(world.ways)) == (False, 2)


@pytest.mark.rule("seul.char.motivation-free")
@pytest.mark.parametrize(("reason", "done"), [("chart", 1), ("nest", 2), ("relic", None), ("debt", None)])
def test_how_far_he_has_come_with_what_is_counted(reason: str, done: int | None) -> None:
    world = below("\n#######\n#<....#\n#######\n")
    assert so_far(world, Goal(reason, count=2)) == done
    world.here.stretches = list(range(BOOK.reasons["chart"].goal))
    assert so_far(world, Goal("chart")) == 0, "that floor is done, and he has not been on another"


@pytest.mark.rule("seul.social.difficulty")
def test_nobody_is_offered_more_than_makes_a_bribe_certain() -> None:
    world = below(dv=9, purse={"gold": 100})
    meeting(world, group("goblin", mood="friendly"))
    lots = [option.on for option, _ in manners(world, 20, 0) if option.verb == "bribery"]
    assert lots == [("1",)]


@pytest.mark.rule("seul.search.success-finds-secret")
@pytest.mark.parametrize("at", [(2, 1), (4, 1)])
def test_a_secret_door_is_found_from_either_side(at: tuple[int, int]) -> None:
    world = below("\n######\n#<.S.#\n######\n", at=at)
    run(search(world), dice=[20, 1, 1])
    assert [door(world.here, exit) for exit in range(len(ground_of(world.here).plan.exits))] == ["shut"]


@pytest.mark.rule("seul.encounter.success-means-none")
@pytest.mark.parametrize(("detail", "leaders"), [("creature:goblin-raider", 0), ("creature:goblin-raider*2", 1)])
def test_one_alone_leads_nobody(detail: str, leaders: int) -> None:
    world = below()
    furnish(world, contents="stated", detail=detail)
    section = ground_of(world.here).plan.sections[0]
    count = 2 if "*" in detail else 1
    seen = run(fill(world, 0, section, place := Place()), dice=[3] * (count + leaders))
    assert place.group is not None
    assert sum(foe.leader for foe in place.group.foes) == leaders
    assert seen.asked == []
    assert BOOK.creatures["goblin-raider"].leader
