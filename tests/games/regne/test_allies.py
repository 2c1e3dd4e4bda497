"""Allies: bribed, freed from a cell, called up; portals, tombs and traps that are set."""

from __future__ import annotations

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.text import texts
from souterrain.games.regne import mishaps
from souterrain.games.regne.actions.bribe import bribe, sums
from souterrain.games.regne.actions.doors import open_, pick
from souterrain.games.regne.actions.lay import set_trap
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.actions.search import search
from souterrain.games.regne.actions.spells import boost, cast
from souterrain.games.regne.allies import enlist, summon
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.actions import Walked
from souterrain.games.regne.events.places import SetFree, Webbed
from souterrain.games.regne.events.speech import Bribed, Scorned, Spurned
from souterrain.games.regne.events.spells import Cast
from souterrain.games.regne.ground import ground
from souterrain.games.regne.master.hunting import way_towards
from souterrain.games.regne.turn import play
from souterrain.games.regne.world import Figure, Item, Regne, Setup, heroes, of_camp
from souterrain.games.regne.wounds import lose
from souterrain.games.regne.zones import lay

from .stage import carry, foe, hero, keys, run, scenery, told, vault


@pytest.mark.rule("regne.speech.corruption-roll")
@pytest.mark.parametrize(("crowns", "taken"), [(1400, True), (1399, False)])
def test_each_hundred_crowns_adds_one(crowns: int, taken: bool) -> None:
    world = vault()
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (6, 2))
    world.pot = crowns
    offer = crowns // 100 * 100
    dice: list[int | str] = ["2", "4"]
    run(bribe(world, hadrun, ogre), [*dice, "X", "0"] if taken else dice, [f"sum:{offer}"])
    assert bool(told(world, Scorned)) is not taken
    assert (hadrun.points, world.spoken) == (2, world.round)


@pytest.mark.rule("regne.speech.corruption-roll")
def test_a_bribe_is_offered_where_it_can_be_enough_and_the_other_is_seen() -> None:
    world = vault()
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (6, 2))
    world.pot = 1100
    assert sums(world, hadrun) == []
    assert keys(world, hadrun, "bribe") == []
    world.pot = 1200
    assert sums(world, hadrun) == [1200]
    for points in (2, 1):
        hadrun.points = points
        assert keys(world, hadrun, "bribe") == [f"bribe:{ogre.id}"] * (points == 2)
    hadrun.points = 4
    scenery(world, "rubble", (4, 2))
    assert keys(world, hadrun, "bribe") == []


@pytest.mark.rule("regne.speech.corruption-failure-keeps-money")
def test_whoever_is_not_listened_to_keeps_his_crowns() -> None:
    world = vault()
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (6, 2))
    world.pot = 2000
    run(bribe(world, hadrun, ogre), ["X", "5"], ["sum:2000"])
    assert (world.pot, ogre.camp) == (2000, "dark")


@pytest.mark.rule("regne.speech.corruption-will-test")
@pytest.mark.parametrize(("dice", "sold"), [(["1", "4"], True), (["1", "5"], False)])
def test_whoever_pockets_the_sum_tests_his_will(dice: list[int | str], sold: bool) -> None:
    world = vault()
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (6, 2))
    world.pot, hadrun.crowns = 1950, 150
    run(bribe(world, hadrun, ogre), ["3", "5", *dice], ["sum:2100"])
    assert (world.pot, hadrun.crowns) == (0, 0)
    assert (ogre.camp, ogre.ally, ogre.seat) == (("party", True, "p1") if sold else ("dark", False, "gm"))
    assert bool(told(world, Bribed)) is sold
    assert bool(told(world, Spurned)) is not sold


@pytest.mark.rule("regne.turn.allies-same-rules")
def test_an_ally_acts_in_the_turn_of_the_party_where_the_leader_puts_him() -> None:
    world = vault()
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (6, 2))
    foe(world, "rat", (8, 8))
    enlist(world, ogre, hadrun)
    world.begun, world.round = False, 0
    seen = run(play(world), answers=[f"next:{ogre.id}", "done"])
    keys = [option.key for option in seen.asked[0].options]  # type: ignore[union-attr]
    assert keys == ["next:hadrun", f"next:{ogre.id}", "done"]
    assert seen.asked[1].seat == "p1"
    assert [hero.id for hero in heroes(world)] == ["hadrun"]


@pytest.mark.rule("regne.turn.allies-same-rules", "regne.wound.immobile-and-negative")
def test_an_ally_at_0_lies_on_the_ground_and_is_no_booty() -> None:
    world = vault()
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (6, 2))
    enlist(world, ogre, hadrun)
    run(lose(world, ogre, 40, "regne.melee.damage"))
    assert (ogre.life, ogre.fell, world.pot) == (-5, world.round, 0)
    assert ogre.id in world.figures


@pytest.mark.rule("regne.speech.basics", "regne.search.only-pc-rolls")
def test_an_ally_makes_no_speech_and_finds_nothing() -> None:
    world = vault()
    hadrun, guard = hero(world, "hadrun", (2, 2)), foe(world, "guard", (6, 2))
    foe(world, "rat", (6, 6))
    enlist(world, guard, hadrun)
    guard.points = 4
    assert keys(world, guard, "speech") == []
    assert run(search(world, guard, (6, 3))).rolled == []


