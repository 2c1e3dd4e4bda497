"""The line mode, over streams."""

from __future__ import annotations

import io
import re
from pathlib import Path

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Shot
from souterrain.core.lesson import lesson
from souterrain.terminal.match import Sitting
from souterrain.terminal.plain import Plain
from souterrain.terminal.words import Words


def play(*lines: str, language: str = "en", path: Path | None = None, held: str = "", **setup: object) -> str:
    """What is said while these lines are read."""
    session = souterrain.new("toy", seed="a word", setup=setup)
    sink = io.StringIO()
    game = Sitting(session, {held: "bot:random"} if held else {}, path)
    Plain(game, language, io.StringIO("".join(f"{line}\n" for line in lines)), sink).run()
    return sink.getvalue()


def test_a_whole_game_in_a_pipe(tmp_path: Path) -> None:
    said = play("Ann", "2", "2", "2", "2", "2", "2", path=tmp_path / "game")
    assert "Ann sets out." in said
    assert "  2. Go right  (even odds)" in said
    assert "p1 goes right.  [d6 6]" in said
    assert "The game is over." in said
    assert "Somebody has reached ten." in said
    assert souterrain.load((tmp_path / "game").read_bytes()).outcome


def test_the_commitment_is_shown_before_the_first_roll() -> None:
    said = play()
    assert souterrain.new("toy", seed="a word").commitment in said.split("What is your name?")[0]


def test_an_empty_line_takes_the_suggested_name() -> None:
    assert "Robin sets out." in play("")


def test_an_answer_that_does_not_fit_is_refused_and_asked_again() -> None:
    said = play("Ann", "9", "sideways", "1", "99", "many", "3")
    assert "“9” is not among the options" in said
    assert "“sideways” is not among the options" in said
    assert said.count("Give a whole number from 0 to 12") == 2
    assert "p1 goes home." in said


def test_an_option_may_be_answered_by_its_key() -> None:
    assert "p1 goes right." in play("Ann", "go:right")


def test_an_option_may_be_answered_by_how_its_words_begin() -> None:
    assert "p1 goes right." in play("Ann", "go r")
    assert "“go” is not among the options" in play("Ann", "go"), "two options begin so"


def test_a_square_is_answered_by_the_way_to_it() -> None:
    assert "p1 goes right." in play("Ann", "1e", board="grid")
    assert "“2n” is not among the options" in play("Ann", "2n", board="grid")


def test_a_number_takes_no_square_that_was_neither_listed_nor_drawn() -> None:
    def said(*lines: str) -> str:
        setup = {"players": 1, "heroes": 3, "choice": ["heinrich", "sven", "torallion"]}
        session, sink = souterrain.new("ahq", seed="soiree", setup=setup), io.StringIO()
        Plain(Sitting(session, {}, None), "en", io.StringIO("\n".join((*lines, ""))), sink).run()
        return sink.getvalue()

    assert "“20” is not among the options" in said("20")
    assert "“20” is not among the options" not in said("m", "20")


def test_why_tells_the_rule_of_the_question_and_of_an_option() -> None:
    said = play("?", "Ann", "?", "? 2")
    assert "Every hero has a name." in said
    assert said.count("§ toy.way") == 2
    assert said.count("§ toy.right") == 1
    assert "Our ruling: Staying scores nothing." in said


def test_commands_at_a_name_need_a_colon() -> None:
    said = play(":/ taxed", "u", ":u")
    assert "Going left is taxed." in said
    assert "u sets out." in said


def test_taking_back_and_the_past() -> None:
    said = play("Ann", "2", "u", "[", "[ 0", "[ 77")
    assert "The last decision is taken back." in said
    assert "[Before decision 0 of 1]" in said
    assert "no decision number 77" in said


def test_what_if_and_back() -> None:
    said = play("Ann", "f", "2", "f", "w")
    trial, _, real = said.partition("Back in the real game.")
    assert "What if: a game of its own" in trial
    assert "what if> · p1 goes right." in trial
    assert "p1 goes stay." in real


def test_when_what_was_tried_out_is_over_the_real_game_goes_on() -> None:
    said = play("Ann", "f", "2", "w", goal=1)
    trial, _, real = said.partition("Back in the real game.")
    assert "Somebody has reached ten." in trial
    assert "p1 goes stay." in real


