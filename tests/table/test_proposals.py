"""What a lobby proposes: in a player's words, and a good evening for whoever only says yes."""

from __future__ import annotations

import re

import pytest

import souterrain
from souterrain.core.game import proposed, read_setup
from souterrain.core.text import LANGUAGES
from souterrain.table.house import catalogue

GAMES = sorted(souterrain.games())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_switch_has_words_and_no_number_is_a_code(lang: str) -> None:
    for book in catalogue(lang):
        for variant in book["variants"]:
            labels = [variant["label"], *(value["label"] for value in variant["values"])]
            assert not [label for label in labels if label.startswith("variant-")]
            assert not [label for label in labels if re.search(r"\b0\s*:", label)], "a number has a word of its own"


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_proposed_can_be_begun(slug: str) -> None:
    game = souterrain.games()[slug]
    given = {**proposed(game), "players": game.players[0]}
    assert souterrain.new(slug, seed="proposed", setup=given).ask


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["ahq", "regne"])
def test_one_person_is_proposed_four_heroes_and_may_take_one(slug: str, lang: str) -> None:
    book = next(each for each in catalogue(lang) if each["slug"] == slug)
    heroes = next(each for each in book["variants"] if each["field"] == "heroes")
    assert (heroes["low"], heroes["default"], heroes["advanced"]) == (1, 4, False)


def test_a_set_up_that_does_not_say_how_many_means_one_hero_for_each_player() -> None:
    game = souterrain.games()["ahq"]
    assert game.create(read_setup(game, {"players": 2})).setup.heroes == 2
