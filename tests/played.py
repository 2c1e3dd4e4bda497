"""Games that were played once: their answers are kept, and the same answers must lead where they led.

A line of such a record is a turn: what was answered in it, and a mark of what came of it: who was asked by which rule
and could do what, and the world as it is and as each seat knows it; not what was said of it, so that a story may be
told better. A mark says only that something is another than it was; the tests of the rules and their records say what.
`make accept` lets the bots play anew where a change is meant.

Beside them stand games of somebody curious, who does what has been done least: nobody else comes to the ends of the
rules. What he answers need not be kept, for it follows from what he may do."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zlib import crc32

import msgspec

import souterrain
from souterrain import Ask, Session, bots
from souterrain.core.ask import Answer
from souterrain.core.game import Guiding, Measured, Recurring

HERE = Path(__file__).parent / "games"
WHIMS = (0.0, 0.15, 0.4)
"""How often chance answers in place of the scripted bot, game by game: the best play does not see everything."""
CURIOSITY = 150
"""How often somebody curious answers in one game."""


class Turn(msgspec.Struct, array_like=True):
    """What was answered in a turn of a game, and a mark of what came of it."""

    game: int
    mark: str
    answers: list[Answer]


def keeps(slug: str, sample: int, games: int, answers: int, curious: int) -> None:
    """Hold the rules to some games of one of their samples, and to so many of somebody curious."""
    file = HERE / slug / "told" / f"played-{sample}.jsonl"
    if os.environ.get("SOUTERRAIN_ACCEPT") == "1":
        file.parent.mkdir(exist_ok=True)
        turns = [turn for n in range(games) for turn in _anew(n, _new(slug, sample, n), answers)]
        turns += _curious(slug, sample, range(games, games + curious))
        file.write_bytes(b"".join(msgspec.json.encode(turn) + b"\n" for turn in turns))
        return
    kept = [msgspec.json.decode(line, type=Turn) for line in file.read_bytes().splitlines()]
    for n in range(games):
        before = [turn for turn in kept if turn.game == n]
        given = (answer for turn in before for answer in turn.answers)
        for number, turn in enumerate(_turns(n, _new(slug, sample, n), given)):
            assert turn == before[number], f"game {n}, turn {number}: where this is meant, `make accept` writes it down"
    assert list(_curious(slug, sample, range(games, games + curious))) == [turn for turn in kept if turn.game >= games]


def _new(slug: str, sample: int, game: int) -> Session:
    return souterrain.new(slug, seed=f"played {sample} {game}", setup=souterrain.games()[slug].samples[sample])


def _anew(game: int, session: Session, most: int) -> Iterator[Turn]:
    """A game as the bots play it now."""
    slug, luck, whim = session.game.slug, Random(game), WHIMS[game % len(WHIMS)]
    best = {seat: bots.make(slug, bots.bots(slug)[0], game) for seat in session.seats}
    other = bots.make(slug, "random", game)

    def answers() -> Iterator[Answer]:
        while session.ask is not None and session.decisions < most:
            yield bots.step(session, other if luck.random() < whim else best[session.ask.seat])

    return _turns(game, session, answers())


def _curious(slug: str, sample: int, games: range) -> Iterator[Turn]:
    """Games of somebody who does what has been done least, each as one line."""
    done = Counter[str]()
    for n in games:
        session, luck, chance = _new(slug, sample, n), Random(n), bots.make(slug, "random", n)

        def answers(session: Session = session, luck: Random = luck, chance: bots.Bot = chance) -> Iterator[Answer]:
            while session.ask is not None and session.decisions < CURIOSITY:
                if not isinstance(session.ask, Ask):
                    yield bots.step(session, chance)
                    continue
                least = min(session.ask.options, key=lambda option: (done[option.verb], luck.random()))
                done[least.verb] += 1
                yield least.key

        yield Turn(n, [turn.mark for turn in _turns(n, session, answers())][-1], [])


def _turns(game: int, session: Session, answers: Iterator[Answer]) -> Iterator[Turn]:
    """Each turn of a game that is played with these answers."""
    mark = _mark(session.world, _asked(session))
    turn, number = Turn(game, mark, []), session.turns
    for answer in answers:
        if session.turns != number:
            turn.mark = mark = _mark(mark, list(_seen(session)))
            yield turn
            turn, number = Turn(game, mark, []), session.turns
        turn.answers.append(answer)
        session.answer(answer)
        turn.mark = mark = _mark(mark, session.world, _asked(session))
    yield turn


def _seen(session: Session) -> Iterator[object]:
    """What the seats know at the beginning of a turn, how they stand, and where their options lead."""
    game, world = session.game, session.world
    for seat in session.seats:
        yield game.glimpse(world, seat)
        yield game.standing(world, seat) if isinstance(game, Measured) else None
    if isinstance(session.ask, Ask) and isinstance(game, Guiding):
        guided = game.guided(game.glimpse(world, session.ask.seat), session.ask)
        yield [(option.key, option.via, option.covers) for option in guided.options]
    yield game.timeless(world) if isinstance(game, Recurring) else None


def _asked(session: Session) -> object:
    """Who is asked, by which rule, and what he may do."""
    ask = session.ask
    return ask and (ask.seat, ask.rule, [option.key for option in ask.options] if isinstance(ask, Ask) else "")


def _mark(*what: object) -> str:
    return f"{crc32(msgspec.msgpack.encode(what)):08x}"
