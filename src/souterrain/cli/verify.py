"""`souterrain verify`: whether a game's dice follow from its seed, and its story from the dice and the decisions."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import souterrain
from souterrain.core.chance import Scripted
from souterrain.core.errors import Desync, SouterrainError
from souterrain.core.journal import Decided, Rolled, unpack
from souterrain.core.roll import Roll
from souterrain.core.session import Session
from souterrain.core.verify import Verdict, verify
from souterrain.terminal import shelf
from souterrain.terminal.words import Words

SOUND, UNSOUND = 0, 1


def run(chosen: Namespace) -> int:
    data = shelf.read(Path(chosen.file))
    verdict = verify(data, chosen.commitment.strip().lower())
    session = souterrain.load(data)
    words = Words(chosen.language, verdict.game)
    print(words.say(session.game.title))
    fair = _tell_dice(verdict, words, forked=unpack(data).stream_from > 0)
    follows = _tell_story(session, words)
    if session.undone:
        print(words("cli-verify-undone", count=len(session.undone)))
    if not verdict.finished:
        print(words("cli-verify-unfinished"))
    print(words("cli-verify-commitment", hash=verdict.commitment))
    if not chosen.commitment:
        print(words("cli-verify-compare"))
    return SOUND if fair and follows else UNSOUND


def _tell_dice(verdict: Verdict, words: Words, forked: bool) -> bool:
    if verdict.wrong:
        print(words("cli-verify-wrong", n=verdict.wrong))
    else:
        print(words("cli-verify-dice", count=verdict.checked))
    if verdict.typed:
        print(words("cli-verify-typed", count=verdict.typed))
    if forked:
        print(words("cli-verify-earlier"))
    return not verdict.wrong


def _tell_story(session: Session, words: Words) -> bool:
    """Play the game again from its decisions and dice, and compare what is told."""
    if session.imaginary:
        print(words("cli-verify-imagined"))
        return False
    try:
        with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
            task = progress.add_task(words("cli-verify-working"), total=session.decisions)
            for _ in retell(session):
                progress.advance(task)
    except SouterrainError as error:
        print(words("cli-verify-story-wrong", why=words.say(error.say)))
        return False
    print(words("cli-verify-story", count=session.decisions))
    return True


class _Again:
    """The dice of a game that waits for one to be rolled by hand."""

    def __init__(self, results: list[int]) -> None:
        self._results = results

    def roll(self, roll: Roll, n: int) -> int | None:
        return self._results[n] if n < len(self._results) else None


def retell(session: Session) -> Iterator[int]:
    """Play a game again by today's rules, decision by decision. Raises where the story comes out differently."""
    rolled = [entry.result for entry in session.journal if isinstance(entry, Rolled)]
    decided = [entry.value for entry in session.journal if isinstance(entry, Decided)]
    chance = _Again(rolled) if session.die is not None else Scripted(rolled)
    again = Session.start(session.game, session.setup, chance, session.stream)
    for n, value in enumerate(decided):
        again.answer(value)
        yield n
    for n, (before, now) in enumerate(zip(session.story, again.story, strict=False), 1):
        if before.event != now.event:
            raise Desync("cli-verify-story-differs", n=n)
    if len(session.story) != len(again.story):
        raise Desync("cli-verify-story-differs", n=min(len(session.story), len(again.story)) + 1)
