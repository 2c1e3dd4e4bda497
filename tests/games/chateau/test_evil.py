"""Magic weapons, and the character whom one of them turns evil."""

from __future__ import annotations

import pytest

from souterrain.games.chateau.blows import foe_strikes, profile, strike
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.combat import choose_prey, foe_attacks
from souterrain.games.chateau.encounters import meet
from souterrain.games.chateau.events.combat import CameToHelp, Died, FoeHit, FoeMissed, FoeSleeps, Hit, Missed
from souterrain.games.chateau.events.flight import Escaped
from souterrain.games.chateau.events.healing import Healed
from souterrain.games.chateau.events.treasures import (
    CameToHisSenses,
    Declined,
    Taken,
    TurnedEvil,
    WeaponKnown,
    WeaponObeys,
)
from souterrain.games.chateau.evil import come_to_himself, fall_upon, quarry
from souterrain.games.chateau.flight import escape_chance
from souterrain.games.chateau.spells import burn
from souterrain.games.chateau.treasures import share
from souterrain.games.chateau.turn import next_party, play_turn
from souterrain.games.chateau.world import Chateau, Fight, Foe, carry
from tests.play import run

from .stage import COURT, MEADOW, everybody, fight, one, party, percent, told


@pytest.mark.rule("chateau.magicweapon.plus")
def test_a_plus_weapon_adds_its_number_to_the_wounds_but_not_to_the_hit_roll() -> None:
    assert [BOOK.weapons[die].item for die in range(1, 7)] == [
        "sword-plus-1",
        *["dagger-plus-1"] * 2,
        "sword-plus-2",
        *["mace-plus-1"] * 2,
    ]
    assert BOOK.things["sword-plus-1"].wounds == "d6+1"
    world = party()
    magician = one(world, "magician")
    carry(world, magician, "sword-plus-2")
    dragon = fight(world, "dragon").foes[0]
    run(strike(world, magician, dragon), [4])
    assert told(world, Missed)
    run(strike(world, magician, dragon), [5, 4])
    assert dragon.life == 15 - 6, "any class may wield it"


@pytest.mark.rule("chateau.magicweapon.curse-roll", "chateau.magicweapon.then-controlled")
def test_on_two_or_more_the_weapon_obeys() -> None:
    world = party(COURT)
    run(share(world, everybody(world), ["magic-weapon"]), [4, 2], ["give:warrior"])
    assert [event.item for event in told(world, WeaponKnown)] == ["sword-plus-2"]
    assert told(world, WeaponObeys)[0].item == "sword-plus-2"
    assert not one(world, "warrior").evil


@pytest.mark.rule("chateau.magicweapon.curse-roll")
def test_nobody_has_to_take_it() -> None:
    world = party(COURT)
    seen = run(share(world, everybody(world), ["magic-weapon"]), [4], ["leave"])
    assert percent(seen.asked[0], "give:warrior") == 17, "one die in six is a curse"
    assert [event.treasure for event in told(world, Declined)] == ["magic-weapon"]


@pytest.mark.rule("chateau.magicweapon.curse-roll")
def test_beside_himself_he_shares_in_nothing_more() -> None:
    world = party(COURT, thief=6, warrior=8)
    one(world, "warrior").at = "K01"
    world.bowl.counts["gems"] -= 1
    run(share(world, ["thief"], ["magic-weapon", "gems"]), [4, 1], ["give:thief"])
    assert one(world, "thief").evil, "the warrior is near"
    assert [item.kind for item in one(world, "thief").items] == ["sword", "sword-plus-2"]
    assert world.bowl.counts["gems"] == 2


@pytest.mark.rule("chateau.magicweapon.curse-roll", "chateau.magicweapon.evil-fight")
def test_on_a_one_its_owner_turns_evil_and_strikes_first() -> None:
    world = party(COURT, warrior=8, thief=6)
    run(share(world, everybody(world), ["magic-weapon"]), [1, 1, 5, 2, 4, 6], ["give:thief", "fight"])
    assert told(world, TurnedEvil)[0].who == "thief"
    blows = [event for event, _ in world.told if isinstance(event, (Hit, Missed, FoeHit, FoeMissed))]
    assert isinstance(blows[0], FoeHit)
    assert (blows[0].who, blows[0].wounds) == ("warrior", 3), "against 5 or more, with the sword +1"
    assert one(world, "thief").life == 0, "hit on 4 or more: 6 wounds"


