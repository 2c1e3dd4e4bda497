"""Views in words."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.events import Die
from souterrain.core.outcome import Outcome
from souterrain.core.say import Say
from souterrain.core.story import recalled
from souterrain.core.view import Badge, Fighter, Gauge, Item, Line, Scene, Sheet
from souterrain.terminal.words import Words, bar, wrap


@pytest.fixture
def words() -> Words:
    return Words("en", "toy", souterrain.new("toy", setup={"players": 2}))


def named(text: str) -> Say:
    return Say("unknown", literal=text)


def test_dice_are_told_as_they_fell_and_as_they_are_read(words: Words) -> None:
    dice = (
        Die("d6", 4),
        Die("d6", 5, "d3"),
        Die("d10", 10, "0-9"),
        Die("d12", 9, wants=7),
        Die("d12", 6, wants=7),
        Die("pick", 2),
    )
    assert words.dice(dice) == "d6 4, d6 5 → d3 3, d10 0, d12 9 ✓, d12 6"


@pytest.mark.parametrize(
    ("value", "shown"), [(0, "░░░░░░ 0/12"), (1, "█░░░░░ 1/12"), (6, "███░░░ 6/12"), (12, "██████ 12/12")]
)
def test_a_bar_never_stands_without_its_numbers(value: int, shown: str) -> None:
    assert bar(Gauge(named("life"), value, 12)) == shown
    assert bar(Gauge(named("gold"), 3, 0)) == "█░░░░░ 3/0"


def test_a_sheet_in_full_and_in_brief(words: Words) -> None:
    sheet = Sheet(
        "hero", named("Ann"), "hero", role=named("thief"), active=True,
        gauges=[Gauge(named("life"), 3, 6), Gauge(named("luck"), 1, 1)],
        lines=[Line(named("Hits on"), named("4"))], items=[Item("rope", named("Rope"), named("10 m"))],
        badges=[Badge("asleep", named("asleep"))],
    )  # fmt: skip
    assert words.sheet(sheet, "A") == [
        "▶A Ann, thief", "  ███░░░ 3/6 life", "  ██████ 1/1 luck", "  *asleep*", "  Hits on: 4", "  - Rope (10 m)",
    ]  # fmt: skip
    assert words.brief(sheet) == ["▶Ann ██░░ 3/6", "  luck 1/1", "  *asleep*"]
    assert words.facts(sheet) == "  Hits on: 4 · Rope"
    sheet.side = "foe"
    assert words.facts(sheet) == ""


def test_a_fight_tells_who_faces_whom(words: Words) -> None:
    view = souterrain.new("toy").view("p1")
    view.scene = Scene(
        named("Fight!"),
        [
            Fighter("a", "hero", named("Ann"), "party", Gauge(named("life"), 3, 6), ["o"], active=True),
            Fighter("o", "orc", named("Orc"), "foe", None, ["a", "gone"]),
        ],
    )
    assert [line for line, _ in words.scene(view)] == ["Fight!", "▶Ann 3/6 → Orc", " Orc → Ann"]


def test_the_end_names_winners_and_scores(words: Words) -> None:
    told = words.outcome(Outcome(("p1", "p2"), named("Done."), "toy.way", {"p1": 1, "p2": 12}))
    assert told == ["Done.", "Winners: Player 1, Player 2", "Player 1: 1 point", "Player 2: 12 points"]


def test_a_turning_is_told_as_a_chronicle_has_it() -> None:
    session = souterrain.new("chateau", seed="lanterne 1")
    bots.play(session, {"p1": bots.make("chateau", "scripted", 10)})
    fallen = next(told.event for told in session.story if told.event.moment == "death")
    turned, _ = Words("en", "chateau", session).ending(session)
    assert f"- {session.texts('en').say(recalled(fallen, fallen.say()))}" in turned.splitlines()
    assert "a mortal blow" not in turned


def test_a_name_cannot_steer_the_terminal(words: Words) -> None:
    assert words.say(named("An\x1b[31mn\u00a0!\n")) == "An\ufffd[31mn\u00a0!\n"


def test_the_card_of_a_foe_has_its_numbers_and_its_rules() -> None:
    session = souterrain.new("chateau", seed="card", setup={"players": 1})
    words = Words("fr", "chateau", session)
    hands = {seat: bots.make("chateau", "scripted", 1) for seat in session.seats}
    while not session.world.fight or not any(foe.kind for foe in session.world.fight.foes):
        assert bots.play(session, hands, most=1)
    (seat,) = session.seats
    foe = next(foe for foe in session.world.fight.foes if foe.kind)
    told = "\n".join(words.about(session.view(seat), foe.id))
    assert "Se touche sur" in told
    assert "§ chateau.hit.character-attacks" in told
    assert words.about(session.view(seat), "") == []


def test_an_unknown_rule_is_said(words: Words) -> None:
    assert words.rule("toy.nothing") == ["No rule is recorded here (toy.nothing)."]


def test_lines_break_at_plain_spaces_only() -> None:
    assert wrap("Qui frappe le premier\u00a0?", 22) == "Qui frappe le\npremier\u00a0?"
    assert wrap("1  one two three", 10, "   ") == "1  one two\n   three"
    assert wrap("a\n\nb", 10) == "a\n\nb"
