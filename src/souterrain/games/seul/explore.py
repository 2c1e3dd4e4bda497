"""III. Through the underworld: one action after the other."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.menu import Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import cache, duties, elements, encounter, gifts, locks, loot, pack, search, travel, walking
from .discovery import look
from .equipment import load
from .light import pick_up_light, sees, taking_light
from .places import kind_of, section_here
from .resolution import judging
from .world import SEAT, World


def explore(world: World) -> Rules[None]:
    """One action below: its time, what it finds, who comes by. Somebody carried here first looks about him."""
    pick_up_light(world)
    if not world.here.seen[world.at]:
        yield from look(world)
    loot.noticing(world)
    yield from choose(SEAT, _headline(world), deeds(world), "seul.time.d12-counter", partial(_begin, world))
    while world.slides and not world.hero.dead:
        yield from travel.slide(world)
    if not world.hero.dead and world.where == "below":
        yield from duties.settle(world)
        yield from look(world)
        yield from walking.dwellers(world)


def _begin(world: World, option: Option) -> None:
    """Whatever is not rest ends a rest, and nothing new has happened yet."""
    if option.verb != "rest":
        world.rest_run, world.rest_paid = 0, False
    world.stirred = False


def _headline(world: World) -> Say:
    section = section_here(world)
    where = Say("element-" + section.detail if section.contents == "function" else "section-" + kind_of(section))
    return Say("ask-explore", floor=world.floor, section=where, watched=loot.out_of_reach(world))


def deeds(world: World) -> Offers[None]:
    """All that can be done where he stands. From Enc 25 nothing can be done but to carry less."""
    if load(world.hero) == 3:
        yield pack.opening(world, "seul.enc.twenty-five-immobile")
        yield from cache.making(world)
        return
    if not sees(world):
        yield from pack.lighting(world)
    yield from walking.steps(world)
    yield from walking.exploring(world)
    yield from locks.doors(world)
    yield from travel.deeds(world)
    yield from loot.deeds(world)
    yield from encounter.approaching(world)
    yield from search.deeds(world)
    yield from duties.rests(world)
    yield from locks.traps(world)
    yield from cache.deeds(world)
    yield from duties.remedies(world)
    yield from taking_light(world)
    yield from elements.deeds(world)
    yield from gifts.deeds(world)
    yield pack.opening(world, "seul.enc.sum-of-possessions")
    yield from judging(world)
    yield from walking.returning(world)
    yield walking.walks(world)
