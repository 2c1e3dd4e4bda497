"""Zones: a card's plan turned towards the exit it is found by, laid where there is room, and furnished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from souterrain.core.ask import Option
from souterrain.core.menu import which
from souterrain.core.roll import Rules, unseen
from souterrain.core.roll import pick as pick_one
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import OPPOSITE, RIGHT_OF, Side, Square, key, king_moves, ring, square
from souterrain.crawl.ways import reach

from .catalogue import BOOK
from .chairs import seated
from .dice import d
from .ground import Ground, Plan, ground, occupied, opened, portals, squares
from .rows.places import DoorKind, Exit, Fixture, ZoneCard
from .words import element_word
from .world import Door, Element, Regne, Zone, fresh

GAP = 3
"""Squares between a zone that found no room and all others."""


def turned(plan: tuple[str, ...], times: int) -> tuple[str, ...]:
    """A plan after some quarter turns clockwise."""
    for _ in range(times):
        plan = tuple("".join(row[x] for row in reversed(plan)) for x in range(len(plan[0])))
    return plan


def turned_square(at: Square, wide: int, high: int, times: int) -> Square:
    """Where a square of a plan is after some quarter turns clockwise."""
    x, y = at
    for _ in range(times):
        x, y = high - 1 - y, x
        wide, high = high, wide
    return x, y


def turned_side(side: Side, times: int) -> Side:
    for _ in range(times):
        side = RIGHT_OF[side]
    return side


def lay(world: Regne, card: str, door: Door | None = None) -> Zone:
    """Lay a zone with its doors: the first one where it is, any other with its entry on the square of the door that
    it was found by. Where there is no room for it, it is laid apart, and the door leads there all the same."""
    row = BOOK.zones[card]
    times = 0
    if door is not None and door.wall:
        wanted = OPPOSITE[door.wall]
        times = next(n for n in range(4) if turned_side(row.entry.side, n) == wanted)
    wide, high = len(row.plan[0]), len(row.plan)
    ex, ey = turned_square(row.entry.at, wide, high, times)
    plan = _with_entry(turned(row.plan, times), (ex, ey))
    x, y = (door.at[0] - ex, door.at[1] - ey) if door else (0, 0)
    link = None
    if door is not None and not _fits(world, plan, x, y, door.at, _outlets(row, times, x, y)):
        link = door.at
        x = max(zone.x + len(zone.plan[0]) for zone in world.zones) + GAP
        y = min(zone.y for zone in world.zones)
    zone = Zone(f"z{len(world.zones) + 1}", card, x, y, plan, (x + ex, y + ey), link)
    world.zones.append(zone)
    if door is not None:
        door.leads = zone.id
    for exit, at, wall in _exits(zone):
        hung = _hang(world, zone, exit, at, wall)
        if exit.secret:
            world.secrets.doors.append(hung)
        else:
            world.doors[hung.id] = hung
    for inner in row.doors:
        at = turned_square(inner.at, wide, high, times)
        kind: DoorKind = BOOK.doors[inner.door].id
        id = fresh(world, "d")
        state: Literal["locked", "shut"] = "locked" if inner.locked else "shut"
        door = Door(id, (x + at[0], y + at[1]), zone.id, kind, state, BOOK.doors[kind].life, holds=inner.holds)
        world.doors[id] = door
    for fixture in row.fixed:
        stand(world, zone, fixture)
    return zone


def turns(zone: Zone) -> int:
    """By how many quarters a zone lies turned."""
    row = BOOK.zones[zone.card]
    wide, high = len(row.plan[0]), len(row.plan)
    entry = (zone.entry[0] - zone.x, zone.entry[1] - zone.y)
    sizes = {0: (wide, high), 1: (high, wide), 2: (wide, high), 3: (high, wide)}
    lies = (len(zone.plan[0]), len(zone.plan))
    return next(
        n
        for n in range(4)
        if sizes[n] == lies
        and turned_square(row.entry.at, wide, high, n) == entry
        and _with_entry(turned(row.plan, n), entry) == zone.plan
    )


def _with_entry(plan: tuple[str, ...], entry: Square) -> tuple[str, ...]:
    """A plan with its entry open."""
    x, y = entry
    return (*plan[:y], plan[y][:x] + "." + plan[y][x + 1 :], *plan[y + 1 :])


def _exits(zone: Zone) -> list[tuple[Exit, Square, Side]]:
    """The ways out of a zone where they lie, and on which side."""
    row, times = BOOK.zones[zone.card], turns(zone)
    wide, high = len(row.plan[0]), len(row.plan)
    found = []
    for exit in row.exits:
        x, y = turned_square(exit.at, wide, high, times)
        found.append((exit, (zone.x + x, zone.y + y), turned_side(exit.side, times)))
    return found


def hide_doors(world: Regne) -> None:
    """Put the secret doors of all zones back where nobody has found them."""
    known = {door.at for door in world.doors.values()}
    for zone in world.zones:
        for exit, at, wall in _exits(zone):
            if exit.secret and at not in known:
                world.secrets.doors.append(_hang(world, zone, exit, at, wall))


def locked(world: Regne, door: Door) -> bool:
    """Whether the card has a door locked."""
    zone = next(zone for zone in world.zones if zone.id == door.zone)
    row = BOOK.zones[zone.card]
    if door.wall:
        return any(exit.locked for exit, at, _ in _exits(zone) if at == door.at)
    wide, high = len(row.plan[0]), len(row.plan)
    for inner in row.doors:
        x, y = turned_square(inner.at, wide, high, turns(zone))
        if (zone.x + x, zone.y + y) == door.at:
            return inner.locked
    return False


def _outlets(row: ZoneCard, times: int, x: int, y: int) -> set[Square]:
    wide, high = len(row.plan[0]), len(row.plan)
    found = (turned_square(exit.at, wide, high, times) for exit in row.exits)
    return {(x + at[0], y + at[1]) for at in found}


def _fits(world: Regne, plan: tuple[str, ...], x: int, y: int, entry: Square, outlets: set[Square]) -> bool:
    """Whether a plan may lie here: walls may fall together, nothing else may touch what lies there."""
    laid: set[Square] = set()
    open_: set[Square] = {door.at for door in (*world.doors.values(), *world.secrets.doors)} - {entry}
    for zone in world.zones:
        laid |= {(zone.x + dx, zone.y + dy) for dy, line in enumerate(zone.plan) for dx in range(len(line))}
        open_ |= {at for at, _ in squares(zone)}
    for dy, line in enumerate(plan):
        for dx, sign in enumerate(line):
            at = (x + dx, y + dy)
            if at == entry:
                continue
            if at in open_ or ((sign != "#" or at in outlets) and at in laid):
                return False
    return True


def _hang(world: Regne, zone: Zone, exit: Exit, at: Square, wall: Side) -> Door:
    """A way out of a zone: a door, or an archway, which a secret one is once it is found. What nobody has found is
    called by its square, and by no number that would tell of it."""
    id = f"s{key(at)}" if exit.secret else fresh(world, "d")
    if not exit.door:
        return Door(id, at, zone.id, "", "open", wall=wall)
    row = BOOK.doors[exit.door]
    return Door(id, at, zone.id, row.id, "locked" if exit.locked else "shut", row.life, wall)


# What stands there


class Placing:
    """Who puts things in their places: somebody in the game master's chair, until he leaves the rest to the program; or
    the program from the first.

    regne.plan.only-gm"""

    def __init__(self, by_hand: bool) -> None:
        self.by_hand = by_hand

    def onto(self, text: Say, squares: list[Square], proposed: Square) -> Rules[Square]:
        """Where something is put: one of some squares, or where the program would have it."""
        if not self.by_hand or len(squares) == 1:
            return proposed
        there = Option("proposed", Say("option-place-proposed"), key(proposed), on=(key(proposed),), emblem="master")
        rest = Option("leave-to-it", Say("option-place-rest"), emblem="master")
        others = [at for at in squares if at != proposed]
        offers = [(Option("place", Say("option-onto"), key(at), on=(key(at),)), at) for at in others]
        at = yield from which(GM, text, [(there, proposed), (rest, None), *offers], "regne.plan.only-gm")
        self.by_hand = at is not None
        return at or proposed


PROGRAM = Placing(by_hand=False)


def placing_in(world: Regne) -> Placing:
    """Who puts things in their places in this game."""
    return Placing(seated(world))


def furnish(world: Regne, zone: Zone, placing: Placing = PROGRAM) -> Rules[None]:
    """Roll a D for each element of the card and put it where it may stand. Nobody sees these dice."""
    for maybe in BOOK.zones[zone.card].elements:
        if (yield from unseen(d("regne.zone.probability-roll"))) >= maybe.least:
            yield from unseen(place(world, zone, maybe.what, placing))


def stand(world: Regne, zone: Zone, fixture: Fixture) -> Element:
    """Put an element on its square of a zone's plan. Of portals each leads to the one that stood alone before it."""
    row = BOOK.zones[zone.card]
    x, y = turned_square(fixture.at, len(row.plan[0]), len(row.plan), turns(zone))
    element = Element(fresh(world, "e"), fixture.what, (zone.x + x, zone.y + y))
    if BOOK.elements[element.kind].carries:
        alone = (each for each in world.elements.values() if BOOK.elements[each.kind].carries and not each.pair)
        other = next(alone, None)
        if other is not None:
            element.pair, other.pair = other.id, element.id
    world.elements[element.id] = element
    return element


