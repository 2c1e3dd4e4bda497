"""Life points, hit rolls, wounds; the Dragon of the rulebook."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.chateau.blows import best_weapon, foe_strikes, monsters, strike
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.combat import assault
from souterrain.games.chateau.events.combat import Died, FoeHit, FoeMissed, Hit, Missed
from souterrain.games.chateau.events.treasures import Taken
from souterrain.games.chateau.party import act
from souterrain.games.chateau.turn import next_party
from souterrain.games.chateau.world import carry, company
from tests.play import run

from .stage import MEADOW, fight, keys, one, party, told


@pytest.mark.rule("chateau.lp.wound-is-one-point")
def test_each_wound_takes_one_point_at_once() -> None:
    world = party()
    orc = monsters(["orc"])[0]
    run(foe_strikes(world, orc, one(world, "warrior"), "d6"), [5, 3])
    assert one(world, "warrior").life == 8 - 3
    assert not told(world, Died)


@pytest.mark.rule("chateau.lp.monsters-from-table")
def test_monsters_have_the_life_of_their_table_each_counted_apart() -> None:
    assert [troll.life for troll in monsters(["troll", "troll"])] == [12, 12]
    lives = {row.id: row.life for row in BOOK.monsters.values()}
    assert (lives["skeleton"], lives["orc"], lives["dragon"], lives["ash-lord"]) == (4, 3, 15, 10)
    world = party()
    troll, other = fight(world, "troll", "troll").foes
    run(strike(world, one(world, "warrior"), troll), [4, 5])
    assert (troll.life, other.life) == (7, 12)
    assert monsters(["troll"])[0].life == 12, "one that comes out of the bowl again is whole"


@pytest.mark.rule("chateau.lp.death-at-zero")
def test_at_zero_one_is_dead_and_never_below() -> None:
    world = party(warrior=3)
    run(foe_strikes(world, monsters(["orc"])[0], one(world, "warrior"), "d6"), [6, 4])
    assert one(world, "warrior").life == 0
    (dead,) = told(world, Died)
    assert [event for event, _ in world.told] == [dead], "the blow and the death are one line"
    assert texts("en", "chateau").say(dead.say()) == "The Orc strikes the Warrior: 4 wounds, a mortal blow."
    assert texts("fr", "chateau").say(dead.say()) == "L’Orque frappe le Guerrier\u00a0: 4 blessures, coup mortel."
    orc = fight(world, "orc").foes[0]
    one(world, "warrior").life = 1
    run(strike(world, one(world, "warrior"), orc), [3, 6])
    assert orc.life == 0


@pytest.mark.rule("chateau.lp.dead-character-removed")
def test_the_dead_are_out_of_the_game_and_survivors_may_take_what_they_carried() -> None:
    world = party(MEADOW)
    thief = one(world, "thief")
    carry(world, thief, "ruby")
    thief.life = 0
    assert company(world, MEADOW) == ["warrior", "cleric", "magician"]
    assert "thief" not in next_party(world)
    run(act(world, next_party(world)), answers=["take:thief", "give:cleric", "go:C01", "halt"])
    assert [item.kind for item in one(world, "cleric").items] == ["mace", "sword", "ruby"]
    assert thief.items == []
    assert [(event.who, event.dead) for event in told(world, Taken)] == [("cleric", "thief")]


@pytest.mark.rule("chateau.lp.dead-character-removed")
def test_only_who_stands_there_takes_from_the_dead_and_for_himself() -> None:
    world = party(MEADOW, players=2)
    thief = one(world, "thief")
    thief.life, thief.at = 0, "C05"
    seen = run(act(world, ["warrior", "cleric", "magician"]), answers=["go:C01", "halt"])
    assert "take:thief" not in keys(seen.asked[0])
    thief.at = "C01"
    run(act(world, ["warrior", "cleric", "magician"]), answers=["council", "take:thief", "done", "go:V00", "halt"])
    assert [item.kind for item in one(world, "magician").items] == ["dagger", "sword"], "she is all that p2 has there"


@pytest.mark.rule("chateau.lp.dead-monster-to-bowl")
def test_a_dead_monster_goes_back_into_the_bowl() -> None:
    world = party()
    goblin = fight(world, "goblin").foes[0]
    assert world.bowl.counts["goblin"] == 9
    run(strike(world, one(world, "warrior"), goblin), [3, 2])
    assert world.bowl.counts["goblin"] == 10


@pytest.mark.rule("chateau.hit.character-attacks")
def test_a_character_hits_on_the_monsters_number() -> None:
    for die, hits in ((4, False), (5, True)):
        world = party()
        dragon = fight(world, "dragon").foes[0]
        assert run(strike(world, one(world, "warrior"), dragon), [die, 1] if hits else [die]).result is hits
        assert dragon.life == (14 if hits else 15)
    assert {row.id: row.hit for row in BOOK.monsters.values()} == {
        "skeleton": 2, "zombie": 3, "ghoul": 4, "ghost": 5, "vampire": 5, "troll": 4, "dragon": 5, "werewolf": 4,
        "goblin": 3, "orc": 3, "mummy": 5, "ash-lord": 6, "giant": 4, "demon": 5, "succubus": 4, "chimera": 4,
        "sphinx": 3, "centaur": 3, "medusa": 4, "sorcerer": 4,
    }  # fmt: skip


@pytest.mark.rule("chateau.hit.monster-attacks")
def test_a_monster_hits_on_the_targets_number() -> None:
    assert {row.id: row.struck_on for row in BOOK.classes.values()} == {
        "warrior": 5,
        "magician": 3,
        "cleric": 4,
        "thief": 4,
    }
    for id, number in (("warrior", 5), ("magician", 3), ("cleric", 4), ("thief", 4)):
        world = party()
        orc = monsters(["orc"])[0]
        run(foe_strikes(world, orc, one(world, id), "d6"), [number - 1])
        run(foe_strikes(world, orc, one(world, id), "d6"), [number, 1])
        assert (len(told(world, FoeMissed)), len(told(world, FoeHit))) == (1, 1)


@pytest.mark.rule("chateau.wound.weapon-die")
def test_a_weapon_wounds_with_its_own_die() -> None:
    for id, die, wounds in (("warrior", 5, 5), ("cleric", 5, 5), ("magician", 5, 3)):
        world = party()
        troll = fight(world, "troll").foes[0]
        run(strike(world, one(world, id), troll), [4, die])
        assert troll.life == 12 - wounds


@pytest.mark.rule("chateau.weapon.four-types")
def test_the_weapon_that_serves_best_is_used() -> None:
    world = party()
    magician = one(world, "magician")
    carry(world, magician, "mace")
    carry(world, magician, "dagger-plus-1")
    plain, magic = best_weapon(magician, magic_only=False), best_weapon(magician, magic_only=True)
    assert (plain and plain.kind, magic and magic.kind) == ("mace", "dagger-plus-1")


@pytest.mark.rule("chateau.wound.monster-die")
def test_a_monster_wounds_with_the_dice_of_its_table() -> None:
    assert {row.id: row.blows for row in BOOK.monsters.values()} == {
        "skeleton": ("d3",), "zombie": ("d3",), "ghoul": ("d3+1",), "ghost": ("d3+1",), "vampire": ("d6",),
        "troll": ("d6",), "dragon": ("d6+1",), "werewolf": ("d3",), "goblin": ("d3+1",), "orc": ("d6",),
        "mummy": ("d3",), "ash-lord": ("d6",), "giant": ("d6",), "demon": ("d6+1",), "succubus": ("0",),
        "chimera": ("d3", "d3"), "sphinx": ("d6",), "centaur": ("d6", "d3"), "medusa": ("d3",), "sorcerer": ("d3",),
    }  # fmt: skip
    world = party()
    run(foe_strikes(world, monsters(["ghoul"])[0], one(world, "warrior"), "d3+1"), [5, 3])
    assert told(world, FoeHit)[0].wounds == 3, "d6 = 3 is a 2 on the d3, plus 1"


@pytest.mark.rule("chateau.example.dragon")
def test_the_dragon_of_the_rulebook() -> None:
    world = party(warrior=6)
    foes = fight(world, "dragon")
    dragon = foes.foes[0]
    run(assault(world, foes), [5, 4, 5, 2])
    assert told(world, Hit)[0].wounds == 4
    assert dragon.life == 15 - 4
    assert told(world, FoeHit)[0].wounds == 2 + 1
    assert one(world, "warrior").life == 6 - 3
    assert not told(world, Missed), "then it is the next assault: he takes turns with the Dragon"
    run(assault(world, foes), [4, 1])
    assert len(told(world, Missed)) == 1, "a hit die of 4 misses"
