"""What a player may ask about: skills and spells on a sheet, the tables beside the rules, the dice of a find."""

from __future__ import annotations

import pytest

from souterrain.core.printed import printed
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.mishaps import Befell
from souterrain.games.regne.events.places import Found, Glimpsed
from souterrain.games.regne.treasure import PRIZES, find
from souterrain.games.regne.view import sheet

from .stage import game, hero, run, told, vault


def test_skills_and_spells_tell_what_they_do() -> None:
    world = vault()
    svein, ombeline = hero(world, "svein", (1, 1)), hero(world, "ombeline", (3, 3))
    english = texts("en", "regne")
    says = {
        english.say(item.text): english.say(item.about)
        for who in (svein, ombeline)
        for item in sheet(world, who).items
        if item.about is not None
    }
    assert says["Super-tough"] == "2 points of armour while wearing none."
    assert says["Mend Flesh"] == "White magic, difficulty 4. Gives 4+1D LP back to a companion in sight."
    ids = [f"about-skill-{id}" for id in BOOK.skills] + [f"about-spell-{id}" for id in BOOK.spells]
    assert [id for language in ("en", "fr") for id in ids if not texts(language, "regne").has(id)] == []


@pytest.mark.rule("regne.treasure.two-rolls")
def test_the_nature_of_a_treasure_is_told_before_the_treasure() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    run(find(world, svein, "treasure"), ["0", "0", "5", "5"])
    nature = BOOK.natures[0].category
    assert [event.what for event in told(world, Glimpsed)] == [nature]
    assert [(event.thing, event.rule) for event in told(world, Found)] == [
        (BOOK.prizes[nature][10].item, PRIZES[nature]),
    ]


def test_the_tables_of_finds_stand_beside_the_rules_that_their_lines_name() -> None:
    tables = printed(game.GAME)
    for category, rule in PRIZES.items():
        rolls = [(table.dice, len(table.rolls)) for table in tables[rule] if table.rolls]
        assert (2, len(BOOK.source.kinds[f"{category}-prize"])) in rolls
    (loot,) = tables["regne.element.search-once"]
    searched = [row for row in BOOK.elements.values() if row.loot and row.rule == "regne.element.search-once"]
    assert len(loot.rows) == sum(len(row.loot) for row in searched)


def test_a_mishap_has_a_name_that_stays_in_sight_and_is_told_with_what_is_heard_of_it() -> None:
    for language in ("en", "fr"):
        words = texts(language, "regne")
        for card in BOOK.mishaps:
            name = words.say(Say(f"mishap-{card}"))
            assert len(name) <= 24, "a card that has been read folds to its name, which is not cut"
            assert words.say(Befell(card).say()).split(". ")[1] == name
    assert texts("fr", "regne").say(Befell("straggler").say()) == "Imprévu. Un traînard. Des pas, loin derrière."
