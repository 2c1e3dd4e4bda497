"""Before a roll the player knows what it is for and what it may bring."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.choices import blows
from souterrain.games.seul.combat import enemy_face
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events import character
from souterrain.games.seul.resolution import appraise, chance
from souterrain.games.seul.specials import HITS
from souterrain.games.seul.traps import spring
from souterrain.games.seul.view import foe_line
from souterrain.games.seul.words import gear_note
from tests.play import offered, run

from .stage import below, group, meeting


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_test_says_what_success_and_failure_bring(language: str) -> None:
    words = texts(language, "seul")
    assert all(words.has("stakes-" + test) for test in BOOK.tests)
    told = [test for test, row in BOOK.tests.items() if row.told]
    said = {words.say(character.Tested(test, 10, 10, success).say()) for test in told for success in (True, False)}
    assert len(said) == 2 * len(told), "each has two sentences of its own"


@pytest.mark.parametrize(
    ("kind", "dice", "told"),
    [
        ("covered-pit", [20, 1], "Dodging: 14 or more on the D20. A covered pit. Success: half the damage (1D8)"),
        ("swinging-blade", [20], "Dodging: 14 or more on the D20. A swinging blade. Success: you are unhurt"),
    ],
)
def test_a_trap_says_what_a_passed_save_leaves_of_its_damage(kind: str, dice: list[int], told: str) -> None:
    world = below(resources=3)
    world.ask_effort = True
    question = run(spring(world, kind), dice, ["roll"]).asked[0]
    assert texts("en", "seul").say(question.text).startswith(told)


def test_a_save_says_against_what() -> None:
    world = below(resources=3)
    world.ask_effort = True
    question = run(HITS["poison"](world), [20], ["roll"]).asked[0]
    assert "Against poison: on a failure Fatigue +1" in texts("en", "seul").say(question.text)


def test_a_second_try_is_told_with_the_chance() -> None:
    world = below(domains=["agility"])
    words = texts("en", "seul")
    assert "second try included" in words.say(chance(appraise(world, "stealth")))
    assert "second try" not in words.say(chance(appraise(world, "search")))


def test_a_fight_tells_both_sides_chances_and_damage() -> None:
    world = below(weapon=make("melee-weapon"))
    met = meeting(world, group("goblin"))
    foe = met.group.foes[0]
    assert enemy_face(world, met.group, foe) == 9
    assert "hits 60%, 1D6" in texts("en", "seul").say(foe_line(world, met.group, foe))
    note = next(option.note for option in offered(blows(world, met)) if option.verb == "attack")
    assert note is not None
    assert note.args["n"] == 8


def test_wares_say_what_they_do_and_how_much_they_weigh() -> None:
    words = texts("en", "seul")
    assert "armour class 14, Enc 6" in words.say(gear_note(BOOK.gear["chain-mail"], 6000))
    assert "damage D4, Enc 0" in words.say(gear_note(BOOK.gear["small-weapon"], 200))
