"""Déplacements: a party's turn, from the choice of where to go to what it meets there."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import camp
from .content import COLUMNS, NUMBERS, POINTS, ROOM_STOP, ROOMS, WAY_BETWEEN, neighbours
from .dice import d6_chance, odds
from .encounters import arrive, look
from .ending import outcome
from .events import CastleEntered, FellBack, GroupMoved, GroupStayed, Moved, SetOffAlone, Stayed, SteppedUp, Unwilling
from .flight import put
from .traps import armed, open_secret_door, search_door, thief, to_search
from .words import being, beings, names, place
from .world import Chateau, able, folk, in_castle, leader, ready, remaining, together, ways


def act(world: Chateau, party: list[str]) -> Rules[None]:
    """A party's turn: whatever it wants to do first, then its move, or a halt on the spot."""
    for who in folk(world, party):
        who.acted = world.turn
    at = world.characters[party[0]].at
    while party := remaining(world, party, at):
        if not ready(world, party):
            return
        seat = leader(world, party)
        world.acting = list(party)
        answer: str = yield Ask(seat, whose_turn(world, party, at), tuple(choices(world, party, at, seat)), _TURN)
        verb, _, object = answer.partition(":")
        if verb == "go":
            searcher = to_search(world, party, at, object)
            if not searcher or (yield from search_door(world, searcher, party, POINTS[object].room)):
                yield from march(world, ready(world, party), object)
                return
        elif verb == "stay":
            yield from stay(world, party)
            return
        elif verb == "open":
            opener = thief(world, party)
            assert opener is not None
            yield from open_secret_door(world, opener, object)
        elif verb == "order":
            yield from change_order(world, party)
        elif verb == "split":
            yield from split(world, party)
        elif verb == "council":
            yield from council(world, party, seat)
        else:
            yield from camp.do(world, party, seat, answer)


_TURN = "chateau.turn.sequence"


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
    if len(world.seats) > 1 and any(others_business(world, party, seat)):
        options.append(_COUNCIL)
    return options


def go_option(world: Chateau, party: list[str], at: str, end: str) -> Option:
    """The way to a neighbouring point; at the door of a room the thief first looks for its trap."""
    room = POINTS[end].room
    if not room or room == POINTS[at].room:
        return _go(end)
    if to_search(world, party, at, end):
        return _search(end)
    return _enter(end, armed(world, room))


def secret_doors(world: Chateau, party: list[str], at: str) -> list[Option]:
    """The thief may try a secret door once a turn."""
    if not in_castle(at) or world.tried == world.turn or not thief(world, party):
        return []
    hidden = [end for end in _EVERY_WAY[at] if WAY_BETWEEN[at, end].kind == "secret" and end not in world.opened]
    return [Option(f"open:{end}", Say("option-open-secret"), end, _SECRET_ODDS, _SECRET) for end in hidden]


def march(world: Chateau, party: list[str], end: str) -> Rules[None]:
    """Two points a turn in the countryside, one in the castle; the first point of the castle ends the move. As long
    as nothing happens the party may go on."""
    steps = NUMBERS.steps_inside if in_castle(world.characters[party[0]].at) else NUMBERS.steps_outside
    while True:
        step(world, party, end)
        drawn = yield from arrive(world, party)
        steps -= 1
        party = ready(world, remaining(world, party, end))
        if drawn or not steps or not party or in_castle(end) or outcome(world):
            return
        answer = yield Ask(leader(world, party), Say("ask-go-on", at=place(end)), _onward(end), _ON)
        if answer == "halt":
            return
        end = answer.removeprefix("go:")


_ON = "chateau.event.nothing-continue"


def step(world: Chateau, party: list[str], end: str) -> None:
    """From a point to a neighbouring point."""
    fresh = not world.entered
    put(world, party, end)
    if len(party) > 1:
        tell(world, GroupMoved(end))
    else:
        tell(world, Moved(world.characters[party[0]].name, end))
    if fresh and world.entered:
        tell(world, CastleEntered())


def stay(world: Chateau, party: list[str]) -> Rules[None]:
    """Outside the village a halt draws with the triangle column, whatever the shape of the point."""
    at = world.characters[party[0]].at
    tell(world, GroupStayed(at) if together(world, party) else Stayed(names(world, party), at))
    if POINTS[at].area != "village":
        yield from look(world, party, "triangle", "chateau.move.staying")