def evil_thief(at: str, **lives: int) -> Chateau:
    world = party(at, **lives)
    one(world, "thief").evil = True
    return world


@pytest.mark.rule("chateau.magicweapon.evil-fight")
def test_an_evil_character_is_a_foe_like_others() -> None:
    world = evil_thief(MEADOW)
    carry(world, one(world, "thief"), "mace-plus-1")
    foe = Foe("thief", "", 6)
    row = profile(world, foe)
    assert (row.hit, row.blows, row.first) == (4, ("d6+1",), True)
    assert escape_chance(world, [foe]) == pytest.approx(1 / 3), "pursuit 2"
    world.fight = Fight(MEADOW, ["warrior", "cleric", "magician"], [foe])
    assert run(choose_prey(world, world.fight, foe, strikes_first=True)).result.id == "magician", "the weakest"


@pytest.mark.rule("chateau.magicweapon.evil-fight", "chateau.phial.strength")
def test_strength_serves_him_too() -> None:
    world = evil_thief(MEADOW)
    one(world, "thief").strong_until = 9
    run(foe_strikes(world, Foe("thief", "", 6), one(world, "warrior"), "d6"), [4, 3])
    assert told(world, FoeHit)[0].wounds == 4, "a 4 is enough against the warrior, and one wound more"


@pytest.mark.rule("chateau.magicweapon.evil-fight", "chateau.armour.reduction")
def test_his_armour_softens_blows_and_his_wounds_stay_with_him() -> None:
    world = evil_thief(MEADOW)
    thief, foe = one(world, "thief"), Foe("thief", "", 6)
    thief.armour = 2
    run(strike(world, one(world, "warrior"), foe), [4, 5])
    assert foe.life == thief.life == 3
    run(strike(world, one(world, "warrior"), foe), [4, 1])
    assert thief.life == 3, "never below nothing"
    assert not told(world, Died)


@pytest.mark.rule("chateau.armour.reduction", "chateau.ring.many")
def test_armour_helps_against_his_weapon_but_jewels_against_monsters_only() -> None:
    world = evil_thief(MEADOW)
    warrior = one(world, "warrior")
    warrior.armour = 1
    carry(world, warrior, "ring", spell="ward")
    run(foe_strikes(world, Foe("thief", "", 6), warrior, "d6"), [5, 4])
    assert warrior.life == 8 - 3


@pytest.mark.rule("chateau.magicweapon.then-controlled", "chateau.magician.burn", "chateau.lp.dead-character-removed")
def test_his_fit_ends_with_his_death_and_nothing_goes_into_the_bowl() -> None:
    world = evil_thief(MEADOW)
    foe = Foe("thief", "", 6)
    run(burn(world, one(world, "magician"), foe), [6])
    assert (foe.life, one(world, "thief").life, one(world, "thief").evil) == (0, 0, False)
    assert [event.who for event in told(world, Died)] == ["thief"]
    assert len(world.bowl) == 76
    assert "" not in world.bowl.counts


@pytest.mark.rule("chateau.magicweapon.curse-roll")
def test_he_kills_to_seize_their_treasure() -> None:
    world = evil_thief(COURT, thief=6, magician=1)
    carry(world, one(world, "magician"), "diamond")
    one(world, "magician").spell_from = 9
    run(fall_upon(world, one(world, "thief")), [3, 1], ["fight"])
    assert one(world, "magician").life == 0
    assert told(world, Taken)
    assert len(world.bowl) == 76
    assert "" not in world.bowl.counts, "there is no counter of his in the bowl"
    assert "diamond" in [item.kind for item in one(world, "thief").items]


@pytest.mark.rule("chateau.magicweapon.curse-roll")
def test_he_takes_from_the_dead_on_his_point_only() -> None:
    world = evil_thief(COURT)
    world.characters["magician"].life = world.characters["cleric"].life = 0
    one(world, "cleric").at = "K01"
    one(world, "warrior").petrified = True
    run(fall_upon(world, one(world, "thief")))
    assert [item.kind for item in one(world, "thief").items] == ["sword", "dagger"]
    assert one(world, "magician").items == []
    assert len(one(world, "cleric").items) == len(one(world, "warrior").items) == 1
    one(world, "thief").evil = True
    run(fall_upon(world, one(world, "thief")))
    assert len(told(world, Taken)) == 1, "nothing is left to take"


