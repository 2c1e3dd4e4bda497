"""III.5 Danger: how seriously the inhabitants take the character."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .events.time import DangerMoved, PatrolSent
from .telling import tell_with
from .world import SEAT, World

TOP = 9
QUIET = 24
"""Turns without a rise before Danger begins to be forgotten."""
FORGOTTEN_EVERY = 6


def alarm(world: World, rule: str) -> Rules[None]:
    """Danger rises by 1; at 9 a patrol sets out instead."""
    world.calm_from = world.turn_now + QUIET
    if world.danger < TOP:
        world.danger += 1
        tell_with(world, DangerMoved(world.danger, 1, rule), danger=world.danger)
    elif world.patrol_at < 0:
        turns: int = yield Roll("d4", "seul.danger.overflow-patrol", SEAT)
        world.patrol_at = world.turn_now + turns
        tell(world, PatrolSent(turns))


def calm(world: World, rule: str) -> None:
    """Danger falls by 1, not below 0."""
    if world.danger:
        world.danger -= 1
        tell_with(world, DangerMoved(world.danger, -1, rule), danger=world.danger)


def forget(world: World) -> None:
    """After 24 Turns without a rise, Danger falls by 1 every 6 Turns."""
    before = world.danger
    while world.danger and world.turn_now >= world.calm_from + FORGOTTEN_EVERY:
        world.calm_from += FORGOTTEN_EVERY
        world.danger -= 1
    if world.danger < before:
        tell(world, DangerMoved(world.danger, world.danger - before, "seul.danger.loss-quiet-time"))


def level(world: World) -> int:
    """The Underground Level: the mean of DV and Danger, rounded up; the tables end at 9.

    Rules: seul.danger.underground-level, seul.danger.level-drives-treasure-and-traps."""
    return min(9, max(1, -(-(world.hero.dv + world.danger) // 2)))
