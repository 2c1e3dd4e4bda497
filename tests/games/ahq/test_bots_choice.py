"""Which heroes scripted players choose, for which way."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from souterrain.bots.ahq import exploring
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import expedition


@pytest.mark.parametrize(("levels", "third"), [(2, "who:torallion"), (3, "who:sven")])
def test_arrows_do_not_last_for_three_levels(levels: int, third: str) -> None:
    world = expedition(levels=levels)
    left = [row for row in BOOK.heroes if row not in ("rogar", "magnus")]
    assert chosen(world, left) == third


def chosen(world: World, left: Iterable[str]) -> str:
    options = tuple(Option("who", Say("option-hero"), on=(row,)) for row in left)
    ask = Ask("p1", Say("ask-choose-hero"), options, "ahq.setup.hero.choice-rolloff")
    return exploring.choose_hero(world, ask, "p1")


@pytest.mark.parametrize("levels", [1, 2])
def test_a_treasure_that_is_not_deep_is_for_the_four_of_the_first_game(levels: int) -> None:
    world, left = expedition(levels=levels), list(BOOK.heroes)
    for _ in range(4):
        left.remove(chosen(world, left).removeprefix("who:"))
    assert not any(BOOK.characters[row].first_game for row in left)
    assert chosen(world, [row for row in BOOK.heroes if row != "magnus"]) == "who:sven", "somebody took the wizard"
    assert chosen(expedition(levels=levels, quest="hunt"), BOOK.heroes) == "who:rogar"
    assert chosen(expedition(levels=3), BOOK.heroes) == "who:rogar"
    assert chosen(expedition(levels=2, master="solo"), BOOK.heroes) == "who:rogar"


def test_no_wizard_goes_where_nobody_rests_and_the_weakest_is_struck() -> None:
    left = [row for row in BOOK.heroes if row != "rogar"]
    assert chosen(expedition(quest="tobaro", levels=3), left) == "who:magnus"
    assert chosen(expedition(quest="tobaro", levels=3, master="solo"), left) == "who:sven"
    assert chosen(expedition(quest="hunt", levels=3, master="solo"), left) == "who:magnus", "there will be a rest"