@pytest.mark.rule("chateau.magicweapon.then-controlled")
def test_killed_he_takes_nothing() -> None:
    world = evil_thief(COURT, thief=3, magician=1, warrior=8)
    one(world, "magician").spell_from = 9
    run(fall_upon(world, one(world, "thief")), [3, 1, 4, 3], ["fight"])
    assert (one(world, "magician").life, one(world, "thief").life) == (0, 0)
    assert one(world, "magician").items, "the dagger lies where she fell"
    assert not told(world, CameToHisSenses)


@pytest.mark.rule("chateau.magicweapon.evil-fight", "chateau.move.countryside-two", "chateau.move.castle-one")
def test_he_is_no_faster_than_others() -> None:
    world = evil_thief("C04", thief=6, warrior=8)
    one(world, "warrior").at = "C10"
    assert quarry(world, one(world, "thief")) == ["C05", "C10"]
    world = evil_thief("K01", thief=6, warrior=8)
    one(world, "warrior").at = COURT
    assert len(quarry(world, one(world, "thief"))) == 1


@pytest.mark.rule("chateau.magicweapon.then-controlled", "chateau.special.petrified")
def test_stones_and_the_dead_do_not_keep_his_fit_alive() -> None:
    world = evil_thief(COURT, thief=6, warrior=8, cleric=6)
    one(world, "warrior").petrified, one(world, "cleric").life = True, 0
    come_to_himself(world, one(world, "thief"))
    assert not one(world, "thief").evil


@pytest.mark.rule("chateau.magicweapon.evil-fight", "chateau.magician.sleep-two-turns")
def test_put_to_sleep_he_does_not_strike() -> None:
    world = evil_thief(MEADOW)
    foe = Foe("thief", "", 6, drowsy=2)
    world.fight = Fight(MEADOW, ["warrior", "cleric", "magician"], [foe])
    run(foe_attacks(world, world.fight, foe, profile(world, foe)))
    assert [event.foe for event in told(world, FoeSleeps)] == ["thief"]


@pytest.mark.rule("chateau.magicweapon.then-controlled")
def test_the_fit_ends_when_nobody_is_left_within_two_points() -> None:
    world = evil_thief("C04", warrior=8, thief=6)
    one(world, "warrior").at = "C10"
    run(fall_upon(world, one(world, "thief")))
    assert one(world, "thief").evil, "two points away is too near"
    one(world, "warrior").at = "C16"
    run(fall_upon(world, one(world, "thief")))
    assert not one(world, "thief").evil
    assert told(world, CameToHisSenses)


@pytest.mark.rule("chateau.magicweapon.evil-fight")
def test_he_acts_by_himself_before_the_others_and_makes_for_the_nearest() -> None:
    world = evil_thief("C04")
    for id, at in (("warrior", "C10"), ("cleric", "C09"), ("magician", "C01")):
        one(world, id).at = at
    assert next_party(world) == ["thief"]
    assert quarry(world, one(world, "thief")) == ["C01"], "of the two nearest the weakest"
    one(world, "magician").spell_from = 99
    run(play_turn(world), [3, 3, 1, 1], ["fight", "stay", "stay", "stay"])
    assert one(world, "thief").at == "C01"
    assert one(world, "magician").life == 0
    assert one(world, "thief").evil, "the cleric is still near"


@pytest.mark.rule("chateau.magicweapon.evil-fight", "chateau.move.countryside-two")
def test_where_nothing_stops_him_he_goes_two_points_and_strikes() -> None:
    world = evil_thief("C04", thief=6, warrior=8)
    one(world, "warrior").at = "C15"
    run(play_turn(world), [1, 1, 5, 1], ["flee", "run:K01", "stay"])
    assert one(world, "thief").at == "C15"
    assert [event.foe for event in told(world, Escaped)] == ["thief"]


