"""Players who give their names are called by them, in the story and at the table."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.errors import SouterrainError
from souterrain.core.journal import pack, unpack
from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, texts


def test_a_player_is_called_by_the_name_he_gave() -> None:
    session = souterrain.new("ahq", seed="names", setup={"players": 2, "names": {"p2": "Ysoline {x}"}})
    french = session.texts("fr")
    assert [french.say(chair.name) for chair in session.chairs] == ["Joueur 1", "Ysoline {x}"]
    assert french.arguments(Say("any", who=Say("seat-p2")))["who-du"] == "d’Ysoline {x}"
    assert texts("fr", "ahq").say(Say("seat-p2")) == "Joueur 2", "at other tables nobody is called so"
    bots.play(session, {seat: bots.make("ahq", "scripted") for seat in session.seats}, most=4)
    told = [session.texts("en").say(line.text) for line in session.log("p1")]
    assert any("(Ysoline {x})" in line for line in told)


def test_names_are_kept_with_the_game() -> None:
    session = souterrain.new("chateau", seed="names", setup={"players": 2, "names": {"p1": "Perrine"}})
    again = souterrain.load(session.save())
    assert again.texts("fr").say(again.chairs[0].name) == "Perrine"
    assert again.fork("other", at=0).texts("en").say(again.chairs[0].name) == "Perrine"


@pytest.mark.parametrize("name", [
    "", "   ", "\n", "A\x00da", "A\x1b[31mda", "\u202eadA", "A\u200bda", "\u2066Ada", "\ud800", "\ufeffAda",
    "\u3164", "\u2800\u2800", "Ada\u115f", "\u0301Ada", "A" + "\u0301" * 39, "é" * 41, "x" * 10_000,
])  # fmt: skip
def test_a_name_that_cannot_be_seen_or_would_disturb_the_page_is_refused(name: str) -> None:
    with pytest.raises(SouterrainError):
        souterrain.new("chateau", setup={"players": 2, "names": {"p1": name}})


@pytest.mark.parametrize(
    "name", ["Ada", "Jean-Marie d’Aubigné", "Nguyễn", "Nguye\u0302\u0303n", "אבא", "李", "🐉", "❤\ufe0f", "é" * 40]
)
def test_any_other_name_is_a_name(name: str) -> None:
    session = souterrain.new("chateau", setup={"players": 2, "names": {"p1": name}})
    for language in LANGUAGES:
        assert session.texts(language).say(session.chairs[0].name) == name


@pytest.mark.parametrize("other", ["Ada", "ada", " Ada", "Ａｄａ"])
def test_two_players_are_not_called_the_same(other: str) -> None:
    with pytest.raises(SouterrainError, match="Two players"):
        souterrain.new("chateau", setup={"players": 2, "names": {"p1": "Ada", "p2": other}})
    souterrain.new("chateau", setup={"players": 1, "names": {"p1": "Ada", "p2": other}})


def test_a_game_of_two_who_are_called_the_same_goes_on() -> None:
    names = {"p1": "Ada", "p2": "Bee"}
    session = souterrain.new("chateau", seed="names", setup={"players": 2, "names": names})
    saved = unpack(session.save())
    saved.setup["names"] = {"p1": "Ada", "p2": "Ada"}
    again = souterrain.load(pack(saved))
    assert [again.texts("fr").say(chair.name) for chair in again.chairs] == ["Ada", "Ada"]
