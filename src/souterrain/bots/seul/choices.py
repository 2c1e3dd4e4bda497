"""What the delver's minds share: finding an option by its verb and what it is done to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from souterrain.core.ask import Ask, Option
from souterrain.games.seul.world import World

Mind = Callable[[World, Ask], Option | None]
"""Answers one kind of question; None is no opinion."""
Wish = tuple[str, ...]
"""A verb and the ids that it is to be done to."""


def find(options: Sequence[Option], *wishes: Wish) -> Option | None:
    """The first wish that is offered."""
    verbs = {wish[0] for wish in wishes}
    offered = {(option.verb, *option.on): option for option in options if option.verb in verbs}
    return next((offered[wish] for wish in wishes if wish in offered), None)


def percent(option: Option) -> int:
    """The chance that an option promises."""
    chance = option.note.args["percent"] if option.note else 0
    assert isinstance(chance, int)
    return chance
