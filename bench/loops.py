"""Degenerate play: policies that know only two or three verbs, and what each gains a turn.

A game in which repeating a few deeds pays more than playing it is broken. For the pairs and triples of the verbs that
a game offers most there is a policy that does any of them wherever it can, and for the pairs one that does what leaves
it best off at once; and so for some that are drawn among all verbs, since what pays may be rare. What they do not know
they answer as somebody would who wants to be left alone. Only the second half of what they do is counted: many a thing
pays once, and a loop pays for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import mean
from typing import Any

import souterrain
from souterrain import Ask, Session, bots
from souterrain.core.ask import Answer, Option

from .measure import Figure

VERBS = 6
"""How many of the verbs that are offered most are put together."""
DRAWN = 30
"""How many pairs and triples are drawn among all verbs."""
TURNS = 30
"""How many turns it has to come into its own, and for how many more it is watched."""
ANSWERS = 200
"""How often it is asked at most in either half."""
BEGINNINGS = (0, 45, 120)
"""After how many decisions of the scripted bot it takes over."""
TOLD = 3
"""How many of those that gain most are told."""
ALONE = ("no", "never", "nothing", "done", "end", "halt", "pass", "stay", "wait", "rest", "roll")

WORTH: dict[str, Callable[[Any], float]] = {
    "chateau": lambda world: souterrain.games()["chateau"].standing(world, "p1"),  # type: ignore[attr-defined]
    "seul": lambda world: world.hero.px,
    "ahq": lambda world: sum(figure.gold for figure in world.figures.values()),
    "regne": lambda world: world.pot + sum(figure.crowns + figure.xp for figure in world.figures.values()),
    "catacombs": lambda world: sum(hero.gold for hero in world.heroes.values()),
}
"""What is gained in a game: points, experience, gold."""


def figures(slug: str) -> Iterator[Figure]:
    """What the scripted bot gains a turn, and the policies that gain most."""
    games = [_begun(slug, decisions) for decisions in BEGINNINGS]
    scripted = bots.bots(slug)[0]
    hands = bots.make(slug, scripted, 1)
    yield Figure(
        f"{slug}: gain of the {scripted} bot", _gain(slug, games, lambda game: bots.step(game, hands)), "a turn"
    )
    found = {
        f"{' or '.join(known)}{', greedily' if greedy else ''}": _gain(slug, games, Few(slug, known, greedy))
        for known, greedy in _policies(_verbs(slug))
    }
    for name in sorted(found, key=lambda name: found[name], reverse=True)[:TOLD]:
        yield Figure(f"{slug}: gain of nothing but {name}", found[name], "a turn")


class Few:
    """Knows a few verbs, and does any of them, or what pays at once."""

    def __init__(self, slug: str, known: Sequence[str], greedy: bool) -> None:
        self._known, self._greedy, self._random = known, greedy, Random(" ".join(known))
        self._worth = WORTH[slug]
        self._chance = bots.make(slug, "random", 1)

    def __call__(self, game: Session) -> Answer:
        ask = game.ask
        if not isinstance(ask, Ask):
            return bots.step(game, self._chance)
        known = [option for option in ask.options if option.verb in self._known]
        if not known:
            alone = (option for verb in ALONE for option in ask.options if option.verb == verb)
            return next(alone, self._random.choice(ask.options)).key
        self._random.shuffle(known)
        return max(known[:3], key=lambda option: self._tried(game, option)).key if self._greedy else known[0].key

    def _tried(self, game: Session, option: Option) -> float:
        trial = game.fork("a try")
        trial.answer(option.key)
        return self._worth(trial.world)


def _begun(slug: str, decisions: int) -> Session:
    game = souterrain.new(slug, seed=f"loops {decisions}")
    bots.play(game, {seat: bots.make(slug, bots.bots(slug)[0], 1) for seat in game.seats}, most=decisions)
    return game


def _policies(verbs: Sequence[str]) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The verbs that each policy knows, and whether it does what pays at once."""
    for count, greedy in ((2, False), (3, False), (2, True)):
        yield from ((known, greedy) for known in combinations(verbs[:VERBS], count))
    luck = Random(" ".join(verbs))
    for n in range(DRAWN):
        yield tuple(luck.sample(verbs, min(len(verbs), luck.choice((2, 3))))), n % 2 > 0


def _verbs(slug: str) -> list[str]:
    """The verbs that the scripted bot is offered, the most often first."""
    seen: Counter[str] = Counter()
    game = souterrain.new(slug, seed="loops")
    hands = bots.make(slug, bots.bots(slug)[0], 1)
    while game.ask is not None and game.decisions < 1500:
        if isinstance(game.ask, Ask):
            seen.update({option.verb for option in game.ask.options})
        game.answer(bots.step(game, hands))
    return [verb for verb, _ in seen.most_common() if verb not in ALONE]


def _gain(slug: str, games: Sequence[Session], decide: Callable[[Session], Answer]) -> float:
    """What is gained a turn, over all beginnings, in the second half of the time; nothing where the game is over."""
    gains = []
    for beginning in games:
        game = beginning.fork("loops")
        _go_on(game, decide)
        before, turns = WORTH[slug](game.world), game.turns
        _go_on(game, decide)
        gains.append((WORTH[slug](game.world) - before) / max(1, game.turns - turns))
    return mean(gains)


def _go_on(game: Session, decide: Callable[[Session], Answer]) -> None:
    turns, answers = game.turns + TURNS, game.decisions + ANSWERS
    while game.ask is not None and game.turns < turns and game.decisions < answers:
        game.answer(decide(game))
