"""What is wrong with a zone or a quest that its types cannot tell: plans that are no rectangles, things in walls."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.say import Say

from .places import ZoneCard
from .quests import Quest, Undertaking

SIGNS = frozenset("#.r~w=")


def zone_fault(row: ZoneCard) -> Say | None:
    """A plan is a rectangle of known signs; ways in and out are on its edge, what stands there is on its floor."""
    wide, high = len(row.plan[0]), len(row.plan)
    if any(len(line) != wide for line in row.plan) or not SIGNS.issuperset("".join(row.plan)):
        return Say("fault-plan")
    for x, y in (row.entry.at, *(exit.at for exit in row.exits)):
        if not (0 <= x < wide and 0 <= y < high and (x in (0, wide - 1) or y in (0, high - 1))):
            return Say("fault-not-on-edge", at=f"{x},{y}")
    return _misplaced(row, [fixture.at for fixture in row.fixed])


def quest_fault(row: Undertaking, zone: ZoneCard) -> Say | None:
    """What a quest puts into its zone is on floor, a thing or somebody a square; what it asks for can be done."""
    squares = [*(each.at for each in row.elements), *(each.at for each in row.posts), *(each.at for each in zone.fixed)]
    there = {fixture.what for fixture in row.elements}
    if idle := [task.what for task in row.tasks if task.what not in there]:
        return Say("fault-no-such-element", what=idle[0])
    if isinstance(row, Quest) and row.hold and not (row.waves and row.mouths):
        return Say("fault-no-waves")
    mouths = row.mouths if isinstance(row, Quest) else ()
    return _misplaced(zone, squares) or _misplaced(zone, mouths)


def _misplaced(zone: ZoneCard, squares: Iterable[tuple[int, int]]) -> Say | None:
    taken = set()
    for x, y in squares:
        inside = 0 <= y < len(zone.plan) and 0 <= x < len(zone.plan[0])
        if not inside or zone.plan[y][x] != "." or (x, y) in taken:
            return Say("fault-not-floor", at=f"{x},{y}")
        taken.add((x, y))
    return None
