"""What some dwellers are by nature: without a body, winged, venomous, aflame, cowardly, well armed."""

from __future__ import annotations

import pytest

from souterrain.games.regne.actions.fight import natural, parries
from souterrain.games.regne.actions.melee import arms, strike
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.actions.shoot import arms as shots
from souterrain.games.regne.actions.shoot import shoot
from souterrain.games.regne.actions.shove import behind
from souterrain.games.regne.actions.speech import speak
from souterrain.games.regne.actions.spells import cast
from souterrain.games.regne.activation import deeds
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.actions import Parried, Walked
from souterrain.games.regne.events.turns import Frightened, Unhurt
from souterrain.games.regne.game import GAME
from souterrain.games.regne.ground import ground
from souterrain.games.regne.mishaps import EFFECTS
from souterrain.games.regne.sheet import magic_armour, warded
from souterrain.games.regne.special import fear, poison, wear
from souterrain.games.regne.traps import spikes
from souterrain.games.regne.world import Figure, Regne, of_camp
from souterrain.games.regne.wounds import lose
from tests.play import offered

from .stage import bare, carry, foe, hero, keys, run, scenery, told, vault


def blow(world: Regne, who: Figure, target: Figure, dice: list[int | str], answers: tuple[str, ...] = ()) -> None:
    run(strike(world, who, target, arms(world, who)[0]), dice, answers)


@pytest.mark.rule("regne.immaterial.immunities")
def test_what_has_no_body_neither_burns_nor_is_caught_nor_poisoned() -> None:
    world = vault()
    wraith, svein = foe(world, "wraith", (2, 2)), hero(world, "svein", (3, 2))
    assert [warded(wraith, against) for against in ("fire", "web", "poison", "fear")] == [True, True, True, False]
    assert not warded(svein, "fire")
    run(poison.infect(world, wraith, 5))
    assert not wraith.poisoned


@pytest.mark.rule("regne.immaterial.passage")
def test_what_has_no_body_goes_through_rock_and_people() -> None:
    world = vault("...#...", "...#...", "...#...", master="seat")
    wraith = foe(world, "wraith", (2, 1))
    hero(world, "svein", (1, 1))
    scenery(world, "rack", (1, 0))
    found = keys(world, wraith, "go")
    assert "go:4,1" in found
    assert "go:0,1" in found
    assert not {"go:3,1", "go:1,1", "go:1,0"} & set(found)
    assert behind(world, world.figures["svein"], wraith, ground(world)) == []
    run(walk(world, wraith, ((3, 1), (4, 1))))
    assert [(event.squares, event.portal) for event in told(world, Walked)] == [(2, False)], "a wall is no portal"


@pytest.mark.rule("regne.immaterial.passage", "regne.statue.bans")
def test_a_blessed_statue_keeps_even_what_has_no_body_out() -> None:
    world = vault("...#...", master="seat")
    wraith = foe(world, "wraith", (2, 0))
    scenery(world, "statue", (6, 0))
    assert keys(world, wraith, "go") == []


@pytest.mark.rule("regne.immaterial.wounded-only-by-magic", "regne.magicweapon.hurts-immaterial")
@pytest.mark.parametrize(("weapon", "left"), [("rusty-sword", 9), ("axe-of-might", 0)])
def test_only_a_magic_weapon_wounds_what_has_no_body(weapon: str, left: int) -> None:
    world = vault()
    svein, wraith = bare(hero(world, "svein", (2, 2))), foe(world, "wraith", (3, 2))
    carry(world, svein, weapon, worn=True)
    run(strike(world, svein, wraith, arms(world, svein)[0]), ["2", "5"], ["stay"] if left == 0 else [])
    assert max(0, wraith.life) == left
    assert bool(told(world, Unhurt)) is (left == 9)


