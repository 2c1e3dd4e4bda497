"""Runes, potions, lessons and turned cards: where each begins and ends."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Option
from souterrain.games.regne.actions.uses import bind
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.town.learning import lessons, may_rise
from souterrain.games.regne.world import Door
from souterrain.games.regne.zones import lay, locked, turned_square
from tests.play import offered

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


@pytest.mark.rule("regne.campaign.learning")
@pytest.mark.parametrize("verb", ["raise", "toughen", "study", "read", "get-over"])
def test_what_is_learnt_may_cost_all_that_a_hero_has(verb: str) -> None:
    world = vault()
    ombeline = hero(world, "ombeline", (1, 1))
    ombeline.learnt, ombeline.handicaps, ombeline.trained = [], ["short-breath"], {"intelligence": 3}
    for grimoire in BOOK.grimoires:
        carry(world, ombeline, grimoire)
    ombeline.xp = 99
    least = min(paid(option) for option in offered(lessons(world, ombeline)) if option.verb == verb)
    for ombeline.xp in (least - 1, least):
        found = {option.verb for option in offered(lessons(world, ombeline))}
        assert (verb in found) is (ombeline.xp == least)


def paid(option: Option) -> int:
    """The experience that a lesson costs."""
    assert option.note is not None
    return int(str(option.note.args["xp"]))


@pytest.mark.rule("regne.door.locked-by-card")
def test_a_door_inside_a_zone_is_locked_by_its_card_wherever_the_zone_lies() -> None:
    world = vault()
    lay(world, "gaol", Door("d0", (4, -1), "z1", "standard", "shut", wall="n"))
    cells = [door for door in world.doors.values() if door.holds]
    assert [locked(world, door) for door in cells] == [True, True]


@pytest.mark.rule("regne.zone.card-content")
def test_five_quarter_turns_are_one() -> None:
    turns = [turned_square((2, 0), 3, 2, times) for times in range(6)]
    assert turns[:4] == [(2, 0), (1, 2), (0, 1), (0, 0)]
    assert turns[4:] == turns[:2]
