"""Flight, pursuit and dispersal."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.combat import battle, fight_or_flee
from souterrain.games.chateau.encounters import arrive, meet
from souterrain.games.chateau.events.combat import FoeDied, FoeHit, FoeMissed
from souterrain.games.chateau.events.encounters import Quiet
from souterrain.games.chateau.events.flight import Caught, Escaped, Forfeited, GroupRan, LeftBehind, Ran
from souterrain.games.chateau.flight import escape_chance, flee, scatter
from tests.play import run

from .stage import COURT, MEADOW, SQUARE, TRIANGLE, everybody, fight, first_ask, keys, one, option, party, percent, told


@pytest.mark.rule("chateau.flee.choice")
def test_the_party_chooses_to_flee_or_to_fight() -> None:
    world = party(TRIANGLE)
    seen = run(arrive(world, everybody(world)), [5, "goblin", 5], ["flee", "run:V00"])
    assert keys(seen.asked[0]) == ["fight", "flee", "scatter"]
    assert percent(seen.asked[0], "fight") == 89, "two strikers, each hitting on 3 or more: 1 - 1/9"


@pytest.mark.rule("chateau.flee.choice")
def test_it_may_still_flee_in_a_later_round_but_not_once_caught() -> None:
    world = party(warrior=8)
    seen = run(meet(world, everybody(world), ["orc"]), [1, 1, 5], ["fight", "flee", "run:C16"])
    assert [keys(ask) for ask in seen.asked[:2]] == [["fight", "flee"]] * 2
    world = party(warrior=8)
    caught = fight(world, "orc", caught=True)
    assert run(fight_or_flee(world, caught)).asked == [], "it is not asked any more"
    assert caught.party == ["warrior"]


@pytest.mark.rule("chateau.flee.roll")
def test_it_escapes_if_the_d3_exceeds_the_pursuit() -> None:
    for kind, die, escapes in (("ghoul", 4, False), ("ghoul", 5, True), ("demon", 2, False), ("demon", 3, True)):
        world = party()
        foes = fight(world, kind)
        run(flee(world, foes), [die], ["run:C02" if die in (3, 4) else "run:C05" if die < 3 else "run:C12"])
        assert bool(told(world, Escaped)) is escapes
        assert bool(told(world, Caught)) is not escapes
        assert bool(foes.foes) is not escapes


@pytest.mark.rule("chateau.flee.decide-before-roll")
def test_the_chances_are_told_before_the_die_is_rolled_and_then_the_flight_stands() -> None:
    for kind, chance in (("mummy", 0), ("demon", 67), ("ghoul", 33), ("giant", 0)):
        world = party(warrior=8)
        foes = fight(world, kind)
        if kind == "mummy":
            seen = run(fight_or_flee(world, foes), [1], ["run:C05"])
            assert len(seen.asked) == 1, "without a magic weapon there is no choice but where to"
        else:
            assert percent(first_ask(fight_or_flee(world, foes)), "flee") == chance
    world = party()
    seen = run(flee(world, fight(world, "orc")), [1], ["run:C05"])
    assert keys(seen.asked[0]) == ["run:C01", "run:C03", "run:C05", "run:C07", "run:C09"], "only where to, not whether"


@pytest.mark.rule("chateau.flee.impossible-against-four")
def test_the_fastest_always_catch_up() -> None:
    assert {row.id: row.pursuit for row in BOOK.monsters.values() if row.pursuit > 2} == {
        "dragon": 3,
        "giant": 3,
        "ash-lord": 4,
    }
    for kind in ("ash-lord", "dragon", "giant"):
        world = party()
        run(flee(world, fight(world, kind)), [6], ["run:C12"])
        assert told(world, Caught)


@pytest.mark.rule("chateau.flee.two-never-pursue")
def test_two_monsters_never_pursue() -> None:
    assert {row.id for row in BOOK.monsters.values() if row.pursuit == 0} == {"mummy", "sphinx"}
    world = party()
    run(flee(world, fight(world, "sphinx")), [1], ["run:C05"])
    assert told(world, Escaped)


@pytest.mark.rule("chateau.flee.success")
def test_after_a_flight_the_monster_is_in_the_bowl_and_the_new_point_is_quiet() -> None:
    world = party()
    run(meet(world, everybody(world), ["ghoul"]), [6], ["flee", "run:C12"])
    assert {who.at for who in world.characters.values()} == {"C12"}, "three points away, and no event there"
    assert world.bowl.counts["ghoul"] == 6, "5, and the one that the test did not take out"
    world = party(COURT)
    seen = run(flee(world, fight(world, "ghoul")), [6], ["run:K15"])
    assert told(world, GroupRan) == [GroupRan(3, "K15")], "more than the one point of the castle"
    assert "run:C27" in keys(seen.asked[0])
    world = party("K21", warrior=8)
    run(flee(world, fight(world, "ghoul")), [1])
    assert one(world, "warrior").at == "K20", "where there is one way only nothing is asked"


@pytest.mark.rule("chateau.flee.caught")
def test_a_caught_party_moves_is_struck_first_and_rolls_for_where_it_is() -> None:
    world = party(warrior=8)
    run(meet(world, everybody(world), ["orc"]), [2, 1, 4, 3, 1], ["flee", "run:C09"])
    first = [type(event) for event, _ in world.told if isinstance(event, (FoeMissed, FoeHit, FoeDied))]
    assert first == [FoeMissed, FoeDied]
    assert one(world, "warrior").at == "C09"
    world = party(warrior=8)
    foes = fight(world, "orc")
    run(flee(world, foes), [1], ["run:C09"])
    assert (foes.at, foes.caught) == ("C09", True), "the fight goes on there"


@pytest.mark.rule("chateau.flee.caught")
def test_after_the_fight_the_point_is_rolled_for() -> None:
    world = party(warrior=8)
    run(meet(world, everybody(world), ["orc"]), [2, 1, 4, 3, 1], ["flee", "run:C09"])
    assert [event.at for event in told(world, Quiet)] == ["C09"], "the last die was for the triangle"


@pytest.mark.rule("chateau.flee.goblin-misprint")
def test_the_goblin_pursues_one_point() -> None:
    assert BOOK.monsters["goblin"].pursuit == 1
    assert BOOK.monsters["ghoul"].pursuit == 2


@pytest.mark.rule("chateau.flee.several-monsters")
def test_flight_is_judged_against_each_monster() -> None:
    world = party()
    foes = fight(world, "orc", "ghoul")
    assert escape_chance(world, foes.foes) == pytest.approx(1 / 3), "from both"
    asked = run(flee(world, foes), [4], ["run:C02"]).asked[0].text
    assert texts("fr", "chateau").say(asked) == "Vous fuyez à 2 points d’ici. Vers où\u00a0? (La Goule suivra.)"
    assert [foe.kind for foe in foes.foes] == ["ghoul"]
    assert [event.foe for event in told(world, Escaped)] == ["orc"]
    assert world.bowl.counts["orc"] == 10


def test_foes_that_fall_behind_or_catch_up_together_are_told_together() -> None:
    for die, to, lines in (
        (6, "C12", ["L’Orque et la Goule perdent votre trace."]),
        (4, "C02", ["La Goule rattrape les fuyards et frappera la première.", "L’Orque perd votre trace."]),
        (2, "C05", ["L’Orque et la Goule rattrapent les fuyards et frapperont d’abord."]),
    ):
        world = party()
        run(flee(world, fight(world, "orc", "ghoul")), [die], [f"run:{to}"])
        words = texts("fr", "chateau")
        assert [words.say(event.say()) for event, _ in world.told if isinstance(event, Caught | Escaped)] == lines
    world = party(warrior=8, thief=6)
    foes = fight(world, "orc", "goblin", "dragon")
    answers = ["run", "run", "run:C12", "run:C12"]
    hunted = run(scatter(world, foes), [5, 5, "thief", "warrior", "thief"], answers).result
    assert [(prey, [foe.kind for foe in hunters]) for prey, hunters in hunted] == [("thief", ["dragon"])]
    assert [event.foe for event in told(world, Escaped)] == ["orc", "goblin"], "each by whom it ran after"


@pytest.mark.rule("chateau.flee.dispersal")
def test_if_all_flee_apart_it_pursues_one_at_random() -> None:
    world = party(warrior=8, thief=6)
    foes = fight(world, "ghoul")
    seen = run(scatter(world, foes), [3, 2, "thief"], ["run", "run", "run:C02", "run:C05"])
    assert [(prey, [foe.kind for foe in hunters]) for prey, hunters in seen.result] == [("thief", ["ghoul"])]
    assert [ask.text.id for ask in seen.asked] == ["ask-scatter"] * 2 + ["ask-run-where-apart"] * 2
    assert [(event.who, event.distance) for event in told(world, Ran)] == [(("warrior",), 2), (("thief",), 1)]
    world = party(warrior=8, thief=6)
    foes = fight(world, "ghoul")
    foes.treasures = ["ring"]
    assert run(scatter(world, foes), [3, 5, "thief"], ["run", "run", "run:C02", "run:C12"]).result == []
    assert [event.treasure for event in told(world, Forfeited)] == ["ring"], "what lay there is left"


@pytest.mark.rule("chateau.flee.dispersal")
def test_if_some_stay_it_stays_with_them() -> None:
    world = party(warrior=8, thief=6)
    foes = fight(world, "dragon")
    foes.treasures = ["ring"]
    assert run(scatter(world, foes), [1], ["stay", "run", "run:C05"]).result == []
    assert foes.treasures == ["ring"], "still to be won"
    assert foes.party == ["warrior"]
    assert [foe.kind for foe in foes.foes] == ["dragon"]
    assert one(world, "thief").at == "C05"


def test_who_was_caught_alone_fights_alone() -> None:
    world = party(SQUARE, warrior=8, thief=6)
    answers = ["scatter", "run", "run", "run:C15", "run:C13", "stay"]
    won = run(battle(world, everybody(world), fight(world, "goblin").foes, []), [1, 1, "thief", 1, 6, 2], answers)
    assert [victory.party for victory in won.result] == [["thief"]]
    assert option(won.asked[0], "scatter").rule == "chateau.flee.dispersal"


def test_sleepers_are_left_behind_and_the_foe_stays_with_them() -> None:
    world = party(MEADOW)
    one(world, "cleric").asleep_until = 9
    foes = fight(world, "troll")
    note = option(first_ask(fight_or_flee(world, foes)), "flee").note
    assert note is not None
    assert note.id == "note-leaves-behind"
    foes.treasures = ["ring"]
    run(flee(world, foes), [6], ["run:C12"])
    assert foes.party == ["cleric"]
    assert [event.who for event in told(world, LeftBehind)] == [("cleric",)]
    assert (foes.at, foes.caught, foes.treasures, len(foes.foes)) == (MEADOW, False, ["ring"], 1)
    assert one(world, "warrior").at == "C12"
