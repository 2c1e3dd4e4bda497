"""Traps: set off by whoever steps on them, dodged by those who do not run."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules, unseen
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from . import hooks
from .catalogue import BOOK
from .chairs import automatic
from .dice import d, ds
from .events.places import Climbed, Dodged, Noticed, Sprung, Webbed
from .ground import ground, occupied, within_reach
from .sheet import skills, unhindered, warded
from .testing import passes
from .words import called, figure_word
from .world import Element, Figure, Regne
from .wounds import lose, suffer

TRAPS: Handlers[Callable[[Regne, Figure], Rules[None]]] = Handlers("trap")
NET = 3
"""The level of the web that a snare is."""
KNOWN = 2
"""Levels of Agility more against a trap that was found."""


@hooks.ENTERED(2)
def step_on(world: Regne, who: Figure, before: Square, running: bool) -> Rules[None]:
    """Whoever walks onto a trap tests Agility; whoever runs is caught. Either way it has gone off.

    regne.move.runner-cannot-dodge-traps, regne.trap.detected-bonus, regne.trap.failure, regne.trap.set-is-known"""
    known = next((each for each in world.elements.values() if each.at == who.at and _armed(each)), None)
    trap = known or next((each for each in world.secrets.traps if each.at == who.at), None)
    if trap is None or who.id not in world.figures or unhindered(who):
        return
    if known is None:
        world.secrets.traps.remove(trap)
        world.elements[trap.id] = trap
    dodged = False
    if not running:
        more = KNOWN if known and known.owner in ("", who.camp) else 0
        dodged = yield from passes(world, who, "agility", 0, "regne.trap.trigger", more=more)
    trap.armed = False
    if dodged:
        tell(world, Dodged(called(who), trap.kind))
        if BOOK.elements[trap.kind].gapes:
            who.at = before
        return
    tell(world, Sprung(called(who), trap.kind))
    yield from TRAPS[BOOK.elements[trap.kind].springs](world, who)


def _armed(element: Element) -> bool:
    return element.armed and bool(BOOK.elements[element.kind].springs)


@TRAPS("hole")
def fall(world: Regne, who: Figure) -> Rules[None]:
    """6D life points, whatever his protection, and the end of his turn."""
    rule = "regne.trap.hole"
    who.hole = who.over = True
    hurt = yield from ds(6, rule, who.seat)
    yield from lose(world, who, hurt, rule)


@TRAPS("spikes")
def spikes(world: Regne, who: Figure) -> Rules[None]:
    """5D of damage."""
    rule = "regne.trap.spikes"
    harm = yield from ds(5, rule, who.seat)
    yield from suffer(world, who, harm, rule)


@TRAPS("snare")
def snare(world: Regne, who: Figure) -> Rules[None]:
    """A net that has to be torn."""
    if not warded(who, "web"):
        if not who.webbed:
            tell(world, Webbed(called(who), net=True))
        who.webbed = max(who.webbed, NET)
    yield from ()


def climb(world: Regne, who: Figure) -> Rules[None]:
    """A whole turn to climb out of a hole, on whichever side he likes."""
    here, taken = ground(world), occupied(world)
    sides = [at for at in here.beside[who.at] if at in here.floor and at not in taken]
    who.points = 0
    if not sides:
        return
    at = sides[0]
    if not automatic(world, who) and len(sides) > 1:
        text = Say("ask-climb", who=figure_word(who))
        offers = [(Option("climb", Say("option-climb"), key(side), on=(key(side),)), side) for side in sides]
        at = yield from which(who.seat, text, offers, "regne.trap.hole-climb")
    who.hole, who.at = False, at
    tell(world, Climbed(called(who), (key(at),)))


@hooks.ENTERED(8)
def scent(world: Regne, who: Figure, before: Square, running: bool) -> Rules[None]:
    """Some notice a hidden trap at their side before they set foot on it. Nobody sees the die of one who does not."""
    noses = [skill.scents for skill in skills(who) if skill.scents]
    if not noses or who.id not in world.figures:
        return
    here = ground(world)
    for trap in [each for each in world.secrets.traps if within_reach(here, who.at, each.at)]:
        if (yield from unseen(d("regne.plan.hidden-elements"))) >= min(noses):
            find(world, trap)


def find(world: Regne, trap: Element) -> None:
    """A trap is known from now on."""
    world.secrets.traps.remove(trap)
    world.elements[trap.id] = trap
    tell(world, Noticed(trap.kind))
