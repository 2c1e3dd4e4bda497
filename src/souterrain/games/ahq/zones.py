"""Death Zones: the squares that a figure threatens hand-to-hand, and how one enemy fixes them."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.grid import Square, around, edge
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import WEAPONS
from .figures import Figure, can_fight, foes, monsters, party, squares
from .ground import Ground, ground_of
from .words import says
from .world import Level, World

DIAGONALS = ((-1, -1), (1, -1), (-1, 1), (1, 1))


_KEPT = 20_000
_within: dict[tuple[str, Square, bool], frozenset[Square]] = {}
"""Squares that can be attacked from a square, with a long weapon or without, per state of the map."""


def reach(world: World, figure: Figure) -> frozenset[Square]:
    """Every square that it can attack hand-to-hand: the adjacent ones, with a long weapon the diagonal ones too;
    not through walls and closed doors, and through a doorway only straight across."""
    level = world.here
    if figure.large:
        body = squares(figure)
        return frozenset().union(*(_from(level, square, False) for square in body)).difference(body)
    return _from(level, figure.at, WEAPONS[figure.hand].long)


def _from(level: Level, square: Square, long: bool) -> frozenset[Square]:
    key = (level.key, square, long)
    found = _within.get(key)
    if found is None:
        if len(_within) >= _KEPT:
            _within.clear()
        found = _within[key] = _strikes(level, square, long)
    return found


def _strikes(level: Level, square: Square, long: bool) -> frozenset[Square]:
    here = ground_of(level)
    beside = {near for near in around(square) if _clear(level, here, square, near)}
    found = set(beside)
    if long:
        x, y = square
        for dx, dy in DIAGONALS:
            corner = (x + dx, y + dy)
            for between in ((x + dx, y), (x, y + dy)):
                if between not in beside or not _clear(level, here, between, corner):
                    continue
                if edge(square, between) not in here.open_doors and edge(between, corner) not in here.open_doors:
                    found.add(corner)
    return frozenset(found)


def _clear(level: Level, here: Ground, a: Square, b: Square) -> bool:
    """Whether a blow can pass the edge between two squares: no wall, closed door or grille."""
    side = edge(a, b)
    return b in here.section and side not in here.walls and side not in level.grilles


def in_reach(world: World, attacker: Figure, target: Figure) -> bool:
    """Whether a hand-to-hand attack is possible."""
    return not reach(world, attacker).isdisjoint(squares(target))


def zone(world: World, figure: Figure) -> frozenset[Square]:
    """The Death Zone as it stands: all the squares within reach, or only those of the enemy it is fixed on."""
    if not can_fight(figure):
        return frozenset()
    squares_within = reach(world, figure)
    if figure.fixed and figure.fixed in world.figures:
        return squares_within.intersection(squares(world.figures[figure.fixed]))
    return squares_within


def threatened(world: World, figure: Figure) -> set[Square]:
    """The squares that lie in an enemy's Death Zone. Those fixed on the figure itself cover all their squares for
    it: shifting within the zone means stopping again."""
    found: set[Square] = set()
    for enemy in foes(world, figure):
        if can_fight(enemy):
            found |= reach(world, enemy) if enemy.fixed in ("", figure.id) else zone(world, enemy)
    return found


def in_zone(world: World, figure: Figure) -> bool:
    """Whether the figure stands in an enemy's Death Zone."""
    body = squares(figure)
    return any(not zone(world, enemy).isdisjoint(body) for enemy in foes(world, figure))


def beside_enemy(world: World, figure: Figure) -> bool:
    """Whether an enemy stands on a square next to it, whatever its zone is fixed on."""
    near = {square for each in squares(figure) for square in _from(world.here, each, False)}
    return any(not near.isdisjoint(squares(enemy)) for enemy in foes(world, figure))


def settle(world: World) -> Rules[None]:
    """Fix and release the zones after a move, a placement or a death. The zone of a figure is fixed on the enemy who
    has entered it; with several at once its player chooses."""
    if world.combat is None:
        return
    people, beasts = party(world), monsters(world)
    bodies = {id: squares(figure) for id, figure in world.figures.items()}
    for figure in list(world.figures.values()):
        if not can_fight(figure):
            figure.fixed = ""
            continue
        within = reach(world, figure)
        if figure.fixed:
            held = bodies.get(figure.fixed)
            if held is not None and not within.isdisjoint(held):
                continue
            figure.fixed = ""
        enemies = people if figure.kind == "monster" else beasts
        inside = [enemy for enemy in enemies if not within.isdisjoint(bodies[enemy.id])]
        if not inside:
            continue
        if len(inside) == 1:
            figure.fixed = inside[0].id
        else:
            figure.fixed = yield from _choose(world, figure, inside)


def _choose(world: World, figure: Figure, inside: list[Figure]) -> Rules[str]:
    if figure.kind == "monster" and world.solo:
        return inside[0].id
    chosen: str = yield Ask(
        seat=figure.seat,
        text=Say("ask-fix-zone", figure=says(figure)),
        options=tuple(Option(enemy.id, says(enemy), at=enemy.id) for enemy in inside),
        rule="ahq.combat.death-zone.fixes-on-first-enemy",
    )
    return chosen
