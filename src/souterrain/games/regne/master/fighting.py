"""How dwellers fight: whom they strike, push over an edge, shoot at and cast spells on."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from souterrain.crawl.squares import Square

from ..actions import melee, shoot, shove, spells
from ..actions.fight import Arm, plus, unharmed
from ..catalogue import BOOK
from ..dice import formula
from ..events.master import Why
from ..ground import Ground, gapes, spots, within_reach
from ..odds import expected, passing
from ..rows.beings import Foe, Spell
from ..rows.traits import Trait
from ..sheet import being, level
from ..sheet import spells as known
from ..world import Figure, Regne, against, immobile, standing
from .intent import Intent

EVEN = Fraction(1, 2)
FAIR = Fraction(1, 3)
PAST_HELP = -9
"""So few life points that two potions of care do not bring anybody to his feet."""


def victim(world: Regne, who: Figure, here: Ground, with_: Arm) -> Figure | None:
    """Whom to strike: with a web somebody who is still free, otherwise the weakest who stands; one on the ground only
    where nobody else is in sight, and no longer than it takes to put him beyond the help of a potion."""
    near = [each for each in melee.targets(world, who, here, with_) if not unharmed(each, with_)]
    upright = [each for each in near if standing(each)]
    if upright:
        return min(upright, key=lambda each: (_webs(who) and bool(each.webbed), each.life, each.id))
    if any(standing(each) and spots(world, here, who, each) for each in against(world, who)):
        return None
    return max((each for each in near if each.life > PAST_HELP), key=lambda each: (each.life, each.id), default=None)


def _webs(who: Figure) -> bool:
    row = being(who)
    return isinstance(row, Foe) and row.web > 0


def blow(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """A blow against whoever is within reach, with all his might where that promises more than two blows."""
    with_ = melee.arms(world, who)[0]
    target = victim(world, who, here, with_)
    if target is None or who.points < BOOK.costs.melee:
        return None
    extra = _extra(world, who, target, with_, "melee", BOOK.costs.melee, BOOK.costs.power)
    free = _webs(who) and not target.webbed
    why: Why = "finish" if not standing(target) else "snare" if free else "crush" if extra else "weakest"
    return Intent(why, target, partial(melee.strike, world, who, target, with_, extra))


def _extra(world: Regne, who: Figure, target: Figure, with_: Arm, trait: Trait, cost: int, dear: int) -> int:
    """A D more for an attack that costs more, where that promises more for its points."""
    if who.points < dear:
        return 0
    height, add, still = level(world, who, trait), plus(world, who, target, with_), immobile(target)
    plain, more = (expected(height, with_.damage.dice + d, add, still and trait == "melee") for d in (0, 1))
    return int(more * cost > plain * dear)


def push(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """Over an edge with somebody, where that is as likely as not."""
    found = over_an_edge(world, who, here)
    return Intent("edge", found[0], partial(shove.shove, world, who, *found)) if found else None


def over_an_edge(world: Regne, who: Figure, here: Ground) -> tuple[Figure, Square] | None:
    """Somebody who can be pushed into lava or a hole, and where."""
    if who.points < BOOK.costs.shove:
        return None
    holes = {element.at for element in world.elements.values() if gapes(element)}
    if not holes and not here.lava:
        return None
    for foe in against(world, who):
        if foe.hole or foe.invisible or not standing(foe) or not within_reach(here, who.at, foe.at):
            continue
        for at in shove.behind(world, who, foe, here):
            if (at in here.lava or at in holes) and shove.chance(world, who, foe) >= EVEN:
                return foe, at
    return None


def shot(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """A shot at the weakest in range; a precise one where that promises more than two."""
    if who.points < BOOK.costs.shot:
        return None
    for with_, reach in shoot.arms(world, who):
        seen = [
            foe
            for foe in against(world, who)
            if standing(foe) and shoot.may_shoot(world, who, here, foe, with_, reach) and not unharmed(foe, with_)
        ]
        if seen:
            target = min(seen, key=lambda foe: (foe.life, foe.id))
            extra = _extra(world, who, target, with_, "shooting", BOOK.costs.shot, BOOK.costs.precise)
            return Intent("shoot", target, partial(shoot.shoot, world, who, target, with_, extra))
    return None


def spell(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """A spell that is likely enough to work, the hardest first: on the weakest whom it harms or helps, or on himself
    while he is seen."""
    if who.points < BOOK.costs.spell or not known(who):
        return None
    if not any(standing(foe) and spots(world, here, who, foe) for foe in against(world, who)):
        return None
    height, dice = level(world, who, "magic"), spells.sceptre(who)
    for row in sorted(spells.at_hand(world, who, here), key=lambda each: -each.difficulty):
        if passing(height, dice, row.difficulty - spells.boost(world, who, here, row)) < FAIR:
            continue
        targets = [each for each in spells.targets(world, who, here, row) if _worth(who, each, row)]
        if targets:
            target = min(targets, key=lambda each: (each.life, each.id))
            why: Why = "chant" if target is who else "cast" if row.on == "foe" else "mend"
            return Intent(why, target, partial(spells.cast, world, who, row, target))
    return None


def _worth(who: Figure, target: Figure, row: Spell) -> bool:
    """Whether a spell is not wasted: one falls on the standing only, nobody hides who is unhurt, one heals what its
    sure points heal, and whoever stumbles already does not stumble twice."""
    if row.effect == "heal":
        return target.top - target.life >= formula(row.amount).plus
    if row.on == "self":
        return row.effect != "vanish" or who.life < who.top
    return standing(target) and not (row.effect == "tangle" and target.lost)
