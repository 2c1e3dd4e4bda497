"""Quests: what has to be done, and when it is; what a secondary one brings."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach

from . import hooks, treasure
from .catalogue import BOOK
from .events.places import Appeared, Found, Left
from .events.quests import BroughtOut, ErrandDone, Held, Paid
from .foes import settle
from .ground import ground, occupied
from .leader import leader
from .plan import errand, quest
from .rows.quests import Undertaking
from .sites import fixtures, near, site
from .words import called
from .world import Figure, Item, Regne, fresh, heroes, of_camp, standing

GOALS: Handlers[Callable[[Regne, Undertaking], bool]] = Handlers("goal")
"""When something that was undertaken is done, once its zone is laid."""


def check(world: Regne) -> None:
    """Whether the main quest is done now, and paid for, or never can be.

    regne.quest.pay"""
    row = quest(world)
    if world.won or world.forfeit or site(world, row) is None:
        return
    world.won = GOALS[row.goal](world, row)
    if world.won and row.bears:
        _hand_in(world, row.bears)
    if world.won:
        _pay(world, row.crowns, "regne.quest.pay")
    world.forfeit = bool(row.keeps) and not world.won and _lost(world, row)


def reward(world: Regne) -> Rules[None]:
    """Whether the secondary quest is done now: what was promised is found by whoever leads. One that somebody has to
    be kept alive for is done when the main quest is.

    regne.secondary.reward"""
    row = errand(world)
    if row is None or row.id in world.errands or site(world, row) is None or (row.keeps and not world.won):
        return
    if not any(standing(hero) for hero in heroes(world)) or not GOALS[row.goal](world, row):
        return
    world.errands.append(row.id)
    tell(world, ErrandDone(row.id, row.rule))
    if row.bears:
        _hand_in(world, row.bears)
    who = leader(world)
    _pay(world, row.crowns, "regne.secondary.reward")
    if row.prize:
        who.items.append(Item(fresh(world, "i"), row.prize))
        tell(world, Found(called(who), row.prize, given=True))
    if row.find:
        yield from treasure.find(world, who, row.find, given=True)


def _pay(world: Regne, crowns: int, rule: str) -> None:
    """What was promised in crowns is everybody's, whoever has earned it."""
    if crowns:
        world.pot += crowns
        tell(world, Paid(crowns, rule))


def _hand_in(world: Regne, relic: str) -> None:
    """What a dweller had carried is paid for, and nobody need pick it up or bear it on."""
    for who in heroes(world):
        who.items = [item for item in who.items if item.kind != relic]
    world.loose = {
        at: left for at, items in world.loose.items() if (left := [item for item in items if item.kind != relic])
    }


# What a goal may be


@GOALS("well")
def well_shut(world: Regne, row: Undertaking) -> bool:
    return any(element.shut for element in fixtures(world, row))


@GOALS("chests")
def chests_searched(world: Regne, row: Undertaking) -> bool:
    """Every chest of the quest zone has been opened, whatever was in it.

    regne.quest.2-goal, regne.quest.2-zone, regne.quest.2-end"""
    chests = [element for element in fixtures(world, row) if BOOK.elements[element.kind].lock]
    return all(chest.searched for chest in chests)


@GOALS("stairs")
def all_left(world: Regne, row: Undertaking) -> bool:
    """Everybody who lives is out, and somebody is.

    regne.quest.3-goal, regne.quest.3-zone, regne.quest.3-end, regne.quest.8-goal"""
    return bool(world.gone) and not heroes(world)


@GOALS("relic")
def relic_won(world: Regne, row: Undertaking) -> bool:
    """What a dweller of the quest zone carried is his no more: he is dead, or was robbed of it.

    regne.quest.4-goal, regne.quest.4-zone, regne.quest.4-end"""
    return not any(item.kind == row.bears for foe in of_camp(world, "dark") for item in foe.items)


@GOALS("tasks")
def tasks_done(world: Regne, row: Undertaking) -> bool:
    """regne.quest.7-goal, regne.quest.9-goal."""
    kinds = {task.what for task in row.tasks} | {task.becomes for task in row.tasks}
    return all(element.done for element in fixtures(world, row) if element.kind in kinds)


@GOALS("gate")
def gate_shut(world: Regne, row: Undertaking) -> bool:
    """What is carried is won, and then the task is done.

    regne.quest.10-goal"""
    return relic_won(world, row) and tasks_done(world, row)


@GOALS("purge")
def purged(world: Regne, row: Undertaking) -> bool:
    """Nobody is left of those who were there."""
    return not any(foe.post == row.id for foe in of_camp(world, "dark"))


@GOALS("kept")
def kept(world: Regne, row: Undertaking) -> bool:
    """Whoever had to be kept alive is free, and lives."""
    return row.keeps in world.rescued or any(
        figure.kind == row.keeps and figure.camp == "party" for figure in world.figures.values()
    )


@GOALS("escort")
def escorted(world: Regne, row: Undertaking) -> bool:
    """regne.quest.5-goal."""
    return row.keeps in world.rescued


@GOALS("hold")
def zone_held(world: Regne, row: Undertaking) -> bool:
    """regne.quest.6-goal."""
    return world.held >= quest(world).hold


def _lost(world: Regne, row: Undertaking) -> bool:
    """Whether somebody who had to be brought through alive is dead."""
    return any(figure.kind == row.keeps for figure in world.dead)


# Where it goes on by itself


@hooks.ENTERED(5)
def leave(world: Regne, who: Figure, before: Square, running: bool) -> Rules[None]:
    """Whoever of the party sets foot on the stairs to the lower levels is out of it; so is, where the party came in,
    whoever has to be brought out."""
    if who.camp == "party" and any(
        element.at == who.at and BOOK.elements[element.kind].leaves for element in world.elements.values()
    ):
        del world.figures[who.id]
        if not who.ally:
            world.gone.append(who)
        who.over = True
        tell(world, Left(called(who)))
    elif who.ally and who.kind == quest(world).keeps and who.at == world.zones[0].entry:
        del world.figures[who.id]
        world.rescued.append(who.kind)
        who.over = True
        tell(world, BroughtOut(called(who)))
    yield from ()


def hold(world: Regne) -> None:
    """The end of a game turn: where a zone has to be held, and somebody holds it, it has been held for one more, and
    the next wave comes out of one of its mouths.

    regne.quest.6-waves"""
    row, zone = quest(world), site(world, quest(world))
    here = ground(world)
    if zone is None or not row.hold or world.won:
        return
    if not any(standing(hero) and here.zone[hero.at] == zone.id for hero in heroes(world)):
        return
    world.held += 1
    tell(world, Held(world.held, row.hold))
    if world.held < row.hold:
        kind = row.waves[world.round % len(row.waves)]
        _surge(world, kind, near(zone, row.mouths[world.round % len(row.mouths)]))


def _surge(world: Regne, kind: str, mouth: Square) -> None:
    """Half as many as the party has heroes on their feet, of a swarm so many groups."""
    taken, size = occupied(world), BOOK.foes[kind].swarm or 1
    count = -(-sum(standing(hero) for hero in heroes(world)) // 2) * size
    tell(world, Appeared(kind, count, late=True, rule="regne.quest.6-waves"))
    settle(world, kind, count, [at for at in reach(ground(world).steps, [mouth]) if at not in taken])
