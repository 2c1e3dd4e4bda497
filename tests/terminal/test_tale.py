"""The story as it is shown: what repeats itself is told once, who walks together in one line."""

from __future__ import annotations

import re

from msgspec.structs import replace

import souterrain
from souterrain import bots
from souterrain.core.events import Die
from souterrain.core.say import Say
from souterrain.core.story import LogLine
from souterrain.core.view import Points, Sheet, View
from souterrain.terminal.match import Gaze, Sitting
from souterrain.terminal.tale import sides, tale
from souterrain.terminal.words import Words

SKAVEN = Say("skaven")
SHEETS = [Sheet("s1", SKAVEN, "rat", side="foe"), Sheet("h1", Say("h1"), "sword"), Sheet("h2", Say("h2"), "sword")]
SIDES = sides(View(Say("headline"), Points("", 1, 1, [], [], []), SHEETS))


def walk(who: Say | str, n: int = 1, about: str = "", crowd: Say | None = None, squares: int = 3) -> LogLine:
    way = tuple(f"{x},0" for x in range(squares))
    text = Say("event-moved", who=who, squares=squares)
    return LogLine(n, "moved", text, "", about=(about,) if about else (), way=way, crowd=crowd)


def skaven(number: int, n: int = 1, squares: int = 3) -> LogLine:
    return walk(Say("numbered", word=SKAVEN, number=number), n, crowd=SKAVEN, squares=squares)


def told(*lines: LogLine) -> list[list[Say]]:
    return [item.sentences() for item in tale(lines, SIDES)]


def test_three_who_walk_one_after_the_other_are_a_crowd_and_whoever_walks_twice_counts_once() -> None:
    lines = [skaven(1), skaven(2, 2), skaven(3, 3)]
    assert told(*lines) == [[Say("web-walk-kind", count=3, kind=SKAVEN)]]
    assert told(*lines, skaven(3, 4, 2)) == [[Say("web-walk-kind", count=3, kind=SKAVEN)]]
    assert told(*lines[:2]) == [[lines[0].text, lines[1].text]], "two are named in one line"
    alone = [skaven(1), skaven(1, squares=2), skaven(1)]
    assert told(*alone) == [[each.text for each in alone]]


def test_a_run_is_told_with_the_walks_and_its_die_with_theirs() -> None:
    run = replace(skaven(1, 2), dice=(Die("d12", 7),))
    (item,) = tale([skaven(1), run, skaven(2, 3), skaven(3, 4)], SIDES)
    assert item.sentences() == [Say("web-walk-kind", count=3, kind=SKAVEN)]
    assert item.dice == (Die("d12", 7),)


def test_several_kinds_of_one_side_are_counted_as_that_side() -> None:
    champion = walk("the champion", about="s1")
    assert told(skaven(1), skaven(2), champion) == [[Say("web-walk-foe", count=3)]]


def test_the_party_walks_together_where_it_was_one_decision() -> None:
    one, two = walk("Ann", 1, "h1"), walk("Bob", 1, "h2")
    assert told(one, two) == [[one.text, two.text]]
    later = walk("Bob", 2, "h2")
    assert told(one, later) == [[one.text], [later.text]]
    assert told(one, skaven(1)) == [[one.text], [skaven(1).text]], "and never with its foes"


def test_what_repeats_itself_is_told_once_unless_dice_were_thrown() -> None:
    line = LogLine(1, "held", Say("event-held"), "")
    items = tale([line, line, line], SIDES)
    assert [item.times for item in items] == [3]
    thrown = LogLine(1, "held", Say("event-held"), "", dice=(Die("d6", 3),))
    assert [item.times for item in tale([thrown, thrown], SIDES)] == [1, 1]
    assert Words("en", "toy").item(items[0]).endswith(" (×\u202f3)")


def test_in_a_dungeon_no_three_foes_in_a_row_are_told_one_by_one() -> None:
    session = souterrain.new("ahq", seed="a1", setup={"players": 1, "language": "en"})
    bots.play(session, {seat: bots.make("ahq", "scripted") for seat in session.seats}, most=400)
    gaze = Gaze(Sitting(session))
    words = Words("en", "ahq", session)
    lines = [words.item(item) for item in gaze.recent(1000, gaze.view())]
    assert any(re.match(r"\d+ Skaven warriors move", line) for line in lines)
    steps = [bool(re.match(r"Skaven .* moves ", line)) for line in lines]
    assert not any(all(steps[n : n + 3]) for n in range(len(steps)))
