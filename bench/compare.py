"""This checkout against another: each records the same games with its own rules and bots, then both replay them in
turns, so that a busy machine is busy for both. What is told is how many times the other's processor time is ours."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from .replay import PASSES, QUESTIONS, WORKLOADS, Costs, Pass, Size
from .table import GAMES

HERE = Path(__file__).parents[1]
ROUNDS = 7
THOUGHT = "thought"


class Ratio(NamedTuple):
    """How many times faster this checkout is: the middle round, and the range."""

    name: str
    middle: float
    low: float
    high: float
    same: bool
    """Whether both were asked the same questions, with as many options."""


class Side:
    """A process that replays one workload with the rules of one checkout."""

    def __init__(self, checkout: Path, workload: str, program: str = "replay") -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(HERE)])}
        command = [sys.executable, "-m", f"bench.{program}", workload]
        self._process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.size = msgspec.json.decode(self._line(), type=Size)

    def seconds(self, what: Pass | int) -> float:
        """Processor time of an answer."""
        return float(self._asked(what)) / self.size.answers

    def questions(self) -> Costs:
        """Processor time by what was asked and what is asked next."""
        return msgspec.json.decode(self._asked(QUESTIONS), type=Costs)

    def _asked(self, what: Pass | int | str) -> str:
        assert self._process.stdin is not None
        print(what, file=self._process.stdin, flush=True)
        return self._line()

    def stop(self) -> None:
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a side of the comparison has stopped")
        return line


def ratios(other: Path, slugs: Sequence[str], rounds: int = ROUNDS) -> Iterator[Ratio]:
    """Ours against the other checkout, workload by workload."""
    for name, work in WORKLOADS.items():
        if work.slug not in slugs:
            continue
        old, new = Side(other, name), Side(HERE, name)
        turns = [(_passes(old), _passes(new)) for _ in range(rounds)]
        for what, words in (*PASSES.items(), (THOUGHT, "what bots think")):
            found = sorted(before[what] / after[what] for before, after in turns)
            yield Ratio(f"{name}, {words}", median(found), found[0], found[-1], old.size == new.size)
        if old.size != new.size:
            found = sorted(like_for_like(old.questions(), new.questions()) for _ in range(rounds))
            yield Ratio(f"{name}, engine alone, question by question", median(found), found[0], found[-1], False)
        old.stop()
        new.stop()


def _passes(side: Side) -> dict[str, float]:
    """One of each pass; and what of the games with bots is not the rules."""
    found: dict[str, float] = {what: side.seconds(what) for what in PASSES}
    return {**found, THOUGHT: found["bots"] - found["engine"]}


def like_for_like(old: Costs, new: Costs) -> float:
    """How many times faster we go from question to question, for those that both were asked, as often as we were."""
    both = old.keys() & new.keys()
    before = sum(old[kind].seconds / old[kind].answers * new[kind].answers for kind in both)
    return before / sum(new[kind].seconds for kind in both)


def at_tables(other: Path, slugs: Sequence[str], rounds: int = ROUNDS) -> Iterator[Ratio]:
    """What an answer takes at a table, ours against the other checkout's, at some moments of a long game."""
    for slug in slugs:
        if slug not in GAMES:
            continue
        old, new = Side(other, slug, "table"), Side(HERE, slug, "table")
        for at in map(int, new.size.questions.split()):
            found = sorted(old.seconds(at) / new.seconds(at) for _ in range(rounds))
            name = f"{slug}, an answer at a table, decision {at:,}"
            yield Ratio(name, median(found), found[0], found[-1], same=False)  # each side plays games of its own
        old.stop()
        new.stop()


def commit(checkout: Path) -> str:
    """The commit that a checkout stands at, or else its folder's name."""
    command = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    found = subprocess.run(command, capture_output=True, text=True)
    return found.stdout.strip() or checkout.name
