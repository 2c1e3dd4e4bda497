"""Before a roll the player knows what it is for and what it may bring."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.choices import blows, strike
from souterrain.games.seul.combat import enemy_face
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events import character
from souterrain.games.seul.market import bids, wares
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
        ("covered-pit", [20, 1], "A covered pit. Success: half the damage (1D8)"),
        ("swinging-blade", [20], "A swinging blade. Success: you are unhurt"),
    ],
)
def test_a_trap_says_what_a_passed_save_leaves_of_its_damage(kind: str, dice: list[int], told: str) -> None:
    world = below(resources=3)
    world.ask_effort = True
    question = run(spring(world, kind), dice, ["roll"]).asked[0]
    said = texts("en", "seul").say(question.text)
    assert said.startswith("Dodging: 14 or more on the D20 (difficulty 15 and HD +1). " + told)


def test_a_save_says_against_what() -> None:
    world = below(resources=3)
    world.ask_effort = True
    question = run(HITS["poison"](world), [20], ["roll"]).asked[0]
    assert "Against poison: on a failure Fatigue +1" in texts("en", "seul").say(question.text)


def test_a_second_try_is_told_with_the_chance() -> None:
    world = below(domains=["agility"])
    words = texts("en", "seul")
    assert "in two tries" in words.say(chance(appraise(world, "stealth")))
    assert "tries" not in words.say(chance(appraise(world, "search")))


def test_a_fight_tells_both_sides_chances_and_damage() -> None:
    world = below(weapon=make("melee-weapon"))
    met = meeting(world, group("goblin"))
    foe = met.group.foes[0]
    assert enemy_face(world, met.group, foe) == 9
    assert "hits 60%, 1D6" in texts("en", "seul").say(foe_line(world, met.group, foe))
    note = next(option.note for option in offered(blows(world, met)) if option.verb == "attack")
    assert note is not None
    assert note.args["n"] == 8


def test_a_blow_says_what_it_needs_and_what_makes_it_harder() -> None:
    world = below(weapon=make("melee-weapon"), fatigue=3, poison_until=10**6, resources=1)
    met = meeting(world, group("goblin"))
    words = texts("en", "seul")
    note = next(option.note for option in offered(blows(world, met)) if option.verb == "attack")
    assert note is not None
    assert words.say(note) == "16+, D8; 25%: Fatigue −3 and poison −2"
    question = run(strike(world, met.group.foes[0], ask=True), [1], ["roll"]).asked[0]
    assert "16 or more on the D20 (AC 12, HD +1, Fatigue −3 and poison −2)." in words.say(question.text)


def test_the_leader_is_called_so_also_where_resources_are_spent_on_the_blow() -> None:
    world = below(weapon=make("melee-weapon"), resources=1)
    met = meeting(world, group("goblin"))
    met.group.foes[0].leader = True
    said = [texts("en", "seul").say(option.text) for option in offered(blows(world, met))]
    assert [text for text in said if "leader" in text] == said[:2]


def test_the_merchant_names_sums_and_takes_finds_before_what_is_worn() -> None:
    world = below(armour=make("chain-mail"))
    world.hero.pack = [make("small-valuable", value=15000)]
    words = texts("en", "seul")
    assert [words.say(option.text) for option in offered(wares(world))][-1] == "Sell the chain mail"
    offers = [words.say(option.text) for option in offered(bids(world, 15000))]
    assert offers[:2] == ["Sell for 75 gp", "Haggle: 90 gp, or else 60 gp"]


def test_wares_say_what_they_do_and_how_much_they_weigh() -> None:
    words = texts("en", "seul")
    assert "armour class 14, Enc 6" in words.say(gear_note(BOOK.gear["chain-mail"], 6000))
    assert "damage D4, Enc 0" in words.say(gear_note(BOOK.gear["small-weapon"], 200))


@pytest.mark.parametrize("kind", [trap.id for trap in BOOK.traps.values() if trap.failed and not trap.no_save])
def test_a_trap_says_what_else_it_does_to_whom_it_catches(kind: str) -> None:
    world = below(resources=3)
    world.ask_effort = True
    asked = next(each for each in spring(world, kind) if isinstance(each, Ask))
    for language in ("fr", "en"):
        words = texts(language, "seul")
        effect = words.say(Say("stakes-fails-" + BOOK.traps[kind].failed))
        assert f", {effect}." in words.say(asked.text)