def test_the_past_tells_what_was_answered() -> None:
    assert "Roll of 6: where to?\n→ Go right" in play("Ann", "2", "[ 1")


def test_the_past_tells_which_way_was_gone() -> None:
    sink, match = io.StringIO(), Sitting(souterrain.new("seul", seed="safe", setup={"language": "en"}))
    bot = bots.make("seul", "scripted")
    while not str(match.session.answered(match.session.decisions - 1)).startswith("go:"):
        assert bots.play(match.session, {"p1": bot}, most=1)
    Plain(match, "en", io.StringIO("[\n"), sink).run()
    assert re.search(r"→ Walk \d+ (north|south|east|west)", sink.getvalue())


def test_the_board_is_told_and_again_to_whoever_asks() -> None:
    said = play("Ann", "2", "z", board="grid")
    first = said.partition("\n> ")[0]
    assert "North: " in first
    assert "Chest: " in first
    assert said.rpartition("\n> ")[0].rpartition("\n> ")[2].count("Chest: ") == 1
    assert "You are here: " in play("Ann", "z")


def test_what_ends_more_than_a_turn_is_asked_once_more() -> None:
    def said(*lines: str, language: str = "en") -> str:
        sink = io.StringIO()
        match = Sitting(souterrain.new("seul", seed="safe", setup={"language": language}))
        bot = bots.make("seul", "scripted", 1)
        while not (isinstance(match.ask, Ask) and any(option.verb == "leave" for option in match.ask.options)):
            assert bots.play(match.session, {"p1": bot}, most=1)
        Plain(match, language, io.StringIO("".join(f"{line}\n" for line in lines)), sink).run()
        return sink.getvalue()

    assert "Really: “Leave the underworld”?" in said("v", "n")
    assert "town" not in said("v", "n").rpartition("Really")[2]
    assert "town" in said("v", "y").rpartition("Really")[2]
    for yes, meant in (("oui", True), ("y", True), ("non", False)):
        told = said("v", yes, language="fr").rpartition("Oui / Non")[2]
        assert ("En ville" in told) is meant, f"{yes}: the letter is the same in every language"


def test_a_shot_is_left_by_a_mere_command() -> None:
    sink = io.StringIO()
    match = Sitting(souterrain.new("catacombs", seed="safe", setup={"language": "en"}))
    assert isinstance(match.ask, Shot)
    before = match.session.decisions
    Plain(match, "en", io.StringIO("p\nq\n\n"), sink).run()
    assert "A place is written by" not in sink.getvalue(), "no command is taken for a place"
    assert "Wizard" in sink.getvalue().partition("> ")[2]
    assert match.session.decisions == before, "who has left puts nothing down"


def test_map_sheets_search_and_language() -> None:
    said = play("Ann", "m", "p", "/ nothing-like-this", "l", board="grid")
    assert "│Che  ·   · │" in said
    assert "▶H Ann" in said
    assert "No rule holds these words." in said
    assert "Aller à gauche" in said


def test_the_plans_of_other_floors() -> None:
    said = play("Ann", "m", "m 1", board="grid")
    assert "Other floors: m 1 " in said
    assert "·   ·   · │" in said.partition("Other floors")[2]


def test_help_names_every_command() -> None:
    said = play("Ann", "h")
    for name in Plain._COMMANDS:
        assert f"\n{name}" in said or name == "h" or f", {name}" in said, name


def test_help_tells_the_goal_and_why_tells_what_is_chosen() -> None:
    sink, told = io.StringIO(), lesson("chateau", "en")
    Plain(Sitting(souterrain.new("chateau", seed="a word"), {}, None), "en", io.StringIO("h\n?\n"), sink).run()
    said = sink.getvalue()
    assert told.goal in said
    assert told.score in said
    assert told.decisions["chateau.weapon.four-types"] in said


def test_saving_where_the_player_says(tmp_path: Path) -> None:
    said = play("Ann", "s", f"s {tmp_path / 'copy'}", f"s {tmp_path / 'copy' / 'under'}")
    assert "Say where to save it" in said
    assert souterrain.load((tmp_path / "copy").read_bytes()).decisions == 1
    assert "cannot be written" in said


