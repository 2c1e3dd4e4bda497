"""Special abilities of monsters: berserkers, regeneration, fear. The others are where their rule bites: double attacks
in `battle.fighter`, invulnerability in `damage`, disease in `melee`, flying and size in `moves`."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.reactions import offer
from souterrain.crawl.squares import Square, steps_between

from ..catalogue import BOOK
from ..events.combat import Braved, Cowered, Regenerated, WentBerserk
from ..figures import Effect, Figure, can_fight, effect, foes, lose_effect, monsters, squares, stands_on
from ..values import bravery
from ..words import called, says
from ..world import World
from . import zones
from .damage import saved_by_fate
from .sight import open_view


def has(figure: Figure, ability: str) -> bool:
    return figure.kind == "monster" and ability in BOOK.monsters[figure.row].abilities


def regenerate(world: World) -> None:
    """At the start of each game master's phase a regenerating monster recovers one Wound."""
    for figure in monsters(world):
        if has(figure, "regeneration") and figure.wounds < figure.profile.wounds:
            figure.wounds += 1
            tell(world, Regenerated(called(figure), figure.wounds))


# --- berserkers


def berserk(world: World) -> Rules[None]:
    """A berserker may lose himself at the start of a phase, and stays so while an enemy is in sight."""
    calm_down(world)
    for figure in monsters(world):
        if has(figure, "berserk") and not effect(figure, "berserk") and sees_an_enemy(world, figure):
            text = Say("offer-berserk", figure=says(figure))
            rule = "ahq.monster-ability.berserk.start"
            if world.solo or (yield from offer(world, GM, "berserk", text, rule)):
                figure.effects.append(Effect("berserk", "combat"))
                tell(world, WentBerserk(called(figure)))


def calm_down(world: World) -> None:
    """A berserker who sees no enemy any more is himself again."""
    for figure in monsters(world):
        if effect(figure, "berserk") and not sees_an_enemy(world, figure):
            lose_effect(figure, "berserk")


def sees_an_enemy(world: World, figure: Figure) -> bool:
    return any(open_view(world, figure, enemy.at) for enemy in foes(world, figure))


def charge(world: World, figure: Figure, ends: Sequence[Square]) -> list[Square]:
    """A berserk figure must move towards the nearest enemy, and into contact where it can.

    Rule: ahq.monster-ability.berserk.must-charge."""
    targets = [square for enemy in foes(world, figure) for square in squares(enemy)]
    if not ends:
        return []
    here = min(steps_between(each, target) for each in squares(figure) for target in targets)
    nearest = min(targets, key=lambda square: (steps_between(figure.at, square), square))
    gaps = {end: _gap(figure, end, nearest) for end in ends}
    best = min(gaps.values())
    return [end for end, gap in gaps.items() if gap == best] if best < here else []


def _gap(figure: Figure, at: Square, target: Square) -> int:
    moved = [(at[0] + x - figure.at[0], at[1] + y - figure.at[1]) for x, y in squares(figure)]
    return min(steps_between(square, target) for square in moved)


# --- fear


def frightening(figure: Figure) -> bool:
    return has(figure, "fear") or effect(figure, "flaming-skull") is not None


def fear_tests(world: World, figures: Sequence[Figure]) -> Rules[None]:
    """Whoever begins his phase in the Death Zone of something frightening rolls against his Bravery, or cowers for
    that phase. What frightens others fears nothing.

    Rules: ahq.monster-ability.fear.cowering, ahq.monster-ability.fear.immune."""
    rule = "ahq.monster-ability.fear.test"
    for figure in figures:
        figure.effects = [each for each in figure.effects if each.kind != "cowering"]
        if not can_fight(figure) or frightening(figure):
            continue
        near = [e for e in foes(world, figure) if frightening(e) and stands_on(figure, zones.zone(world, e))]
        if not near:
            continue
        die: int = yield Roll("d12", rule, figure.seat)
        if die <= bravery(figure):
            tell(world, Braved(called(figure)))
        elif not (yield from saved_by_fate(world, figure, "fate-test", rule)):
            figure.effects.append(Effect("cowering", "turn", world.turn))
            tell(world, Cowered(called(figure)))
