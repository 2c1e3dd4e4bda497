"""A map of points and ways, told from where the one who acts stands."""

from __future__ import annotations

import math
from collections.abc import Iterator

from souterrain.core.view import Edge, Point, Points

from ..words import Words
from .fact import Fact

_WINDS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")


def ways(board: Points, words: Words) -> Iterator[Fact]:
    """Where one is, the ways from there with what is known of them, and where the others are."""
    points = {point.id: point for point in board.points}
    party = [token for token in board.tokens if token.side == "party"]
    who = next((token for token in party if token.active), party[0] if party else None)
    if who is None or who.at not in points:
        return
    here = points[who.at]
    alike = len({point.shape for point in board.points}) == 1
    yield Fact("here", here.id, words("terminal-at", place=_named(here, words, alike)))
    for edge in board.edges:
        if here.id in (edge.a, edge.b):
            there = points[edge.b if edge.a == here.id else edge.a]
            yield Fact(f"way {edge.a} {edge.b}", f"{here.id} {edge.state}", _way(edge, here, there, words, alike))
    for token in board.tokens:
        if token is not who and token.at in points:
            text = words("terminal-elsewhere", what=words.say(token.label), place=words.say(points[token.at].name))
            yield Fact(f"piece {token.id}", token.at, text)


def _named(point: Point, words: Words, alike: bool) -> str:
    """A point's name, its shape unless all are alike, and what is known of it."""
    name = words.say(point.name)
    if not alike:
        name = words("terminal-point", name=name, shape=words(f"terminal-shape-{point.shape}"))
    return f"{name}, {words.say(point.note)}" if point.note else name


def _way(edge: Edge, here: Point, there: Point, words: Words, alike: bool) -> str:
    turn = round(math.atan2(there.y - here.y, there.x - here.x) / (math.pi / 4)) % 8
    kind = words(f"web-way-{edge.kind}")
    if edge.state:
        kind += f", {words(f'web-leaf-{edge.state}')}"
    wind = words(f"terminal-wind-{_WINDS[turn]}")
    return words("terminal-leads", wind=wind, kind=kind, place=_named(there, words, alike))
