"""Scripted heroes: nobody does and undoes the same thing."""

from __future__ import annotations

from souterrain.bots.regne.scripted import act
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.games.regne.world import Figure, Regne

from .stage import carry, foe, hero, looked_at, vault


def thought(world: Regne, who: Figure) -> Option:
    """What a bot would do now."""
    done = Option("done", Say("choice-done"))
    return act(world, who, Ask("p1", Say("ask-act"), (*looked_at(world, who).values(), done), ""))


def test_whoever_is_better_with_a_bow_keeps_it_in_hand_however_good_his_blade_is() -> None:
    world = vault()
    maud = hero(world, "maud", (3, 3))
    carry(world, maud, "blade-of-fury")
    assert thought(world, maud).verb != "equip"
    bow, blade = maud.items[0], maud.items[-1]
    bow.worn, blade.worn = False, True
    assert thought(world, maud).on == (bow.id, blade.id)


def test_a_potion_is_carried_to_those_alone_who_would_get_up_with_it() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (7, 7))
    svein.life = -3
    assert thought(world, hadrun).verb in ("go", "run")
    svein.life = -9
    assert thought(world, hadrun).verb not in ("go", "run")


def test_an_adversary_behind_a_wall_is_no_reason_to_put_the_bow_away() -> None:
    world = vault(".#", "#.")
    maud = hero(world, "maud", (0, 0))
    carry(world, maud, "blade-of-fury")
    foe(world, "rat", (1, 1))
    assert thought(world, maud).verb != "equip"