@pytest.mark.rule("chateau.heal.when")
def test_who_beats_him_in_his_turn_is_healed() -> None:
    world = evil_thief("C04", thief=2, cleric=6)
    run(play_turn(world), [4, 3, 4, 3, 5, 2, 1], ["fight", "stay"])
    assert one(world, "thief").life == 0
    assert [(event.who, event.amount) for event in told(world, Healed)] == [("cleric", 2)]


@pytest.mark.rule("chateau.magicweapon.then-controlled")
def test_in_his_turn_he_comes_to_himself_if_the_others_are_gone() -> None:
    world = evil_thief("C04", thief=6, warrior=8)
    one(world, "warrior").at = "C16"
    run(play_turn(world), answers=["stay"], dice=[1])
    assert told(world, CameToHisSenses)
    assert one(world, "thief").at == "C04", "and has had his turn"


@pytest.mark.rule("chateau.magicweapon.evil-fight", "chateau.ring.permanent")
def test_asleep_he_does_no_harm() -> None:
    world = evil_thief("C04", thief=6, warrior=8)
    one(world, "thief").asleep_until = 9
    one(world, "warrior").at = "C05"
    run(play_turn(world), [1], ["stay"])
    assert (one(world, "thief").at, one(world, "thief").evil) == ("C04", True)


@pytest.mark.rule("chateau.magicweapon.evil-fight", "chateau.event.one-roll-per-party")
def test_what_he_meets_on_the_way_may_stop_him() -> None:
    world = evil_thief("C04", thief=3, warrior=8)
    one(world, "warrior").at = "C15"
    run(play_turn(world), [5, "vampire", 4, 4, 1], ["fight", "stay"])
    assert (one(world, "thief").at, one(world, "thief").life) == ("C09", 0)
    assert one(world, "warrior").life == 8
    world = evil_thief("C04", thief=3, warrior=8)
    one(world, "warrior").at = "C09"
    run(play_turn(world), [5, "vampire", 4, 4, 1], ["fight", "stay"])
    assert one(world, "thief").life == 0, "dead before the eyes of his prey"
    world = evil_thief("C04", thief=6, warrior=8)
    one(world, "warrior").at = "C15"
    run(play_turn(world), [5, "goblin", 3, 2, 1], ["fight", "stay"])
    assert one(world, "thief").at == "C09", "a draw ends his move like any other"


def test_nobody_is_asked_to_help_an_evil_character() -> None:
    world = evil_thief(MEADOW)
    one(world, "thief").at = "C09"
    run(meet(world, ["thief"], ["goblin"]), [6, 2], ["fight"])
    assert not told(world, CameToHelp)


def test_who_outruns_him_puts_no_counter_into_the_bowl() -> None:
    world = evil_thief("C04", warrior=8, thief=6)
    assert run(fall_upon(world, one(world, "thief")), [5], ["flee", "run:C12"]).result == []
    assert [event.foe for event in told(world, Escaped)] == ["thief"]
    assert "" not in world.bowl.counts


def test_he_may_flee_from_monsters_and_be_caught_himself() -> None:
    world = evil_thief(MEADOW)
    won = run(meet(world, ["thief"], ["orc"]), [1, 1, 3, 3], ["flee", "run:C09"])
    assert one(world, "thief").at == "C09"
    assert len(won.rolled) == 4, "nobody rolls for the point he ran to: he is beside himself"


@pytest.mark.rule("chateau.magicweapon.curse-roll", "chateau.heal.when")
def test_after_a_weapon_found_without_a_fight_the_victors_over_its_owner_are_healed() -> None:
    world = party(COURT, thief=3, warrior=8, cleric=6)
    run(meet(world, everybody(world), ["magic-weapon"]), [1, 1, 4, 2, 4, 6, 5, 1], ["give:thief", "fight"])
    assert one(world, "thief").life == 0
    assert [event.who for event in told(world, Healed)] == ["cleric"], "whom he had struck as the weaker"


def test_who_flees_from_him_may_be_caught_and_he_follows() -> None:
    world = evil_thief("C04", warrior=8, thief=6)
    won = run(fall_upon(world, one(world, "thief")), [4, 1, 4, 6], ["flee", "run:C02"]).result
    assert one(world, "thief").at == "C02"
    assert one(world, "thief").life == 0
    assert [(victory.party, victory.caught) for victory in won] == [(["warrior"], True)]
