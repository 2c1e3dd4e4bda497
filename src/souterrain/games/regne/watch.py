"""Those who waited: what they do with their points in the other side's turn. They are asked when an enemy comes to
their side or into their range, and when they are attacked, until they do not want to be asked again."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, choose, perform
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, king_moves

from . import hooks
from .actions import shoot
from .actions.fight import BARE
from .activation import deeds
from .chairs import automatic
from .events.turns import Braced
from .ground import Ground, ground, sees, spots, within_reach
from .master import fighting
from .sheet import level
from .words import called, figure_word
from .world import Figure, Regne, able, against

RULE = "regne.wait.use-any-moment"
DEFEND = "regne.wait.defend"


def waiting(world: Regne, mover: Figure) -> list[Figure]:
    """The adversaries of somebody who have kept points for this turn and want to hear of it."""
    if mover.camp != world.side or mover.invisible:
        return []
    return [who for who in against(world, mover) if who.held and not who.deaf and able(who)]


@hooks.AWAITED(1)
def awaits(world: Regne, who: Figure, before: Square) -> bool:
    """Whether one who waited sees him come."""
    return not who.hole and any(_appears(world, watcher, who, before, ground(world)) for watcher in waiting(world, who))


@hooks.ENTERED(10)
def come_near(world: Regne, who: Figure, before: Square, running: bool) -> Rules[None]:
    """Somebody has come to the side of one who waited, or into his range."""
    if who.id not in world.figures or who.hole:
        return
    for watcher in waiting(world, who):
        here = ground(world)
        if watcher.id in world.figures and who.id in world.figures and _appears(world, watcher, who, before, here):
            yield from _react(world, watcher, who)


def _appears(world: Regne, watcher: Figure, mover: Figure, before: Square, here: Ground) -> bool:
    if within_reach(here, watcher.at, mover.at):
        return not within_reach(here, watcher.at, before)
    reach = max((reach for with_, reach in shoot.arms(world, watcher) if with_ is not BARE), default=0)
    if king_moves(watcher.at, mover.at) > reach or not spots(world, here, watcher, mover):
        return False
    return king_moves(watcher.at, before) > reach or not sees(world, here, watcher, before)


@hooks.ATTACKED(1)
def attacked(world: Regne, who: Figure, target: Figure, close: bool) -> Rules[int]:
    """Whoever is attacked may act first, or defend himself against a blow. Returns what that adds to his
    protection."""
    if target not in waiting(world, who):
        return 0
    return (yield from _react(world, target, who, close))


def _react(world: Regne, who: Figure, mover: Figure, struck: bool = False) -> Rules[int]:
    """One action with all the points that he kept, of which those that he does not spend stay his; or, struck at, his
    Melee as well as his armour.

    regne.wait.use-any-moment, regne.wait.defend"""
    acting, world.acting = world.acting, who.id
    points, who.points, who.held = who.points, who.held, 0
    guard = 0
    if automatic(world, who):
        intent = fighting.blow(world, who, ground(world)) or fighting.shot(world, who, ground(world))
        if struck:
            guard = _defend(world, who, mover)
        elif intent is not None:
            yield from perform(intent.do())
    else:
        guard = (yield from _asked(world, who, mover, struck)) or 0
    who.held, who.points = who.points, points
    world.acting = acting
    return guard


def _asked(world: Regne, who: Figure, mover: Figure, struck: bool) -> Rules[int | None]:
    found: list[Deed[int | None] | Each[int | None]] = []
    if struck:
        defence = Say("option-defend", points=level(world, who, "melee"))
        option = Option("defend", defence, rule=DEFEND, group=Say("group-wait"), emblem="shield")
        found.append(Deed(option, lambda: _defend(world, who, mover)))
    found += [each for each in deeds(world, who) if not isinstance(each, Deed) or each.option.verb != "await"]
    found.append(Deed(Option("hold-on", Say("choice-keep-waiting")), lambda: None))
    found.append(Deed(Option("hush", Say("choice-hush")), lambda: _hush(who)))
    ask = "ask-struck" if struck else "ask-watch"
    text = Say(ask, who=figure_word(who), mover=figure_word(mover), points=who.points)
    return (yield from choose(who.seat, text, found, RULE))


def _defend(world: Regne, who: Figure, mover: Figure) -> int:
    """A point for his Melee level beside armour and Endurance, against this one attack."""
    who.points -= 1
    guard = level(world, who, "melee")
    tell(world, Braced(called(who), called(mover), guard))
    return guard


def _hush(who: Figure) -> None:
    """Not to be asked again this turn."""
    who.deaf = True
