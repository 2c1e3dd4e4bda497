"""The command line: what it says, how it ends, in both languages."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

import pytest

import souterrain
from souterrain.bots import make, play
from souterrain.cli import main
from souterrain.cli.parser import build
from souterrain.cli.replay import transcript
from souterrain.core.chance import Typed
from souterrain.core.match import Match
from souterrain.terminal import shelf
from souterrain.terminal.match import Sitting
from souterrain.terminal.words import Words

from .pages import example

COMMANDS = ("play", "games", "replay", "chronicle", "verify", "rules", "measure")


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An English user with a home of his own."""
    monkeypatch.setenv("SOUTERRAIN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game played by bots, as a file."""
    path = tmp_path_factory.mktemp("games") / "finished.souterrain"
    session = souterrain.new("chateau", seed="a word", setup={"language": "en"})
    bot = make("chateau", "random", 3)
    play(session, dict.fromkeys(session.seats, bot))
    assert session.outcome
    path.write_bytes(session.save())
    return path


def run(*argv: str) -> int:
    """The status of a command, also where argparse ends it."""
    try:
        return main(argv)
    except SystemExit as end:
        return int(end.code or 0)


def souterrain_command(argv: Sequence[str], **more: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "souterrain", *argv]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **more)  # type: ignore[call-overload,no-any-return]


# Help and languages


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_command_has_help_in_both_languages(
    command: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*command, "--lang", language, "--help") == 0
    help = capsys.readouterr().out
    assert ("afficher cette aide" if language == "fr" else "show this help and leave") in help
    assert "cli-" not in help, "no text is missing"


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    run("--help")
    help = capsys.readouterr().out
    assert all(f"    {name} " in help for name in COMMANDS)


@pytest.mark.parametrize(
    ("variables", "french"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, True),
        ({"LC_ALL": "", "LANG": "fr_CA.UTF-8"}, True),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, False),
        ({"LC_ALL": "de_DE.UTF-8"}, False),
    ],
)
def test_the_language_comes_from_the_environment(
    variables: dict[str, str], french: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    run("rules", "nothing")
    assert ("Il n’y a pas de jeu" in capsys.readouterr().err) is french


def test_an_unknown_language_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("--lang", "de", "games") == 2
    assert "pas de textes en" in capsys.readouterr().err, "in the language of whoever asked"
    monkeypatch.setenv("LC_ALL", "C")
    assert run("--lang", "de", "games") == 2
    assert "no words in “de”" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.strip() == souterrain.__version__


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["play"], "il manque ces arguments : JEU"),
        (["play", "chateau", "--players", "many"], "« many » n’est pas un nombre entier"),
        (["play", "chateau", "--dice", "loaded"], "« loaded » est inconnu"),
        (["games", "--fast"], "arguments inconnus : --fast"),
        (["verify", "--commitment"], "une valeur est attendue"),
    ],
)
def test_wrong_arguments_are_told_in_the_language(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--lang", "fr", *argv) == 2
    assert said in capsys.readouterr().err.replace("\xa0", " ").replace("\u202f", " ")


# Games and rules


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--lang", "fr") == 0
    listed = capsys.readouterr().out
    assert "Le château des Sortilèges" in listed
    assert all(slug in listed for slug in souterrain.games())


def test_rules_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "chateau", "flee", "d3") == 0
    found = capsys.readouterr().out
    assert "§ chateau.flee.roll" in found
    assert "§ chateau.turn.sequence" not in found
    assert run("rules", "chateau", "zeppelin") == 1
    assert "holds these words" in capsys.readouterr().out


def test_an_unknown_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "chess") == 2
    assert "no game “chess”" in capsys.readouterr().err


# Playing


def feed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *lines: str) -> None:
    source = tmp_path / "lines"
    source.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    monkeypatch.setattr(sys, "stdin", source.open(encoding="utf-8"))


def test_play_line_by_line_and_resume(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, tmp_path, "1", "1")
    assert run("play", "chateau", "--plain", "--seed", "a word") == 0
    first = capsys.readouterr().out
    assert "The Castle of Spells" in first
    kept = shelf.unfinished("chateau")
    assert len(kept) == 1
    feed(monkeypatch, tmp_path, "1")
    assert run("play", "chateau", "--plain", "--resume") == 0
    assert souterrain.load(kept[0].path.read_bytes()).decisions == 3


