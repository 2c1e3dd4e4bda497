"""A map in squares, as characters: walls ruled between the squares, doors in the walls, pieces inside."""

from __future__ import annotations

from souterrain.core.view import Door, DoorState, Feature, Grid, Token

from .canvas import EAST, NORTH, SOUTH, WEST, Canvas
from .drawing import CHOSEN, NO_KEY, WAY, Drawing, Pointers, Speak, middle
from .glyphs import DOORS, FLOORS, MARKS, STYLES, THINGS

ACROSS, DOWN = 4, 2
"""Columns and rows from one square to the next, one of each for the wall between."""

LOW = 18
"""Rows of a window below which too few squares fit one under the other."""

GAP: DoorState = "dark"
"""The state of an edge where the floor goes on unseen: no wall stands there."""

_LIGHT = {"0": "dim", "1": "", "2": "bold"}

Square = tuple[int, int]


def draw_grid(board: Grid, pointers: Pointers, say: Speak) -> Drawing:
    """Floor, walls, doors, features, pieces and the keys of options. A map of a single square is no map: the party is
    somewhere that has none."""
    canvas = Canvas(board.width * ACROSS + 1, board.height * DOWN + 1)
    if not has_map(board):
        return Drawing(canvas, (0, 0), {})
    squares = [(board.x + n, board.y + m) for m in range(board.height) for n in range(board.width)]
    cells = {f"{x},{y}": _cell(board, (x, y)) for x, y in squares}
    for square in squares:
        _floor(canvas, board, square)
    gaps = {edge_of(door.x, door.y, door.side) for door in board.doors if door.state == GAP}
    for edge in sorted(walls(board, squares) - gaps):
        _wall(canvas, board, *edge)
    for door in board.doors:
        if door.state != GAP:
            _door(canvas, board, door)
    marked = pointers.marked(covered(board))
    taken = {token.at for token in board.tokens} | marked.keys()
    for feature in board.features:
        _feature(canvas, board, feature, say(feature.label), taken)
        cells.setdefault(feature.id, _cell(board, (feature.x, feature.y)))
    for mark in board.marks:
        if mark.at in cells and mark.at not in marked:
            x, y = cells[mark.at]
            left, right = MARKS[mark.kind]
            canvas.put(x - 1, y, left, WAY)
            canvas.put(x + 1, y, right, WAY)
    for place in pointers.way:
        if place in cells:
            canvas.put(*cells[place], "•", WAY)
    for place in pointers.covers:
        if place in cells:
            x, y = cells[place]
            canvas.put(x - 1, y, "▒▒▒", CHOSEN)
    for place, key in marked.items():
        if place in cells:
            x, y = cells[place]
            plain = key == NO_KEY and place != pointers.chosen
            text = f" {key} " if plain else f"({key})" if len(key) == 1 else f"{key:^3}"
            canvas.put(x - 1, y, text, WAY if plain else pointers.style(place))
    for token in board.tokens:
        _token(canvas, token, cells, pointers)
    return Drawing(canvas, focus(board, cells, pointers, canvas), cells)


def covered(board: Grid) -> set[str]:
    """The squares on which something stands."""
    return {
        f"{x},{y}"
        for thing in board.features
        for x in range(thing.x, thing.x + thing.w)
        for y in range(thing.y, thing.y + thing.h)
    }


def has_map(board: Grid) -> bool:
    """A map of a single square is none: the party is somewhere that has no plan."""
    return board.width * board.height > 1


def cramped(board: Grid, width: int, height: int) -> bool:
    """Whether a window is so low that a map which does not fit it is better drawn small."""
    return height < LOW and (board.width * ACROSS >= width or board.height * DOWN >= height)


def _cell(board: Grid, square: Square) -> tuple[int, int]:
    """The middle of a square."""
    return (square[0] - board.x) * ACROSS + 2, (square[1] - board.y) * DOWN + 1


def at(board: Grid, square: Square) -> str:
    """What lies at a square, blank beyond the map."""
    x, y = square[0] - board.x, square[1] - board.y
    if 0 <= y < len(board.rows) and 0 <= x < len(board.rows[y]):
        return board.rows[y][x]
    return " "


def light(board: Grid, square: Square) -> str:
    x, y = square[0] - board.x, square[1] - board.y
    if 0 <= y < len(board.light) and 0 <= x < len(board.light[y]):
        return _LIGHT.get(board.light[y][x], "")
    return ""


def _floor(canvas: Canvas, board: Grid, square: Square) -> None:
    kind = at(board, square)
    if kind != " ":
        x, y = _cell(board, square)
        sign = FLOORS.get(kind, kind)
        canvas.put(x - 1, y, sign * 3 if kind in "~,#^" else f" {sign} ", light(board, square) or "bright_black")


