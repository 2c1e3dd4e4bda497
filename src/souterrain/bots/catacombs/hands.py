"""Players for Catacombs: they try many flicks in the solver, take the best, and miss as honestly as people do."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.games.catacombs.catalogue import BOOK

from . import leaf
from .player import Player, Skill

SKILLS = {
    "scripted": Skill(BOOK.facts.hand_degrees, BOOK.facts.hand_percent),
    "expert": Skill(degrees=1.0, percent=3.0),
    "novice": Skill(degrees=5.0, percent=10.0),
}
"""The error of a player's hand. `scripted` is the steady one."""


def _maker(skill: Skill) -> Callable[[int], Player]:
    def sit_down(seed: int) -> Player:
        leaf.prepare()
        return Player(seed, skill)

    return sit_down


scripted, expert, novice = map(_maker, SKILLS.values())
