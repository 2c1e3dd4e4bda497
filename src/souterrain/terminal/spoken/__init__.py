"""The board in words, for whoever does not see it: where one stands, the ways out, what is near and how far."""

from __future__ import annotations

from souterrain.core.ask import Shot
from souterrain.core.view import Grid, Points, View

from ..words import Words
from .fact import Fact
from .places import ways
from .squares import surroundings
from .table_top import discs

__all__ = ["Fact", "around", "news"]

MOST = 24
"""So many facts are told at once; those farther away are left out."""


def around(view: View, words: Words) -> list[Fact]:
    """All that there is to tell of a board, what is nearest first."""
    board = view.board
    if isinstance(board, Grid):
        found = list(surroundings(board, words))
    elif isinstance(board, Points):
        found = list(ways(board, words))
    else:
        found = list(discs(board, view.ask if isinstance(view.ask, Shot) else None, words))
    fight = "\n".join(_fight(view, words))
    return [*([Fact("scene", fight, fight)] if fight else []), *found[:MOST]]


def _fight(view: View, words: Words) -> list[str]:
    """Who fights, in what state, and against whom where that is not plain."""
    if view.scene is None:
        return []
    fighters = view.scene.fighters
    names = {fighter.id: words.say(fighter.name) for fighter in fighters}
    lines = [words.say(view.scene.title)]
    for fighter in fighters:
        states = [words.say(badge.text) for badge in fighter.badges]
        if fighter.gauge:
            states.insert(0, f"{fighter.gauge.value}/{fighter.gauge.top} {words.say(fighter.gauge.label)}")
        against = [names[id] for id in fighter.facing if id in names] if len(fighters) > 2 else []
        text = names[fighter.id] + (f" ({', '.join(states)})" if states else "")
        lines.append(words("terminal-against", who=text, foes=", ".join(against)) if against else text)
    return lines


def news(view: View, words: Words, known: dict[str, str]) -> list[str]:
    """What of it has changed since the last time, which `known` remembers."""
    found = [fact for fact in around(view, words) if known.get(fact.key) != fact.state]
    known.update((fact.key, fact.state) for fact in found)
    return [fact.text for fact in found if not fact.quiet]
