"""Boards as characters: every kind of board a view may hold, drawn by the module that knows it."""

from __future__ import annotations

from souterrain.core.view import Board, Grid, Points

from .discs import draw_discs
from .drawing import Drawing, Pointers, Speak
from .grid import draw_grid
from .plan import draw_plan
from .points import draw_points


def draw(board: Board, pointers: Pointers, say: Speak, width: int, height: int, small: bool = False) -> Drawing:
    """A board for a window of this size. It may come out larger, then the window shows the part in focus; drawn
    small, more of it fits."""
    if isinstance(board, Points):
        return draw_points(board, pointers, say, width, height, small)
    if isinstance(board, Grid):
        return draw_plan(board, pointers, say) if small else draw_grid(board, pointers, say)
    return draw_discs(board, pointers, say, width, height)
