"""A catalogue cannot name what is not there, and an overlay is judged as the files are."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from souterrain.core.book import Handlers, in_force
from souterrain.core.errors import BadContent
from souterrain.core.overlay import Change, changes, lay, read_overlay

from .larder import BOOK, COOKS, Larder, heaviest, larder

TITLE = 'title = { fr = "Loups", en = "Wolves" }\n'
TOUGH = TITLE + "[change.beast.wolf]\nlife = 6\n[change.numbers]\nturns = 3\n"
RULES = ("toy.beast",)


def under(text: str) -> Larder:
    book = lay(larder(), read_overlay(text))
    assert isinstance(book, Larder)
    return book


@pytest.mark.parametrize(("text", "names"), [
    ("[change.beast.wolf]\nlikes = ['ghost']", ["beast wolf, likes", "ghost"]),
    ("[change.beast.rat]\ncarries = { gold = 2 }", ["beast rat, carries", "gold"]),
    ("[change.thing.ham]\ncook = 'fry'", ["thing ham, cook", "fry"]),
    ("[change.beast.rat]\nrule = 'toy.ghost'", ["beast rat, rule", "toy.ghost"]),
    ("[change.meeting.5-6]\nbeast = 'ham'", ["meeting 5-6, beast", "ham"]),
])  # fmt: skip
def test_a_reference_to_nothing_is_refused_with_its_row_and_field(text: str, names: list[str]) -> None:
    with pytest.raises(BadContent) as error:
        under(TITLE + text)
    assert all(name in str(error.value) for name in names), str(error.value)


@pytest.mark.parametrize(("text", "names"), [
    ("[change.beast.fox]\nlife = 2", ["Wolves", "beast", "fox"]),
    ("[change.ghost.fox]\nlife = 2", ["Wolves", "ghost", "beast, meeting, numbers, thing"]),
    ("[change.beast.wolf]\nlives = 2", ["Wolves", "beast wolf", "lives"]),
    ("[change.beast.wolf]\nlife = 'many'", ["Wolves", "beast wolf"]),
    ("[change.beast]\nwolf = 3", ["Wolves", "beast", "fields"]),
    ("[[add.numbers]]\nturns = 4", ["Wolves", "numbers"]),
    ("[[add.beast]]\nid = 'rat'\nlife = 2", ["rat"]),
    ("[change.meeting.5-6]\nroll = '5'", ["6"]),
    ("[[add.meeting]]\nroll = '6'\nbeast = 'rat'", ["6"]),
    ("nonsense = 1", ["nonsense"]),
    ("[change", ["line"]),
])  # fmt: skip
def test_an_overlay_that_does_not_fit_is_refused_and_says_where(text: str, names: list[str]) -> None:
    with pytest.raises(BadContent) as error:
        under(TITLE + text)
    assert all(name in str(error.value) for name in names), str(error.value)


def test_an_overlay_needs_a_title_and_has_a_largest_size() -> None:
    for text in ("[change.beast.wolf]\nlife = 6", "title = {}", TITLE + "#" * 70_000):
        with pytest.raises(BadContent):
            read_overlay(text)


def test_handlers_that_no_row_names_are_refused() -> None:
    idle: Handlers[Any] = Handlers("idle")
    idle("never")(lambda: None)
    with pytest.raises(BadContent, match="No row calls for never"):
        Larder.of("tests.core.larder").close(COOKS, idle, rules=RULES)


def test_a_row_that_nothing_leads_to_is_found() -> None:
    assert larder().unreached() == []
    lone = TITLE + "[[add.beast]]\nid = 'dragon'\nlife = 9\ncarries = { anvil = 1 }\n"
    assert under(lone).unreached() == ["beast dragon"]
    assert under(TITLE + "[change.beast.wolf]\nlikes = ['rat']\n").unreached() == ["thing ham"]


def test_an_overlay_counts_while_it_is_in_force_and_only_there() -> None:
    book = larder()
    tough = lay(book, read_overlay(TOUGH))
    elsewhere: list[int] = []
    with in_force(tough):
        assert book.beasts["wolf"].life == 6
        assert book.numbers.turns == 3
        assert book.meetings[6].beast == "wolf"
        other = threading.Thread(target=lambda: elsewhere.append(book.beasts["wolf"].life))
        other.start()
        other.join()
        with in_force(None):
            assert book.beasts["wolf"].life == 6, "nothing given leaves all as it is"
    assert elsewhere == [4]
    assert book.beasts["wolf"].life == 4
    assert book.numbers.turns == 12
    assert changes(book, tough) == [
        Change("beast", "wolf", "life", "4", "6"),
        Change("numbers", "", "turns", "12", "3"),
    ]
    added = under(TITLE + "[[add.beast]]\nid = 'dragon'\nlife = 9\n")
    assert changes(book, added) == [Change("beast", "dragon", "", "", "")]


def test_what_is_worked_out_from_a_catalogue_is_kept_for_it_alone() -> None:
    assert heaviest() == "ham"
    heavy = lay(BOOK, read_overlay(TITLE + "[change.thing.anvil]\nweight = 50\n"))
    with in_force(heavy):
        assert heaviest() == "anvil"
    assert heaviest() == "ham"
