"""Finding a flick: candidates at every enemy, tried in the solver, the best of them tried again with a shaking hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import asin, atan2, cos, pi, sin, sqrt, tau
from random import Random
from time import thread_time
from typing import NamedTuple

from souterrain.core.ask import Flick
from souterrain.games.catacombs.catalogue import BOOK, Attack, Size, size_of
from souterrain.games.catacombs.flight import Table, table, tried
from souterrain.games.catacombs.physics import Body, launch
from souterrain.games.catacombs.placing import near_of, spot
from souterrain.games.catacombs.world import Piece, World

from .judge import Stance, worth

POWERS = (0.35, 0.6, 1.0)
SIDEWAYS = (0.0, 0.55, -0.55)
FINALISTS = 4
SHAKES = 5


class Skill(NamedTuple):
    """How far a hand misses: standard deviations of the angle and of the power."""

    degrees: float
    percent: float


class Plan(NamedTuple):
    """A flick that was tried, and what it is worth with this hand."""

    flick: Flick
    value: float


class Aimer:
    """Plans flicks with one hand. Its random numbers are its own, never the game's; when its time is up it stops
    trying and takes the best so far."""

    def __init__(self, random: Random, skill: Skill, seconds: float) -> None:
        self.random = random
        self.skill = skill
        self.seconds = seconds

    def plan(
        self,
        stance: Stance,
        by: Piece,
        attack: Attack,
        origin: Piece | None = None,
        start: tuple[float, float] | None = None,
        spared: frozenset[str] = frozenset(),
    ) -> Plan | None:
        """The best flick that was found, before the hand shakes; None without a place for the missile."""
        until = thread_time() + self.seconds  # thinking counts, not waiting for a busy machine
        own = attack.kind in ("punch", "move")
        size = size_of(by.kind if own else attack.kind)
        tried: list[tuple[float, Flick, Table]] = []
        for x, y, board in self._starts(stance.world, by, attack, origin, start):
            for angle, power in self._candidates(stance, attack, x, y, size):
                flick = Flick(by.id if own else attack.kind, x, y, angle, power * size.top_speed)
                tried.append((self._value(stance, by, attack, board, flick, spared), flick, board))
                if thread_time() > until:
                    break
        if not tried:
            return None
        tried.sort(key=lambda each: each[0], reverse=True)
        best: Plan | None = None
        for value, flick, board in tried[:FINALISTS]:
            if value > 0.0:
                shaken = [
                    self._value(stance, by, attack, board, self.shake(flick, size.top_speed), spared)
                    for _ in range(SHAKES)
                ]
                value = (value + sum(shaken)) / (1 + SHAKES)
            if best is None or value > best.value:
                best = Plan(flick, value)
        return best

    def shake(self, flick: Flick, top: float) -> Flick:
        """A flick as this hand makes it."""
        angle = flick.angle + self.random.gauss(0.0, self.skill.degrees) * pi / 180.0
        speed = flick.speed * (1.0 + self.random.gauss(0.0, self.skill.percent) / 100.0)
        return Flick(flick.disc, flick.x, flick.y, round(angle, 4), round(min(max(speed, 0.01 * top), top), 1))

    def _value(
        self, stance: Stance, by: Piece, attack: Attack, board: Table, flick: Flick, spared: frozenset[str]
    ) -> float:
        touches, place = tried(board, flick.disc, *launch(flick.angle, flick.speed), flick.disc != by.id)
        return worth(stance, by, attack, touches, place, spared)

    def _starts(
        self, world: World, by: Piece, attack: Attack, origin: Piece | None, start: tuple[float, float] | None
    ) -> Iterator[tuple[float, float, Table]]:
        """Where the disc may start: where it lies, or for a missile a few free places round the shooter."""
        if attack.kind in ("punch", "move"):
            yield by.x, by.y, table(world)
            return
        size = size_of(attack.kind)
        if start is not None:
            yield *start, table(world, (attack.kind, Body(*start, size.radius, size.mass)))
            return
        source = origin or by
        region, rings = near_of(world, source, attack.kind)
        seen: set[tuple[float, float]] = set()
        away = source.body.radius + size.radius + 12.0
        for n in range(6):
            angle = tau * n / 6
            place = spot(source.x + cos(angle) * away, source.y + sin(angle) * away, region, rings)
            if place is not None and place not in seen:
                seen.add(place)
                yield *place, table(world, (attack.kind, Body(*place, size.radius, size.mass)))

    def _candidates(
        self, stance: Stance, attack: Attack, x: float, y: float, size: Size
    ) -> Iterator[tuple[float, float]]:
        """Angles and powers worth trying: at every enemy, full or sideways, and a few all round."""
        if attack.kind == "move":
            for n in range(16):
                yield tau * n / 16, 0.35
                yield tau * n / 16, 0.7
            return
        powers = POWERS if attack.kind == "punch" else POWERS[1:]
        sideways = SIDEWAYS if attack.kind == "punch" else SIDEWAYS[:1]
        for enemy in [*stance.enemies, *stance.world.on_board("decoy")]:
            dx, dy = enemy.x - x, enemy.y - y
            away = sqrt(dx * dx + dy * dy)
            towards = atan2(dy, dx)
            both = size.radius + enemy.body.radius
            reach = min(1.0, both / away) if away else 1.0
            for share in sideways:
                for power in powers:
                    if (power * size.top_speed) ** 2 / (2.0 * BOOK.wood.friction) > away - both:
                        yield towards + asin(reach * share), power
        if attack.kind == "punch":
            for n in range(12):
                yield tau * (n + 0.5) / 12, 1.0