@pytest.mark.rule("regne.cell.rule")
def test_whoever_opens_a_cell_frees_the_prisoner() -> None:
    world = Regne(setup=Setup(), level="novice", round=1, begun=True)
    zone = lay(world, "gaol")
    door = next(door for door in world.doors.values() if door.at == (2, 2))
    assert (door.kind, door.state, door.holds) == ("prison", "locked", "prisoner")
    pernel = hero(world, "pernel", (2, 3))
    pernel.trained = {"dexterity": 3}
    run(open_(world, pernel, door))
    assert len(world.figures) == 1
    run(pick(world, pernel, door), ["5", "5"])
    run(open_(world, pernel, door))
    prisoner = next(who for who in world.figures.values() if who.kind == "prisoner")
    assert (prisoner.camp, prisoner.seat, prisoner.at[1]) == ("party", "p1", 1)
    assert told(world, SetFree)[0].who == "pernel"
    assert zone.card == "gaol"


@pytest.mark.rule("regne.cell.rule")
def test_a_dweller_with_the_key_frees_nobody() -> None:
    world = Regne(setup=Setup(), level="novice", round=1, begun=True)
    lay(world, "gaol")
    door = next(door for door in world.doors.values() if door.at == (2, 2))
    revenant = foe(world, "revenant", (2, 3))
    run(open_(world, revenant, door))
    assert [who.kind for who in world.figures.values()] == ["revenant"]


@pytest.mark.rule("regne.portal.rule")
def test_a_portal_is_one_step_to_its_other_half() -> None:
    world = Regne(setup=Setup(), level="novice", round=1, begun=True)
    lay(world, "sundered-hall")
    svein = hero(world, "svein", (1, 7))
    near, far = [element for element in world.elements.values() if element.kind == "portal"]
    assert (near.pair, far.pair) == (far.id, near.id)
    assert "go:7,2" in keys(world, svein)
    run(walk(world, svein, (near.at, far.at)))
    assert (svein.at, svein.points) == ((7, 2), 3)
    assert [(event.squares, event.portal) for event in told(world, Walked)] == [(2, True)], "one line tells both"


@pytest.mark.rule("regne.tomb.necromancy-bonus")
def test_a_tomb_at_his_side_lends_a_necromancer_two_points() -> None:
    world = vault()
    ombeline, ogre = hero(world, "ombeline", (2, 2)), foe(world, "ogre", (6, 2))
    ombeline.items = []
    breath = BOOK.spells["grave-breath"]
    assert boost(world, ombeline, ground(world), breath) == 0
    scenery(world, "tomb", (3, 3))
    assert boost(world, ombeline, ground(world), breath) == 2
    assert boost(world, ombeline, ground(world), BOOK.spells["cinder-dart"]) == 0
    ogre.life = 35
    run(cast(world, ombeline, breath, ombeline), ["2"])
    assert ("grave-breath" in ombeline.spent, told(world, Cast)[-1].how) == (True, "worked")
    assert breath.difficulty == 2 + 2 == 4
    world.elements.clear()
    run(cast(world, ombeline, breath, ombeline), ["2"])
    assert told(world, Cast)[-1].how == "failed"


@pytest.mark.rule("regne.spell.roll")
@pytest.mark.parametrize(("card", "worked"), [("swelling-current", True), ("hollow-current", False)])
def test_a_current_carries_spells_or_lets_them_fall(card: str, worked: bool) -> None:
    world = vault()
    ombeline = hero(world, "ombeline", (2, 2))
    ombeline.items, ombeline.life = [], 10
    row = BOOK.mishaps[card]
    run(mishaps.EFFECTS[row.befalls](world, row))
    run(cast(world, ombeline, BOOK.spells["mend-flesh"], ombeline), ["2", "1"] if worked else ["3"])
    assert ombeline.life == (15 if worked else 10)
    world.round += 1
    assert boost(world, ombeline, ground(world), BOOK.spells["mend-flesh"]) == 0


@pytest.mark.rule("regne.turn.mishap-each-pc-turn")
def test_behind_plaster_there_was_a_chest() -> None:
    world = Regne(setup=Setup(), level="novice", round=2, begun=True)
    lay(world, "refectory")
    hero(world, "svein", (5, 2))
    row = BOOK.mishaps["walled-niche"]
    Luck(Stream("niche")).run(mishaps.EFFECTS[row.befalls](world, row))
    chest = next(iter(world.elements.values()))
    assert chest.kind == "chest"
    assert any(ground(world).solid((chest.at[0] + x, chest.at[1] + y)) for x in (-1, 0, 1) for y in (-1, 0, 1))


