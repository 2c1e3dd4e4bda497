"""Déplacements: a party's turn, from the choice of where to go to what it meets there."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import camp
from .choices import SPLIT, choices, onward, own_business, whose_turn
from .content import NUMBERS, POINTS
from .encounters import arrive, look
from .ending import outcome
from .events import CastleEntered, FellBack, GroupMoved, GroupStayed, Moved, SetOffAlone, Stayed, SteppedUp, Unwilling
from .flight import put
from .traps import open_secret_door, search_door, thief, to_search
from .words import being, names, place
from .world import Chateau, folk, in_castle, leader, ready, remaining, together

TURN, GO_ON = "chateau.turn.sequence", "chateau.event.nothing-continue"


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
        answer: str = yield Ask(seat, whose_turn(world, party, at), tuple(choices(world, party, at, seat)), TURN)
        verb, _, end = answer.partition(":")
        if verb == "go":
            searcher = to_search(world, party, at, end)
            if not searcher or (yield from search_door(world, searcher, party, POINTS[end].room)):
                yield from march(world, ready(world, party), end)
                return
        elif verb == "stay":
            yield from stay(world, party)
            return
        elif verb == "open":
            opener = thief(world, party)
            assert opener is not None
            yield from open_secret_door(world, opener, end)
        elif verb == "order":
            yield from change_order(world, party)
        elif verb == "split":
            yield from split(world, party)
        elif verb == "council":
            yield from council(world, party, seat)
        else:
            yield from camp.do(world, party, seat, answer)


def march(world: Chateau, party: list[str], end: str) -> Rules[None]:
    """Two points a turn in the countryside, one in the castle; the first point of the castle ends the move. As long
    as nothing happens the party may go on."""
    steps = NUMBERS.steps_inside if in_castle(world.characters[party[0]].at) else NUMBERS.steps_outside
    while True:
        step(world, party, end)
        drawn = yield from arrive(world, party)
        steps -= 1
        if drawn or not steps or in_castle(end) or outcome(world):
            return
        answer = yield Ask(leader(world, party), Say("ask-go-on", at=place(end)), onward(end), GO_ON)
        if answer == "halt":
            return
        end = answer.removeprefix("go:")


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
        answer = yield Ask(seat, Say("ask-who-with" if leaving else "ask-who-leaves"), options, SPLIT)
        if answer == last.key:
            break
        who = world.characters[answer]
        if who.seat != seat:
            agreed = yield Ask(who.seat, Say("ask-leave", who=being(who)), camp.YES_NO, SPLIT)
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
            party[:] = remaining(world, party, at)
            options = own_business(world, party, other)
            if not options:
                break
            answer: str = yield Ask(other, Say("ask-council"), (*options, _DONE), TURN)
            if answer == "done":
                break
            verb, _, id = answer.partition(":")
            if verb == "leave":
                yield from detach(world, party, [id])
            else:
                yield from camp.do(world, party, other, answer)


_DONE = Option("done", Say("option-done"))
_TOGETHER = Option("together", Say("option-together"))
_ALONE = Option("alone", Say("option-that-is-all"))
