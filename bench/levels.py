"""How fast dungeons are made: levels as heroes would find them, floors of the lone crawler's underworld. How long an
expedition keeps its players waiting, and how many quests of a campaign are played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count

from tests.games.ahq.test_properties import grown

import souterrain
from souterrain import bots
from souterrain.games.seul.underground.generator import underworld

from .measure import Figure, rate


def ahq(yard: float) -> Iterator[Figure]:
    seeds = count()

    def level() -> int:
        grown(next(seeds))
        return 1

    levels = rate(level)
    yield Figure("ahq: levels explored to fourteen doors and junctions", levels, "per second", levels / yard)
    thinking, answering = waits(games=6)
    for what, times in (("a bot thinks", thinking), ("an answer is worked out", answering)):
        name = f"ahq: {what}, four heroes and the automatic game master"
        yield Figure(f"{name}, 99 of 100 within", times[len(times) * 99 // 100] * 1000, "ms")
        yield Figure(f"{name}, slowest", times[-1] * 1000, "ms")


def waits(games: int) -> tuple[list[float], list[float]]:
    """How long bots think in whole games with the automatic game master, and how long the rules take, in order."""
    thinking, answering = [], []
    for seed in range(games):
        session = souterrain.new("ahq", seed=f"waits {seed}", setup={"heroes": 4, "master": "seat"})
        hands = {seat: bots.make("ahq", "scripted", seed) for seat in session.seats}
        while session.ask is not None:
            start = time.process_time()
            answer = bots.step(session, hands[session.ask.seat])
            chosen = time.process_time()
            session.answer(answer)
            thinking.append(chosen - start)
            answering.append(time.process_time() - chosen)
    return sorted(thinking), sorted(answering)


def seul(yard: float) -> Iterator[Figure]:
    seeds = count()

    def floors() -> int:
        return len(underworld(f"bench {next(seeds)}", 3))

    made = rate(floors)
    yield Figure("seul: floors of the underworld", made, "per second", made / yard)


def regne(yard: float) -> Iterator[Figure]:
    """A campaign by bots: quests of every kind, and the time between them."""
    seeds = count()

    def campaign() -> int:
        seed = next(seeds)
        session = souterrain.new("regne", seed=f"bench {seed}", setup={"play": "campaign"})
        bots.play(session, {seat: bots.make("regne", "scripted", seed) for seat in session.seats}, most=2000)
        return len(session.world.purses)

    quests = rate(campaign)
    yield Figure("regne: quests of a campaign by bots", quests, "per second", quests / yard)
