"""A map of points and ways, as characters."""

from __future__ import annotations

from itertools import pairwise

from souterrain.core.view import Edge, Point, Points, Token

from .canvas import Canvas
from .drawing import CHOSEN, WAY, Drawing, Pointers, Speak, middle
from .glyphs import LEAVES, SHAPES, STYLES, WAYS

_AREAS = ("yellow", "green", "cyan", "magenta")
_MARGIN = 8
_LARGEST = 130


def draw_points(board: Points, pointers: Pointers, say: Speak, width: int, height: int, small: bool = False) -> Drawing:
    """The ways, then the points by their shape, the pieces on them, the keys of options, and names where they fit.
    Small, the map is squeezed into the window and only places that matter now have their names."""
    scale = max(_fitting(board, width, height), min(_legible(board), (_LARGEST - _MARGIN) / board.width))
    across, down = scale, scale / 2
    if small:
        across, down = max(1, width - _MARGIN) / board.width, max(1, height - 2) / board.height
    canvas = Canvas(round(board.width * across) + _MARGIN, round(board.height * down) + 2)
    cells = {point.id: (round(point.x * across) + 1, round(point.y * down) + 1) for point in board.points}
    for edge in board.edges:
        _draw_way(canvas, edge, cells, _on_way(edge, pointers.way))
    on: dict[str, list[Token]] = {}
    for token in board.tokens:
        on.setdefault(token.at, []).append(token)
    areas = list(dict.fromkeys(point.area for point in board.points))
    for point in board.points:
        x, y = cells[point.id]
        style = _AREAS[areas.index(point.area) % len(_AREAS)]
        canvas.put(x, y, SHAPES[point.shape], style)
    taken = {point.id: _occupy(canvas, point, on.get(point.id, []), pointers, cells) for point in board.points}
    first = [point for point in board.points if point.id in on or point.id in pointers.keys]
    others = [] if small else [point for point in board.points if point not in first]
    for point in [*first, *others]:
        _name(canvas, point, cells[point.id], taken[point.id], say(point.name), point in first)
    here = [cells[token.at] for token in board.tokens if token.active and token.at in cells]
    party = [cells[token.at] for token in board.tokens if token.side == "party" and token.at in cells]
    return Drawing(canvas, middle(here or party, canvas), cells)


def _fitting(board: Points, width: int, height: int) -> float:
    """Columns per unit such that the whole board fits the window; a row is as high as two columns are wide."""
    return min((width - _MARGIN) / board.width, (height - 2) * 2 / board.height)


def _legible(board: Points) -> float:
    """Columns per unit such that no two points come closer than five columns or two rows."""
    scale = 0.0
    for n, a in enumerate(board.points):
        for b in board.points[n + 1 :]:
            apart = max(abs(a.x - b.x) / 5, abs(a.y - b.y) / 4)
            if apart:
                scale = max(scale, 1 / apart)
    return scale


def _on_way(edge: Edge, way: tuple[str, ...]) -> bool:
    return any({edge.a, edge.b} == {a, b} for a, b in pairwise(way))


def _draw_way(canvas: Canvas, edge: Edge, cells: dict[str, tuple[int, int]], chosen: bool) -> None:
    if edge.a not in cells or edge.b not in cells:
        return
    style = WAY if chosen else "bright_black"
    path = canvas.line(*cells[edge.a], *cells[edge.b], style)
    sign = WAYS[edge.kind] and (LEAVES[edge.state] or WAYS[edge.kind])
    if sign and path:
        canvas.put(*path[len(path) // 2], sign, style)


def _occupy(
    canvas: Canvas, point: Point, tokens: list[Token], pointers: Pointers, cells: dict[str, tuple[int, int]]
) -> tuple[int, int]:
    """The option's key and the pieces at a point; returns the columns that are taken now."""
    x, y = cells[point.id]
    left, right = x, x + 1
    if point.id in pointers.keys:
        canvas.put(x - 1, y, f"({pointers.keys[point.id]})", pointers.style(point.id))
        left, right = x - 1, x + 2
    elif point.id == pointers.chosen:
        canvas.put(x - 1, y, f"({SHAPES[point.shape]})", CHOSEN)
        left, right = x - 1, x + 2
    for token in tokens:
        sign = pointers.signs.get(token.id, "?")
        canvas.put(right, y, sign, STYLES[token.side] + (" reverse" if token.active else ""))
        right += len(sign)
    return left, right


def _name(canvas: Canvas, point: Point, cell: tuple[int, int], taken: tuple[int, int], name: str, first: bool) -> None:
    """Write a point's name where there is room: to its right, to its left, below, above."""
    (x, y), (left, right) = cell, taken
    length = len(name)
    places = [(right, y, f" {name}"), (left - length - 1, y, f"{name} ")]
    places += [(x - length // 2, y + 1, name), (x - length // 2, y - 1, name)]
    for at, row, text in places:
        if canvas.free(at, row, len(text)):
            canvas.put(at, row, text, "" if first else "dim")
            return