def change_order(world: Chateau, party: list[str]) -> Rules[None]:
    """Somebody steps to the front, or falls back to the end; of two the second takes the lead."""
    options = [Option(f"front:{id}", Say("option-to-front", who=being(world.characters[id])), id) for id in party[1:]]
    answer = options[0].key
    if len(party) > 2:
        options += [
            Option(f"back:{id}", Say("option-to-back", who=being(world.characters[id])), id) for id in party[:-1]
        ]
        answer = yield Ask(leader(world, party), Say("ask-order"), tuple(options), "chateau.start.marching-order")
    where, _, id = answer.partition(":")
    world.order.remove(id)
    if where == "front":
        world.order.insert(0, id)
        tell(world, SteppedUp(world.characters[id].name))
    else:
        world.order.append(id)
        tell(world, FellBack(world.characters[id].name))


def split(world: Chateau, party: list[str]) -> Rules[None]:
    """One or more leave the group and act first, on their own; nobody is sent away against his player's will."""
    seat = leader(world, party)
    leaving: list[str] = []
    while len(leaving) < len(party) - 1:
        free = [id for id in ready(world, party) if id not in leaving]
        last = _ALONE if leaving else _TOGETHER
        options = (*[Option(id, being(world.characters[id]), id) for id in free], last)
        answer = yield Ask(seat, Say("ask-who-with" if leaving else "ask-who-leaves"), options, _SPLIT_RULE)
        if answer == last.key:
            break
        who = world.characters[answer]
        if who.seat != seat:
            agreed = yield Ask(who.seat, Say("ask-leave", who=being(who)), camp.YES_NO, _SPLIT_RULE)
            if agreed == "no":
                tell(world, Unwilling(who.name))
                continue
        leaving.append(who.id)
    if leaving:
        yield from detach(world, party, leaving)


def detach(world: Chateau, party: list[str], leaving: list[str]) -> Rules[None]:
    """Those who leave the party take their turn at once, as a party of their own."""
    leaving = [id for id in world.order if id in leaving]
    party[:] = [id for id in party if id not in leaving]
    tell(world, SetOffAlone(names(world, leaving)))
    yield from act(world, leaving)


def council(world: Chateau, party: list[str], seat: str) -> Rules[None]:
    """The other players of the party see to their own characters, until each has done."""
    at = world.characters[party[0]].at
    for other in world.seats:
        while other != seat:
            here = remaining(world, party, at)
            options = own_business(world, here, other)
            if not options:
                break
            answer: str = yield Ask(other, Say("ask-council"), (*options, _DONE), _TURN)
            if answer == "done":
                break
            verb, _, id = answer.partition(":")
            if verb == "leave":
                yield from detach(world, party, [id])
            else:
                yield from camp.do(world, party, other, answer)


def others_business(world: Chateau, party: list[str], seat: str) -> list[Option]:
    return [option for other in world.seats if other != seat for option in own_business(world, party, other)]


def own_business(world: Chateau, party: list[str], seat: str) -> list[Option]:
    """What a player who does not lead the party may do: personal matters, and leaving it."""
    options = camp.personal(world, party, seat)
    if len(party) > 1:
        options += [
            Option(f"leave:{who.id}", Say("option-leave", who=being(who)), who.id, rule=_SPLIT_RULE)
            for who in folk(world, party)
            if who.seat == seat and able(world, who) and len(ready(world, party)) > 1
        ]
    return options


_SPLIT_RULE = "chateau.counter.one-or-two-leave"
_SECRET = "chateau.magicroom.secret-door"
_SECRET_ODDS = odds("note-works", d6_chance(NUMBERS.secret_on))
_STAY = Option("stay", Say("option-stay"), rule="chateau.move.staying")
_REST = Option("stay", Say("option-rest"), rule="chateau.start.village")
_ORDER = Option("order", Say("option-order"), rule="chateau.start.marching-order")
_SPLIT = Option("split", Say("option-split"), rule=_SPLIT_RULE)
_COUNCIL = Option("council", Say("option-council"))
_DONE = Option("done", Say("option-done"))
_TOGETHER = Option("together", Say("option-together"))
_ALONE = Option("alone", Say("option-that-is-all"))
_HALT = Option("halt", Say("option-halt"), rule="chateau.move.countryside-two")
_EVERY_WAY = neighbours(tuple(POINTS))


@cache
def _go(end: str) -> Option:
    return Option(f"go:{end}", Say("option-go", to=place(end)), end, _shape_note(POINTS[end].shape), via=(end,))


@cache
def _onward(at: str) -> tuple[Option, ...]:
    return (*[_go(end) for end in neighbours(())[at]], _HALT)


@cache
def _search(end: str) -> Option:
    text = Say("option-search", room=Say(f"room-{POINTS[end].room}"))
    return Option(f"go:{end}", text, end, odds("note-detect", d6_chance(NUMBERS.detect_on)), "chateau.trap.detect")


@cache
def _enter(end: str, trapped: bool) -> Option:
    room = POINTS[end].room
    text = Say("option-enter", room=Say(f"room-{room}"))
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
