"""Exploration: turn up the next room card and go where it leads."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import labyrinth
from .catalogue import BOOK
from .events.rooms import RoomEmpty, RoomEntered
from .healer import visit_healer
from .install import take_monsters
from .merchant import visit_merchant
from .words import room_say
from .world import World


def explore(world: World) -> Rules[None]:
    """Turn up the next card. The Merchant and the Healer have their own procedure; the lord's card begins the final
    battle; any other leads to installation.

    Rules: catacombs.variant.labyrinth.may-backtrack, catacombs.variant.labyrinth.special-rooms-revisitable."""
    if world.setup.layout == "labyrinth":
        cell = yield from labyrinth.next_room(world)
        again = cell in world.explored
        world.at = cell
        world.explored.append(cell)
        card = labyrinth.card_at(world.columns, cell)
    else:
        world.at += 1
        again = False
        card = yield from choose_card(world)
    if card not in world.open:
        world.open.append(card)
    world.room = card
    room = BOOK.rooms[card]
    tell(world, RoomEntered(card, _rule(room.kind), again))
    if room.kind == "merchant":
        yield from visit_merchant(world)
    elif room.kind == "healer":
        yield from visit_healer(world)
    else:
        yield from take_monsters(world, room, again)
        if again and not world.waiting:
            tell(world, RoomEmpty(card))
            return
        world.phase = "install"


def _rule(kind: str) -> str:
    if kind == "lord":
        return "catacombs.explore.lord-card-starts-final-battle"
    return "catacombs.explore.flip-next-room-card-from-top"


def choose_card(world: World) -> Rules[str]:
    """The card of the next column; where two lie there, both are turned up and the players choose."""
    cards = world.columns[world.at]
    if len(cards) == 1:
        return cards[0]
    world.open += cards
    rule = "catacombs.variant.branching.reveal-and-choose"
    offers = [
        (Option("go", room_say(card), note=_monsters(card), rule=rule, on=(card,)), card)
        for card in passable(world, cards)
    ]
    return (yield from one_of(labyrinth.leader(world), Say("ask-choose-room"), offers, rule))


def passable(world: World, cards: list[str]) -> list[str]:
    """With the room exits in use the way leads east, and the next room must open to the west; where no card of the
    column does, the heroes break through and may choose any.

    Rule: catacombs.variant.exits.must-match."""
    if not world.setup.exits or not world.room:
        return cards
    if "E" not in BOOK.rooms[world.room].exits:
        return cards
    return [card for card in cards if labyrinth.corresponds("E", card)] or cards


def _monsters(card: str) -> Say:
    room = BOOK.rooms[card]
    return Say(
        "note-room-monsters",
        level=room.level,
        monsters=sum(room.monsters.values()),
        wandering=room.wandering,
    )
