"""Moving: one engine for exploration and combat turns."""

from __future__ import annotations

from collections.abc import Callable, Set

from souterrain.core.ask import Question
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import Square, Steps, around, key
from souterrain.crawl.ways import reach

from ..catalogue import BOOK
from ..dungeon.ground import ground
from ..events.combat import Moved, Ran, Tripped
from ..figures import Figure, choked, effect, occupied, out
from ..values import exploration_move, speed
from ..words import called
from ..world import World
from . import zones

Step = Callable[[World, Figure], Rules[bool] | None]
"""What happens on a square just entered, None where nothing does; True ends the move."""

Ways = dict[Square, Square]
"""Squares that can be reached, each with the square before it; the start comes first."""


LONGEST_RUN = 12


def combat_move(figure: Figure) -> int:
    """Squares of a combat turn: the Speed, doubled by a swift wind, one when choking, none when rooted or in a pit."""
    if not figure.effects:
        return speed(figure)
    if effect(figure, "rooted") or effect(figure, "in-pit"):
        return 0
    if choked(figure):
        return 1
    return speed(figure) * 2 if effect(figure, "swift-wind") else speed(figure)


def allowance(world: World, figure: Figure) -> int:
    """Squares that it may move in a turn of the present kind."""
    if world.mode == "combat":
        return combat_move(figure)
    if figure.effects and (effect(figure, "rooted", world.turn) or effect(figure, "in-pit")):
        return 0
    return exploration_move(figure)


def ways(
    world: World, figure: Figure, limit: int, goals: Set[Square] = frozenset(), avoid: Set[Square] = frozenset()
) -> Ways:
    """Where a figure can go in `limit` steps along rows and columns: not through figures, walls, closed doors or the
    surroundings of a trap left alone, not over squares to `avoid`, and no further than the first enemy Death Zone.
    Nothing farther than the nearest of `goals` need be looked at.

    Rules: ahq.explore.move.stop-before-unknown, ahq.explore.move.no-pass-through, ahq.combat.move.obstacles,
    ahq.combat.death-zone.stops-movement, ahq.combat.death-zone.leave-at-start, ahq.monster-ability.flying."""
    if limit <= 0 or out(figure):
        return {figure.at: figure.at}
    blocked = occupied(world, figure) | avoid
    halts: set[Square] = set()
    if figure.kind == "monster":
        card = BOOK.monsters[figure.row]
        if card.bound or effect(figure, "posted"):
            here = ground(world)
            home = here.section[figure.at]
            blocked |= {square for square, section in here.section.items() if section != home}
        if "flying" not in card.abilities:
            halts = zones.threatened(world, figure)
    elif world.mode == "combat":
        halts = zones.threatened(world, figure)
    if world.here.traps:
        blocked |= barred(world)
    if figure.large:
        return _large_ways(world, figure, limit, blocked, halts)
    return _search(ground(world).steps, figure.at, limit, blocked, halts, goals)


def _search(
    steps: Steps, start: Square, limit: int, blocked: Set[Square], halts: Set[Square], goals: Set[Square]
) -> Ways:
    came: Ways = dict.fromkeys(blocked, start)
    came[start] = start
    ring = [start]
    for _ in range(limit):
        following: list[Square] = []
        for square in ring:
            for near in steps[square]:
                if near not in came:
                    came[near] = square
                    following.append(near)
        if not following or not goals.isdisjoint(following):
            break
        ring = following if halts.isdisjoint(following) else [square for square in following if square not in halts]
    for square in blocked:
        if square != start:
            del came[square]
    return came


def _large_ways(world: World, figure: Figure, limit: int, blocked: set[Square], halts: set[Square]) -> Ways:
    """A large figure is moved by one corner, which needs no more than a one-square opening; but it ends its move,
    and stops for a Death Zone, only where all four squares are free floor without a wall between them.

    Rule: ahq.large-monster.doors."""
    steps = ground(world).steps
    came: Ways = {figure.at: figure.at}
    ring = [figure.at]
    for _ in range(limit):
        following: list[Square] = []
        for square in ring:
            for near in steps[square]:
                if near in came or near in blocked:
                    continue
                base = stands(steps, near)
                caught = bool(base) and not halts.isdisjoint(base)
                if caught and not blocked.isdisjoint(base):
                    continue
                came[near] = square
                if not caught:
                    following.append(near)
        ring = following
    return came


