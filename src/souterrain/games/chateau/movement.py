"""Déplacements: from point to point, with what may await the party there, or a halt on the spot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from souterrain.core.ask import Option
from souterrain.core.book import kept
from souterrain.core.dice import reaches
from souterrain.core.events import tell
from souterrain.core.menu import Deed, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK, neighbours
from .dice import odds
from .encounters import News, arrive, look
from .ending import ends, outcome
from .events.movement import CastleEntered, GroupMoved, GroupStayed, Moved, SleptOn, SomeMoved, Stayed, VillageWaits
from .flight import put
from .traps import armed, search_door, to_search
from .words import beings, names, place
from .world import Character, Chateau, able, abroad, in_castle, is_group, leader, ready, ways

GO_ON = "chateau.event.nothing-continue"


def moves(world: Chateau, party: list[str], at: str) -> Iterator[Deed[bool]]:
    """The ways to neighbouring points, and to stay; at the door of a room the thief may look for its trap first. Who
    sleeps is left behind, as the option says.

    Rule: chateau.special.sorcerer."""
    asleep = [id for id in party if not able(world, world.characters[id])]
    for end in ways(world)[at]:
        searcher = to_search(world, party, at, end)
        if searcher:
            yield Deed(_leaving(world, _search(end), asleep), partial(search, world, searcher, party, end))
        option = _leaving(world, step_option(world, at, end), asleep)
        yield Deed(_home(world, party, option, end), partial(go, world, party, end))
    yield Deed(_REST if BOOK.points[at].area == "village" else _stay(), partial(stay, world, party))


def _leaving(world: Chateau, option: Option, asleep: list[str]) -> Option:
    if not asleep:
        return option
    return replace(option, text=Say("option-leaving", deed=option.text, who=beings(world, asleep)))


def _home(world: Chateau, party: list[str], option: Option, end: str) -> Option:
    """Where with them everybody is home from the castle, the game ends: the option says so.

    Rule: chateau.end.return."""
    return replace(option, final=True, note=Say("note-home")) if end and ends(world, party, end) else option


def step_option(world: Chateau, at: str, end: str) -> Option:
    room = BOOK.points[end].room
    return _enter(end, armed(world, room), BOOK.points[at].room == room) if room else _go(end)


def search(world: Chateau, searcher: Character, party: list[str], end: str) -> Rules[bool]:
    """The door is searched first; only a party that may go in unharmed does so at once.

    Rule: chateau.trap.undetected-choice."""
    if not (yield from search_door(world, searcher, party, BOOK.points[end].room)):
        return False
    return (yield from go(world, party, end))


def go(world: Chateau, party: list[str], end: str) -> Rules[bool]:
    """Those who are able to set out do; that ends the party's turn."""
    awake = ready(world, party)
    if asleep := [id for id in party if id not in awake]:
        tell(world, SleptOn(names(world, asleep), world.characters[party[0]].at))
    yield from march(world, awake, end)
    return True


def march(world: Chateau, party: list[str], end: str) -> Rules[None]:
    """Two points a turn in the countryside, one in the castle; the first point of the castle ends the move. As long
    as nothing happens the party may go on.

    Rule: chateau.move.castle-one."""
    steps = BOOK.numbers.steps_inside if in_castle(world.characters[party[0]].at) else BOOK.numbers.steps_outside
    while end:
        drawn = yield from arrive(world, party, step(world, party, end))
        steps -= 1
        if drawn or not steps or in_castle(end) or outcome(world):
            return
        further = [(_home(world, party, option, to), to) for option, to in onward(end)]
        end = yield from which(leader(world, party), Say("ask-go-on", at=place(end)), further, GO_ON)


def step(world: Chateau, party: list[str], end: str) -> News:
    """From a point to a neighbouring point; gives the news of it."""
    fresh = not world.entered
    way = (world.characters[party[0]].at, end)
    put(world, party, end)
    world.moved = world.turn
    who = names(world, party)

    def news(quiet: bool) -> None:
        if is_group(world, party):
            tell(world, GroupMoved(end, way, quiet))
        else:
            tell(world, Moved(*who, end, way, quiet) if len(who) == 1 else SomeMoved(who, end, way, quiet))
        if fresh and world.entered:
            tell(world, CastleEntered())

    return news


def stay(world: Chateau, party: list[str]) -> Rules[bool]:
    """Outside the village a halt draws with the triangle column, whatever the shape of the point; it ends the turn. In
    the village nothing happens, ever: after some turns of it a word is said, unless others are out for adventure.

    Rules: chateau.heal.waiting-draws, chateau.start.village."""
    at = world.characters[party[0]].at

    def news(quiet: bool) -> None:
        tell(world, GroupStayed(at, quiet) if is_group(world, party) else Stayed(names(world, party), at, quiet))

    if BOOK.points[at].area != "village":
        yield from look(world, party, "triangle", news)
        return True
    news(False)
    waited = 0 if abroad(world, party) else world.turn - world.moved
    if waited and waited % BOOK.numbers.patience == 0:
        tell(world, VillageWaits(waited))
    return True


_REST = Option("stay", Say("option-rest"), rule="chateau.start.village")
_HALT = Option("halt", Say("option-halt"), rule="chateau.move.countryside-two")


@kept
def _stay() -> Option:
    return Option("stay", Say("option-stay"), note=_shape_note("triangle"), rule="chateau.move.staying")


@kept
def onward(at: str) -> tuple[tuple[Option, str], ...]:
    """Where a party in the countryside may go on to, or halt."""
    return (*[(_go(end), end) for end in neighbours(())[at]], (_HALT, ""))


@kept
def _go(end: str) -> Option:
    note = _shape_note(BOOK.points[end].shape)
    return Option("go", Say("option-go", to=place(end)), end, note, via=(end,), on=(end,))


@kept
def _search(end: str) -> Option:
    text = Say("option-search", room=Say(f"room-{BOOK.points[end].room}"))
    note = odds("note-detect", reaches("d6", BOOK.numbers.detect_on))
    return Option("search", text, end, note, "chateau.trap.detect", on=(end,))


@kept
def _enter(end: str, trapped: bool, inside: bool) -> Option:
    """Into a room, or `inside` it from one point to the other: what awaits there is the same."""
    room = BOOK.points[end].room
    text = Say("option-go", to=place(end)) if inside else Say("option-enter", room=Say(f"room-{room}"))
    if BOOK.rooms[room].magic:
        return Option("go", text, end, Say("note-magic-room"), "chateau.magicroom.draw", (end,), on=(end,))
    springs = sum(BOOK.stops[face].then == "trap" for face in range(1, 7)) / 6
    note = odds("note-trap-armed", springs) if trapped else Say("note-trap-spent")
    return Option("go", text, end, note, "chateau.castle.room-roll", (end,), on=(end,))


@kept
def _shape_note(shape: str) -> Say:
    """What awaits on a point of this shape: the chance that something is drawn."""
    if shape == "round":
        return Say("note-calm")
    column = BOOK.columns[shape]
    return odds(f"note-{shape}", sum(column[face].draw > 0 for face in range(1, 7)) / 6)
