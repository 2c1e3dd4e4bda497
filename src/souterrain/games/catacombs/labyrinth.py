"""The labyrinth: room cards laid out as a maze, entered by matching exits, some of them more than once."""

from __future__ import annotations

from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.core.errors import BadSetup
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.rooms import ExitsDiffer
from .words import room_say
from .world import Setup, World

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}

Grid = list[list[str]]


class Passage(NamedTuple):
    """A way out of a room: its direction, and the cell it leads to."""

    direction: str
    cell: int


def grid(setup: Setup) -> Grid:
    """The Master's maze as text (rows by "/", cards by ","; "-" for no card, "lord" for the lair), or the sample."""
    if not setup.maze.strip():
        rows = [list(row) for row in BOOK.facts.labyrinth]
    else:
        rows = [[card.strip().lower() for card in row.split(",")] for row in setup.maze.strip().split("/")]
    width = max(len(row) for row in rows)
    lair = BOOK.lords[setup.lord].lair
    named = [["" if card == "-" else lair if card == "lord" else card for card in row] for row in rows]
    return [row + [""] * (width - len(row)) for row in named]


def check(maze: Grid) -> None:
    """Refuse a maze that breaks the Master's duties."""
    if (wrong := fault(maze)) is not None:
        raise wrong


def fault(maze: Grid) -> BadSetup | None:
    """The Master's duty: it begins with a level 0 room and ends with the lord, holds a Merchant and a Healer, and all
    of these can be reached."""
    cards = [card for row in maze for card in row if card]
    for card in cards:
        if card not in BOOK.rooms:
            return BadSetup("bad-maze-card", card=card[:20], rule="catacombs.variant.labyrinth.master-designs")
        if cards.count(card) > 1:
            return BadSetup("bad-maze-twice", card=card, rule="catacombs.variant.labyrinth.master-designs")
    kinds = [BOOK.rooms[card].kind for card in cards]
    for kind, rule in (
        ("lord", "catacombs.variant.labyrinth.starts-level0-ends-lord"),
        ("merchant", "catacombs.variant.labyrinth.needs-healer-and-merchant"),
        ("healer", "catacombs.variant.labyrinth.needs-healer-and-merchant"),
    ):
        if kind not in kinds:
            return BadSetup(f"bad-maze-no-{kind}", rule=rule)
    begin = start(maze)
    if begin < 0:
        return BadSetup("bad-maze-no-start", rule="catacombs.variant.labyrinth.starts-level0-ends-lord")
    reached = {card_at(maze, cell) for cell in reachable(maze, begin)}
    for kind in ("lord", "merchant", "healer"):
        if not any(BOOK.rooms[card].kind == kind for card in reached):
            return BadSetup(f"bad-maze-far-{kind}", rule="catacombs.variant.labyrinth.master-designs")
    return None


def start(maze: Grid) -> int:
    """The cell of the start room: the first level 0 room of the maze, or -1."""
    for cell in range(len(maze) * len(maze[0])):
        card = card_at(maze, cell)
        if card and BOOK.rooms[card].kind == "combat" and BOOK.rooms[card].level == 0:
            return cell
    return -1


def card_at(maze: Grid, cell: int) -> str:
    row, column = divmod(cell, len(maze[0]))
    return maze[row][column]


def ways_out(maze: Grid, cell: int) -> list[Passage]:
    """The exits of a card that lead to another card, whether or not that one has the matching entrance."""
    found = []
    row, column = divmod(cell, len(maze[0]))
    for direction in BOOK.rooms[card_at(maze, cell)].exits:
        down, right = STEPS[direction]
        if 0 <= row + down < len(maze) and 0 <= column + right < len(maze[0]) and maze[row + down][column + right]:
            found.append(Passage(direction, (row + down) * len(maze[0]) + column + right))
    return found


def corresponds(direction: str, card: str) -> bool:
    """North with south, east with west: the next room must have the entrance that the exit leads to."""
    return OPPOSITE[direction] in BOOK.rooms[card].exits


def reachable(maze: Grid, begin: int) -> set[int]:
    """All cells that can be reached through matching exits."""
    found, edge = {begin}, [begin]
    while edge:
        for way in ways_out(maze, edge.pop()):
            if way.cell not in found and corresponds(way.direction, card_at(maze, way.cell)):
                found.add(way.cell)
                edge.append(way.cell)
    return found


def lay_out(world: World) -> None:
    """All cards face down except the start room.

    Rule: catacombs.variant.labyrinth.face-down-except-start."""
    world.columns = grid(world.setup)
    world.open = [card_at(world.columns, start(world.columns))]


def next_room(world: World) -> Rules[int]:
    """The heroes leave by an exit and turn up the card next to it; if its exits do not correspond it is turned down
    again and they try another way."""
    maze = world.columns
    if world.at < 0:
        return start(maze)
    ways = ways_out(maze, world.at)
    while True:
        offers = [(_leave(world, way), way) for way in ways]
        rule = "catacombs.variant.labyrinth.choose-adjacent-room"
        way = yield from which(leader(world), Say("ask-direction"), offers, rule)
        card = card_at(maze, way.cell)
        if corresponds(way.direction, card):
            return way.cell
        ways.remove(way)
        tell(world, ExitsDiffer(card))


def _leave(world: World, way: Passage) -> Option:
    card = card_at(world.columns, way.cell)
    note = Say("note-known-room", room=room_say(card)) if card in world.open else None
    return Option("go", Say(f"option-go-{way.direction.lower()}"), note=note, on=(way.direction,))


def leader(world: World) -> str:
    """Who answers for all hero players: the player of the first hero alive."""
    return next(hero.seat for hero in world.heroes.values() if hero.alive)
