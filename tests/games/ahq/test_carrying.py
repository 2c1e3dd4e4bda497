"""Carrying the fallen, changing armour, picking things up."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.exploration import explorer, wardrobe
from souterrain.games.ahq.figures import Effect, Item
from souterrain.games.ahq.values import toughness
from souterrain.games.ahq.world import Pile
from tests.games.ahq.expedition import JUNCTION, START, expedition, man_at_arms, room
from tests.games.ahq.explorers import keys, offered, play
from tests.play import run


@pytest.mark.rule("ahq.explore.armour.whole-phase", "ahq.setup.char.start-and-current")
def test_taking_armour_off_and_putting_it_on_take_a_phase_each() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    assert toughness(hero) == 8
    seen = play(world, hero, "take-off:mail")
    assert len(seen.asked) == 1
    assert hero.at == (START, START)
    assert toughness(hero) == 6
    assert hero.profile.toughness == 5, "the starting value is never changed"
    assert "wear:mail" in offered(world, hero)
    play(world, hero, "wear:mail")
    assert toughness(hero) == 8


@pytest.mark.rule("ahq.explore.armour.left-behind-is-mapped")
def test_armour_left_behind_is_mapped_and_anybody_allowed_may_wear_it() -> None:
    world = expedition("heinrich", "sven", "magnus")
    heinrich, sven, magnus = world.figures.values()
    wardrobe.take_off(world, heinrich, "shield")
    assert [(pile.at, pile.items[0].row) for pile in world.here.piles] == [(heinrich.at, "shield")]
    wardrobe.take_off(world, sven, "shield")
    assert "wear:shield" in offered(world, sven)
    assert "wear:shield" not in offered(world, magnus), "a wizard wears none"
    wardrobe.put_on(world, heinrich, "shield")
    wardrobe.put_on(world, sven, "shield")
    assert world.here.piles == []
    world.here.piles.append(Pile(at=JUNCTION, items=[]))
    assert not [key for key in offered(world, magnus) if key.startswith("wear")]


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration")
def test_a_knocked_out_hero_is_carried_six_squares() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    sven.at, magnus.at = (START, START - 1), (START, START)
    magnus.wounds = 0
    seen = run(explorer.act(world, sven, ["sven"], []), answers=["carry:magnus", f"go:{START},{START - 7}"])
    assert f"go:{START},{START - 8}" not in keys(seen.asked[1])
    assert sven.at == (START, START - 7)
    assert magnus.at == (START, START - 6)


@pytest.mark.rule("ahq.combat.death.hero-goods", "ahq.treasure.left-behind.noted-on-map")
def test_heroes_and_henchmen_take_what_lies_where_they_end_their_move_but_not_through_walls() -> None:
    world = expedition()
    man = man_at_arms(world, (START, START - 3))
    room(world, START - 5, START - 5)
    world.here.piles = [Pile(at=(START - 1, START - 3), gold=30)]
    assert "take:pile:0" not in offered(world, man), "there is a wall between"
    world.here.piles[0].at = (START + 1, START - 4)
    asked = run(explorer.act(world, man, [man.id], []), answers=[f"go:{START},{START - 4}", "take:pile:0"])
    assert keys(asked.asked[1]) == ["done", "take:pile:0"]
    assert man.gold == 30
    hero = world.figures["heinrich"]
    world.here.piles = [Pile(at=hero.at, items=[Item("rope")], body="sven")]
    assert "take:pile:0" in offered(world, hero)


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration")
def test_nobody_is_carried_through_a_wall() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    room(world, START - 5, START - 5)
    sven.at, magnus.at = (START, START - 3), (START - 1, START - 3)
    magnus.wounds = 0
    assert "carry:magnus" not in offered(world, sven)
    magnus.at = (START + 1, START - 3)
    assert "carry:magnus" in offered(world, sven)


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration")
def test_a_carrier_who_cannot_move_carries_nobody() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    magnus.wounds = 0
    sven.effects.append(Effect("in-pit", "expedition"))
    play(world, sven, "carry:magnus")
    assert sven.at == (START, START)
    sven.effects, magnus.wounds = [], 1
    assert "carry:magnus" not in offered(world, sven)


@pytest.mark.rule("ahq.explore.armour.whole-phase")
def test_whoever_carries_nothing_but_a_shield_may_put_it_on() -> None:
    world = expedition()
    heinrich = world.figures["heinrich"]
    heinrich.worn, heinrich.items = [], [Item("shield")]
    assert "wear:shield" in offered(world, heinrich)


@pytest.mark.rule("ahq.explore.armour.left-behind-is-mapped", "ahq.explore.armour.whole-phase")
def test_which_armour_may_be_put_on_and_what_remains_of_a_pile() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hall, other = room(world, 20, 20), room(world, 25, 20)
    hero.at, hero.worn = (20, 20), ["shield"]
    hero.items = [Item("mail"), Item("rope")]
    world.here.piles = [
        Pile(
            at=(24, 24), items=[Item("mail"), Item("magic-helm"), Item("magic-shield"), Item("amulet-of-iron")], gold=5
        ),
        Pile(at=(25, 24), items=[Item("plate")]),
    ]
    on = [key for key in offered(world, hero) if key.startswith("wear")]
    assert on == ["wear:mail", "wear:magic-helm"], "no second shield, nothing from the next room, no amulet"
    wardrobe.put_on(world, hero, "mail")
    assert [item.row for item in hero.items] == ["rope"], "his own first"
    assert len(world.here.piles[0].items) == 4
    wardrobe.put_on(world, hero, "magic-helm")
    assert len(world.here.piles[0].items) == 3
    world.here.piles = [
        Pile(at=(21, 20), items=[Item("plate")], gold=5),
        Pile(at=(22, 20), items=[Item("leather")], body="x"),
    ]
    hero.worn = []
    wardrobe.put_on(world, hero, "plate")
    wardrobe.put_on(world, hero, "leather")
    assert [(pile.gold, pile.body) for pile in world.here.piles] == [(5, ""), (0, "x")]
    assert {hall.id, other.id} <= set(world.here.sections)
