"""A table top with wooden discs, as characters to scale."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from souterrain.core.aim import course
from souterrain.core.ask import Flick, Launch
from souterrain.core.view import Disc, Discs, LaidCard, Zone

from .canvas import Canvas, between
from .drawing import CHOICE, CHOSEN, WAY, Drawing, Pointers, Speak, middle
from .glyphs import CARDS, STYLES


def draw_discs(board: Discs, pointers: Pointers, say: Speak, width: int, height: int) -> Drawing:
    """The board in its frame, its zones and obstacles, the last shot's path, the discs, and the shot being aimed."""
    scale = max(min((width - 2) / board.width, (height - 2) * 2 / board.height), 36 / board.width)
    canvas = Canvas(round(board.width * scale) + 2, round(board.height * scale / 2) + 2)
    table = _Table(canvas, scale)
    table.frame()
    for zone in board.zones:
        table.polygon(zone.corners)
        left, top = table.cell(*zone.corners[:2])
        right = table.cell(*zone.corners[2:4])[0]
        canvas.put(left, max(1, top), say(zone.label)[: right - left + 1], "dim")
    for obstacle in board.obstacles:
        table.round(obstacle.x, obstacle.y, obstacle.radius, "▓", "yellow")
    if board.motion is not None:
        for leg in board.motion.legs:
            for x, y in _along(leg.x, leg.y, leg.vx, leg.vy, leg.end - leg.start, board.motion.slow):
                canvas.put(*table.cell(x, y), "∙", "dim")
    for launch in pointers.launches:
        if not any(_fills(launch, zone) for zone in board.zones):
            table.ring(launch.x, launch.y, launch.radius)
    aim = pointers.aim
    if aim is not None:
        radius = next((disc.radius for disc in board.discs if disc.id == aim.disc), 0.0)
        table.aim(aim, course(board, aim.disc, radius, aim).way)
    cells = {disc.id: table.cell(disc.x, disc.y) for disc in board.discs}
    shared = {key for key, n in Counter(pointers.keys.values()).items() if n > 1}
    pieces = [_disc(disc, cells[disc.id], pointers, shared) for disc in board.discs]
    for launch in pointers.launches:
        if launch.disc not in cells:
            aimed = aim is not None and aim.disc == launch.disc
            place = table.cell(aim.x, aim.y) if aim and aimed else table.cell(launch.x, launch.y)
            sign = pointers.signs.get(launch.disc, "?")
            pieces.append(_Piece(place, "(", sign, ")", CHOSEN if aimed else CHOICE))
    for piece in pieces:
        piece.edge(canvas)
    for piece in pieces:
        piece.face(canvas)
    for row, ware in enumerate(board.wares, 1):
        cells[ware.id] = 2, row
        text = f"{say(ware.label)}, {say(ware.note)}" if ware.note else say(ware.label)
        canvas.put(2, row, text[: canvas.width - 3], CHOSEN if ware.id == pointers.chosen else "")
    if board.course:
        canvas.put(2, canvas.height - 1, f" {_way(board.course)} ", "bold")
    active = [cells[disc.id] for disc in board.discs if disc.active]
    return Drawing(canvas, middle(active, canvas), cells)


def _fills(launch: Launch, zone: Zone) -> bool:
    """Whether a disc may be put down anywhere in a zone: its outline tells so better than a circle around it all."""
    xs, ys = zone.corners[::2], zone.corners[1::2]
    longer = max(max(xs) - min(xs), max(ys) - min(ys))
    inside = min(xs) <= launch.x <= max(xs) and min(ys) <= launch.y <= max(ys)
    return inside and launch.radius >= longer / 2 - launch.size


