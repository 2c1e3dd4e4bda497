"""The slide of wooden discs, solved event by event.

A flicked disc keeps its direction and slows down at a constant rate, so between two events every place is known
exactly. The solver finds the next event (two discs meet, a disc stops, a disc crosses the edge), moves the discs
concerned to it, resolves it, records it, and predicts anew for those whose course changed. There are no time steps.

Two limits keep a packed rack from colliding for ever. Discs part with at least `PART_SPEED`, paid for by scaling both
velocities so that energy never grows; and a disc slower than `REST_SPEED` after a collision lies still.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from math import sqrt

from .meeting import first_root
from .motion import Body, Exit, Hit, Leg, Motion, Surface

REST_SPEED = 1.0
PART_SPEED = 5.0
MOST_EVENTS = 20_000
SAME_INSTANT = 1e-9
"""Seconds within which two meetings of one disc count as one instant: both touch, whoever is resolved first."""

_STOP, _EDGE = -2, -1


def slide(surface: Surface, bodies: Sequence[Body], flicked: int, vx: float, vy: float) -> Motion:
    """Flick one disc with a velocity in mm/s and let everything come to rest."""
    left, top, right, bottom, friction, bounce, bounce_fixed = surface
    count = len(bodies)
    x = [body.x for body in bodies]
    y = [body.y for body in bodies]
    radius = [body.radius for body in bodies]
    mass = [body.mass for body in bodies]
    fixed = [body.fixed for body in bodies]
    # The course of a moving disc: from (x, y) at `since`, along the unit (ux, uy), with `speed` until `stop`.
    ux, uy, speed, since, stop = [0.0] * count, [0.0] * count, [0.0] * count, [0.0] * count, [0.0] * count
    course = [0] * count
    """How often a disc's course has changed: an event predicted under an older course no longer holds."""
    changed, pace_before = [-1.0] * count, [0.0] * count
    """The instant of the last change, and the speed just before that instant."""
    present = list(range(count))
    moving: list[int] = []
    legs: list[Leg] = []
    hits: list[Hit] = []
    exits: list[Exit] = []
    heap: list[tuple[float, int, int, int, int]] = []

    def start(i: int, now: float, vx: float, vy: float) -> None:
        """Give disc i a new velocity at its present place; below the threshold after a hit it lies still."""
        course[i] += 1
        pace = sqrt(vx * vx + vy * vy)
        if pace < REST_SPEED:
            if speed[i] != 0.0:
                moving.remove(i)
                speed[i] = 0.0
            legs.append(Leg(now, i, x[i], y[i], 0.0, 0.0))
            return
        if speed[i] == 0.0:
            moving.append(i)
        speed[i], ux[i], uy[i] = pace, vx / pace, vy / pace
        since[i], stop[i] = now, now + pace / friction
        legs.append(Leg(now, i, x[i], y[i], vx, vy))

    def advance(i: int, now: float) -> float:
        """Move disc i along its course to `now` and return its speed there."""
        pace = speed[i]
        if pace == 0.0:
            return 0.0
        past = now - since[i]
        way = past * (pace - 0.5 * friction * past)
        x[i] += ux[i] * way
        y[i] += uy[i] * way
        pace -= friction * past
        return pace if pace > 0.0 else 0.0

    def predict(i: int, now: float, done: int = -1) -> None:
        """Find what disc i, now at the beginning of a course, will meet; its meeting with `done` is known."""
        xi, yi, ri, own = x[i], y[i], radius[i], course[i]
        pace = speed[i]
        if pace == 0.0:
            for j in moving:
                if j == done:
                    continue
                past = now - since[j]
                way = past * (speed[j] - 0.5 * friction * past)
                pace = speed[j] - friction * past
                if pace > 0.0:
                    resting(j, x[j] + ux[j] * way, y[j] + uy[j] * way, pace, i, now)
            return
        dx, dy = ux[i], uy[i]
        twice = 2.0 * friction
        square = pace * pace
        reach = square / twice
        for j in present:
            if j in (i, done):
                continue
            ex, ey = x[j] - xi, y[j] - yi
            if speed[j] == 0.0:
                ahead = ex * dx + ey * dy
                if ahead <= 0.0:
                    continue
                both = ri + radius[j]
                if ahead - both >= reach:
                    continue
                gap = ex * ex + ey * ey - both * both
                within = ahead * ahead - gap
                if within <= 0.0:
                    continue
                way = gap / (ahead + sqrt(within))
                if way >= reach:
                    continue
                if way < 0.0:
                    way = 0.0
                time = now + 2.0 * way / (pace + sqrt(square - twice * way))
                if i < j:
                    heappush(heap, (time, i, j, own, course[j]))
                else:
                    heappush(heap, (time, j, i, course[j], own))
                continue
            past = now - since[j]
            if past > 0.0:
                way = past * (speed[j] - 0.5 * friction * past)
                ex += ux[j] * way
                ey += uy[j] * way
            other = speed[j] - friction * past
            if other <= 0.0:
                continue
            both = ri + radius[j]
            apart = ex * ex + ey * ey
            longest = both + reach + other * other / twice
            if apart >= longest * longest:
                continue
            # Relative place, velocity and half acceleration: |p + v·t + a·t²|² = both².
            rx, ry = ux[j] * other - dx * pace, uy[j] * other - dy * pace
            ax, ay = 0.5 * friction * (dx - ux[j]), 0.5 * friction * (dy - uy[j])
            end = (pace if pace < other else other) / friction
            time = first_root(
                apart - both * both,
                2.0 * (ex * rx + ey * ry),
                rx * rx + ry * ry + 2.0 * (ex * ax + ey * ay),
                2.0 * (rx * ax + ry * ay),
                ax * ax + ay * ay,
                end,
            )
            if time >= 0.0:
                time += now
                if i < j:
                    heappush(heap, (time, i, j, own, course[j]))
                else:
                    heappush(heap, (time, j, i, course[j], own))
        # Its own end: the edge or a stop.
        way = reach
        kind = _STOP
        if dx > 0.0:
            far = (right - xi) / dx
            if far < way:
                way, kind = far, _EDGE
        elif dx < 0.0:
            far = (left - xi) / dx
            if far < way:
                way, kind = far, _EDGE
        if dy > 0.0:
            far = (bottom - yi) / dy
            if far < way:
                way, kind = far, _EDGE
        elif dy < 0.0:
            far = (top - yi) / dy
            if far < way:
                way, kind = far, _EDGE
        if kind == _EDGE:
            if way < 0.0:
                way = 0.0
            time = now + 2.0 * way / (pace + sqrt(square - twice * way))
        else:
            time = stop[i]
        heappush(heap, (time, i, kind, own, 0))

    def resting(i: int, xi: float, yi: float, pace: float, j: int, now: float) -> None:
        """Disc i, on its way, may meet disc j, which has just come to lie there."""
        ex, ey = x[j] - xi, y[j] - yi
        ahead = ex * ux[i] + ey * uy[i]
        if ahead <= 0.0:
            return
        both = radius[i] + radius[j]
        gap = ex * ex + ey * ey - both * both
        within = ahead * ahead - gap
        if within <= 0.0:
            return
        way = gap / (ahead + sqrt(within))
        twice = 2.0 * friction
        square = pace * pace
        if way >= square / twice:
            return
        if way < 0.0:
            way = 0.0
        time = now + 2.0 * way / (pace + sqrt(square - twice * way))
        if i < j:
            heappush(heap, (time, i, j, course[i], course[j]))
        else:
            heappush(heap, (time, j, i, course[j], course[i]))

    def collide(i: int, j: int, now: float) -> None:
        """Resolve a meeting: along the line of centres the discs part, across it nothing changes."""
        pace_i, pace_j = advance(i, now), advance(j, now)
        nx, ny = x[j] - x[i], y[j] - y[i]
        length = sqrt(nx * nx + ny * ny)
        nx /= length
        ny /= length
        if now - changed[i] > SAME_INSTANT:
            changed[i], pace_before[i] = now, pace_i
        if now - changed[j] > SAME_INSTANT:
            changed[j], pace_before[j] = now, pace_j
        vix, viy, vjx, vjy = ux[i] * pace_i, uy[i] * pace_i, ux[j] * pace_j, uy[j] * pace_j
        closing = (vix - vjx) * nx + (viy - vjy) * ny
        hits.append(Hit(now, i, j, pace_i, pace_j, closing if closing > 0.0 else 0.0))
        parting = closing * (bounce_fixed if fixed[i] or fixed[j] else bounce)
        if parting < PART_SPEED:
            parting = PART_SPEED
        if fixed[i]:
            share_i, share_j = 0.0, 1.0
        elif fixed[j]:
            share_i, share_j = 1.0, 0.0
        else:
            share_i = mass[j] / (mass[i] + mass[j])
            share_j = mass[i] / (mass[i] + mass[j])
        kick_i, kick_j = share_i * (closing + parting), share_j * (closing + parting)
        before = (mass[i] * pace_i * pace_i if share_i else 0.0) + (mass[j] * pace_j * pace_j if share_j else 0.0)
        vix, viy, vjx, vjy = vix - nx * kick_i, viy - ny * kick_i, vjx + nx * kick_j, vjy + ny * kick_j
        after = (mass[i] * (vix * vix + viy * viy) if share_i else 0.0) + (
            mass[j] * (vjx * vjx + vjy * vjy) if share_j else 0.0
        )
        if after > before:
            scale = sqrt(before / after)
            vix, viy, vjx, vjy = vix * scale, viy * scale, vjx * scale, vjy * scale
        if share_i:
            start(i, now, vix, viy)
        if share_j:
            start(j, now, vjx, vjy)
        if share_i:
            predict(i, now)
        if share_j:
            predict(j, now, i if share_i else -1)

    def pace_just_before(i: int, now: float) -> float:
        """The speed of disc i before anything happened at this instant."""
        if now - changed[i] <= SAME_INSTANT:
            return pace_before[i]
        return speed[i] - friction * (now - since[i]) if speed[i] else 0.0

    now = 0.0
    start(flicked, now, vx, vy)
    predict(flicked, now)
    events = 0
    while heap:
        time, i, j, course_i, course_j = heappop(heap)
        if course_i != course[i] or (j >= 0 and course_j != course[j]):
            if j >= 0 and time - now <= SAME_INSTANT and course[i] - course_i <= 1 and course[j] - course_j <= 1:
                hits.append(Hit(now, i, j, pace_just_before(i, now), pace_just_before(j, now), 0.0))
            continue
        now = time
        if j >= 0:
            events += 1
            if events > MOST_EVENTS:
                break
            collide(i, j, now)
            continue
        advance(i, now)
        course[i] += 1
        speed[i] = 0.0
        moving.remove(i)
        if j == _EDGE:
            present.remove(i)
            exits.append(Exit(now, i, x[i], y[i]))
        else:
            predict(i, now)
    for i in moving:
        advance(i, now)
    return Motion(legs, hits, exits, x, y, now, bool(moving))
