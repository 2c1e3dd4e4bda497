"""Scripted games, recorded and replayed: the rules alone, and the rules with their bots, in processor time.

Run as a program it is one side of a comparison (see `compare`): it records a workload with whatever `souterrain` it
finds, tells its size, and measures one pass for each line that it reads.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

import souterrain
from souterrain import Session, bots

from .measure import Figure

T = TypeVar("T")
Pass = Literal["engine", "bots"]
PASSES: dict[Pass, str] = {"engine": "engine alone", "bots": "scripted bots"}
"""What is measured: the recorded answers given again, or the same games with the bots thinking."""


class Workload(NamedTuple):
    """Games of one kind, each played by scripted bots for so many answers at most."""

    slug: str
    setup: dict[str, Any]
    games: int
    most: int = 4_000


WORKLOADS = {
    "ahq, Tobaro, solo": Workload("ahq", {"heroes": 4, "quest": "tobaro"}, 6),
    "ahq, Tobaro, game master": Workload("ahq", {"heroes": 4, "quest": "tobaro", "master": "seat"}, 5),
    "ahq, expedition, solo": Workload("ahq", {"heroes": 4}, 12),
    "ahq, expedition, game master": Workload("ahq", {"heroes": 4, "master": "seat"}, 10),
    "regne, the well": Workload("regne", {"quest": "rats"}, 6),
    "regne, the orb": Workload("regne", {"quest": "orb"}, 6),
    "regne, the last gate": Workload("regne", {"quest": "gate"}, 6),
    "seul": Workload("seul", {}, 8),
    "catacombs": Workload("catacombs", {}, 2),
    "chateau": Workload("chateau", {"players": 4}, 30),
}


class Size(Struct):
    """What was recorded: how many answers, and the fingerprint of the questions they were given to."""

    answers: int
    questions: str


class Cost(Struct):
    """What it took to go on from one kind of question to another, all times together."""

    answers: int = 0
    seconds: float = 0.0


Costs = dict[str, Cost]
QUESTIONS = "questions"


class Recorder:
    """A bot that remembers what it answered."""

    def __init__(self, bot: bots.Bot) -> None:
        self._bot = bot
        self.last: Any = None

    def decide(self, *given: Any) -> Any:
        self.last = self._bot.decide(*given)
        return self.last


class Recording:
    """A workload that was played once and can be played again, each time in a process of its own: whatever a game
    keeps for later is as cold as at a table just opened."""

    def __init__(self, work: Workload) -> None:
        self._work = work
        self._answers, questions = _apart(_record, work)
        self.size = Size(sum(map(len, self._answers)), questions)

    def seconds(self, what: Pass) -> float:
        """Processor time of one pass over all games, their set-up apart."""
        return _apart(_pass, self._work, self._answers, what)

    def questions(self) -> Costs:
        """The engine alone, by what was asked and what is asked next: where rules or bots have changed since, their
        answers are others, but most of these are asked all the same."""
        return _apart(_questions, self._work, self._answers)


def _apart(do: Callable[..., T], *about: Any) -> T:
    """Do something in a process that is as new as this one."""
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as processes:
        return processes.submit(do, *about).result()


def _record(work: Workload) -> tuple[list[list[Any]], str]:
    """The answers that bots give, game by game, and the fingerprint of the questions."""
    games: list[list[Any]] = [[] for _ in range(work.games)]
    questions = blake2b(digest_size=8)
    for seed, answers in enumerate(games):
        session = _new(work, seed)
        hands = {seat: Recorder(bot) for seat, bot in _hands(work, session, seed).items()}
        while (ask := session.ask) is not None and len(answers) < work.most:
            questions.update(f"{ask.seat} {ask.text.id} {len(getattr(ask, 'options', ()))};".encode())
            bots.play(session, hands, most=1)
            answers.append(hands[ask.seat].last)
    return games, questions.hexdigest()


def _pass(work: Workload, games: list[list[Any]], what: Pass) -> float:
    spent = 0.0
    for seed, answers in enumerate(games):
        session = _new(work, seed)
        hands = _hands(work, session, seed)
        start = time.process_time()
        if what == "bots":
            bots.play(session, hands, most=len(answers))
        else:
            for answer in answers:
                session.answer(answer)
        spent += time.process_time() - start
    return spent


def _questions(work: Workload, games: list[list[Any]]) -> Costs:
    found: Costs = {}
    for seed, answers in enumerate(games):
        session = _new(work, seed)
        for answer in answers:
            asked, turns = session.ask, session.turns
            start = time.process_time()
            session.answer(answer)
            spent = time.process_time() - start
            names = [ask.text.id for ask in (asked, session.ask) if ask is not None]
            cost = found.setdefault(" ".join((*names, str(session.turns - turns))), Cost())
            cost.answers += 1
            cost.seconds += spent
    return found


def _new(work: Workload, seed: int) -> Session:
    return souterrain.new(work.slug, seed=f"replay {seed}", setup=work.setup)


def _hands(work: Workload, session: Session, seed: int) -> dict[str, bots.Bot]:
    return {seat: bots.make(work.slug, "scripted", seed) for seat in session.seats}


def figures(slug: str, yard: float) -> Iterator[Figure]:
    for name, work in WORKLOADS.items():
        if work.slug == slug:
            recording = Recording(work)
            for what, words in PASSES.items():
                answers = recording.size.answers / recording.seconds(what)
                yield Figure(f"{name}: answers, {words}", answers, "per second", answers / yard)


def main() -> None:
    recording = Recording(WORKLOADS[sys.argv[1]])
    print(msgspec.json.encode(recording.size).decode(), flush=True)
    for line in sys.stdin:
        what = line.strip()
        told = recording.questions() if what == QUESTIONS else recording.seconds(msgspec.convert(what, Pass))
        print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    main()
