"""What a flick is worth to the side that makes it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from souterrain.games.catacombs.catalogue import BOOK, Attack
from souterrain.games.catacombs.damage import Strike, unharmed_because
from souterrain.games.catacombs.flight import Touch, obstacles
from souterrain.games.catacombs.physics import Body
from souterrain.games.catacombs.world import Piece, World

from .sight import Point, hidden

DAMAGE = 10.0
LORD_DAMAGE = 26.0
KILL_HERO = 40.0
KILL_PER_GOLD = 0.08
STUN_HERO = 14.0
HURT_ALLY = 4.0
BURN = 12.0
DECOY = 20.0
PROVOKE = 4.0
BECOME_WALL = 1.0
FEED = -3.0
CLOSE = 60.0
"""Millimetres, rim to rim, within which an enemy is uncomfortable company."""
REACHED = 60.0
"""Millimetres at which an enemy in sight hits every other time."""
EXPOSED = 3.0
EXPOSED_WEAK = 6.0
EXPOSED_LAIR = 1.5
"""In the final battle there is nothing left to save oneself for."""
IMPATIENCE = 0.07
LEAST_PATIENCE = 0.2


class Stance(NamedTuple):
    """What a judge needs to know of the board, worked out once per question."""

    world: World
    heroic: bool
    shielded: bool
    lair: bool
    patience: float
    """How much hiding still counts: less with every round, so that two careful sides do not wait for ever."""
    enemies: list[Piece]
    screens: list[Body]
    """The obstacles that one can hide behind."""


def stance(world: World, heroic: bool) -> Stance:
    sides = ("monster", "lord") if heroic else ("hero", "ally")
    enemies = [piece for piece in world.pieces.values() if piece.side in sides and not piece.wall]
    patience = max(LEAST_PATIENCE, 1.0 - IMPATIENCE * (world.round - 1))
    return Stance(
        world, heroic, any(world.on_board("decoy")), any(world.on_board("lord")), patience, enemies, obstacles(world)
    )


def worth(
    stance: Stance, by: Piece, attack: Attack, touches: Sequence[Touch], place: Point, spared: frozenset[str]
) -> float:
    """The value of a flick that touched somebody and brought its disc to a place."""
    value = 0.0
    strike = Strike(by, attack, spared)
    hurt_hero = touched_hero = False
    for touch in touches:
        target = stance.world.pieces.get(touch.target)
        if target is None:
            continue
        if touch.burn:
            value += -BURN if stance.heroic else BURN
        elif attack.kind == "move" or target.id in spared:
            continue
        elif stance.heroic:
            value += _on_enemy(stance, strike, target)
        elif target.side in ("hero", "ally") and not target.unseen:
            value += _on_hero_side(stance, attack, target)
            if target.side == "hero":
                hurt_hero = touched_hero = True
    if by.side == "monster" and attack.kind == "punch" and touched_hero:
        ability = BOOK.monsters[by.kind].ability
        if ability == "feeding-frenzy":
            value += FEED
        elif ability == "fire-wall" and hurt_hero:
            value += BECOME_WALL
    if attack.kind in ("punch", "move"):
        value -= company(stance, by, place)
    return value


def _on_enemy(stance: Stance, strike: Strike, target: Piece) -> float:
    if target.side == "decoy":
        return DECOY
    if not target.enemy:
        return 0.0
    harmless = bool(unharmed_because(strike, target, stance.shielded))
    provoked = strike.attack.kind == "punch" and target.side == "monster"
    provoked = provoked and BOOK.monsters[target.kind].ability == "retaliation" and not target.stunned
    value = -PROVOKE if provoked else 0.0
    if harmless:
        return value
    points = min(strike.attack.damage, target.health)
    if target.side == "lord":
        return LORD_DAMAGE * points + (1000.0 if points >= target.health else 0.0)
    value += DAMAGE * points
    if points >= target.health:
        value += KILL_PER_GOLD * (BOOK.monsters[target.kind].gold + 50)
    elif BOOK.monsters[target.kind].ability == "regeneration":
        value -= DAMAGE * 0.4
    return value


def _on_hero_side(stance: Stance, attack: Attack, target: Piece) -> float:
    if target.side == "ally":
        return HURT_ALLY
    points = min(attack.damage, target.health)
    value = DAMAGE * points + 2.0 * (1.0 - target.health / BOOK.heroes[target.kind].health)
    if points >= target.health:
        return value + KILL_HERO
    if attack.modifier == "stun" and not target.stunned:
        value += STUN_HERO
    return value


def company(stance: Stance, by: Piece, place: Point) -> float:
    """The discomfort of resting near enemies; for a hero, of resting where many can hit him."""
    x, y = place
    total = 0.0
    if not stance.heroic:
        for enemy in stance.enemies:
            gap = sqrt((enemy.x - x) ** 2 + (enemy.y - y) ** 2) - 26.0
            if gap < CLOSE:
                total += 1.0 - max(gap, 0.0) / CLOSE
        return total
    for enemy in stance.enemies:
        if enemy.stunned or hidden(place, (enemy.x, enemy.y), stance.screens):
            continue
        gap = sqrt((enemy.x - x) ** 2 + (enemy.y - y) ** 2) - 26.0
        total += REACHED / (REACHED + max(gap, 0.0))
    cost = EXPOSED_LAIR if stance.lair else EXPOSED_WEAK if by.health <= 2 else EXPOSED
    return total * cost * stance.patience
