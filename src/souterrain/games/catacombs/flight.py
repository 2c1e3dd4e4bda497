"""A flick on the board of the room: what the discs do, as the rules need to read it. Nothing here changes the world."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from souterrain.core.view import Contact
from souterrain.core.view import Leg as ShownLeg

from .catalogue import BOOK, obstacle
from .physics import REST_SPEED, SAME_INSTANT, Body, Motion, put_back, slide
from .world import Piece, Record, World


class Touch(NamedTuple):
    """A contact that a rule reads: the flicked piece with `target`, or a fire wall with `target`."""

    time: float
    target: str
    burn: bool


class Table(NamedTuple):
    """The board as the solver sees it: ids by body, obstacles last and nameless."""

    ids: list[str]
    bodies: list[Body]
    walls: frozenset[str]
    living: frozenset[str]
    """Heroes and allies: whom a fire wall burns."""


class Flight(NamedTuple):
    """A finished flick."""

    flicked: str
    touches: list[Touch]
    """In the order in which they happened; of each target the first only."""
    places: dict[str, tuple[float, float]]
    returned: list[str]
    """Discs that left the board and came back at its edge, in the order in which they left."""
    lost: list[str]
    """Discs that left and do not come back."""
    motion: Motion


def table(world: World, extra: tuple[str, Body] | None = None) -> Table:
    """The discs on the board in the order of their ids, and a missile or fireball put down for this flick."""
    ids = sorted(world.pieces)
    bodies = [world.pieces[id].body for id in ids]
    if extra is not None:
        ids.append(extra[0])
        bodies.append(extra[1])
    bodies += obstacles(world)
    return Table(
        ids,
        bodies,
        frozenset(piece.id for piece in world.pieces.values() if piece.wall),
        frozenset(piece.id for piece in world.on_board("hero", "ally")),
    )


def is_lost(id: str) -> bool:
    """Whether a piece that leaves the board does not come back."""
    return id in BOOK.pieces and BOOK.pieces[id].lost_off_board


def obstacles(world: World) -> list[Body]:
    """The obstacles that fill the holes of the current board.

    Rules: catacombs.install.fill-holes-with-obstacles, catacombs.components.obstacles-fill-board-holes,
    catacombs.general.moved-obstacle-is-replaced."""
    if not world.board:
        return []
    size = obstacle()
    return [Body(x, y, size.radius, size.mass, True) for x, y in BOOK.sides[world.board].holes]


def fly(table: Table, flicked: str, vx: float, vy: float, spent: bool = False) -> Flight:
    """Flick a disc and read off what the rules ask: who was touched, where everything lies. A `spent` disc is a
    missile or fireball that its owner takes back: it takes no room when others are put back on the board."""
    own = table.ids.index(flicked)
    motion = slide(BOOK.surface, table.bodies, own, vx, vy)
    return Flight(flicked, touches(table, motion, own), *_lying(table, motion, own, spent), motion)


def tried(table: Table, flicked: str, vx: float, vy: float, spent: bool) -> tuple[list[Touch], tuple[float, float]]:
    """Of a flick that is only imagined: who was touched, and where the flicked piece comes to lie. Where it does
    nobody asks of a `spent` disc."""
    own = table.ids.index(flicked)
    motion = slide(BOOK.surface, table.bodies, own, vx, vy)
    place = motion.x[own], motion.y[own]
    if not spent and any(exit.body == own for exit in motion.exits):
        place = _lying(table, motion, own, spent)[0].get(flicked, place)
    return touches(table, motion, own), place


def _lying(
    table: Table, motion: Motion, own: int, spent: bool
) -> tuple[dict[str, tuple[float, float]], list[str], list[str]]:
    """Where everything lies after a flick, who was put back on the board and who is lost."""
    ids, bodies = table.ids, table.bodies
    places = {id: (motion.x[n], motion.y[n]) for n, id in enumerate(ids)}
    returned: list[str] = []
    lost: list[str] = []
    if motion.exits:
        left = {exit.body for exit in motion.exits}
        if spent:
            left.add(own)
        lying = [(motion.x[n], motion.y[n], body.radius) for n, body in enumerate(bodies) if n not in left]
        for exit in motion.exits:
            id = ids[exit.body]
            if (spent and exit.body == own) or is_lost(id):
                lost.append(id)
                del places[id]
                continue
            radius = bodies[exit.body].radius
            places[id] = put_back(BOOK.surface, radius, exit, lying)
            lying.append((*places[id], radius))
            returned.append(id)
    return places, returned, lost


def touches(table: Table, motion: Motion, own: int) -> list[Touch]:
    """The contacts that count: the flicked disc's own while it is on its first way, and a fire wall's with anybody.

    Rules: catacombs.damage.one-flick-many-targets, catacombs.damage.pushed-pieces-do-no-damage,
    catacombs.damage.simultaneous-contact."""
    ids, count = table.ids, len(table.ids)
    rested = _rest(motion, own)
    touched: set[str] = set()
    burned: set[str] = set()
    found: list[Touch] = []
    for hit in motion.hits:
        if hit.a >= count or hit.b >= count:
            continue
        if own in (hit.a, hit.b):
            other, speed = (hit.b, hit.speed_a) if hit.a == own else (hit.a, hit.speed_b)
            target = ids[other]
            if target not in touched and speed > REST_SPEED and hit.time <= rested:
                touched.add(target)
                found.append(Touch(hit.time, target, False))
        if table.walls:
            for wall, victim in ((ids[hit.a], ids[hit.b]), (ids[hit.b], ids[hit.a])):
                if wall in table.walls and victim in table.living and victim not in burned:
                    burned.add(victim)
                    found.append(Touch(hit.time, victim, True))
    return found


def _rest(motion: Motion, own: int) -> float:
    """When the flicked disc first came to rest: bumped after that, it attacks nobody."""
    until = 0.0
    for leg in motion.legs:
        if leg.body == own:
            if leg.time > until + SAME_INSTANT and until:
                break
            speed = sqrt(leg.vx * leg.vx + leg.vy * leg.vy)
            until = leg.time + speed / BOOK.wood.friction
    return until + SAME_INSTANT


def record(world: World, table: Table, flight: Flight) -> Record:
    """The shot as clients replay it and saves keep it."""
    motion = flight.motion
    ends: dict[int, float] = {exit.body: exit.time for exit in motion.exits}
    legs: list[ShownLeg] = []
    for leg in reversed(motion.legs):
        speed = sqrt(leg.vx * leg.vx + leg.vy * leg.vy)
        if speed:
            end = min(ends.get(leg.body, motion.duration), leg.time + speed / BOOK.wood.friction)
            legs.append(ShownLeg(table.ids[leg.body], leg.time, end, leg.x, leg.y, leg.vx, leg.vy))
        ends[leg.body] = leg.time
    legs.reverse()
    names = [*table.ids, *(f"obstacle-{n}" for n in range(len(table.bodies) - len(table.ids)))]
    contacts = [Contact(hit.time, names[hit.a], names[hit.b], hit.impact) for hit in motion.hits]
    contacts += [Contact(exit.time, names[exit.body], "edge", 0.0) for exit in motion.exits]
    contacts.sort(key=lambda contact: contact.time)
    before = [
        Piece(piece.id, piece.kind, piece.side, piece.x, piece.y, piece.health, piece.stunned, piece.stone, piece.wall)
        for piece in world.pieces.values()
    ]
    if flight.flicked not in world.pieces:
        body = table.bodies[table.ids.index(flight.flicked)]
        before.append(Piece(flight.flicked, flight.flicked, "loose", body.x, body.y))
    number = world.motion.n + 1 if world.motion else 1
    return Record(number, legs, contacts, before)
