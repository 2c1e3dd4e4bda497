"""III.4 Fatigue: a scale from 0 to 9 that weighs on every test, and fainting beyond it."""

from __future__ import annotations

from .events.time import Fatigued
from .telling import tell_with
from .world import World

TOP = 9


def tire(world: World, by: int, rule: str) -> None:
    """Fatigue rises; what would go beyond 9 makes the character faint instead."""
    hero = world.hero
    if by <= 0 or hero.dead:
        return
    before = hero.fatigue
    hero.fatigue = min(TOP, before + by)
    if before + by > TOP:
        hero.fainted = True
    tell_with(world, Fatigued(hero.fatigue, by, rule=rule), fatigue=hero.fatigue)


def refresh(world: World, by: int, rule: str) -> None:
    """Fatigue falls, not below 0."""
    hero = world.hero
    if by > 0 and hero.fatigue:
        hero.fatigue = max(0, hero.fatigue - by)
        tell_with(world, Fatigued(hero.fatigue, -by, eased=True, rule=rule), fatigue=hero.fatigue)
