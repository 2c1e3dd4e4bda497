"""The story: one line for each deed, and no die beside a sentence that it did not decide."""

from __future__ import annotations

from souterrain.core.text import texts
from souterrain.games.regne.actions.doors import pick
from souterrain.games.regne.actions.objects import drink
from souterrain.games.regne.dice import formula
from souterrain.games.regne.events.actions import Equipped
from souterrain.games.regne.events.master import Resolved
from souterrain.games.regne.events.places import Appeared, Battered, WasLocked
from souterrain.games.regne.events.turns import FireKept, Healed, Lost, Steeled, Suffered, Trial
from souterrain.games.regne.special.fire import burn, ignite
from souterrain.games.regne.special.poison import gnaw
from souterrain.games.regne.special.web import tear
from souterrain.games.regne.words import ware
from souterrain.games.regne.world import Door, Regne
from tests.games.regne.stage import carry, foe, hero, run, told, vault


def english(world: Regne) -> list[str]:
    """All that is a line of the story, in words."""
    words = texts("en", "regne")
    return [words.say(event.say()) for event, _ in world.told if not event.dull]


def test_a_draught_tells_what_it_gives() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (1, 2))
    svein.life = hadrun.life = 5
    run(drink(world, svein, carry(world, svein, "potion-of-care"), svein))
    run(drink(world, svein, carry(world, svein, "potion-of-care"), hadrun))
    assert english(world) == [
        "Svein drinks a healing potion, regains 4 LP and is up to 9.",
        "Svein gives Hadrun a healing potion to drink: 4 LP regained, up to 9.",
    ]


def test_a_test_of_a_lock_or_a_web_tells_what_came_of_it() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1), points=9)
    svein.webbed = 1
    run(tear(world, svein), [1, 1])
    run(tear(world, svein), [6, 6])
    door = Door("d1", (2, 1), "z1", "standard", "locked")
    run(pick(world, svein, door), [6, 6])
    assert (svein.webbed, door.state) == (0, "shut")
    assert len(english(world)) == 3
    assert [line.rpartition(", ")[2] for line in english(world)] == ["in vain.", "and tears free.", "and it gives."]


def test_a_die_that_changes_nothing_stands_beside_no_sentence() -> None:
    world = vault()
    svein, revenant = hero(world, "svein", (1, 1)), foe(world, "revenant", (3, 3))
    run(ignite(world, svein, revenant), ["0"])
    assert told(world, FireKept) == [FireKept(told(world, FireKept)[0].who, burns=False, rule="regne.fire.catch")]
    revenant.burning = "svein"
    run(burn(world, revenant), ["2", "5"])
    assert [event.burns for event in told(world, FireKept)] == [False, True]
    svein.poisoned = True
    run(gnaw(world, svein), ["0"])
    assert told(world, Lost)[-1].points == 0, "the die D has a 0"
    assert [event.dull for event in (*told(world, FireKept), *told(world, Lost))] == [True, True, False, True]


def test_what_is_tried_and_put_on_has_its_own_words() -> None:
    words = texts("en", "regne")
    task = Trial("svein", "strength", 6, 3, "passed", "regne.quest.7-goal").say()
    assert words.say(task) == "Svein sets to work (Strength): 6 against 3, passed."
    worn = Equipped("svein", "boots-of-speed", "regne.magicobject.one-permanent-per-category").say()
    assert words.say(worn) == "Svein puts on the boots of speed."
    held = Equipped("svein", "dagger", "regne.equip.change-weapon").say()
    assert words.say(held) == "Svein takes up the dagger."
    kept = words.say(Resolved("revenant", "svein", "finish").say())
    assert kept.endswith("keeps at Svein: nobody within reach is left standing.")


def test_what_a_weapon_does_is_written_in_the_readers_letters() -> None:
    english, french = texts("en", "regne"), texts("fr", "regne")
    axe = formula("F+1+2D").said
    assert (english.say(axe), french.say(axe)) == ("Str.+1+2D", "F+1+2D")
    assert english.say(formula("4+1D").said) == "4+1D"
    assert english.say(ware("dagger")) == "Dagger", "what is offered begins with a capital"


def test_a_quest_that_is_light_takes_life_points_and_no_damage_is_called_so() -> None:
    english, french = texts("en", "regne"), texts("fr", "regne")
    light = Steeled(2, 85).say()
    assert english.say(light) == "A light quest for two: each sets out with 15% fewer life points."
    assert french.say(light).startswith("La quête est légère à deux")
    assert english.say(Steeled(2, 115).say()) == "A hard quest for two: each sets out with 15% more life points."
    assert english.say(Suffered("svein", 0, 4).say()) == "Svein takes no damage."
    assert english.say(Suffered("svein", 9, 4, 5, 20).say()) == "Svein takes 9 damage, 4 stopped, 5 LP lost, 20 left."
    assert english.say(Battered("svein", "standard", 13, 0).say()) == "Svein batters the door: 13 LP, and it gives way."


def test_french_agrees_with_what_is_tried_and_writes_one_in_letters() -> None:
    french = texts("fr", "regne")
    assert french.say(WasLocked("svein", "standard").say()).endswith("essaie la porte\u00a0: elle est verrouillée.")
    assert french.say(WasLocked("svein", "chest").say()).endswith("essaie le coffre\u00a0: il est verrouillé.")
    assert french.say(Battered("svein", "prison", 13, 0).say()).endswith("13 PV, elle est défoncée.")
    assert french.say(Battered("svein", "prison", 0, 20).say()).endswith("aucun PV perdu, il en reste 20.")
    assert french.say(Healed("svein", 1, 30).say()) == "Svein regagne un PV et remonte à 30."
    assert french.say(Lost("svein", 1, 3, "x").say()) == "Svein perd un PV, il en reste 3."
    assert french.say(Suffered("svein", 1, 4).say()) == "Svein encaisse un point de dommages, aussitôt arrêté."
    assert french.say(Appeared("imp", 2, late=True).say()) == "Deux Diablotins de braise surgissent."
    assert french.say(Appeared("imp", 2).say()) == "Deux Diablotins de braise sont là."
