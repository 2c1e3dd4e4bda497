"""`souterrain measure`: what comes of a set-up, or of a house rule, when bots play it by the hundred."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import souterrain
from souterrain.bots.trial import Measured, Played, Trial, mean, played, share
from souterrain.core.game import AnyGame, proposed
from souterrain.core.say import Say
from souterrain.terminal.words import Words

from .setup import pair, quest, switches

Figure = Callable[[list[Played]], Measured | None]
"""What a row says of the games of one column; nothing where there is nothing to say."""


def run(chosen: Namespace) -> int:
    game = souterrain.games()[chosen.game]
    trials = _trials(chosen, game)
    words = Words(chosen.language, game.slug, trials[0].start())
    results: list[list[Played]] = [[] for _ in trials]
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(words("cli-measure-working"), total=chosen.games * len(trials))
        jobs = chosen.jobs or min(os.cpu_count() or 1, chosen.games)
        for trial, result in played(trials, chosen.games, chosen.seed, jobs):
            results[trials.index(trial)].append(result)
            progress.advance(task)
    _print(results, ["", *chosen.against], words, chosen.games)
    return 0


def _trials(chosen: Namespace, game: AnyGame) -> list[Trial]:
    """What was asked for, and the same again with one thing different for each --against. All are tried, so that a
    mistake is told before the first game."""
    given = [*chosen.set, *quest(chosen.quest, game)]
    seats = dict(pair(each, Say("cli-argument-seat")) for each in chosen.bot)

    def trial(more: list[str], others: dict[str, str]) -> Trial:
        setup = {"language": chosen.language, **proposed(game), **switches([*given, *more], game)}
        if chosen.players is not None:
            setup["players"] = chosen.players
        return Trial(game.slug, setup, {**seats, **others})

    found = [trial([], {})]
    chairs = set(found[0].start().seats)
    for each in chosen.against:
        left, right = pair(each, Say("cli-argument-field"))
        found.append(trial([], {left: right}) if left in chairs else trial([each], {}))
        found[-1].start()
    return found


def _print(results: list[list[Played]], titles: list[str], words: Words, games: int) -> None:
    table = Table(title=words("cli-measure-title", title=words.say(souterrain.games()[words.game].title), count=games))
    table.add_column()
    for title in titles:
        table.add_column(title or words("cli-measure-as-set"), justify="right", overflow="fold")
    for name, figure, percent in _rows(results, words):
        cells = [figure(column) for column in results]
        table.add_row(name, *(_cell(cell, cells[0], percent, words) for cell in cells))
    Console(highlight=False).print(table)
    print(words("cli-measure-margin"))


def _rows(results: list[list[Played]], words: Words) -> Iterator[tuple[str, Figure, bool]]:
    """Who wins, how it ends, with which scores, after how long."""
    every = [each for column in results for each in column]
    for winners in dict.fromkeys(each.winners for each in every if each.reason):
        names = ", ".join(map(words.seat, winners)) or words("cli-measure-nobody")
        yield words("cli-measure-won", names=names), partial(_won, winners), True
    for reason in dict.fromkeys(each.reason for each in every if each.reason and not each.reason.args):
        yield words.say(reason), partial(_ended, reason), True
    if any(each.reason is None for each in every):
        yield words("cli-measure-endless"), partial(_ended, None), True
    for seat in dict.fromkeys(seat for each in every for seat in each.scores):
        yield words("cli-measure-score", name=words.seat(seat)), partial(_score, seat), False
    yield words("cli-measure-turns"), lambda column: mean(one.turns for one in column), False
    yield words("cli-measure-answers"), lambda column: mean(one.answers for one in column), False


def _won(winners: tuple[str, ...], column: list[Played]) -> Measured:
    return share(sum(one.reason is not None and one.winners == winners for one in column), len(column))


def _ended(reason: Say | None, column: list[Played]) -> Measured:
    return share(sum(one.reason == reason for one in column), len(column))


def _score(seat: str, column: list[Played]) -> Measured | None:
    found = [one.scores[seat] for one in column if seat in one.scores]
    return mean(found) if found else None


def _cell(cell: Measured | None, first: Measured | None, percent: bool, words: Words) -> str:
    """A figure with its margin; marked where it differs from the first column's by more than chance would."""
    if cell is None:
        return "–"
    if percent:
        said = words("cli-measure-share", value=round(100 * cell.value), margin=round(100 * cell.margin))
    else:
        said = words("cli-measure-mean", value=round(cell.value, 1), margin=round(cell.margin, 1))
    return f"{said} *" if first is not None and cell is not first and cell.differs(first) else said