class _Table:
    """Places in millimetres, put on the canvas."""

    def __init__(self, canvas: Canvas, scale: float) -> None:
        self.canvas, self.scale = canvas, scale

    def cell(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.scale) + 1, round(y * self.scale / 2) + 1

    def frame(self) -> None:
        right, bottom = self.canvas.width - 1, self.canvas.height - 1
        for x in range(1, right):
            self.canvas.put(x, 0, "═", "yellow")
            self.canvas.put(x, bottom, "═", "yellow")
        for y in range(1, bottom):
            self.canvas.put(0, y, "║", "yellow")
            self.canvas.put(right, y, "║", "yellow")
        for x, y, corner in ((0, 0, "╔"), (right, 0, "╗"), (0, bottom, "╚"), (right, bottom, "╝")):
            self.canvas.put(x, y, corner, "yellow")

    def polygon(self, corners: tuple[float, ...]) -> None:
        places = [self.cell(x, y) for x, y in zip(corners[::2], corners[1::2], strict=True)]
        for a, b in zip(places, [*places[1:], places[0]], strict=True):
            self.canvas.line(*a, *b, "dim", ".")

    def round(self, x: float, y: float, radius: float, mark: str, style: str) -> None:
        left, top = self.cell(x - radius, y - radius)
        right, bottom = self.cell(x + radius, y + radius)
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                away = math.hypot((column - 1) / self.scale - x, (row - 1) * 2 / self.scale - y)
                if away <= radius:
                    self.canvas.put(column, row, mark, style)

    def ring(self, x: float, y: float, radius: float) -> None:
        """The circle within which a disc may be put down."""
        for degrees in range(0, 360, 5) if radius else ():
            angle = math.radians(degrees)
            self._dot(*self.cell(x + radius * math.cos(angle), y + radius * math.sin(angle)), "∘")

    def aim(self, flick: Flick, length: float) -> None:
        """Where the disc will lie, and the line that it will be flicked along."""
        x, y = self.cell(flick.x, flick.y)
        self._dot(x, y, "+")
        if flick.speed:
            end = flick.x + math.cos(flick.angle) * length, flick.y + math.sin(flick.angle) * length
            for column, row in between(x, y, *self.cell(*end)):
                self._dot(column, row, "*")

    def _dot(self, x: int, y: int, mark: str) -> None:
        if 0 < x < self.canvas.width - 1 and 0 < y < self.canvas.height - 1:
            self.canvas.put(x, y, mark, WAY)


def _way(cards: list[LaidCard]) -> str:
    """The cards of the way, row by row: behind, here, ahead, face down; a gauge is written out."""
    rows = [[card for card in cards if card.y == y] for y in sorted({card.y for card in cards})]
    return " / ".join(" ".join(CARDS[card.state] + _left(card) for card in row) for row in rows)


def _left(card: LaidCard) -> str:
    return f"{card.gauge.value}/{card.gauge.top}" if card.gauge else ""


def _along(x: float, y: float, vx: float, vy: float, time: float, slow: float) -> list[tuple[float, float]]:
    """Places along an evenly slowing slide, from its start to its end."""
    speed = math.hypot(vx, vy)
    if not speed:
        return []
    places = []
    for n in range(41):
        moment = time * n / 40
        way = speed * moment - slow * moment * moment / 2
        places.append((x + vx / speed * way, y + vy / speed * way))
    return places


@dataclass(frozen=True)
class _Piece:
    """A disc as it is written: its sign in the middle of its edge. All edges are drawn before any sign, so that
    neighbours hide nothing of each other but their edges."""

    cell: tuple[int, int]
    left: str
    sign: str
    right: str
    style: str

    def edge(self, canvas: Canvas) -> None:
        canvas.put(*self._start(canvas), self.left + self.sign + self.right, self.style)

    def face(self, canvas: Canvas) -> None:
        x, y = self._start(canvas)
        canvas.put(x + len(self.left), y, self.sign, self.style)

    def _start(self, canvas: Canvas) -> tuple[int, int]:
        """Where it begins: as a whole within the frame."""
        x, y = self.cell
        length = len(self.left + self.sign + self.right)
        return max(1, min(x - 1, canvas.width - 1 - length)), max(1, min(y, canvas.height - 2))


def _disc(disc: Disc, cell: tuple[int, int], pointers: Pointers, shared: Collection[str]) -> _Piece:
    """A disc with the key of what is offered to it, unless that goes from one to the next of several."""
    key = pointers.keys.get(disc.id)
    style = STYLES[disc.side] + (" reverse" if disc.active else "")
    if disc.id == pointers.chosen:
        style = CHOSEN
    elif key:
        style = pointers.style(disc.id)
    return _Piece(cell, f"({key}:" if key and key not in shared else "(", pointers.signs.get(disc.id, "?"), ")", style)
