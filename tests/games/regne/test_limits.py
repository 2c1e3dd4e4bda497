"""Runes, potions, lessons and turned cards: where each begins and ends."""

from __future__ import annotations

import pytest

from souterrain.games.regne.actions.uses import bind
from souterrain.games.regne.town.learning import may_rise
from souterrain.games.regne.zones import turned_square

from .stage import bare, carry, hero, keys, vault


@pytest.mark.rule("regne.rune.bound-to-gear")
def test_another_rune_on_what_is_worn_leaves_life_as_it_was() -> None:
    world = vault()
    svein = bare(hero(world, "svein", (1, 1)))
    axe, top = carry(world, svein, "war-axe", worn=True), svein.top
    bind(world, svein, carry(world, svein, "rune-of-life"), axe)
    assert (svein.life, svein.top) == (top + 5, top + 5)
    bind(world, svein, carry(world, svein, "rune-of-strength"), axe)
    assert (svein.life, svein.top, axe.worn, axe.runes) == (
        top + 5,
        top + 5,
        True,
        ["rune-of-life", "rune-of-strength"],
    )


@pytest.mark.rule("regne.potion.drink-or-give")
@pytest.mark.parametrize(
    ("potion", "life", "offered"),
    [
        ("potion-of-strength", 1, True),
        ("potion-of-strength", 0, False),
        ("potion-of-care", 1, True),
        ("antidote", 1, False),
    ],
)
def test_what_would_help_is_offered(potion: str, life: int, offered: bool) -> None:
    world = vault()
    svein, maud = hero(world, "svein", (1, 1)), hero(world, "maud", (2, 1))
    bare(svein)
    flask, maud.life = carry(world, svein, potion), life
    assert (f"drink:{flask.id}:maud" in keys(world, svein, "drink")) is offered


@pytest.mark.rule("regne.campaign.learning")
def test_who_was_born_without_magic_stays_so() -> None:
    svein = hero(vault(), "svein", (1, 1))
    assert [may_rise(svein, "magic"), may_rise(svein, "melee")] == [False, True]


@pytest.mark.rule("regne.zone.card-content")
def test_five_quarter_turns_are_one() -> None:
    turns = [turned_square((2, 0), 3, 2, times) for times in range(6)]
    assert turns[:4] == [(2, 0), (1, 2), (0, 1), (0, 0)]
    assert turns[4:] == turns[:2]
