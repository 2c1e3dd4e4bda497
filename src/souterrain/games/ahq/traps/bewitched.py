"""Heroes who lost their souls or their wits to a trap: the game master moves them."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, steps_between

from ..combat import melee, moves, zones
from ..events.traps import HeldDown
from ..figures import Figure, can_fight, effect, out, party
from ..offers import DONE, STAY, whither
from ..values import strength
from ..words import called, says
from ..world import World


def wander(world: World) -> Rules[None]:
    """The game master moves Heroes whose soul was stolen, and makes them attack; the mad he only moves. Whoever is held
    by companions of three times his Strength does nothing."""
    for figure in party(world):
        if figure.id not in world.figures or out(figure):
            continue
        stolen = effect(figure, "soul-stealer", world.turn) is not None
        if not stolen and effect(figure, "madness", world.turn) is None:
            continue
        if held(world, figure):
            tell(world, HeldDown(called(figure)))
            continue
        yield from _move(world, figure, stolen)
        if stolen and figure.id in world.figures:
            yield from _attack(world, figure)


def held(world: World, victim: Figure) -> bool:
    """Companions whose Strengths total at least three times his hold him down."""
    holders = [
        other
        for other in party(world)
        if other is not victim
        and can_fight(other)
        and effect(other, "soul-stealer", world.turn) is None
        and effect(other, "madness", world.turn) is None
        and zones.in_reach(world, other, victim)
    ]
    return sum(map(strength, holders)) >= 3 * strength(victim)


def _move(world: World, figure: Figure, stolen: bool) -> Rules[None]:
    found = moves.ways(world, figure, moves.allowance(world, figure))
    ends = moves.ends(world, figure, found)
    if not ends:
        return
    if world.unled:
        at = _solo_goal(world, figure, ends, stolen)
    else:
        rule = "ahq.trap.soul-stealer.control" if stolen else "ahq.trap.gas.madness.control"
        offers: list[tuple[Option, Square | None]] = [*whither(ends), (STAY, None)]
        at = yield from which(GM, Say("ask-bewitched", figure=says(figure)), offers, rule)
    if at is None:
        return
    yield from moves.walk(world, figure, moves.path(found, at))


def _solo_goal(world: World, figure: Figure, ends: Sequence[Square], stolen: bool) -> Square | None:
    """Without a game master a stolen soul makes for the nearest companion, a mad one away from all."""
    others = [other.at for other in party(world) if other is not figure]
    if not others or (stolen and melee.targets(world, figure)):
        return None
    sign = 1 if stolen else -1
    return min(ends, key=lambda square: (sign * min(steps_between(square, other) for other in others), square))


def _attack(world: World, figure: Figure) -> Rules[None]:
    choice = melee.targets(world, figure)
    if not choice:
        return
    target = min(choice, key=lambda each: (each.profile.weapon_skill, each.id))
    if not world.unled:
        offers: list[tuple[Option, Figure | None]] = [
            (Option("attack", says(each), each.id, melee.note(figure, each), on=(each.id,)), each) for each in choice
        ]
        text, rule = Say("ask-bewitched-attack", figure=says(figure)), "ahq.trap.soul-stealer.control"
        chosen = yield from which(GM, text, [*offers, (DONE, None)], rule)
        if chosen is None:
            return
        target = chosen
    yield from melee.attack(world, figure, target)
