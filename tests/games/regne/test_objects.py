"""Things: in hand, worn, handed over."""

from __future__ import annotations

import pytest

from souterrain.games.regne.actions.objects import equip, exchanges, give, take
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.actions import Given
from souterrain.games.regne.sheet import armour_points, burden, level, protection, shooters, weight, worn
from souterrain.games.regne.world import Effect

from .stage import bare, carry, hero, keys, run, told, vault


@pytest.mark.rule("regne.sheet.one-weapon-per-hand")
def test_two_hands_hold_two_things() -> None:
    world = vault()
    hadrun = bare(hero(world, "hadrun", (1, 1)))
    sword, shield = carry(world, hadrun, "short-sword", worn=True), carry(world, hadrun, "wooden-shield", worn=True)
    dagger = carry(world, hadrun, "dagger")
    assert exchanges(hadrun, 1) == [(sword,), (shield,)]
    assert keys(world, hadrun, "equip") == [f"equip:{dagger.id}:{sword.id}", f"equip:{dagger.id}:{shield.id}"]


@pytest.mark.rule("regne.sheet.two-handed-excludes-second")
def test_a_two_handed_weapon_leaves_no_hand_free() -> None:
    world = vault()
    svein = bare(hero(world, "svein", (1, 1)))
    axe = carry(world, svein, "war-axe", worn=True)
    assert exchanges(svein, 1) == [(axe,)]
    svein.items = []
    both = carry(world, svein, "dagger", worn=True), carry(world, svein, "dagger", worn=True)
    assert exchanges(svein, 2) == [both]


@pytest.mark.rule("regne.equip.change-weapon")
def test_pernel_takes_his_sword_instead_of_his_bow() -> None:
    world = vault()
    pernel = hero(world, "pernel", (1, 1))
    bow, sword = pernel.items[0], pernel.items[1]
    assert f"equip:{sword.id}:{bow.id}" in keys(world, pernel)
    equip(world, pernel, sword, (bow,), BOOK.costs.weapon, "regne.equip.change-weapon")
    assert pernel.points == 5
    assert shooters(world, pernel) == []
    assert [item.kind for item in worn(pernel)] == ["short-sword", "padded-jerkin"]


@pytest.mark.rule("regne.equip.change-armour", "regne.sheet.one-armour")
def test_armour_takes_four_points_and_only_one_is_worn() -> None:
    world = vault()
    pernel = hero(world, "pernel", (1, 1))
    mail = carry(world, pernel, "mail-coat")
    jerkin = next(item for item in pernel.items if item.kind == "padded-jerkin")
    assert f"equip:{mail.id}:{jerkin.id}" in keys(world, pernel)
    equip(world, pernel, mail, (jerkin,), BOOK.costs.armour, "regne.equip.change-armour")
    assert (pernel.points, armour_points(pernel)) == (2, 2)
    assert level(world, pernel, "magic") == 1
    assert f"equip:{jerkin.id}:{mail.id}" not in keys(world, pernel)


@pytest.mark.rule("regne.sheet.one-armour")
def test_armour_shield_and_skin_add_up() -> None:
    world = vault()
    assert protection(world, hero(world, "hadrun", (1, 1))) == 5 + 2 + 1
    svein = hero(world, "svein", (2, 1))
    assert protection(world, svein) == 5 + 2
    mail = carry(world, svein, "mail-coat")
    assert not [key for key in keys(world, svein, "equip") if mail.id in key]


@pytest.mark.rule("regne.item.requirements")
def test_who_is_not_good_enough_cannot_use_a_thing() -> None:
    world = vault()
    ombeline = bare(hero(world, "ombeline", (1, 1)))
    axe = carry(world, ombeline, "war-axe")
    assert keys(world, ombeline, "equip") == []
    ombeline.effects = [Effect("melee", 1, 9)]
    assert keys(world, ombeline, "equip") == [f"equip:{axe.id}"]


@pytest.mark.rule("regne.sheet.weight-limit")
def test_every_sheet_can_be_carried() -> None:
    world = vault()
    found = [hero(world, id, (n, 0)) for n, id in enumerate(BOOK.heroes)]
    assert all(weight(each) <= burden(each) for each in found)
    assert burden(world.figures["pernel"]) == 80


@pytest.mark.rule("regne.object.take-or-give")
def test_a_thing_is_handed_over_if_both_agree() -> None:
    world = vault(players=2)
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (2, 2))
    dagger = next(item for item in svein.items if item.kind == "dagger")
    assert f"give:{dagger.id}:hadrun" in keys(world, svein)
    hadrun.seat = "p2"
    done = run(give(world, svein, dagger, hadrun), answers=["decline"])
    assert done.asked[0].seat == "p2"
    assert (svein.points, dagger in svein.items) == (5, True)
    run(give(world, svein, dagger, hadrun), answers=["accept"])
    assert (svein.points, dagger in hadrun.items) == (4, True)
    assert told(world, Given)


@pytest.mark.rule("regne.object.take-or-give")
def test_a_thing_beside_or_underfoot_is_picked_up() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    dagger = carry(world, svein, "dagger")
    svein.items.remove(dagger)
    world.loose = {"2,2": [dagger]}
    assert f"take:{dagger.id}" in keys(world, svein)
    take(world, svein, dagger, (2, 2))
    assert dagger in svein.items
    assert world.loose == {}