def place(world: Regne, zone: Zone, what: str, placing: Placing = PROGRAM) -> Rules[None]:
    """Put an element somewhere in a zone, as its kind may stand; nowhere where there is no such square. Chance chooses,
    or the game master."""
    choice = spots(world, zone, what)
    yield from put(world, what, choice, lambda at: _cuts(world, zone, what, at), placing)


def put(
    world: Regne, what: str, choice: list[Square], bad: Callable[[Square], bool], placing: Placing = PROGRAM
) -> Rules[None]:
    """Put an element on one of some squares that is not bad for it."""
    if placing.by_hand:
        choice = [at for at in choice if not bad(at)]
    while choice:
        at = square((yield from unseen(pick_one([key(each) for each in choice], "regne.plan.only-gm"))))
        if bad(at):
            choice.remove(at)
            continue
        at = yield from placing.onto(Say("ask-place", what=element_word(what)), choice, at)
        if BOOK.elements[what].hidden:
            hide(world, what, at)
        else:
            element = Element(fresh(world, "e"), what, at)
            world.elements[element.id] = element
        return


def _cuts(world: Regne, zone: Zone, what: str, at: Square) -> bool:
    """Whether an element would cut something off from the rest if it were there, or once it has gone off."""
    row = BOOK.elements[what]
    if row.hidden:
        return parts(world, what, at)
    if row.stands == "flat":
        return False
    world.elements[""] = Element("", what, at)
    cut = not whole(world, zone)
    del world.elements[""]
    return cut


