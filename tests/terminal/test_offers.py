"""The options of a question at a keyboard."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.keys import RESERVED, keys_of
from souterrain.core.say import Say
from souterrain.terminal.app import TableApp
from souterrain.terminal.offers import Offer, at_place, by_key, labels, offers, on_board, step


def option(verb: str, *on: str, at: str = "") -> Option:
    return Option(verb, Say("unknown", literal=verb), on=on, at=at)


def offered(*options: Option) -> tuple[Offer, ...]:
    ask = Ask("p1", Say("unknown", literal="?"), options, "rule")
    return offers(ask, keys_of(ask))


SQUARES = [option("go", str(n), at=f"{n},1") for n in range(40)]


def test_what_has_a_key_comes_first_and_mere_squares_last() -> None:
    found = offered(*SQUARES, option("wear"), option("rest"), option("open", at="chest"))
    assert [each.option.verb for each in found[:4]] == ["rest", "open", "wear", "go"]
    assert [each.key for each in found[:4]] == ["r", "o", "", ""]


def test_deeds_that_many_offer_stand_behind_single_ones_and_share_no_letter_on_the_board() -> None:
    around = [option("search", str(n), at=f"{n},1") for n in range(8)]
    gifts = [option("give", thing, at="elf") for thing in ("rope", "torch", "food", "flask")]
    runs = [option("run", str(n), at=f"{n},1") for n in range(40)]
    found = offered(*around, *gifts, *runs, *SQUARES, option("wear"), option("end"), option("open", at="0,1"))
    assert [each.option.verb for each in found[:5]] == ["end", "open", "wear", "give", "give"]
    assert [each.option.verb for each in found[7:9]] == ["go", "go"]
    assert on_board(found)["0,1"] == "o"
    assert on_board(found)["1,1"] == "•"
    assert found[at_place(found, "1,1") or 0].option.key == "go:1"


def test_a_short_list_keeps_its_order() -> None:
    found = offered(option("go", at="mill"), option("go", at="wood"), option("stay"))
    assert [each.key for each in found] == ["1", "2", "w"]


def test_what_else_may_be_done_is_in_sight_before_more_squares_than_have_room() -> None:
    found = offered(*SQUARES[:8], option("leave"), option("done"))
    assert [each.key for each in found] == ["v", "x", *"12345678"]


def test_a_place_shows_a_key_and_stands_for_going_there() -> None:
    found = offered(option("search", "a", at="3,1"), option("search", "b", at="9,9"), *SQUARES)
    assert on_board(found)["3,1"] == "e"
    assert on_board(found)["4,1"] == "•"
    there = at_place(found, "3,1")
    assert there is not None
    assert found[there].option.key == "go:3"
    assert found[at_place(found, "9,9") or 0].option.key == "search:b"
    assert at_place(found, "nowhere") is None


def test_a_letter_stands_for_all_options_of_its_verb() -> None:
    found = offered(option("search", "bed"), option("rest"), option("search", "rug"))
    assert [found[n].option.key for n in by_key(found, "e")] == ["search:bed", "search:rug"]
    assert by_key(found, "k") == []


def test_arrows_step_where_steps_are_offered() -> None:
    found = offered(option("step", "n", at="1,0"), option("rest"), *SQUARES)
    north = step(found, "n")
    assert north is not None
    assert north.key == "step:n"
    assert step(found, "s") is None


def test_lines_are_answered_by_letters_and_by_numbers_that_nothing_else_has() -> None:
    found = offered(option("wield", "fire"), option("wield", "frost"), option("wear"), option("rest"), option("drop"))
    assert labels(found) == ["J1", "J2", "1", "r", "2"]
    ways = offered(option("go", at="mill"), option("shuffle"), option("go", at="wood"), option("stay"))
    assert labels(ways) == ["1", "2", "3", "w"], "counted as they are read"


def test_no_command_of_the_screen_is_the_key_of_an_option() -> None:
    commands = {key for key in TableApp.COMMANDS_BY_KEY if key.isalpha()}
    assert commands <= set(RESERVED)
