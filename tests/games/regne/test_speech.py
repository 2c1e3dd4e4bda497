"""Speeches."""

from __future__ import annotations

import pytest

from souterrain.games.regne.actions.speech import speak
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.turn import refresh
from souterrain.games.regne.world import Figure, Regne

from .stage import foe, hero, keys, run, vault


def speech(id: str, dice: list[int | str]) -> tuple[Regne, list[Figure], list[Figure]]:
    world = vault()
    party = [hero(world, "hadrun", (2, 2)), hero(world, "svein", (3, 2))]
    foes = [foe(world, "revenant", (6, 6)), foe(world, "ogre", (7, 6))]
    assert f"speech:{id}" in keys(world, party[0])
    run(speak(world, party[0], BOOK.speeches[id]), dice)
    for each in foes:
        refresh(world, each)
    return world, party, foes


@pytest.mark.rule("regne.speech.basics", "regne.speech.once-per-turn", "regne.turn.once-per-turn-limits")
def test_a_speech_costs_two_and_there_is_one_a_turn() -> None:
    world, party, foes = speech("threat", ["X", "0", "0"])
    assert party[0].points == 2
    assert keys(world, party[1], "speech") == []
    assert keys(world, foes[0], "speech") == []
    world.round += 1
    assert keys(world, party[1], "speech")


@pytest.mark.rule("regne.speech.threat-success")
@pytest.mark.parametrize(("d", "points"), [("0", 2), ("1", 3)])
def test_who_is_threatened_tests_his_will_against_two(d: str, points: int) -> None:
    _, _, foes = speech("threat", ["2", "2", "1", d])
    assert [each.points for each in foes] == [points, 3]


@pytest.mark.rule("regne.speech.threat-failure")
def test_a_bad_threat_makes_angry() -> None:
    _, _, foes = speech("threat", ["X", "2", "3"])
    assert [each.points for each in foes] == [5, 4]


@pytest.mark.rule("regne.speech.threat-failure")
def test_a_person_in_the_chair_says_who_is_angriest() -> None:
    world = vault(master="seat")
    hadrun = hero(world, "hadrun", (2, 2))
    revenant, ogre = foe(world, "revenant", (6, 6)), foe(world, "ogre", (7, 6))
    asked = run(speak(world, hadrun, BOOK.speeches["threat"]), ["X", "2", "2"], [f"whom:{ogre.id}"] * 2)
    assert [ask.seat for ask in asked.asked] == ["gm", "gm"]
    for each in (revenant, ogre):
        refresh(world, each)
    assert (revenant.points, ogre.points) == (3, 5)


@pytest.mark.rule("regne.speech.courage-success")
def test_encouragement_gives_a_point_and_takes_fear() -> None:
    world, party, _ = speech("courage", ["3", "2"])
    assert [each.points for each in party] == [3, 6]
    assert world.brave == world.round


@pytest.mark.rule("regne.speech.courage-failure")
def test_a_bad_encouragement_takes_a_point() -> None:
    _, party, _ = speech("courage", ["3", "1"])
    assert [each.points for each in party] == [1, 4]


@pytest.mark.rule("regne.speech.manipulation")
@pytest.mark.parametrize(("dice", "theirs", "ours"), [(["3", "4"], [0, 0], [2, 5]), (["3", "3"], [3, 3], [0, 3])])
def test_a_lie_costs_them_their_turn_or_us_two_points(
    dice: list[int | str], theirs: list[int], ours: list[int]
) -> None:
    _, party, foes = speech("manipulation", dice)
    assert [each.points for each in foes] == theirs
    assert [each.points for each in party] == ours


@pytest.mark.rule("regne.speech.basics")
def test_nobody_threatens_an_empty_room() -> None:
    world = vault()
    assert keys(world, hero(world, "hadrun", (2, 2)), "speech") == ["speech:courage"]


@pytest.mark.rule("regne.speech.basics")
def test_a_speech_that_could_move_nobody_is_not_offered() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    foe(world, "rat", (7, 7))
    assert "speech:manipulation" not in keys(world, svein, "speech")
    svein.trained["charisma"] = 2
    assert "speech:manipulation" in keys(world, svein, "speech")
