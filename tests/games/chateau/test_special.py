"""Special monsters and the magician's spells."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.chateau.blows import can_hit, monsters
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.combat import assault, battle, can_wound, fight_or_flee, foe_attacks, strike_together
from souterrain.games.chateau.encounters import meet
from souterrain.games.chateau.events.combat import (
    Died,
    Drained,
    FellAsleep,
    FoeDied,
    FoeHit,
    FoeMissed,
    FoeSleeps,
    Petrified,
    RoundBegan,
    SpellBurnt,
    SpellFailed,
    SpellSlept,
    Withstood,
    Woke,
)
from souterrain.games.chateau.events.movement import TurnBegan
from souterrain.games.chateau.flight import escape_chance
from souterrain.games.chateau.spells import burn, cast, may_cast, put_to_sleep
from souterrain.games.chateau.touch import fall_asleep
from souterrain.games.chateau.turn import next_party, play_turn
from souterrain.games.chateau.world import able, awake, carry
from tests.play import run

from .stage import everybody, fight, first_ask, keys, one, party, percent, told


@pytest.mark.rule("chateau.special.star")
def test_nine_monsters_bear_a_star_and_three_of_them_need_magic() -> None:
    assert {row.id for row in BOOK.monsters.values() if row.star} == {
        "ghost",
        "vampire",
        "dragon",
        "werewolf",
        "mummy",
        "ash-lord",
        "demon",
        "succubus",
        "sorcerer",
    }
    world = party()
    assert can_hit(world, one(world, "warrior"), fight(world, "dragon").foes[0]), "the dragon is fought with a sword"


@pytest.mark.rule("chateau.special.magic-weapon-only")
def test_werewolf_ghost_and_mummy_are_hit_with_magic_weapons_only() -> None:
    assert {row.id for row in BOOK.monsters.values() if row.magic_only} == {"werewolf", "ghost", "mummy"}
    world = party(warrior=8)
    warrior = one(world, "warrior")
    foes = fight(world, "ghost")
    run(strike_together(world, foes, ["warrior"]))
    assert foes.foes[0].life == 4, "with a plain sword there is nothing to roll"
    carry(world, warrior, "dagger-plus-1")
    run(strike_together(world, foes, ["warrior"]), [5, 6])
    assert foes.foes == [], "the dagger +1 is drawn for it: 3 + 1"


@pytest.mark.rule("chateau.special.magic-weapon-only")
def test_spells_work_on_them_all_the_same() -> None:
    world = party(magician=3)
    ghost = fight(world, "ghost").foes[0]
    run(burn(world, one(world, "magician"), ghost), [6])
    assert ghost.life == 0


@pytest.mark.rule("chateau.special.no-magic-must-flee")
def test_without_magic_the_party_must_flee_again_and_again_under_its_blows() -> None:
    world = party(warrior=8)
    assert not can_wound(world, fight(world, "werewolf"), ["warrior"])
    dice = [1, 5, 2, 2, 1, 3]
    run(meet(world, everybody(world), ["werewolf"]), dice, ["run:C05", "run:C02", "run:C03"])
    assert len(told(world, FoeHit)) == 1
    assert len(told(world, FoeMissed)) == 1, "each failed flight gives it one round of attacks"
    assert one(world, "warrior").at == "C03"


@pytest.mark.rule("chateau.special.no-magic-must-flee")
def test_a_group_may_flee_or_scatter_but_not_fight() -> None:
    world = party(warrior=8, thief=6)
    asked = first_ask(fight_or_flee(world, fight(world, "ghost")))
    assert keys(asked) == ["flee", "scatter"]


@pytest.mark.rule("chateau.special.weapons-only-in-castle")
def test_the_castle_is_where_magic_weapons_are() -> None:
    assert not BOOK.treasures["magic-weapon"].outside


@pytest.mark.rule("chateau.special.succubus")
def test_the_succubus_takes_a_point_for_good() -> None:
    world = party(cleric=7)
    cleric = one(world, "cleric")
    cleric.life, cleric.armour = 5, 3
    foes = fight(world, "succubus")
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["succubus"]), [4])
    assert (cleric.life, cleric.initial) == (4, 6), "no wound die, and armour does not help"
    assert told(world, Drained)
    assert not told(world, FoeHit)
    assert not told(world, Died)
    cleric.life = 1
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["succubus"]), [4])
    assert (cleric.life, foes.party) == (0, [])
    assert told(world, Died)


@pytest.mark.rule("chateau.special.double-attack")
def test_chimera_and_centaur_strike_twice_at_the_same_target() -> None:
    world = party(warrior=8, thief=6)
    foes = fight(world, "centaur")
    foes.pair, foes.missed = ["warrior", "thief"], ["thief"]
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["centaur"]), [4, 3, 4, 6])
    assert [(event.who, event.wounds) for event in told(world, FoeHit)] == [("thief", 3), ("thief", 3)]
    assert one(world, "thief").life == 0


@pytest.mark.rule("chateau.special.double-attack")
def test_the_second_blow_goes_to_another_when_the_first_has_killed() -> None:
    world = party(warrior=8, thief=1)
    foes = fight(world, "chimera")
    foes.pair, foes.missed = ["warrior", "thief"], ["thief"]
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["chimera"]), [4, 1, 5, 3])
    assert [event.who for event in told(world, FoeHit)] == ["thief", "warrior"]
    world = party(warrior=8, thief=1, cleric=6)
    foes = fight(world, "chimera")
    foes.pair, foes.missed = ["warrior", "thief"], ["thief"]
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["chimera"]), [4, 1, 5, 3])
    assert one(world, "warrior").life == 6, "the other of those who struck, not who has yet to step up"


@pytest.mark.rule("chateau.special.medusa")
def test_medusa_wounds_and_petrifies_on_five_or_six() -> None:
    world = party(cleric=6)
    one(world, "cleric").asleep_until = 9
    foes = fight(world, "medusa")
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["medusa"]), [3])
    assert not told(world, Withstood), "a blow that misses does not petrify"
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["medusa"]), [4, 3, 4])
    assert told(world, Withstood)
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["medusa"]), [4, 3, 5])
    cleric = one(world, "cleric")
    assert (cleric.life, cleric.petrified) == (2, True)
    assert awake(world, cleric), "stone does not sleep"
    assert told(world, Petrified)
    assert foes.party == []
    cleric.petrified, foes.party = False, ["cleric"]
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["medusa"]), [4, 3])
    assert cleric.life == 0, "the dead are not turned to stone"


@pytest.mark.rule("chateau.special.petrified")
def test_a_petrified_character_is_left_alone_where_he_stands() -> None:
    world = party("C09")
    one(world, "warrior").petrified = True
    assert next_party(world) == ["thief", "cleric", "magician"]
    assert not able(world, one(world, "warrior"))
    run(meet(world, next_party(world), ["orc"]), [6], ["flee", "run:V00"])
    assert one(world, "warrior").at == "C09"


@pytest.mark.rule("chateau.special.sorcerer")
def test_the_sorcerer_wounds_and_sends_to_sleep() -> None:
    world = party(thief=6)
    thief = one(world, "thief")
    foes = fight(world, "sorcerer")
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["sorcerer"]), [4, 2, 4])
    assert told(world, Withstood)
    run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters["sorcerer"]), [4, 2, 5])
    assert thief.life == 4
    assert told(world, FellAsleep)
    world.clock += 1
    assert not awake(world, thief), "he skips the next round"
    world.clock += 1
    assert awake(world, thief)


@pytest.mark.rule("chateau.turn.sequence")
def test_who_wakes_up_in_a_fight_or_with_a_new_turn_is_told_of_once() -> None:
    world = party(thief=6)
    fall_asleep(world, one(world, "thief"), 1)
    run(battle(world, ["thief"], monsters(["goblin"]), []), [1, 1, 6, 6], ["fight"])
    told_of = [type(event) for event, _ in world.told if isinstance(event, RoundBegan | Woke)]
    assert told_of == [RoundBegan, RoundBegan, Woke], "he sleeps through the next round"
    fall_asleep(world, one(world, "thief"), 0)
    world.told.clear()
    first_ask(play_turn(world))
    assert [type(event) for event, _ in world.told] == [TurnBegan, Woke]
    world.told.clear()
    first_ask(play_turn(world))
    assert not told(world, Woke)


@pytest.mark.rule("chateau.special.sorcerer")
def test_a_sleeper_cannot_fight_or_flee_but_can_be_hit() -> None:
    world = party(thief=6)
    one(world, "thief").asleep_until = 9
    foes = fight(world, "sorcerer")
    assert run(fight_or_flee(world, foes)).asked == [], "he has no say"
    run(assault(world, foes), [4, 1, 4])
    assert one(world, "thief").life == 5, "and does not strike"


# The magician


@pytest.mark.rule("chateau.magician.sleep")
def test_a_five_puts_a_monster_to_sleep_besides_the_dagger_blow() -> None:
    world = party(magician=3)
    foes = fight(world, "troll")
    seen = run(strike_together(world, foes, ["magician"]), [5, 4, 1], ["cast:sleep:troll-1"])
    assert told(world, SpellSlept)
    assert foes.foes[0].drowsy == 2
    assert foes.foes[0].life == 11, "and then he strikes"
    assert percent(seen.asked[0], "cast:sleep:troll-1") == 33
    world = party(magician=3)
    run(put_to_sleep(world, one(world, "magician"), fight(world, "troll").foes[0]), [4])
    assert told(world, SpellFailed)
    foes = fight(world, "troll", "orc")
    foes.foes[0].drowsy = 1
    seen = run(cast(world, foes, one(world, "magician")), answers=["spare"])
    sleep_or_burn = ["cast:sleep:orc-2", "cast:burn:troll-1", "cast:burn:orc-2", "spare"]
    assert keys(seen.asked[0]) == sleep_or_burn, "one who sleeps is asleep"
    run(cast(world, foes, one(world, "magician")), [5], ["cast:sleep:orc-2"])
    assert [foe.drowsy for foe in foes.foes] == [1, 2]


@pytest.mark.rule("chateau.special.sorcerer")
def test_a_sleeping_magician_casts_no_spell() -> None:
    world = party(magician=3)
    one(world, "magician").asleep_until = 9
    assert not may_cast(world, one(world, "magician"))
    run(strike_together(world, fight(world, "troll"), ["magician"]))


@pytest.mark.rule("chateau.magician.every-five-turns")
def test_one_attempt_every_five_turns_successful_or_not() -> None:
    world = party(magician=3)
    magician = one(world, "magician")
    world.clock = 3
    run(cast(world, fight(world, "troll"), magician), [1], ["cast:sleep:troll-1"])
    for clock, ready in ((4, False), (7, False), (8, True)):
        world.clock = clock
        assert may_cast(world, magician) is ready
    run(cast(world, fight(world, "troll"), magician), answers=["spare"])
    assert may_cast(world, magician), "a spell saved is not spent"


@pytest.mark.rule("chateau.magician.sleep-two-turns")
def test_a_sleeping_monster_misses_two_turns_and_does_not_pursue() -> None:
    world = party(warrior=8)
    foes = fight(world, "giant")
    giant = foes.foes[0]
    giant.drowsy = 2
    assert escape_chance(world, foes.foes) == 1
    for _ in range(2):
        run(assault(world, foes), [4, 1])
    assert len(told(world, FoeSleeps)) == 2
    assert giant.life == 10, "it still has to be hit, and wounds do not wake it"
    run(assault(world, foes), [1, 1])
    assert told(world, FoeMissed), "on its third turn it is awake"


@pytest.mark.rule("chateau.magician.burn")
def test_a_six_burns_a_monster_to_death() -> None:
    world = party(magician=3)
    dragon = fight(world, "dragon").foes[0]
    run(burn(world, one(world, "magician"), dragon), [5])
    assert dragon.life == 15
    (failed,) = told(world, SpellFailed)
    assert texts("fr", "chateau").say(failed.say()) == "Le Magicien tente en vain de brûler le Dragon."
    assert texts("en", "chateau").say(SpellFailed("magician", "dragon").say()) == (
        "The Magician tries in vain to put the Dragon to sleep."
    )
    run(burn(world, one(world, "magician"), dragon), [6])
    assert [event.moment for event in told(world, SpellBurnt)] == ["slain"]
    assert not told(world, FoeDied), "that it is dead is told once"
    assert world.bowl.counts["dragon"] == 1
    magician = one(world, "magician")
    run(cast(world, fight(world, "troll"), magician), [1], ["cast:burn:troll-1"])
    assert not may_cast(world, magician), "sleep and fire share one attempt"


def test_a_burnt_monster_ends_the_fight() -> None:
    world = party("C09", magician=3)
    foes = fight(world, "goblin").foes
    won = run(battle(world, everybody(world), foes, []), [6], ["fight", "cast:burn:goblin-1"])
    assert [victory.party for victory in won.result] == [["magician"]]
