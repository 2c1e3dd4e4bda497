"""The program on a real terminal: a pseudo-terminal with keys going in and screens coming out."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import souterrain
from souterrain.bots import make, step
from souterrain.core.ask import Ask
from souterrain.core.keys import keys_of
from souterrain.terminal.offers import by_key, labels, offers

PATIENCE = 30.0
DOWN = "\x1b[B"


class Terminal:
    """A process on a pseudo-terminal of 80 by 24."""

    def __init__(self, home: Path, *argv: str) -> None:
        self.output = ""
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests in the background ignores it
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8", SOUTERRAIN_HOME=str(home))
            os.execv(sys.executable, [sys.executable, "-m", "souterrain", *argv])
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def read(self, wait: float = 0.02) -> None:
        """Take what has come out, if anything."""
        while select.select([self._fd], [], [], wait)[0]:
            try:
                data = os.read(self._fd, 65536)
            except OSError:
                return
            if not data:
                return
            self.output += data.decode("utf-8", "replace")
            wait = 0.0

    @property
    def words(self) -> str:
        """The output without its control sequences."""
        return re.sub(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[()][A-Z0-9]|\x1b[=>]|\r", "", self.output)

    def until(self, condition: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"waited for {what} in vain:\n{self.words[-3000:]}"
            self.read()

    def says(self, text: str) -> None:
        self.until(lambda: text in self.words, repr(text))

    def ends(self) -> int:
        """The status with which the process ends."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read()
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                self.pid = 0
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"it did not end:\n{self.words[-3000:]}")

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.pid = 0
        os.close(self._fd)


Start = Callable[..., Terminal]


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    running: list[Terminal] = []

    def begin(*argv: str) -> Terminal:
        running.append(Terminal(home, *argv))
        return running[-1]

    yield begin
    for terminal in running:
        terminal.close()


def short_game() -> tuple[str, list[tuple[str, str]]]:
    """A seed, and the answers one after the other until the game is over, not too many: what is pressed, what is
    typed."""
    for seed in range(500):
        session = souterrain.new("chateau", seed=f"game {seed}", setup={"language": "en"})
        bot = make("chateau", "random", seed)
        taken: list[tuple[str, str]] = []
        while isinstance(session.ask, Ask) and len(taken) < 50:
            answer = step(session, bot)
            found = offers(session.ask, keys_of(session.ask))
            n = [offer.option.key for offer in found].index(str(answer))
            alone = by_key(found, found[n].key) == [n]
            taken.append((found[n].key if alone else DOWN * n + "\r", labels(found)[n]))
            session.answer(answer)
        if session.outcome and len(taken) > 10:
            return f"game {seed}", taken
    raise AssertionError("no short game was found")


def decisions(path: Path) -> int:
    return souterrain.load(path.read_bytes()).decisions if path.exists() else -1


def test_a_whole_game_by_keys(start: Start, tmp_path: Path) -> None:
    seed, taken = short_game()
    path = tmp_path / "game"
    terminal = start("play", "chateau", "--seed", seed, "--save", str(path))
    terminal.says("q quit")
    for n, (pressed, _) in enumerate(taken):
        terminal.until(lambda n=n: decisions(path) == n, f"decision {n}")  # type: ignore[misc]
        terminal.read(0.05)
        terminal.press(pressed)
    terminal.says("The game is over.")
    terminal.press("q")
    assert terminal.ends() == 0
    assert souterrain.load(path.read_bytes()).outcome
    assert "The game is saved" in terminal.words
    assert "Traceback" not in terminal.words


def test_a_whole_game_line_by_line(start: Start, tmp_path: Path) -> None:
    seed, taken = short_game()
    path = tmp_path / "game"
    terminal = start("play", "chateau", "--plain", "--seed", seed, "--save", str(path))
    for n, (_, typed) in enumerate(taken):
        terminal.until(lambda n=n: terminal.words.count("> ") > n, f"question {n}")  # type: ignore[misc]
        terminal.press(f"{typed}\n")
    assert terminal.ends() == 0
    assert "The game is over." in terminal.words
    assert souterrain.load(path.read_bytes()).outcome


@pytest.mark.parametrize("mode", [(), ("--plain",)])
def test_an_interrupt_leaves_cleanly_with_the_game_saved(start: Start, tmp_path: Path, mode: tuple[str, ...]) -> None:
    path = tmp_path / "game"
    terminal = start("play", "chateau", "--save", str(path), *mode)
    terminal.says("> " if mode else "q quit")
    terminal.press("1\n" if mode else "1")
    terminal.until(lambda: decisions(path) == 1, "the answer on disk")
    terminal.press("\x03")
    assert terminal.ends() == 0
    assert decisions(path) == 1
    assert "Traceback" not in terminal.words


def test_a_killed_game_is_offered_again(start: Start, home: Path) -> None:
    first = start("play", "chateau")
    first.says("q quit")
    shelf = home / "terminal"

    def holds(answers: int) -> bool:
        return [decisions(path) for path in shelf.glob("*.souterrain")] == [answers]

    for n in range(1, 4):
        first.press("1")
        first.until(partial(holds, n), "the answer on disk")
    os.kill(first.pid, signal.SIGKILL)
    first.ends()
    again = start("play", "chateau")
    again.says("Resume it? [Y/n]")
    again.press("\n")
    again.says("q quit")
    again.press("1")
    again.until(partial(holds, 4), "the next answer on disk")
    again.press("q")
    assert again.ends() == 0


def test_verify_shows_how_far_it_is(start: Start, tmp_path: Path) -> None:
    session = souterrain.new("chateau", seed="a word", setup={"language": "en"})
    bot = make("chateau", "random", 3)
    while session.ask:
        session.answer(step(session, bot))
    (tmp_path / "game").write_bytes(session.save())
    terminal = start("verify", str(tmp_path / "game"))
    assert terminal.ends() == 0
    assert "Checking" in terminal.words
    assert "The story follows" in terminal.words


def test_replay_steps_through_a_game(start: Start, tmp_path: Path) -> None:
    session = souterrain.new("chateau", seed="a word", setup={"language": "en"})
    for _ in range(5):
        assert isinstance(session.ask, Ask)
        session.answer(session.ask.options[0].key)
    (tmp_path / "game").write_bytes(session.save())
    terminal = start("replay", str(tmp_path / "game"))
    terminal.says("[Before decision 0 of 5]")
    terminal.press("]")
    terminal.says("decision 1")
    terminal.press("q")
    assert terminal.ends() == 0
