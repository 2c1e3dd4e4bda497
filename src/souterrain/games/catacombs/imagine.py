"""What a seat may suppose: the equipment deck in any order, and behind every face a card that could lie there."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.luck import Luck

from . import labyrinth
from .catalogue import BOOK
from .glimpse import FACE_DOWN
from .prepare import layout, special_cards
from .world import World

_TRIES = 40
"""So many mazes are laid until one is found that a Master could have laid."""


def imagine(seen: World, luck: Luck) -> World:
    """A world that fits what a seat sees."""
    lay = _maze if seen.setup.layout == "labyrinth" else _columns
    return replace(seen, equipment=luck.shuffled(seen.equipment), columns=lay(seen, luck))


def _columns(seen: World, luck: Luck) -> list[list[str]]:
    """Each card that lies face down is one of its level that is not seen elsewhere."""
    special = special_cards(seen.setup)
    left = {level: luck.shuffled(cards) for level, cards in _unseen(seen).items()}
    named = layout(seen.setup) if seen.columns else []
    return [
        [
            card if card != FACE_DOWN else special[name] if name in special else left[name].pop()
            for card, name in zip(cards, names, strict=True)
        ]
        for cards, names in zip(seen.columns, named, strict=True)
    ]


def _maze(seen: World, luck: Luck) -> list[list[str]]:
    """A maze as the Master's duties have it: the lord, a Merchant and a Healer can all be reached."""
    known = {card for row in seen.columns for card in row}
    hidden = sum(row.count(FACE_DOWN) for row in seen.columns)
    duties = [BOOK.lords[seen.setup.lord].lair, BOOK.special_rooms["merchant"][0]]
    if not any(BOOK.rooms[card].kind == "healer" for card in known if card in BOOK.rooms):
        duties.append(seen.setup.healer)
    wanted = [card for card in duties if card not in known][:hidden]
    rooms = [card for cards in _unseen(seen).values() for card in cards]
    maze: list[list[str]] = []
    for _ in range(_TRIES if hidden else 1):
        cards = luck.shuffled([*wanted, *luck.shuffled(rooms)[: hidden - len(wanted)]])
        maze = [[cards.pop() if card == FACE_DOWN else card for card in row] for row in seen.columns]
        if maze and labyrinth.fault(maze) is None:
            break
    return maze


def _unseen(seen: World) -> dict[str, list[str]]:
    """The cards of combat rooms that are not in sight, by level."""
    known = {card for column in seen.columns for card in column}
    piles: dict[str, list[str]] = {}
    for id, room in BOOK.rooms.items():
        if room.kind == "combat" and id not in known:
            piles.setdefault(str(room.level), []).append(id)
    return piles