@pytest.mark.rule("regne.trap.set")
def test_a_trap_is_set_on_empty_floor_at_his_side() -> None:
    world = vault()
    pernel = hero(world, "pernel", (0, 0))
    net = next(item for item in pernel.items if item.kind == "snare-net")
    scenery(world, "table", (1, 0))
    foe(world, "rat", (1, 1))
    assert keys(world, pernel, "set") == [f"set:{net.id}:0,1"]
    set_trap(world, pernel, net, (0, 1))
    assert pernel.points == 4
    assert net not in pernel.items
    pernel.points = 1
    carry(world, pernel, "spike-plate")
    assert keys(world, pernel, "set") == []


@pytest.mark.rule("regne.trap.set-is-known")
def test_his_own_side_knows_of_the_trap_and_the_dwellers_do_not() -> None:
    world = vault(".......", ".......")
    pernel, svein = hero(world, "pernel", (1, 0)), hero(world, "svein", (3, 0))
    set_trap(world, pernel, carry(world, pernel, "spike-plate"), (2, 0))
    seen = run(walk(world, svein, ((2, 0),)), ["1", "0"])
    assert seen.rolled[0][0].die == BOOK.powers[5 + 2 - 1].id
    set_trap(world, pernel, carry(world, pernel, "spike-plate"), (2, 1))
    revenant = foe(world, "revenant", (3, 1))
    assert (2, 1) in way_towards(world, revenant, ground(world), (0, 1))
    svein.at = (6, 0)
    world.figures.pop("pernel")
    seen = run(walk(world, revenant, ((2, 1),)), ["blank", "0"])
    assert seen.rolled[0][0].die == BOOK.powers[2 - 1].id


@pytest.mark.rule("regne.web.effect")
def test_a_snare_catches_whoever_runs_into_it() -> None:
    world = vault(".....")
    pernel, revenant = hero(world, "pernel", (0, 0)), foe(world, "revenant", (3, 0))
    net = next(item for item in pernel.items if item.kind == "snare-net")
    set_trap(world, pernel, net, (1, 0))
    run(walk(world, revenant, ((2, 0), (1, 0))), ["X", "0"])
    assert revenant.webbed == 3
    caught = told(world, Webbed)[0].say()
    assert texts("fr", "regne").say(caught) == "Le Revenant de première lune est pris dans ses mailles."


# Spells of the lesser schools


def caster(world: Regne) -> Figure:
    ombeline = hero(world, "ombeline", (2, 2))
    ombeline.items = []
    return ombeline


@pytest.mark.rule("regne.spell.effects-from-list")
def test_small_tricks() -> None:
    world = vault()
    ombeline, ogre = caster(world), foe(world, "ogre", (5, 2))
    run(cast(world, ombeline, BOOK.spells["flick"], ogre), ["0", "4"])
    run(cast(world, ombeline, BOOK.spells["knotted-laces"], ogre), ["0"])
    run(cast(world, ombeline, BOOK.spells["loose-change"], ombeline), ["0", "5"])
    ombeline.life = 10
    run(cast(world, ombeline, BOOK.spells["spit-and-rag"], ombeline), ["1"])
    assert (ogre.life, ogre.lost, world.pot, ombeline.life) == (31, 1, 5, 12)
    assert ombeline.once == ["loose-change"]


@pytest.mark.rule("regne.spell.effects-from-list")
def test_the_dead_bleed_for_the_living_and_rise() -> None:
    world = vault()
    ombeline, ogre = caster(world), foe(world, "ogre", (5, 2))
    ombeline.life, ombeline.trained = 10, {"magic": 4}
    run(cast(world, ombeline, BOOK.spells["red-thread"], ogre), ["5", "4", "3"])
    assert (ogre.life, ombeline.life) == (28, 13)
    scenery(world, "corpse", (4, 4))
    run(cast(world, ombeline, BOOK.spells["call-the-bones"], ombeline), ["6"])
    risen = next(who for who in of_camp(world, "party") if who.ally)
    assert (risen.kind, risen.seat) == ("revenant", "p1")


@pytest.mark.rule("regne.spell.effects-from-list")
def test_iron_words_and_blood() -> None:
    world = vault()
    ombeline, ogre = caster(world), foe(world, "ogre", (3, 2))
    ombeline.trained = {"magic": 4}
    run(cast(world, ombeline, BOOK.spells["iron-word"], ogre), ["6", "1", "3"])
    assert ogre.lost >= BOOK.foes["ogre"].action
    run(cast(world, ombeline, BOOK.spells["haste-for-blood"], ombeline), ["5", "2"])
    assert (ombeline.life, ombeline.points) == (18, 5 - 2 + 3)
    run(cast(world, ombeline, BOOK.spells["ring-of-coals"], ombeline), ["7", "5", "5", "5", "0", "0", "2"])
    assert ogre.life == 35 - (15 - 8)


@pytest.mark.rule("regne.spell.effects-from-list")
def test_an_errand_brings_what_lies_in_sight() -> None:
    world = vault()
    ombeline = caster(world)
    assert summon(world, "rat", (8, 8), ombeline) is not None
    world.loose["6,2"] = [Item("i99", "dagger")]
    run(cast(world, ombeline, BOOK.spells["small-errand"], ombeline), ["3"])
    assert ([item.kind for item in ombeline.items], world.loose, ombeline.points) == (["dagger"], {}, 4)
