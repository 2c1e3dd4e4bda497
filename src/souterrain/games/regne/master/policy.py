"""The program as game master: dwellers hunt whom they see, remember where they saw him last, open doors, push over
edges, and say why they do what they do."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from souterrain.core.events import tell
from souterrain.core.menu import perform
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square, king_moves
from souterrain.crawl.ways import reach

from ..actions import wait
from ..catalogue import BOOK
from ..duels import opponent
from ..events.master import Resolved
from ..ground import Ground, ground, spots
from ..rows.beings import Foe
from ..sheet import being
from ..special import swarm, web
from ..words import called
from ..world import Figure, Regne, against, heroes, of_camp, standing
from . import fighting, hunting
from .intent import Intent


def look_around(world: Regne) -> None:
    """Whoever sees one of the party knows where to go; all in his zone know it with him. Those who came on the party's
    trail do not lose it."""
    here = ground(world)
    alarm: dict[str, Square] = {}
    for foe in of_camp(world, "dark"):
        seen = [each.at for each in against(world, foe) if standing(each) and spots(world, here, foe, each)]
        if seen:
            foe.bound = min(seen, key=lambda at: (king_moves(foe.at, at), at))
            alarm[here.zone[foe.at]] = foe.bound
    for foe in of_camp(world, "dark"):
        if hunting.arrived(world, foe, here):
            foe.bound = None
        foe.bound = foe.bound or alarm.get(here.zone[foe.at]) or (_trail(world) if foe.trails else None)


def _trail(world: Regne) -> Square | None:
    """Where the party's trail leads: to whoever of it is on his feet, its leader first."""
    up = [hero for hero in heroes(world) if standing(hero) and not hero.hole]
    return min(up, key=lambda hero: hero.id != world.leader).at if up else None


def order(world: Regne) -> list[str]:
    """The nearest to one of the party first, of those the most wounded."""
    here = ground(world)
    near = reach(here.steps, [each.at for each in of_camp(world, "party") if each.at in here.steps])
    foes = sorted(of_camp(world, "dark"), key=lambda foe: (near.get(foe.at, len(near)), foe.life, foe.id))
    return [foe.id for foe in foes]


def stirs(world: Regne) -> bool:
    """Whether one of them has something in mind."""
    here = ground(world)
    return any(foe.points > 0 and intend(world, foe, here) is not None for foe in of_camp(world, "dark"))


def act(world: Regne, who: Figure) -> Rules[None]:
    """One act after the other, until the points are spent or there is nothing to do. Each is explained where it is of
    another mind than the one before."""
    mind: tuple[str, str] | None = None
    while who.points > 0 and who.id in world.figures and not who.over and any(map(standing, heroes(world))):
        before = who.points
        intent = intend(world, who, ground(world))
        if intent is None:
            hunting.urge(world, who, ground(world))
            return
        mind = explain(world, who, intent, mind)
        yield from perform(intent.do())
        if who.points == before:
            return
        notice(world, who)


def notice(world: Regne, who: Figure) -> None:
    """Whoever sees somebody now will know where to look for him."""
    if who.id in world.figures and not who.hole:
        here = ground(world)
        seen = hunting.prey(world, who, here)
        who.bound = seen[0].at if seen else None if hunting.arrived(world, who, here) else who.bound


def explain(world: Regne, who: Figure, intent: Intent, before: tuple[str, str] | None) -> tuple[str, str]:
    """Say what he has in mind, if it is not what was said before."""
    now = (intent.why, intent.target.id)
    if now != before:
        tell(world, said(who, intent))
    return now


def said(who: Figure, intent: Intent) -> Resolved:
    """What a dweller has in mind, in words."""
    return Resolved(called(who), called(intent.target), intent.why)


def intend(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """What a dweller would do now."""
    if who.webbed:
        return Intent("tear", who, partial(web.tear, world, who))
    if opponent(world, who) is not None:
        intent = fighting.blow(world, who, here) or hunting.chase(world, who, here)
        return replace(intent, why="duel") if intent else None
    for idea in IDEAS:
        intent = idea(world, who, here)
        if intent is not None:
            return intent
    return None


def _close_ranks(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """A smaller group of a swarm fills a larger one, not the other way round."""
    for other in swarm.depleted(world, who, here):
        if who.points >= BOOK.costs.move and (who.life, who.id) < (other.life, other.id):
            return Intent("join", other, partial(swarm.join, world, who, other))
    return None


def _hold(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """One who thinks, and sees somebody whom he cannot get at, waits for him."""
    row = being(who)
    if not isinstance(row, Foe) or not row.thinks or who.points < BOOK.costs.wait or not hunting.prey(world, who, here):
        return None
    return Intent("hold", who, partial(wait.wait, world, who))


IDEAS = (
    hunting.retreat,
    fighting.push,
    fighting.spell,
    fighting.blow,
    fighting.shot,
    _close_ranks,
    hunting.chase,
    _hold,
)
"""What is thought of first, and then."""
