"""Death Zones: the squares that a figure threatens hand-to-hand, and how one enemy fixes them."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square

from ..dungeon.ground import Ground, ground
from ..figures import Figure, can_fight, covered, foes, monsters, party, squares, stands_on
from ..offers import whom
from ..values import strikes_far
from ..words import says
from ..world import World


def reach(world: World, figure: Figure) -> frozenset[Square]:
    """Every square that it can attack hand-to-hand.

    Rules: ahq.combat.death-zone.long-weapon, ahq.combat.attack.orthogonal, ahq.large-monster.death-zone."""
    return _reach(ground(world), figure)


def _reach(here: Ground, figure: Figure) -> frozenset[Square]:
    if figure.large:
        body = squares(figure)
        return frozenset().union(*(here.blows[square] for square in body)).difference(body)
    return (here.long_blows if strikes_far(figure) else here.blows)[figure.at]


def in_reach(world: World, attacker: Figure, target: Figure) -> bool:
    """Whether a hand-to-hand attack is possible."""
    return stands_on(target, reach(world, attacker))


def zone(world: World, figure: Figure) -> frozenset[Square]:
    """The Death Zone as it stands: all the squares within reach, or only those of the enemy it is fixed on."""
    if not can_fight(figure):
        return frozenset()
    within = reach(world, figure)
    if figure.fixed and figure.fixed in world.figures:
        return within.intersection(squares(world.figures[figure.fixed]))
    return within


def threatened(world: World, figure: Figure) -> set[Square]:
    """The squares that lie in an enemy's Death Zone. Those fixed on the figure itself cover all their squares for
    it: shifting within the zone means stopping again."""
    return set().union(*_against(world, figure))


def holds(world: World, figure: Figure) -> bool:
    """Whether a Death Zone keeps it where it stands."""
    return any(stands_on(figure, within) for within in _against(world, figure))


def _against(world: World, figure: Figure) -> Iterator[frozenset[Square]]:
    """The Death Zones of a figure's enemies, as they are for it."""
    here = ground(world)
    for enemy in foes(world, figure):
        if can_fight(enemy):
            yield _reach(here, enemy) if enemy.fixed in ("", figure.id) else zone(world, enemy)


def in_zone(world: World, figure: Figure) -> bool:
    """Whether the figure stands in an enemy's Death Zone."""
    here = ground(world)
    return any(
        stands_on(figure, _reach(here, enemy)) and stands_on(figure, zone(world, enemy))
        for enemy in foes(world, figure)
    )


def beside_enemy(world: World, figure: Figure) -> bool:
    """Whether an enemy stands on a square next to it, whatever its zone is fixed on."""
    blows = ground(world).blows
    near = {square for each in squares(figure) for square in blows[each]}
    return any(stands_on(enemy, near) for enemy in foes(world, figure))


def settle(world: World) -> Rules[None]:
    """Fix and release the zones after a move, a placement or a death. The zone of a figure is fixed on the enemy who
    has entered it; with several at once its player chooses.

    Rules: ahq.combat.death-zone.release, ahq.combat.death-zone.shift-within-zone."""
    if world.combat is None:
        return
    here = ground(world)
    people, beasts = party(world), monsters(world)
    peopled, infested = covered(people), covered(beasts)
    for figure in list(world.figures.values()):
        enemies, taken = (people, peopled) if figure.kind == "monster" else (beasts, infested)
        within = _reach(here, figure)
        if within.isdisjoint(taken) or not can_fight(figure):
            figure.fixed = ""
            continue
        if figure.fixed:
            held = world.figures.get(figure.fixed)
            if held is not None and stands_on(held, within):
                continue
            figure.fixed = ""
        inside = [enemy for enemy in enemies if stands_on(enemy, within)]
        figure.fixed = inside[0].id if len(inside) == 1 else (yield from _choose(world, figure, inside))


def _choose(world: World, figure: Figure, inside: list[Figure]) -> Rules[str]:
    if figure.kind == "monster" and world.unled:
        drawn: int = yield Roll("pick", "ahq.solo.guidelines", "", tuple(enemy.id for enemy in inside), hidden=True)
        return inside[drawn - 1].id
    text, rule = Say("ask-fix-zone", figure=says(figure)), "ahq.combat.death-zone.fixes-on-first-enemy"
    chosen = yield from which(figure.seat, text, whom(inside), rule)
    return chosen.id