def stands(steps: Steps, at: Square) -> tuple[Square, ...]:
    """The four squares of a large base with `at` as its corner; empty where a wall or doorway splits them."""
    x, y = at
    east, south, across = (x + 1, y), (x, y + 1), (x + 1, y + 1)
    if east not in steps.get(at, ()) or south not in steps.get(at, ()):
        return ()
    return (at, east, south, across) if across in steps[east] and across in steps[south] else ()


def ends(world: World, figure: Figure, found: Ways) -> list[Square]:
    """The squares on which a move may end."""
    if not figure.large:
        return list(found)[1:]
    steps, taken = ground(world).steps, occupied(world, figure)
    return [
        square for square in found if square != figure.at and (base := stands(steps, square)) and taken.isdisjoint(base)
    ]


def path(found: Ways, goal: Square) -> list[Square]:
    """The way to a square, without the start."""
    way: list[Square] = []
    while found[goal] != goal:
        way.append(goal)
        goal = found[goal]
    return way[::-1]


def distances(world: World, start: Square, blocked: set[Square], limit: int = 60) -> dict[Square, int]:
    """Steps to every square around one, whatever the Death Zones."""
    return reach(ground(world).steps, [start], limit, blocked)


def barred(world: World) -> set[Square]:
    """Squares closed by traps: those around a noticed trap left alone, and the pits."""
    found: set[Square] = set()
    for trap in world.here.traps:
        row = BOOK.traps[trap.row]
        if row.hole:
            found.add(trap.at)
        elif trap.state == "spotted" and not row.hasty:
            found.add(trap.at)
            found.update(around(trap.at))
    return found


def walk(world: World, figure: Figure, way: list[Square], step: Step | None = None, *, ran: bool = False) -> Rules[int]:
    """Move a figure along a way, square by square; what happens on a square is told after the way there. Returns how
    many squares it went."""
    went = told = 0
    route = [figure.at, *way]
    for square in way:
        figure.before, figure.at = figure.at, square
        went += 1
        happening = step(world, figure) if step is not None else None
        if happening is None:
            continue
        over, heralded = yield from _heralded(world, _moved(figure, route[told : went + 1], ran), happening)
        told = went if heralded else told
        if over or figure.id not in world.figures or figure.at != square:
            break
    if went > told:
        tell(world, _moved(figure, route[told : went + 1], ran))
    yield from zones.settle(world)
    return went


def _moved(figure: Figure, route: list[Square], ran: bool) -> Moved:
    return Moved(called(figure), figure.id, key(figure.at), len(route) - 1, tuple(map(key, route)), ran)


def _heralded(world: World, moved: Moved, happening: Rules[bool]) -> Rules[tuple[bool, bool]]:
    """What happens on a square: before its first die, and before all that is told of it, the way there is told.
    Returns whether it ends the move, and whether there was anything to tell."""
    heralded, over, answer = False, False, None
    request: Question | Roll | None = None
    while True:
        told = len(world.told)
        try:
            request = happening.send(answer)
        except StopIteration as end:
            request, over = None, end.value
        if not heralded and (isinstance(request, Roll) or len(world.told) > told):
            world.told.insert(told, (moved, ()))
            heralded = True
        if request is None:
            return over, heralded
        answer = yield request


def run(world: World, figure: Figure, go: Callable[[int], Rules[object]]) -> Rules[None]:
    """A running figure may `go` so many squares further as a die says, which is told with the way that it goes; on a 1
    it trips."""
    die: int = yield Roll("d12", "ahq.combat.run.distance", figure.seat)
    if die == 1:
        tell(world, Tripped(called(figure)))
        return
    before = figure.at
    yield from go(die)
    if figure.at == before and figure.id in world.figures:
        tell(world, Ran(called(figure), die))