def walls(board: Grid, squares: list[Square]) -> set[tuple[Square, str]]:
    """Every wall as a square and its north or west side."""
    found: set[tuple[Square, str]] = set()
    reach = [*squares, *((board.x + board.width, y) for y in range(board.y, board.y + board.height))]
    reach += [(x, board.y + board.height) for x in range(board.x, board.x + board.width)]
    for x, y in reach:
        here = at(board, (x, y)) != " "
        if here != (at(board, (x, y - 1)) != " "):
            found.add(((x, y), "n"))
        if here != (at(board, (x - 1, y)) != " "):
            found.add(((x, y), "w"))
    for wall in board.walls:
        left, top, side = wall.split(",")
        found.add(edge_of(int(left), int(top), side))
    return found


def edge_of(x: int, y: int, side: str) -> tuple[Square, str]:
    """An edge between two squares under its one name."""
    if side == "s":
        return (x, y + 1), "n"
    if side == "e":
        return (x + 1, y), "w"
    return (x, y), side


def _wall(canvas: Canvas, board: Grid, square: Square, side: str) -> None:
    left, top = (square[0] - board.x) * ACROSS, (square[1] - board.y) * DOWN
    style = "yellow"
    if side == "n":
        canvas.stroke(left, top, EAST, style)
        for x in range(left + 1, left + ACROSS):
            canvas.stroke(x, top, EAST | WEST, style)
        canvas.stroke(left + ACROSS, top, WEST, style)
    else:
        canvas.stroke(left, top, SOUTH, style)
        for y in range(top + 1, top + DOWN):
            canvas.stroke(left, y, NORTH | SOUTH, style)
        canvas.stroke(left, top + DOWN, NORTH, style)


def _door(canvas: Canvas, board: Grid, door: Door) -> None:
    (x, y), side = edge_of(door.x, door.y, door.side)
    _wall(canvas, board, (x, y), side)
    left, top = (x - board.x) * ACROSS, (y - board.y) * DOWN
    canvas.put(*((left + 2, top) if side == "n" else (left, top + 1)), DOORS[door.state], "bold yellow")


def _feature(canvas: Canvas, board: Grid, feature: Feature, label: str, taken: set[str]) -> None:
    """A feature shades the squares that it covers, and shows the beginning of its name in a row that nobody needs."""
    room = feature.w * ACROSS - 1
    named = False
    for row in range(feature.y, feature.y + feature.h):
        x, y = _cell(board, (feature.x, row))
        free = not any(f"{column},{row}" in taken for column in range(feature.x, feature.x + feature.w))
        canvas.put(x - 1, y, begun(feature, label, room) if free and not named else "░" * room, THINGS[feature.state])
        named = named or free


def begun(feature: Feature, label: str, room: int) -> str:
    """The beginning of a feature's name; of a door that is not simply shut with its sign."""
    leaf = leaf_of(feature)
    return label[: room - 1] + DOORS[leaf] if leaf else label[:room]


def leaf_of(feature: Feature) -> DoorState | None:
    """How a door that fills its square is, where that is to be seen: open, or locked."""
    return feature.state if feature.emblem == "door" and feature.state in ("open", "locked") else None


def _token(canvas: Canvas, token: Token, cells: dict[str, tuple[int, int]], pointers: Pointers) -> None:
    if token.at not in cells:
        return
    x, y = cells[token.at]
    sign = pointers.signs.get(token.id, "?")
    style = STYLES[token.side] + (" reverse" if token.active else "")
    cells.setdefault(token.id, (x, y))
    key = pointers.keys.get(token.id)
    if key:
        canvas.put(x - 1, y, f"{key}{sign:>2}" if len(sign) > 1 else f"{key}:{sign}", pointers.style(token.id))
    elif token.at in pointers.keys:
        canvas.put(x - 1, y, f"{pointers.keys[token.at]}:{sign}"[:3], pointers.style(token.at))
    else:
        hit = token.id == pointers.chosen or token.at in pointers.covers
        canvas.put(x - 1, y, f"{sign:^3}", CHOSEN if hit else style)


def focus(board: Grid, cells: dict[str, tuple[int, int]], pointers: Pointers, canvas: Canvas) -> tuple[int, int]:
    active = [cells[token.at] for token in board.tokens if token.active and token.at in cells]
    party = [cells[token.at] for token in board.tokens if token.side == "party" and token.at in cells]
    chosen = [cells[pointers.chosen]] if pointers.chosen in cells else []
    return middle(active or party or chosen, canvas)