@pytest.mark.rule("regne.immaterial.wounded-only-by-magic")
def test_spells_wound_what_has_no_body_and_spikes_do_not() -> None:
    world = vault()
    ombeline, wraith = hero(world, "ombeline", (1, 2)), foe(world, "wraith", (5, 2))
    run(cast(world, ombeline, BOOK.spells["cinder-dart"], wraith), ["3", "3", "5"])
    assert wraith.life == 9 - (4 + 5 - 3)
    run(spikes(world, wraith), ["5"] * 5)
    assert wraith.life == 3


@pytest.mark.rule("regne.immaterial.wounded-only-by-magic")
def test_a_blow_that_cannot_wound_promises_nothing() -> None:
    world = vault()
    svein, _ = hero(world, "svein", (2, 2)), foe(world, "wraith", (3, 2))
    note = next(option.note for option in offered(deeds(world, svein)) if option.verb == "attack")
    assert note is not None
    assert (note.args["low"], note.args["high"], note.args["kills"]) == (0, 0, 0)


@pytest.mark.rule("regne.immaterial.attack", "regne.magicarmour.stops-immaterial")
@pytest.mark.parametrize(("armour", "lost"), [("mail-coat", 8), ("hell-armour", 6)])
def test_only_magic_armour_stops_what_has_no_body(armour: str, lost: int) -> None:
    world = vault()
    hadrun, wraith = bare(hero(world, "hadrun", (2, 2))), foe(world, "wraith", (3, 2))
    carry(world, hadrun, armour, worn=True)
    hadrun.spent = ["parry"]
    wraith.trained = {"melee": 4}
    blow(world, wraith, hadrun, ["3", "5"])
    assert hadrun.top - hadrun.life == lost


@pytest.mark.rule("regne.flight.rule")
def test_a_flyer_passes_over_everybody_and_every_gap() -> None:
    world = vault("...~...", "...~...", "...~...", master="seat")
    bat = foe(world, "bat", (2, 1))
    hero(world, "svein", (1, 1))
    scenery(world, "table", (0, 1))
    found = keys(world, bat, "go")
    assert {"go:4,1", "go:5,1"} <= set(found)
    assert not {"go:3,1", "go:1,1", "go:0,1"} & set(found)


@pytest.mark.rule("regne.flight.rule")
def test_walls_and_closed_doors_stop_a_flyer() -> None:
    world = vault("..#..", "..#..", master="seat")
    bat = foe(world, "bat", (1, 0))
    assert not {"go:3,0", "go:3,1"} & set(keys(world, bat, "go"))


@pytest.mark.rule("regne.flight.rule")
def test_a_flyer_is_not_blocked_and_sets_off_no_trap() -> None:
    world = vault(".....", ".....")
    bat = foe(world, "bat", (1, 0))
    hero(world, "svein", (0, 0))
    scenery(world, "spikes", (2, 0))
    run(walk(world, bat, ((2, 0),)))
    assert (bat.at, bat.life) == ((2, 0), 4)


@pytest.mark.rule("regne.flight.rule")
def test_a_flyer_cannot_be_pushed_where_it_could_not_land() -> None:
    world = vault("..~")
    svein, bat = hero(world, "svein", (0, 0)), foe(world, "bat", (1, 0))
    assert behind(world, svein, bat, ground(world)) == []


@pytest.mark.rule("regne.coward.auto-fail")
def test_a_coward_does_not_even_test_his_will() -> None:
    world = vault()
    adept, svein = foe(world, "adept", (3, 2)), hero(world, "svein", (2, 2))
    run(fear.shudder(world, adept, 1))
    assert adept.points == BOOK.foes["adept"].action - 1
    assert told(world, Frightened)
    run(speak(world, svein, BOOK.speeches["threat"]), ["1", "5"])
    assert adept.lost == 1


