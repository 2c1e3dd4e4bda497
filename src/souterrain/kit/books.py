"""A game's rulebook and its samples are whole."""

from __future__ import annotations

import re

from souterrain.core.cards import cards
from souterrain.core.game import AnyGame, Variant, read_setup, variants
from souterrain.core.printed import printed
from souterrain.core.rulebook import rule_ids, rulebook
from souterrain.core.text import texts

from .sources import folder
from .words import wordless


def the_rulebook_is_whole_in_both_languages(game: AnyGame) -> None:
    assert rule_ids(game.slug) == tuple(rulebook(game.slug))
    for rule in rulebook(game.slug).values():
        assert rule.id.startswith(f"{game.slug}."), rule.id
        assert rule.fr.strip(), rule.id
        assert rule.en.strip(), rule.id
        assert rule.fr != rule.en, rule.id
        assert bool(rule.ruling_fr) == bool(rule.ruling_en), rule.id
        if rule.kind == "note":
            assert rule.reason_fr, rule.id
            assert rule.reason_en, rule.id


def every_card_shows_a_rule_that_there_is(game: AnyGame) -> None:
    known = rulebook(game.slug)
    for kind, told in cards(game.slug).items():
        wrong = [f"{kind} {id}: {rule}" for id, rule in told.items() if rule and rule not in known]
        assert wrong == [], wrong


def every_printed_table_stands_beside_a_rule_and_has_words(game: AnyGame) -> None:
    tables = printed(game)
    assert [rule for rule in tables if rule not in rulebook(game.slug)] == []
    assert wordless(lambda language: texts(language, game.slug), tables) == set()
    for table in (table for each in tables.values() for table in each):
        assert table.rows
        assert {len(row) for row in table.rows} == {len(table.columns)}


def samples_touch_every_switch_and_chair(game: AnyGame) -> None:
    """Both ways of a switch, every value of a choice, the ends of a number, and a game with and without the rest."""
    setups = [read_setup(game, sample) for sample in game.samples]
    low, high = game.players
    assert {low, high} <= {setup.players for setup in setups}, "the fewest and the most players"
    for variant in variants(game):
        given = [getattr(setup, variant.field) for setup in setups]
        assert [value for value in _ends(variant) if value not in given] == [], f"no sample with {variant.field}"
        if variant.kind in ("text", "file", "names"):
            assert {bool(value) for value in given} == {True, False}, f"with and without {variant.field}"


def _ends(variant: Variant) -> tuple[object, ...]:
    if variant.kind == "switch":
        return False, True
    if variant.kind == "number":
        return variant.low, variant.high
    return variant.values if variant.kind == "choice" else ()


def every_rule_is_named_by_what_keeps_it(game: AnyGame) -> None:
    """The id of a rule, or its beginning before a name that is filled in, stands in the code or the content; what cards
    name does not count."""
    files = [path for kind in ("*.py", "*.toml") for path in folder(game.slug).rglob(kind)]
    text = "\n".join(path.read_text("utf-8") for path in files if not _is_rulebook(path.parts))
    named = {name.strip(".") for name in re.findall(rf"{game.slug}\.[a-z0-9.-]+", text)}
    begun = tuple(re.findall(rf'f"({game.slug}\.[a-z0-9.-]+)\{{', text))
    rules = [rule.id for rule in rulebook(game.slug).values() if rule.kind == "rule"]
    unnamed = [id for id in rules if id not in named and not id.startswith(begun)]
    assert unnamed == [], f"nothing names {', '.join(unnamed)}"


def _is_rulebook(parts: tuple[str, ...]) -> bool:
    return parts[-1] in ("rules.toml", "cards.toml") or parts[-2] == "rules"
