"""III.4 Fatigue: a scale from 0 to 9 that weighs on every test, and fainting beyond it."""

from __future__ import annotations

from souterrain.core.events import tell

from .events.time import Fatigued
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
    tell(world, Fatigued(hero.fatigue, by, rule))


def refresh(world: World, by: int, rule: str) -> None:
    """Fatigue falls, not below 0."""
    hero = world.hero
    if by > 0 and hero.fatigue:
        hero.fatigue = max(0, hero.fatigue - by)
        tell(world, Fatigued(hero.fatigue, -by, rule))
