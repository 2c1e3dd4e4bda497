"""Whole careers of the scripted delver."""

from __future__ import annotations

from itertools import pairwise

import pytest

import souterrain
from souterrain import bots
from souterrain.core.session import Session
from souterrain.games.seul.events.places import Descended
from souterrain.games.seul.events.town import CameHome, Entered

LONGEST = 3000
"""Answers within which a career ends: ten expeditions of 300 each, by the longest way through forty sections."""


def career(seed: int, name: str = "career") -> Session:
    game = souterrain.new("seul", seed=f"{name} {seed}")
    bots.play(game, {"p1": bots.make("seul", "scripted", seed)}, most=LONGEST)
    return game


@pytest.fixture(scope="module")
def careers() -> list[Session]:
    return [career(seed) for seed in range(45)]


def test_every_career_comes_to_its_end(careers: list[Session]) -> None:
    assert all(game.outcome is not None for game in careers)
    assert all(game.world.expedition <= 10 for game in careers)


def test_some_survive_some_grow_and_every_hit_die_can_do_both(careers: list[Session]) -> None:
    for die in (4, 6, 8):
        heroes = [game.world.hero for game in careers if game.world.hero.die == die]
        assert any(not hero.dead for hero in heroes)
        assert any(hero.dv > 1 for hero in heroes)


def test_nobody_goes_down_only_to_come_back_at_once(careers: list[Session]) -> None:
    """Who was too tired and too poor once went in and out until the tenth expedition."""
    for game in careers:
        told = [event for event in game.events if not event.dull]
        pairs = sum(isinstance(a, Entered) and isinstance(b, CameHome) for a, b in pairwise(told))
        assert pairs == 0


def test_an_expedition_is_told_in_the_chronicle(careers: list[Session]) -> None:
    for game in careers:
        told = [entry.what for entry in game.world.chronicle]
        assert told.count("entered") == game.world.expedition
        assert (told[-1] == "died") is game.world.hero.dead


@pytest.mark.parametrize("seed", [1, 62])
def test_nobody_runs_up_and_down_the_same_stairs(seed: int) -> None:
    """Floors that had nothing left to show were entered 906 and 752 times in a career."""
    game = career(seed, "many")
    assert sum(isinstance(event, Descended) for event in game.events) < 100


@pytest.mark.parametrize("seed", [36, 96])
def test_careers_that_once_never_ended(seed: int) -> None:
    """One swapped its armour for ever under a load that cannot be dropped in town; one took all where nothing could be
    taken."""
    assert career(seed, "h5").outcome is not None
