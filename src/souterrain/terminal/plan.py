"""A map in squares, drawn small: walls between rows are underlines, so twice the rows fit a window."""

from __future__ import annotations

from souterrain.core.view import DoorState, Feature, Grid

from .canvas import Canvas
from .drawing import CHOSEN, NO_KEY, WAY, Drawing, Pointers, Speak
from .glyphs import DOORS, FLOORS, STYLES, THINGS
from .grid import GAP, Square, at, begun, covered, edge_of, focus, light, walls

ACROSS = 3
"""Columns from one square to the next: one for the wall, two for what is there."""


def draw_plan(board: Grid, pointers: Pointers, say: Speak) -> Drawing:
    """Floor, walls, doors, features, pieces and the keys of options, two characters a square."""
    canvas = Canvas(board.width * ACROSS + 1, board.height + 1)
    squares = [(board.x + n, board.y + m) for m in range(board.height) for n in range(board.width)]
    cells = {f"{x},{y}": _cell(board, (x, y)) for x, y in squares}
    for square in squares:
        kind = at(board, square)
        if kind != " ":
            canvas.put(*_cell(board, square), f"{FLOORS.get(kind, kind)} ", light(board, square) or "bright_black")
    standing = {token.at for token in board.tokens}
    for feature in board.features:
        cells.setdefault(feature.id, _cell(board, (feature.x, feature.y)))
        _feature(canvas, board, feature, say(feature.label), standing)
    for place in pointers.way:
        if place in cells:
            canvas.put(*cells[place], "• ", WAY)
    for place in pointers.covers:
        if place in cells:
            canvas.put(*cells[place], "▒▒", CHOSEN)
    for place, key in pointers.marked(covered(board)).items():
        if place in cells:
            plain = key == NO_KEY and place != pointers.chosen
            canvas.put(*cells[place], f"{key:<2}", WAY if plain else pointers.style(place))
    for token in board.tokens:
        if token.at in cells:
            cells.setdefault(token.id, cells[token.at])
            sign, key = pointers.signs.get(token.id, "?"), pointers.keys.get(token.id, "")
            style = STYLES[token.side] + (" reverse" if token.active else "")
            if key:
                style = pointers.style(token.id)
            elif token.id == pointers.chosen or token.at in pointers.covers:
                style = CHOSEN
            canvas.put(*cells[token.at], f"{key}{sign}"[:2].ljust(2), style)
    _rule(canvas, board, squares)
    return Drawing(canvas, focus(board, cells, pointers, canvas), cells)


def _feature(canvas: Canvas, board: Grid, feature: Feature, label: str, standing: set[str]) -> None:
    """The beginning of its name in the first row where nobody stands, and its squares shaded."""
    named = False
    for row in range(feature.y, feature.y + feature.h):
        across = range(feature.x, feature.x + feature.w)
        free = not named and all(f"{column},{row}" not in standing for column in across)
        for column in across:
            canvas.put(*_cell(board, (column, row)), "░░", THINGS[feature.state])
        if free:
            name = begun(feature, label, feature.w * ACROSS - 1)
            canvas.put(*_cell(board, (feature.x, row)), name, THINGS[feature.state])
        named = named or free


def _cell(board: Grid, square: Square) -> tuple[int, int]:
    return (square[0] - board.x) * ACROSS + 1, square[1] - board.y + 1


def _rule(canvas: Canvas, board: Grid, squares: list[Square]) -> None:
    """Walls and doors: upright ones in the column between two squares, level ones below the upper square."""
    doors: dict[tuple[Square, str], DoorState] = {
        edge_of(door.x, door.y, door.side): door.state for door in board.doors
    }
    for square, side in sorted(walls(board, squares) | doors.keys()):
        state = doors.get((square, side))
        x, y = _cell(board, square)
        if state == GAP:
            continue
        if side == "w":
            canvas.put(x - 1, y, DOORS[state] if state else "│", "bold yellow" if state else "yellow")
        else:
            if state:
                canvas.put(x + 1, y - 1, DOORS[state], "bold yellow")
            canvas.underline(x - 1, y - 1, ACROSS + 1)
