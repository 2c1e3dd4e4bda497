"""A verb keeps its key."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.ask import Amount, Ask, Option
from souterrain.core.keys import APART, LETTERS, RESERVED, keys_of
from souterrain.core.say import Say


def ask(*verbs: str) -> Ask:
    options = tuple(Option(verb, Say(verb), on=(str(n),)) for n, verb in enumerate(verbs))
    return Ask("p1", Say("what"), options, "rule")


def test_no_letter_is_a_command() -> None:
    assert not set(LETTERS.values()) & set(RESERVED)


def test_a_verb_has_its_letter_whatever_stands_beside_it() -> None:
    assert keys_of(ask("search", "rest", "leave")) == ["e", "r", "v"]
    assert keys_of(ask("done")) == ["x"], "also where nothing else is left to do"
    assert keys_of(ask("roll")) == ["1"]
    assert keys_of(ask("leave", "barter", "wield", "wield")) == ["v", "1", "J", "J"]


def test_a_list_of_one_verb_is_numbered() -> None:
    assert keys_of(ask("take", "take", "take")) == ["1", "2", "3"]
    assert keys_of(ask(*["take"] * 11)) == [""] * 11
    assert keys_of(ask("give", "give", "leave")) == ["1", "2", "v"], "who gets what"
    assert keys_of(ask("sell", "sell", "done")) == ["1", "2", "x"], "what is sold"
    assert keys_of(ask("meal", "meal", "inn", "inn", "round", "done")) == ["1", "2", "n", "n", "r", "x"], "meals"
    assert keys_of(ask("enter", "enter", "done")) == ["e", "e", "x"]
    assert keys_of(ask("cast", "cast", "spare")) == ["1", "2", "n"], "which spell"
    assert keys_of(ask("cast", "spare")) == ["c", "n"]


def test_a_few_pairs_are_one_numbered_list() -> None:
    assert keys_of(ask("rest", "rest", "on", "on")) == ["1", "2", "3", "4"]
    assert keys_of(ask("rest", "rest", "stray", "stray", "leave")) == ["r", "r", "1", "2", "v"]
    assert keys_of(ask("rest", "on")) == ["r", "o"], "without food a number would mean another answer"
    assert keys_of(ask("next", "next", "all-after", "all-after")) == ["1", "2", "a", "a"]


def test_ways_are_numbered_while_they_are_few() -> None:
    assert keys_of(ask("go", "go", "order", "split", "stay")) == ["1", "2", "r", "d", "w"]
    assert keys_of(ask(*["go"] * 11, "stay")) == [""] * 11 + ["w"]


def test_deeds_without_letters_are_numbered_among_themselves_only() -> None:
    assert keys_of(ask("gold", "kit", "kit")) == ["1", "2", "3"]
    assert keys_of(ask("gold", "kit", "kit", "nothing")) == ["1", "2", "3", "n"]
    assert keys_of(ask("front", "front", "back", "done")) == ["1", "2", "3", "x"]
    assert keys_of(ask("wear", "drop", "stay")) == ["", "", "w"]


def test_each_blow_spell_and_potion_is_one_key() -> None:
    deeds = ask("attack", "attack", "power-attack", "power-attack", "cast", "cast", "drink", "drink", "use", "use")
    assert keys_of(deeds) == ["a", "2", "w", "3", "c", "4", "y", "5", "j", "6"]


def test_what_ends_more_than_a_turn_has_no_number_beside_letters() -> None:
    def keys(*verbs: str) -> list[str]:
        asked = ask(*verbs)
        options = tuple(replace(each, final=each.verb in ("retire", "go")) for each in asked.options)
        return keys_of(replace(asked, options=options))

    assert keys("shop", "inn", "retire") == ["a", "n", ""]
    assert keys("shop", "barter", "retire") == ["a", "1", ""]
    assert keys("go", "stay") == ["1", "w"], "ways keep theirs"
    assert keys("gold", "kit", "retire") == ["1", "2", "3"], "so does a list without letters"


def test_to_show_oneself_and_to_strike_are_two_keys() -> None:
    assert keys_of(ask("hide", "face"))[1] != keys_of(ask("leave", "talk", "fight"))[2], "who is met may be a friend"


def test_what_is_not_a_choice_has_no_keys() -> None:
    assert keys_of(Amount("p1", Say("how-many"), "rule", 0, 3)) == []
    assert keys_of(None) == []


def test_in_a_fight_every_deed_has_its_letter() -> None:
    verbs = ("attack", "effort", "strike", "close", "flee", "turn", "talk", "surrender", "yield", "wield", "wait")
    found = keys_of(ask(*verbs))
    assert "" not in found
    assert len(set(found)) == len(found)


def test_whatever_may_be_done_on_the_squares_of_a_vault_has_its_letter() -> None:
    acts = (
        "attack",
        "power-attack",
        "shoot",
        "precise-shot",
        "cast",
        "shove",
        "steal",
        "join",
        "open",
        "shut",
        "pick",
        "smash",
    )
    looks = (
        "venture",
        "search",
        "rummage",
        "disarm",
        "equip",
        "give",
        "take",
        "use",
        "bind",
        "throw",
        "speech",
        "bribe",
    )
    found = keys_of(ask(*acts, *looks, "duel", "await", "set", "jump", "run", "done"))
    assert "" not in found
    assert len(set(found)) == len(found)
    watched = keys_of(ask("attack", "defend", "disarm", "hold-on", "hush"))
    assert watched == ["a", "1", "d", "W", "x"], "whoever waited waits on by the key with which he waited"


def test_whoever_may_be_struck_is_struck_by_one_key() -> None:
    assert keys_of(ask("attack", "attack", "attack", "done")) == ["a", "2", "3", "x"]
    assert keys_of(ask("attack", "done")) == ["a", "x"]
    assert keys_of(ask("shoot", "shoot", "attack", "attack", "done")) == ["i", "2", "a", "3", "x"]
    assert keys_of(ask("go", "go", "attack", "attack", "stay")) == ["1", "2", "a", "3", "w"], "ways are counted first"
    surrounded = ask("attack", *["go"] * 9, "attack", "attack")
    assert keys_of(surrounded) == ["a", *[""] * 9, "2", "3"], "blows come before squares that need as many numbers"
    assert keys_of(ask(*["attack"] * 12, "done"))[8:12] == ["9", "0", "a", "a"]


def test_two_deeds_of_one_verb_that_are_often_offered_together_have_a_key_each() -> None:
    deeds = [("search",), ("search", "near"), ("take", "thing", "0"), ("take", "all"), ("rest",), ("rest", "resource")]
    options = tuple(Option(verb, Say(verb), on=tuple(on)) for verb, *on in deeds)
    found = keys_of(Ask("p1", Say("what"), options, "rule"))
    assert found == ["e", "N", "t", "T", "r", "R"]
    assert keys_of(Ask("p1", Say("what"), options[2:4], "rule")) == ["1", "2"], "a short list is numbered all the same"


def test_no_letter_of_one_deed_is_that_of_another_verb_in_the_same_place() -> None:
    assert not set(APART.values()) & set(RESERVED)


def test_what_would_cost_something_has_no_number_that_also_throws_a_die() -> None:
    light = Option("drop", Say("drop"), on=("light",))
    fight = ask("attack", "flee", "wait")
    assert keys_of(replace(fight, options=(*fight.options, light))) == ["a", "v", "w", "G"]
    assert keys_of(ask("explore", "carry", "barricade", "antidote")) == ["X", "M", "B", "Z"]


def test_those_of_the_party_keep_the_number_of_their_sheet() -> None:
    party = ("ann", "bob", "cleo")
    who = [Option("who", Say(name), at=name, on=(name,)) for name in party]
    left = Ask("p1", Say("who acts next"), (who[0], who[2], Option("end", Say("end"))), "rule")
    assert keys_of(left, party) == ["1", "3", "x"]
    assert keys_of(left) == ["1", "2", "x"], "where nobody knows them they are counted off"
    where = tuple(replace(each, at="3,4") for each in left.options)
    assert keys_of(replace(left, options=where), party) == ["1", "3", "x"], "also where he is shown by his square"
    others = Ask("p1", Say("whom"), (who[2], Option("who", Say("rat"), at="rat", on=("rat",))), "rule")
    assert keys_of(others, party) == ["1", "2"], "one list has one way of counting"


def test_those_who_bear_a_number_keep_it_however_many_are_left() -> None:
    rats = [Option("who", Say("rat"), at=f"rat-{n}", on=(str(n),)) for n in (1, 3, 10)]
    left = Ask("gm", Say("who acts next"), (*rats, Option("end", Say("end"))), "rule")
    marks = {"rat-1": "1", "rat-3": "3", "rat-10": "10"}
    assert keys_of(left, (), marks) == ["1", "3", "0", "x"]
    assert keys_of(left, (), marks | {"rat-10": "3"}) == ["1", "2", "3", "x"], "two have the same: they are counted off"
    assert keys_of(left, (), marks | {"rat-10": ""}) == ["1", "2", "3", "x"], "so they are where one has none"


def test_whoever_bears_a_number_is_struck_by_that_one() -> None:
    rats = [Option("attack", Say("rat"), at=f"rat-{n}", on=(f"rat-{n}",)) for n in (8, 9, 10, 12, 1)]
    struck = Ask("p1", Say("what"), (*rats, Option("done", Say("done"))), "rule")
    marks = {option.at: option.at.removeprefix("rat-") for option in rats}
    assert keys_of(struck, (), marks) == ["a", "9", "0", "2", "1", "x"], "the twelfth is counted off"
    assert keys_of(struck, (), marks | {"rat-12": "9"}) == ["a", "9", "0", "2", "1", "x"], "so is a second nine"


def test_to_have_done_and_to_explore_are_two_keys() -> None:
    found = keys_of(ask("stay", "explore"))[1], keys_of(ask("open", "done"))[1]
    assert found == ("X", "x"), "who has done is not led into the dark"