def test_a_bot_plays_its_seat_and_a_person_takes_it_back() -> None:
    said = play("Ann", "w", "b", "b p2", "w", "w", held="p2", players=2, goal=1000)
    assert "p2: Player 2, random" in said
    assert "p2: Player 2, at this terminal" in said
    assert said.count("Player 2: Roll of") == 1


def test_the_end_of_the_input_saves_the_game(tmp_path: Path) -> None:
    said = play("Ann", "2", path=tmp_path / "game")
    assert "The game is saved" in said
    assert souterrain.load((tmp_path / "game").read_bytes()).decisions == 2


def test_secrets_do_not_show_to_the_other_seat() -> None:
    session = souterrain.new("toy", seed="a word", setup={"players": 2, "hidden": True})
    session.answer("Ann")
    secrets = session.world.secret
    said = play("Ann", "w", "", players=2, hidden=True)
    before, passed, after = said.partition("Pass the keyboard to Player 2")
    assert f"Your secret is {secrets['p1']}." in before
    assert f"Your secret is {secrets['p2']}." not in before
    assert passed
    assert f"Your secret is {secrets['p2']}." in after


def test_discs_are_flicked_by_typing() -> None:
    said = play("Ann", "soft", "90 50", "@o 20", ":m", board="discs")
    assert "Type heading and power" in said
    assert "The disc slides 500 mm." in said
    assert "The disc slides 200 mm." in said
    assert "(H)" in said


def test_french_is_spoken_throughout() -> None:
    said = play("Ann", "2", "u", "q", language="fr")
    assert "Quel est votre nom" in said
    assert "La dernière décision est reprise." in said


def test_a_game_that_goes_in_circles_says_so_and_offers_an_end() -> None:
    sink = io.StringIO()
    lines = [*["1"] * 3, *["stay"] * 9, "break-off", "o"]
    game = Sitting(souterrain.new("chateau", seed="a circle"))
    Plain(game, "fr", io.StringIO("".join(f"{line}\n" for line in lines)), sink).run()
    assert sink.getvalue().count("! La partie tourne en rond") == 1, "once for each circle"
    assert "Arrêter la partie ici" in sink.getvalue()
    assert game.session.outcome


def test_a_player_joins_a_campaign_at_this_terminal() -> None:
    setup = {"quest": "campaign", "players": 1, "heroes": 2, "choice": ["heinrich", "sven"]}
    sink = io.StringIO()
    lines = io.StringIO("sit-down:p2\ntake-over:sven\nb\n")
    Plain(Sitting(souterrain.new("ahq", seed="a word", setup=setup)), "en", lines, sink).run()
    said = sink.getvalue()
    assert "Player 2 joins the company." in said
    assert "Player 2: A place in the company is free." in said
    assert "now follows Player 2." in said
    assert "p2: Player 2, at this terminal" in said


def test_advice_names_what_a_bot_would_choose_and_chooses_nothing() -> None:
    session = souterrain.new("seul", seed="advice", setup={"language": "fr"})
    sink = io.StringIO()
    Plain(Sitting(session), "fr", io.StringIO("!\n"), sink).run()
    advised = bots.step(session, bots.make("seul", "scripted", 0))
    option = next(option for option in session.ask.options if option.key == advised)  # type: ignore[union-attr]
    found = re.search(r"Un robot, à votre place\s: (.+?)\. (.+)\.\n", sink.getvalue())
    assert found
    assert session.texts("fr").say(option.text) in found[2]
    assert f"  {found[1]}. {found[2]}\n" in sink.getvalue(), "as it is listed, with what is typed for it"
    assert session.decisions == 0


def test_advice_and_what_is_asked_once_more_are_sentences_with_single_spaces() -> None:
    session = souterrain.new("chateau", seed="advice", setup={"language": "fr"})
    sink = io.StringIO()
    Plain(Sitting(session), "fr", io.StringIO("!\n"), sink).run()
    said = re.search(r"Un robot, à votre place\s: (.+)\n", sink.getvalue())
    assert said
    assert said[1] == "1. Épée (blessures\N{NO-BREAK SPACE}: d6)."
    words = Words("fr", "chateau", session)
    assert words.deed(session.ask.options[0]) == "Épée (blessures\N{NO-BREAK SPACE}: d6)"  # type: ignore[union-attr]


def test_where_nothing_is_to_be_chosen_there_is_no_advice() -> None:
    assert "A bot in your place" not in play(":!"), "a name is one's own"
