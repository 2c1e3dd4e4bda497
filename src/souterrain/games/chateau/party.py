"""A party's turn: whatever it wants to do first, its marching order, who leaves it, then its move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, agreed, choose, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import camp, movement, traps
from .events.movement import FellBack, SetOffAlone, SteppedUp, Unwilling
from .words import NO, YES, being, beings, names, place
from .world import Chateau, able, company, folk, is_group, leader, ready, remaining, together

TURN, ORDER, SPLIT = "chateau.turn.sequence", "chateau.start.marching-order", "chateau.counter.one-or-two-leave"


def act(world: Chateau, party: list[str]) -> Rules[None]:
    """A party's turn: whatever it wants to do first, then its move, or a halt on the spot."""
    for who in folk(world, party):
        who.acted = world.turn
    at = world.characters[party[0]].at
    over: bool | None = False
    while not over and (party := remaining(world, party, at)) and ready(world, party):
        seat = leader(world, party)
        world.acting = list(party)
        over = yield from choose(seat, whose_turn(world, party, at), deeds(world, party, at, seat), TURN)


def whose_turn(world: Chateau, party: list[str], at: str) -> Say:
    """The question names the party where there are several, and tells who is alone."""
    if len(party) == 1:
        text = "ask-turn-alone" if company(world, at) == party else "ask-turn-one"
        return Say(text, who=being(world.characters[party[0]]), at=place(at))
    if together(world, party):
        return Say("ask-turn", at=place(at))
    return Say("ask-turn-some", who=beings(world, party), at=place(at))


def deeds(world: Chateau, party: list[str], at: str, seat: str) -> Iterator[Deed[bool | None]]:
    """All that a party may do at the start of its turn; what returns True ends it."""
    yield from movement.moves(world, party, at)
    yield from traps.secret_doors(world, party, at)
    if len(party) > 1:
        yield Deed(_ORDER, partial(change_order, world, party))
        if len(ready(world, party)) > 1:
            yield Deed(_SPLIT, partial(split, world, party))
    yield from camp.personal(world, party, seat)
    if any(True for other in world.seats if other != seat for _ in own_business(world, party, other)):
        yield Deed(_COUNCIL, partial(council, world, party, seat))


def change_order(world: Chateau, party: list[str]) -> Rules[None]:
    """One after the other steps to the front or falls back to the end, until all walk as they should; of two the second
    takes the lead."""
    if len(party) == 2:
        step_up(world, party[1])
        return
    seat, last = leader(world, party), _SAME
    done: bool | None = False
    while not done:
        line = [id for id in world.order if id in party]
        fronts = [Deed(_place("front", world, id), partial(step_up, world, id)) for id in line[1:]]
        backs = [Deed(_place("back", world, id), partial(fall_back, world, id)) for id in line[:-1]]
        offers: list[Deed[bool | None]] = [*fronts, *backs, Deed(last, lambda: True)]
        done = yield from choose(seat, Say("ask-order", who=beings(world, line)), offers, ORDER)
        last = _DONE


def step_up(world: Chateau, id: str) -> None:
    world.order.remove(id)
    world.order.insert(0, id)
    tell(world, SteppedUp(world.characters[id].name))


def fall_back(world: Chateau, id: str) -> None:
    world.order.remove(id)
    world.order.append(id)
    tell(world, FellBack(world.characters[id].name))


def _place(verb: str, world: Chateau, id: str) -> Option:
    return Option(verb, Say(f"option-to-{verb}", who=being(world.characters[id])), id, on=(id,))


def split(world: Chateau, party: list[str]) -> Rules[None]:
    """One or more leave the group and act first, on their own; nobody is sent away against his player's will."""
    seat = leader(world, party)
    leaving: list[str] = []
    while len(leaving) < len(party) - 1:
        free = folk(world, [id for id in ready(world, party) if id not in leaving])
        text, last = ("ask-who-with", _ALONE) if leaving else ("ask-who-leaves", _TOGETHER)
        offers = [(Option("send", being(who), who.id, on=(who.id,)), who) for who in free]
        who = yield from which(seat, Say(text), [*offers, (last, None)], SPLIT)
        if who is None:
            break
        if who.seat == seat or (yield from agreed(who.seat, Say("ask-leave", who=being(who)), SPLIT, YES, NO)):
            leaving.append(who.id)
        else:
            tell(world, Unwilling(who.name))
    if leaving:
        yield from detach(world, party, leaving)


def detach(world: Chateau, party: list[str], leaving: list[str]) -> Rules[None]:
    """Those who leave the party take their turn at once, as a party of their own."""
    leaving = [id for id in world.order if id in leaving]
    party[:] = [id for id in party if id not in leaving]
    left = names(world, party) if is_group(world, leaving) else ()
    tell(world, SetOffAlone(names(world, leaving), left=left))
    yield from act(world, leaving)


def council(world: Chateau, party: list[str], seat: str) -> Rules[None]:
    """The other players of the party see to their own characters, until each has done."""
    at = world.characters[party[0]].at
    for other in world.seats:
        done: bool | None = other == seat
        while not done:
            party[:] = remaining(world, party, at)
            business = list(own_business(world, party, other))
            if not business:
                break
            done = yield from choose(other, Say("ask-council"), [*business, Deed(_DONE, lambda: True)], TURN)


def own_business(world: Chateau, party: list[str], seat: str) -> Iterator[Deed[bool | None]]:
    """What a player who does not lead the party may do: personal matters, and leaving it."""
    yield from camp.personal(world, party, seat)
    if len(ready(world, party)) > 1:
        for who in folk(world, party):
            if who.seat == seat and able(world, who):
                option = Option("part", Say("option-leave", who=being(who)), who.id, rule=SPLIT, on=(who.id,))
                yield Deed(option, partial(detach, world, party, [who.id]))


_ORDER = Option("order", Say("option-order"), rule=ORDER)
_SAME = Option("nothing", Say("option-nothing"))
_SPLIT = Option("split", Say("option-split"), rule=SPLIT)
_COUNCIL = Option("council", Say("option-council"))
_DONE = Option("done", Say("option-done"))
_TOGETHER = Option("together", Say("option-together"))
_ALONE = Option("done", Say("option-that-is-all"))
