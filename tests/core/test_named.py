"""Players who give their names are called by them, in the story and at the table."""

from __future__ import annotations

import souterrain
from souterrain import bots
from souterrain.core.say import Say
from souterrain.core.text import texts


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
