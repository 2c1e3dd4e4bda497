"""The fight that the rulebook tells, replayed from its printed dice."""

from __future__ import annotations

import pytest

from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.encounters import arrive
from souterrain.games.chateau.events.combat import FoeDied, FoeHit, Hit, Missed
from souterrain.games.chateau.events.encounters import MonsterAppeared, TreasureSeen
from souterrain.games.chateau.events.healing import Healed
from souterrain.games.chateau.events.treasures import Declined
from souterrain.games.chateau.world import Chateau
from tests.play import Run, run

from .stage import SQUARE, everybody, keys, one, party, told

DICE: list[int | str] = [5, "orc", "phial", 6, 2, 1, 4, 3, 4, 3, 5, 5]
ANSWERS = ["fight", "pair:warrior:cleric", "leave"]


@pytest.fixture
def fought() -> tuple[Chateau, Run]:
    world = party(SQUARE, warrior=8, thief=6, magician=3, cleric=6)
    return world, run(arrive(world, everybody(world)), DICE, ANSWERS)


@pytest.mark.rule("chateau.example.orc-1-setup")
def test_before_the_fight() -> None:
    world = party(SQUARE, warrior=8, thief=6, magician=3, cleric=6)
    assert world.order == ["warrior", "thief", "magician", "cleric"]
    assert [who.items[0].kind for who in world.characters.values()] == ["sword", "sword", "dagger", "mace"]


@pytest.mark.rule("chateau.example.orc-2-draw")
def test_an_orc_and_a_phial(fought: tuple[Chateau, Run]) -> None:
    world, seen = fought
    assert [event.foe for event in told(world, MonsterAppeared)] == ["orc"]
    assert [event.treasure for event in told(world, TreasureSeen)] == ["phial"]
    assert "flee" in keys(seen.asked[0])
    orc = BOOK.monsters["orc"]
    assert (orc.life, orc.blows, orc.hit, orc.first) == (3, ("d6",), 3, False)


@pytest.mark.rule("chateau.example.orc-3-first-pair")
def test_the_warrior_hits_and_the_thief_misses(fought: tuple[Chateau, Run]) -> None:
    first = told(fought[0], Hit)[0]
    assert (first.who, first.wounds, first.left) == ("warrior", 2, 1)
    assert [event.who for event in told(fought[0], Missed)] == ["thief"]


@pytest.mark.rule("chateau.example.orc-4-orc-strikes", "chateau.combat.monster-target")
def test_the_orc_strikes_the_thief_who_has_just_missed(fought: tuple[Chateau, Run]) -> None:
    blow = told(fought[0], FoeHit)[0]
    assert (blow.who, blow.wounds, blow.left) == ("thief", 3, 3)


@pytest.mark.rule("chateau.example.orc-5-kill", "chateau.combat.one-by-one")
def test_the_warrior_kills_it_and_the_cleric_need_not_roll(fought: tuple[Chateau, Run]) -> None:
    world, _ = fought
    assert [event.who for event in told(world, Hit)] == ["warrior"]
    (slain,) = told(world, FoeDied)
    assert (slain.who, slain.foe) == ("warrior", "orc"), "the blow and the death are one line"
    assert world.bowl.counts["orc"] == 10


@pytest.mark.rule("chateau.example.orc-6-healing")
def test_the_thief_is_healed_and_the_phial_goes_back(fought: tuple[Chateau, Run]) -> None:
    world, _ = fought
    healed = told(world, Healed)[0]
    assert (healed.who, healed.amount) == ("thief", 3)
    assert one(world, "thief").life == 6
    assert told(world, Declined)
    assert len(world.bowl) == 76
