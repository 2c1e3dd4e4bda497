"""Light: torches, lanterns and lamps, where they are and what puts them out."""

from __future__ import annotations

from typing import Literal

import pytest

from souterrain.core.text import texts
from souterrain.games.seul.choices import act as fight_on
from souterrain.games.seul.discovery import look
from souterrain.games.seul.equipment import make
from souterrain.games.seul.flight import leave_light
from souterrain.games.seul.game import GAME
from souterrain.games.seul.light import break_lantern, drop_light, lantern_is_low, light_lantern, pick_up_light
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.traps import EFFECTS
from souterrain.games.seul.walking import dwellers
from souterrain.games.seul.world import ROUNDS, Light
from tests.games.seul.stage import arm, below, do, group, meeting, offered
from tests.play import run


@pytest.mark.rule("seul.gear.light-sources")
def test_a_torch_or_lamp_of_a_section_can_be_taken_along() -> None:
    world = below(lit=False)
    assert "take:light" not in offered(world)
    place_here(world).light = "torch"
    assert "take:light" in offered(world)
    run(do(world, "take:light"), dice=[3])
    light = world.hero.light
    assert light is not None
    assert (light.kind, light.until, world.hero.off_hand, place_here(world).light) == ("torch", 3 * ROUNDS, "light", "")
    place_here(world).light = "lamp"
    run(do(world, "take:light"), dice=[1, 2, 3, 4])
    assert [(thing.kind, thing.oil) for thing in world.hero.pack] == [("lantern", 10)]


@pytest.mark.rule("seul.gear.light-sources")
def test_a_lantern_keeps_its_oil_when_a_torch_is_taken_from_the_wall() -> None:
    lantern = make("lantern")
    lantern.oil = 20
    world = below(lit=False, pack=[lantern])
    light_lantern(world)
    world.now += 5 * ROUNDS
    place_here(world).light = "torch"
    run(do(world, "take:light"), dice=[3])
    assert (lantern.oil, world.hero.light) == (15, Light("torch", 8 * ROUNDS))


@pytest.mark.rule("seul.gear.light-sources")
def test_a_torch_on_the_ground_stays_behind_wherever_he_flees() -> None:
    for at in (0, 1):
        world = below()
        world.hero.light = Light("torch", 10**6, floor=1, at=at)
        leave_light(world, 2)
        assert world.hero.light is None
    world.hero.light = Light("torch", 10**6, floor=1, at=2)
    leave_light(world, 2)
    assert world.hero.light is not None, "he has fled to where it lies"


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


@pytest.mark.rule("seul.light.torch")
def test_a_torch_may_be_lit_in_the_midst_of_a_fight() -> None:
    world = below(lit=False, torches=1)
    meeting(world, group("goblin"))
    run(fight_on(world), answers=["light:torch"])
    assert (world.hero.torches, world.hero.light) == (0, Light("torch", 6 * ROUNDS))


@pytest.mark.rule("seul.damage.hazards")
def test_water_puts_out_a_torch_that_is_in_the_hand() -> None:
    for held, burns in (("light", False), ("", True)):
        world = below()
        world.hero.off_hand = held  # type: ignore[assignment]
        EFFECTS["douse"](world)
        assert (world.hero.light is not None) is burns


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


@pytest.mark.parametrize(("kind", "called"), [("torch", "Torche"), ("lantern", "Lanterne")])
def test_the_dial_of_a_light_is_called_as_the_others_are(kind: Literal["torch", "lantern"], called: str) -> None:
    world = below()
    world.hero.light = Light(kind, 10**6)
    (dial,) = (each for each in GAME.view(world, "p1").dials if each.id == "light")
    assert texts("fr", "seul").say(dial.label) == called
