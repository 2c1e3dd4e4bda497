"""What a party may do at the start of its turn, with the odds of each."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Option
from souterrain.core.say import Say

from . import camp
from .content import COLUMNS, NUMBERS, POINTS, ROOM_STOP, ROOMS, WAY_BETWEEN, neighbours
from .dice import d6_chance, odds
from .traps import armed, thief, to_search
from .words import being, beings, place
from .world import Chateau, able, folk, ready, together, ways

SPLIT = "chateau.counter.one-or-two-leave"


def whose_turn(world: Chateau, party: list[str], at: str) -> Say:
    """The question names the party where there are several."""
    if len(party) == 1:
        return Say("ask-turn-alone", who=being(world.characters[party[0]]), at=place(at))
    if together(world, party):
        return Say("ask-turn", at=place(at))
    return Say("ask-turn-some", who=beings(world, party), at=place(at))


def choices(world: Chateau, party: list[str], at: str, seat: str) -> list[Option]:
    """All that a party may do at the start of its turn."""
    options = [go_option(world, party, at, end) for end in ways(world)[at]]
    options.append(_REST if POINTS[at].area == "village" else _STAY)
    options += secret_doors(world, party, at)
    if len(party) > 1:
        options.append(_ORDER)
        if len(ready(world, party)) > 1:
            options.append(_SPLIT)
    options += camp.personal(world, party, seat)
    if others_business(world, party, seat):
        options.append(_COUNCIL)
    return options


def go_option(world: Chateau, party: list[str], at: str, end: str) -> Option:
    """The way to a neighbouring point; at the door of a room the thief first looks for its trap."""
    room = POINTS[end].room
    if not room:
        return _go(end)
    if to_search(world, party, at, end):
        return _search(end)
    return _enter(end, armed(world, room), POINTS[at].room == room)


def secret_doors(world: Chateau, party: list[str], at: str) -> list[Option]:
    """The thief may try a secret door once a turn."""
    if world.tried == world.turn or not thief(world, party):
        return []
    hidden = [end for end in _EVERY_WAY[at] if WAY_BETWEEN[at, end].kind == "secret" and end not in world.opened]
    return [Option(f"open:{end}", Say("option-open-secret"), end, _SECRET_ODDS, _SECRET) for end in hidden]


def others_business(world: Chateau, party: list[str], seat: str) -> list[Option]:
    return [option for other in world.seats if other != seat for option in own_business(world, party, other)]


def own_business(world: Chateau, party: list[str], seat: str) -> list[Option]:
    """What a player who does not lead the party may do: personal matters, and leaving it."""
    options = camp.personal(world, party, seat)
    if len(ready(world, party)) > 1:
        options += [
            Option(f"leave:{who.id}", Say("option-leave", who=being(who)), who.id, rule=SPLIT)
            for who in folk(world, party)
            if who.seat == seat and able(world, who)
        ]
    return options


_SECRET = "chateau.magicroom.secret-door"
_SECRET_ODDS = odds("note-works", d6_chance(NUMBERS.secret_on))
_STAY = Option("stay", Say("option-stay"), rule="chateau.move.staying")
_REST = Option("stay", Say("option-rest"), rule="chateau.start.village")
_ORDER = Option("order", Say("option-order"), rule="chateau.start.marching-order")
_SPLIT = Option("split", Say("option-split"), rule=SPLIT)
_COUNCIL = Option("council", Say("option-council"))
_HALT = Option("halt", Say("option-halt"), rule="chateau.move.countryside-two")
_EVERY_WAY = neighbours(tuple(POINTS))


@cache
def _go(end: str) -> Option:
    return Option(f"go:{end}", Say("option-go", to=place(end)), end, _shape_note(POINTS[end].shape), via=(end,))


@cache
def onward(at: str) -> tuple[Option, ...]:
    """Where a party in the countryside may go on to, or halt."""
    return (*[_go(end) for end in neighbours(())[at]], _HALT)


@cache
def _search(end: str) -> Option:
    text = Say("option-search", room=Say(f"room-{POINTS[end].room}"))
    return Option(f"go:{end}", text, end, odds("note-detect", d6_chance(NUMBERS.detect_on)), "chateau.trap.detect")


@cache
def _enter(end: str, trapped: bool, inside: bool) -> Option:
    """Into a room, or `inside` it from one point to the other: what awaits there is the same."""
    room = POINTS[end].room
    text = Say("option-go", to=place(end)) if inside else Say("option-enter", room=Say(f"room-{room}"))
    if ROOMS[room].magic:
        return Option(f"go:{end}", text, end, Say("note-magic-room"), "chateau.magicroom.draw", (end,))
    springs = sum(ROOM_STOP[face].then == "trap" for face in range(1, 7)) / 6
    note = odds("note-trap-armed", springs) if trapped else Say("note-trap-spent")
    return Option(f"go:{end}", text, end, note, "chateau.castle.room-roll", (end,))


@cache
def _shape_note(shape: str) -> Say:
    """What awaits on a point of this shape: the chance that something is drawn."""
    if shape == "round":
        return Say("note-calm")
    column = COLUMNS[shape]
    return odds(f"note-{shape}", sum(column[face].draw > 0 for face in range(1, 7)) / 6)