def test_another_game_like_the_last_is_laid_out_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Sitting] = []

    def show(match: Sitting, *_: object, **__: object) -> bool:
        shown.append(match)
        return len(shown) < 2

    monkeypatch.setattr("souterrain.cli.play.show", show)
    assert run("play", "chateau", "--seed", "a word", "--set", "players=2", "--bot", "p2=random") == 0
    first, second = shown
    assert first.session.setup == second.session.setup
    assert first.holders == second.holders
    assert first.path != second.path
    assert second.path
    assert second.path.exists()
    assert first.session.commitment != second.session.commitment


def test_the_game_is_kept_where_the_player_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, tmp_path, "1")
    assert run("play", "chateau", "--plain", "--save", str(tmp_path / "mine")) == 0
    feed(monkeypatch, tmp_path, "1")
    assert run("play", "chateau", "--plain", "--load", str(tmp_path / "mine")) == 0
    assert souterrain.load((tmp_path / "mine").read_bytes()).decisions == 2
    assert shelf.unfinished("chateau") == []


def test_typed_dice_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, tmp_path, *["1"] * 8)
    assert run("play", "chateau", "--plain", "--dice", "typed", "--save", str(tmp_path / "typed")) == 0
    assert "Roll a d6" in capsys.readouterr().out
    session = souterrain.load((tmp_path / "typed").read_bytes())
    assert isinstance(session._chance, Typed)


def test_bots_play_a_whole_game_by_themselves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, tmp_path)
    assert run("play", "chateau", "--plain", "--players", "2", "--bot", "p1=random", "--bot", "p2=random") == 0
    assert "The game is over." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--players", "99"], "for 1 to 7 players"),
        (["--bot", "p1"], "should look like SEAT=BOT"),
        (["--bot", "p9=random"], "no seat “p9”"),
        (["--bot", "p1=genius"], "no bot “genius”"),
        (["--set", "colour=blue"], "set-up is not right"),
        (["--quest", "crypt.toml"], "takes no quest of your own"),
        (["--set", "players=three"], "set-up is not right"),
        (["--set", "players.one=three"], "set-up is not right"),
        (["--load", "/nowhere/at/all"], "cannot be read"),
        (["--load", "/nowhere", "--seed", "x"], "leave out --seed"),
    ],
)
def test_a_game_that_cannot_start_says_why(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", "chateau", "--plain", *argv) == 2
    assert said in capsys.readouterr().err


def test_a_switch_of_the_set_up_is_read_as_its_type(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, tmp_path)
    assert run("play", "chateau", "--plain", "--set", "players=3", "--save", str(tmp_path / "three")) == 0
    assert souterrain.load((tmp_path / "three").read_bytes()).setup.players == 3


def test_characters_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, tmp_path)
    path = tmp_path / "named"
    assert run("play", "chateau", "--plain", "--set", "names.warrior=Ann", "--save", str(path)) == 0
    assert souterrain.load(path.read_bytes()).setup.names == {"warrior": "Ann"}


def test_without_a_terminal_the_full_screen_is_refused_kindly(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, tmp_path)
    assert run("play", "chateau") == 2
    assert "--plain" in capsys.readouterr().err


# Replaying and verifying


def test_replay_prints_the_transcript(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(finished), "--plain", "--lang", "fr") == 0
    told = capsys.readouterr().out
    session = souterrain.load(finished.read_bytes())
    assert len(told.splitlines()) >= len(session.story)
    assert session.commitment in told
    assert "event-" not in told, "every line is in words"


def test_a_transcript_leaves_out_what_nobody_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    session = souterrain.new("regne", seed="lanterne", setup={"players": 1})
    play(session, {"p1": make("regne", "scripted")}, 60)
    dull = [line.event.dull for line in session.story]
    assert dull.count(True)
    transcript(session, Words("en", "regne", session))
    numbered = [line for line in capsys.readouterr().out.splitlines() if re.match(r" *\d+  \S", line)]
    assert len(numbered) == dull.count(False)