def parts(world: Regne, what: str, at: Square) -> bool:
    """Whether a trap, once it has gone off, would part the catacombs: nobody could walk round it."""
    if not BOOK.elements[what].gapes:
        return False
    here, start = opened(world), world.zones[0].entry
    traps = (*world.secrets.traps, *world.elements.values())
    holes = {each.at for each in traps if BOOK.elements[each.kind].gapes and not each.disarmed}
    before = reach(here.steps, [start], blocked=holes)
    return at in before and len(reach(here.steps, [start], blocked=holes | {at})) < len(before) - 1


def hide(world: Regne, what: str, at: Square) -> None:
    """Set a trap that nobody knows of, called by its square."""
    world.secrets.traps.append(Element(f"t{key(at)}", what, at))


def spots(world: Regne, zone: Zone, what: str) -> list[Square]:
    """The free squares of a zone where an element of this kind may stand."""
    here, taken = ground(world), set(occupied(world))
    taken |= {element.at for element in (*world.elements.values(), *world.secrets.traps)}
    gates = gateways(world, zone)
    backed = BOOK.elements[what].place == "wall"
    found = []
    for at, sign in squares(zone):
        if sign != "." or at in taken or at in gates or any(king_moves(at, gate) <= 1 for gate in gates):
            continue
        if backed and not any(here.solid(near) for near in ring(at)):
            continue
        found.append(at)
    return found


def gateways(world: Regne, zone: Zone) -> list[Square]:
    """The entry of a zone and its ways out, the secret ones among them."""
    doors = (*world.doors.values(), *world.secrets.doors)
    return [zone.entry, *(door.at for door in doors if door.zone == zone.id and door.wall)]


def whole(world: Regne, zone: Zone) -> bool:
    """Whether everything in a zone can still be walked to from its entry, doors or not."""
    here = ground(world)
    blocked = {element.at for element in world.elements.values() if BOOK.elements[element.kind].stands != "flat"}
    inside = [at for at, sign in squares(zone) if sign in ".=" and at not in blocked]
    gates = {door.at for door in world.doors.values() if door.zone == zone.id}
    gated = tuple((gate, zone.id) for gate in gates)
    near = Ground(Plan((zone,), gated), here.opaque - gates, frozenset(blocked), portals(world))
    met = reach(near.steps, [zone.entry])
    return all(at in met for at in (*inside, *gates))
