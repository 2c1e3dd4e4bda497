"""Ways between floors, in the program's own underworld."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.core.ask import Ask
from souterrain.core.chance import Stream
from souterrain.core.roll import Roll, Rules
from souterrain.games.seul.explore import explore
from souterrain.games.seul.floors import draw_floors
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.travel import access_here, climb, deeds, hang_ropes, slide
from souterrain.games.seul.underground.plan import Access, write
from souterrain.games.seul.world import Floor, World
from tests.games.seul.stage import below, hero, named
from tests.play import offered, run


def drive(rules: Rules[Any], seed: str) -> None:
    """Run a rule on dice of a stream, taking the first option of every question."""
    stream, n, value = Stream(seed), 0, None
    while True:
        try:
            wanted = rules.send(value)
        except StopIteration:
            return
        if isinstance(wanted, Roll):
            n += 1
            value = stream.roll(wanted, n)
        else:
            assert isinstance(wanted, Ask)
            value = wanted.options[0].key  # type: ignore[assignment]


def at_access(kind: str, seed: str) -> World:
    """A sturdy hero on a way down of a kind, on the first floor of the first underworld that has one."""
    for n in range(50):
        world = World(hero=hero(gifts=["infravision"], hp=500, top=500), seed=f"{seed} {n}", where="below", floor=1)
        world.ask_effort = False
        world.expedition = 1
        draw_floors(world, 1)
        plan = ground_of(world.here).plan
        for access in plan.accesses:
            if access.kind == kind and access.floors > 0:
                world.at = access.y * plan.width + access.x
                return world
    raise AssertionError(kind)


def test_stairs_lead_down_and_up_again() -> None:
    world = at_access("stairs", "stairs")
    above = world.at
    drive(climb(world), "down")
    assert (world.floor, len(world.floors)) == (2, 2)
    found = access_here(world)
    assert found is not None
    assert found[1].floors == -1
    drive(climb(world), "up")
    assert (world.floor, world.at) == (1, above)


def two_floors(*below_: Access) -> World:
    """Two floors of the same hall, the lower one with these accesses."""
    world = below()
    plan = replace(ground_of(world.here).plan, accesses=below_)
    world.floors.append(Floor(write(plan), world.here.doors, bytearray(world.here.seen)))
    world.last_floor = 2
    return world


def test_a_rope_hangs_at_the_other_end_of_its_own_shaft_alone() -> None:
    world = two_floors(
        Access(0, 1, 1, "shaft", -1, 3), Access(0, 2, 1, "shaft", -1, 5), Access(0, 3, 1, "shaft", -2, 5)
    )
    hang_ropes(world, 5, Access(0, 1, 1, "shaft", 1))
    assert (world.here.ropes, world.floors[1].ropes) == ([5], [1])


def test_a_chute_ends_where_one_comes_from_above_and_never_at_a_way_out() -> None:
    world = two_floors(
        Access(0, 1, 0, "way-out", 0), Access(0, 3, 2, "stairs", -1, 0), Access(0, 0, 2, "stairs", -1, 1)
    )
    run(slide(world))
    assert (world.floor, world.at) == (2, 2 * ground_of(world.here).width)


@pytest.mark.parametrize(("kind", "ropes", "floor"), [("trapdoor", 1, 2), ("shaft", 2, 3)])
def test_a_rope_makes_a_climb_safe_and_stays_hanging(kind: str, ropes: int, floor: int) -> None:
    world = at_access(kind, kind)
    world.hero.resources = ropes
    assert named(deeds(world)) == ["climb", "climb:rope"]
    before = world.now
    drive(climb(world, rope=True), "rope")
    assert (world.floor, world.hero.resources) == (floor, 0)
    assert world.now - before >= 6 * (floor - 1)
    assert [option.note for option in offered(deeds(world))] == [None]
    drive(climb(world), "up the rope")
    assert (world.floor, [option.note for option in offered(deeds(world))]) == (1, [None]), "and from above"


@pytest.mark.rule("seul.agility.acrobatics-failure", "seul.hp.sudden-death-at-fatigue-nine")
def test_who_does_not_outlive_his_fall_sees_nothing_of_where_he_lies() -> None:
    world = at_access("trapdoor", "trapdoor")
    world.hero.hp, world.hero.fatigue, world.here.seen[world.at] = 1, 9, 1
    run(explore(world), dice=[1, 1], answers=["climb"])
    assert (world.hero.dead, world.floor) == (True, 2)
    assert not any(world.here.seen)


def test_a_chute_ends_on_the_floor_below_or_in_a_pit_on_the_last() -> None:
    world = at_access("stairs", "chute")
    world.slides = True
    drive(slide(world), "slide")
    assert (world.floor, world.slides) == (2, False)
    world.last_floor, world.slides, now = 2, True, world.now
    drive(slide(world), "pit")
    assert (world.floor, world.now - now) == (2, 6)


def test_a_rope_needs_its_resources_and_leads_down_only() -> None:
    world = at_access("shaft", "shaft")
    for resources, keys in ((1, ["climb"]), (2, ["climb", "climb:rope"])):
        world.hero.resources = resources
        assert named(deeds(world)) == keys


def test_a_chute_ends_at_the_nearest_arrival() -> None:
    world = at_access("stairs", "chute")
    x, y = world.at % ground_of(world.here).width, world.at // ground_of(world.here).width
    world.slides = True
    drive(slide(world), "slide")
    plan = ground_of(world.here).plan
    away = {
        (access.x, access.y): abs(access.x - x) + abs(access.y - y) for access in plan.accesses if access.floors < 0
    }
    here = world.at % plan.width, world.at // plan.width
    assert away[here] == min(away.values())
    assert world.here.places[ground_of(world.here).section[world.at]].entered


@pytest.mark.rule("seul.damage.hazards")
def test_a_chute_ends_at_the_nearest_arrival_below() -> None:
    world = below()
    plan = ground_of(world.here).plan
    ends = ((0, 0, 0), (0, 3, 2), (1, 7, 0))
    text = write(
        replace(plan, accesses=tuple(Access(part, x, y, "stairs", -1, n) for n, (part, x, y) in enumerate(ends)))
    )
    world.last_floor = 2
    world.floors.append(Floor(text, world.here.doors, bytearray(plan.width * plan.height)))
    world.at = 2 * plan.width + 2
    run(slide(world))
    assert (world.floor, world.at, world.came_by) == (2, 2 * plan.width + 3, -1)
    assert (world.chronicle[-1].what, world.chronicle[-1].n) == ("floor", 2)
    assert world.here.seen[world.at], "he looks about him"