def test_a_chronicle_is_printed_as_text_or_as_a_page(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("chronicle", str(finished), "--lang", "fr") == 0
    text = capsys.readouterr().out
    assert text.startswith("Le château des Sortilèges")
    assert "event-" not in text, "every line is in words"
    assert run("chronicle", str(finished), "--page", "--lang", "fr") == 0
    page = capsys.readouterr().out
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    assert page.count("<section>") == len(text.strip().split("\n\n")) - 1


def test_verify_finds_dice_and_story_sound(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commitment = souterrain.load(finished.read_bytes()).commitment
    assert run("verify", str(finished), "--commitment", commitment) == 0
    said = capsys.readouterr().out
    assert "dice follow from the seed" in said
    assert "The story follows" in said


def test_verify_says_when_the_commitment_is_another(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", str(finished), "--commitment", "00" * 32) == 2
    assert "not the dice that were promised" in capsys.readouterr().err


def test_verify_finds_a_changed_die_and_a_changed_decision(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from msgspec.structs import replace

    from souterrain.core.journal import Rolled, pack, unpack

    saved = unpack(finished.read_bytes())
    turn = next(turn for turn in saved.turns if any(isinstance(entry, Rolled) for entry in turn.entries))
    at = next(n for n, entry in enumerate(turn.entries) if isinstance(entry, Rolled) and not entry.of)
    die = turn.entries[at]
    assert isinstance(die, Rolled)
    turn.entries[at] = replace(die, result=die.result % 6 + 1)
    (tmp_path / "forged").write_bytes(pack(saved))
    assert run("verify", str(tmp_path / "forged")) == 1
    said = capsys.readouterr().out
    assert "is not what the seed gives" in said
    assert "The story follows" not in said


def test_verify_of_typed_dice_says_what_it_cannot_prove(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = souterrain.new("chateau", seed="a word", chance=Typed(souterrain.Stream("a word")))
    bot = make("chateau", "random")
    play(session, dict.fromkeys(session.seats, bot), most=12)
    (tmp_path / "typed").write_bytes(session.save())
    assert run("verify", str(tmp_path / "typed")) == 3
    said = capsys.readouterr().out
    assert "typed in by hand" in said
    assert "not over yet" in said


def test_verify_counts_what_was_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(souterrain.new("chateau", seed="a word"), make)
    bot = make("chateau", "random")
    for _ in range(2):
        play(match.session, dict.fromkeys(match.session.seats, bot), most=12)
        match.undo()
    (tmp_path / "undone").write_bytes(match.session.save())
    assert run("verify", str(tmp_path / "undone")) == 3
    assert "2 decisions were taken back" in capsys.readouterr().out


def test_verify_does_not_vouch_for_what_was_imagined(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(souterrain.new("chateau", setup={"players": 2}, seed="a word"), make)
    play(match.session, dict.fromkeys(match.session.seats, make("chateau", "random")), most=60)
    assert match.session.turns > 1
    dream = match.imagined("p1", match.session.decisions, "another word")
    (tmp_path / "dream").write_bytes(dream.session.save())
    assert run("verify", str(tmp_path / "dream")) == 1
    assert "imagined" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello", "not a Souterrain game"),
        (b"SOUTERRAIN\x01" + bytes(40), "an earlier, unreleased version"),
        (b"SOUTERRAIN\x02cut", "damaged"),
        (b"SOUTERRAIN\x63" + bytes(40), "newer"),
    ],
)
def test_files_that_are_no_games_are_said(
    command: str, content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(content)
    assert run(command, str(tmp_path / "file")) == 2
    assert said in capsys.readouterr().err


# The table


def test_a_taken_port_is_said_with_another(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run("--port", str(port), "--no-open", "--db", str(tmp_path / "db"), "--lang", "fr") == 2
    assert f"souterrain --port {port + 1}" in capsys.readouterr().err


def test_a_place_that_cannot_hold_games_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert run("--port", "0", "--no-open", "--db", str(tmp_path / "file" / "db")) == 2
    assert "--db" in capsys.readouterr().err


def test_the_table_opens_and_closes(tmp_path: Path) -> None:
    argv = ["--port", "0", "--no-open", "--db", str(tmp_path / "db"), "--lang", "fr"]
    command = [sys.executable, "-m", "souterrain", *argv]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as table:
        assert table.stdout
        opened = table.stdout.readline()
        assert "La table est ouverte" in opened
        address = opened.partition("http://")[2].partition("/#")[0]
        with urlopen(f"http://{address}/api/games?lang=fr", timeout=10) as answer:
            assert "Le château des Sortilèges" in answer.read().decode()
        table.send_signal(signal.SIGINT)
        _, trouble = table.communicate(timeout=20)
    assert table.returncode == 0
    assert "Traceback" not in trouble


def test_a_fault_of_ours_is_written_down_and_no_trace_reaches_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr("souterrain.cli.browse.bots", stumble)
    assert run("games") == 70
    said = capsys.readouterr().err
    assert "a slip" in said
    assert "Traceback" not in said
    assert "Traceback" in (tmp_path / "home" / "faults.log").read_text("utf-8")


# As a program


def test_it_runs_as_a_module_and_in_a_pipe_that_closes() -> None:
    assert souterrain_command(["--version"]).stdout.strip() == souterrain.__version__
    program = f"{sys.executable} -m souterrain rules chateau | head -n 1"
    done = subprocess.run(["sh", "-c", program], capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr


def test_the_help_can_be_asked_for_twice_in_two_languages() -> None:
    assert "aide" in build("fr").format_help()
    assert "aide" not in build("en").format_help()


def test_a_quest_of_ones_own_is_read_from_its_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quest = tmp_path / "crypt.toml"
    quest.write_text(example("docs/quests.md"), "utf-8")
    feed(monkeypatch, tmp_path)
    assert run("play", "ahq", "--plain", "--quest", str(quest), "--bot", "p1=random") == 0
    assert "The small crypt" in capsys.readouterr().out
    quest.write_text("id = 3", "utf-8")
    assert run("play", "ahq", "--plain", "--quest", str(quest)) == 2
    assert "id" in capsys.readouterr().err


def test_help_imports_neither_games_nor_clients_nor_fluent() -> None:
    """Who only asks what there is waits for nothing else."""
    code = """
import sys
from souterrain.cli import main
try: main(["--help"])
except SystemExit: pass
heavy = ("fluent", "babel", "rich", "textual", "starlette", "souterrain.bots", "souterrain.t")
print([name for name in sys.modules if name.startswith(heavy)], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "souterrain" in done.stdout
    assert done.stderr.strip() == "[]"


def test_the_list_of_games_reads_no_rules() -> None:
    """What there is to play is told before the rules of any of our games are read, or a bot of theirs."""
    code = """
import sys
from souterrain.cli import main
main(["games"])
print([name for name in sys.modules if name.endswith((".game", ".turn", ".scripted"))], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "scripted" in done.stdout
    assert done.stderr.strip() == "['souterrain.core.game']"


# Measuring


def test_a_house_rule_is_measured_against_the_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two columns with a margin each; a second run says the same."""
    rule = tmp_path / "immortal.toml"
    rule.write_text('title = { en = "Immortal orcs" }\n[change.monster.orc]\nlife = 60\ncount = 8\n', "utf-8")
    argv = ("measure", "chateau", "--games", "12", "--players", "1", "--jobs", "1", "--against", f"overlay={rule}")
    assert run(*argv) == 0
    said = capsys.readouterr().out
    first = next(line for line in said.splitlines() if "score of" in line)
    assert first.count("±") == 2
    assert said.count("decisions") == 1
    assert run(*argv) == 0
    assert capsys.readouterr().out == said, "the same word gives the same games"


def test_a_bot_is_measured_against_another_in_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("measure", "chateau", "--games", "40", "--players", "1", "--jobs", "2", "--against", "p1=random")
    assert run(*argv, "--lang", "fr") == 0
    points = next(line for line in capsys.readouterr().out.splitlines() if "points de" in line)
    assert points.rstrip("│ ").endswith("*"), "chance plays worse than the scripted bot, by more than chance"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--against", "nonsense"], "nonsense"),
        (["--against", "p1=nobody"], "nobody"),
        (["--against", "overlay=nowhere.toml"], "nowhere.toml"),
        (["--games", "0"], "from 1"),
        (["--set", "players=99"], "7"),
    ],
)
def test_what_cannot_be_measured_is_said_before_the_first_game(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("measure", "chateau", *argv) == 2
    assert said in capsys.readouterr().err