@pytest.mark.rule("regne.magicgear.rule")
def test_a_bone_knight_is_always_armed_and_armoured_with_magic() -> None:
    world = vault()
    knight, wraith = foe(world, "bone-knight", (2, 2)), foe(world, "wraith", (3, 2))
    knight.camp = "party"
    assert natural(knight, BOOK.foes["bone-knight"]).magic
    assert magic_armour(knight) == 2
    assert magic_armour(foe(world, "ogre", (5, 5))) == 0
    blow(world, knight, wraith, ["1", "2", "0"])
    assert wraith.life == 9 - (1 + 2 + 0 + 6 - 3)


@pytest.mark.rule("regne.poison.contract")
@pytest.mark.parametrize(
    ("dice", "poisoned"), [(["2", "4", "-1", "0"], True), (["2", "4", "1", "1"], False), (["-1", "1"], False)]
)
def test_a_bite_poisons_only_where_it_draws_blood(dice: list[int | str], poisoned: bool) -> None:
    world = vault()
    pernel, viper = bare(hero(world, "pernel", (2, 2))), foe(world, "viper", (3, 2))
    blow(world, viper, pernel, dice)
    assert pernel.poisoned is poisoned


@pytest.mark.rule("regne.fire.catch")
@pytest.mark.parametrize(("face", "burns"), [("3", True), ("2", False)])
def test_an_imp_sets_alight_whomever_it_hits(face: str, burns: bool) -> None:
    world = vault()
    svein, imp = hero(world, "svein", (2, 2)), foe(world, "imp", (3, 2))
    blow(world, imp, svein, ["1", "0", face])
    assert bool(svein.burning) is burns


@pytest.mark.rule("regne.regen.rule")
def test_a_troll_heals_at_the_start_of_its_turn() -> None:
    world = vault()
    troll = foe(world, "troll", (2, 2))
    run(lose(world, troll, 10, "regne.melee.damage"))
    run(wear.regenerate(world, troll), ["4"])
    assert troll.life == 22


@pytest.mark.rule("regne.parry.reroll")
def test_a_guard_parries_once_a_turn() -> None:
    world = vault()
    svein, guard = hero(world, "svein", (2, 2)), foe(world, "guard", (3, 2))
    blow(world, svein, guard, ["1", "4", "4", "X", "0", "0"])
    assert told(world, Parried)
    assert guard.life == 12
    assert parries(world, guard) == 0


@pytest.mark.rule("regne.shoot.cost-and-target")
def test_a_guard_shoots_as_far_as_his_crossbow() -> None:
    world = vault(master="seat")
    svein, guard = hero(world, "svein", (0, 0)), foe(world, "guard", (8, 0))
    assert f"shoot:{svein.id}" in keys(world, guard)
    bolt = shots(world, guard)[0][0]
    run(shoot(world, guard, svein, bolt), ["2", "5"])
    assert svein.life == 30 - (4 + 7 - 7)
    guard.points, svein.at = 4, (0, 8)
    assert shots(world, foe(world, "ogre", (4, 4))) == []


@pytest.mark.rule("regne.spell.roll")
def test_an_adept_casts_with_a_die_of_his_own() -> None:
    world = vault(master="seat")
    svein, adept = hero(world, "svein", (0, 0)), foe(world, "adept", (6, 0))
    assert {"cast:cinder-dart:svein", f"cast:borrowed-dusk:{adept.id}"} <= set(keys(world, adept, "cast"))
    seen = run(cast(world, adept, BOOK.spells["borrowed-dusk"], adept), ["3", "2"])
    assert len(seen.rolled) == 2
    assert adept.invisible
    assert not keys(world, svein, "shoot")


@pytest.mark.rule("regne.zone.encounter-sources")
def test_a_prowler_comes_up_alone_by_the_entrance() -> None:
    world = vault()
    hero(world, "svein", (5, 1))
    world.level = "hero"
    run(EFFECTS["prowler"](world, BOOK.mishaps["prowler"]), ["5"])
    assert [who.kind for who in of_camp(world, "dark")] == ["bone-knight"]


def test_every_dweller_can_be_met() -> None:
    assert GAME.book.unreached() == []
