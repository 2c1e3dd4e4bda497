"""The gas trap: who breathes it, which gas it is, and what it does."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import Square

from .. import items
from ..catalogue import BOOK
from ..combat import areas
from ..combat.damage import doom, hurt, roll_damage, saved_by_fate
from ..events.traps import GasCloud, GasResisted, Gassed
from ..figures import Effect, Figure, squares
from ..printed import Gas
from ..rows import TrapRow
from ..words import called
from ..world import World
from .kinds import SPRINGS, Where

ROOTED_TURNS = 3
MAD_TURNS = 6
STRONG_DICE = 8


@SPRINGS("gas")
def escape(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """The cloud spreads from where the victim stands."""
    yield from cloud(world, victim.at)


def cloud(world: World, centre: Square) -> Rules[None]:
    """Everybody in the cloud resists with the starting Toughness, the outer rings more easily; one roll then tells
    which gas it is.

    Rule: ahq.trap.gas.area."""
    rule = "ahq.trap.gas.resist-roll"
    area = areas.block(world, centre, 2)
    overcome = []
    for figure in areas.figures_on(world, area):
        ring = min(area[square] for square in area if square in squares(figure))
        die: int = yield Roll("d12", rule, figure.seat)
        if die - ring <= figure.profile.toughness:
            tell(world, GasResisted(called(figure)))
        elif not (yield from saved_by_fate(world, figure, "fate-test", rule)):
            overcome.append(figure)
    if not overcome:
        return
    kind_die: int = yield Roll("d12", "ahq.trap.gas.one-type-per-cloud", world.master)
    kind = BOOK.gases[kind_die].gas
    tell(world, GasCloud(kind))
    for figure in overcome:
        if figure.id in world.figures:
            tell(world, Gassed(called(figure), kind))
            yield from _suffer(world, figure, kind)


def _suffer(world: World, figure: Figure, kind: Gas) -> Rules[None]:
    if kind == "medium":
        figure.effects.append(Effect("rooted", "turn", world.turn + ROOTED_TURNS, since=world.turn + 1))
        yield from hurt(world, figure, 1, "ahq.trap.gas.medium.wound-and-rooted")
    elif kind == "nausea":
        figure.effects.append(Effect("nausea", "expedition"))
    elif kind == "madness":
        figure.effects.append(Effect("madness", "turn", world.turn + MAD_TURNS, since=world.turn + 1))
    elif kind == "strong":
        rule = "ahq.trap.gas.strong.damage"
        caused = yield from roll_damage(world, figure, STRONG_DICE, world.master, rule=rule)
        yield from hurt(world, figure, caused, rule)
    else:
        rule = "ahq.trap.gas.deadly.potion-or-death"
        if not (yield from items.antidote(world, figure, rule)):
            yield from doom(world, figure, rule)
