"""`souterrain verify`: whether all of a saved game follows from its seed and its decisions by the rules."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import souterrain
from souterrain.core.verify import Verdict
from souterrain.terminal import shelf
from souterrain.terminal.words import Words

WHOLE, WRONG, UNPROVEN = 0, 1, 3
"""All was checked and is right; something is wrong; what could be checked is right, but not all could."""


def run(chosen: Namespace) -> int:
    data = shelf.read(Path(chosen.file))
    session = souterrain.load(data)
    words = Words(chosen.language, session.game.slug)
    print(words.say(session.game.title))
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(words("cli-verify-working"), total=session.decisions)
        noted = chosen.commitment.strip().lower(), chosen.head.strip().lower()
        verdict = souterrain.verify(
            data, commitment=noted[0], head=noted[1], step=lambda n: progress.update(task, completed=n)
        )
    _tell(verdict, words)
    if not all(noted):
        print(words("cli-verify-compare"))
    return WHOLE if verdict.whole else UNPROVEN if verdict.sound else WRONG


def _tell(verdict: Verdict, words: Words) -> None:
    """What was checked, what is wrong, and what nobody can check."""
    if verdict.imagined:
        print(words("cli-verify-imagined"))
    for fault in verdict.faults:
        print(words("cli-verify-fault", why=words.say(fault)))
    if verdict.sound:
        print(words("cli-verify-dice", count=verdict.checked))
        print(words("cli-verify-story", count=verdict.decisions))
    for what in ("typed", "inherited", "undone"):
        if count := getattr(verdict, what):
            print(words(f"cli-verify-{what}", count=count))
    if verdict.lucky:
        print(words("cli-verify-lucky", count=len(verdict.lucky)))
    if not verdict.finished:
        print(words("cli-verify-unfinished"))
    if verdict.sound and not verdict.whole:
        print(words("cli-verify-unproven"))
    print(words("cli-verify-commitment", hash=verdict.commitment))
    if verdict.head:
        print(words("cli-verify-head", hash=verdict.head))
