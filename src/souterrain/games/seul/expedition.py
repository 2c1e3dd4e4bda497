"""Going down and coming home: one expedition after the other into an underworld that remembers."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules, unseen

from .catalogue import BOOK
from .creatures import muster
from .danger import forget
from .discovery import enter, look
from .equipment import possessions, row, value_of
from .events.places import ModuleOpened
from .events.town import CameHome, Entered, Retired
from .floors import draw_floors
from .goals import came_home, new_reason
from .ground import ground_of
from .guilds import settle_owed
from .light import put_out
from .places import place_at
from .progress import earn_px
from .purse import hard_cash, worth
from .world import DAY, ROUNDS, World, note
from .wounds import captive_gone

JOURNEY = DAY // 2
"""Turns on the road each way."""


def go_down(world: World, n: int) -> Rules[None]:
    """Half a day's journey, then down by a known way."""
    world.now += JOURNEY * ROUNDS
    forget(world)
    world.expedition += 1
    draw_floors(world, 1)
    floor, access = world.ways[n] if world.ways else [1, first_way(world)]
    if [floor, access] not in world.ways:
        world.ways.append([floor, access])
    plan = ground_of(world.floors[floor - 1]).plan
    world.where = "below"
    world.floor = floor
    world.at = plan.accesses[access].y * plan.width + plan.accesses[access].x
    world.came_by = -1
    world.entered, world.turns_done = world.now, 0
    world.rests = world.rest_run = 0
    world.rest_paid = False
    world.first_test = True
    world.fed = False
    tell(world, Entered(world.expedition))
    note(world, "entered", n=world.expedition)
    if world.expedition == 1 and plan.title:
        tell(world, ModuleOpened(plan.title, plan.story))
    if world.goal is None:
        yield from new_reason(world)
    yield from unseen(restock(world))
    yield from look(world)
    yield from enter(world)


def first_way(world: World) -> int:
    plan = ground_of(world.floors[0]).plan
    return next(n for n, access in enumerate(plan.accesses) if access.floors == 0)


def restock(world: World) -> Rules[None]:
    """Rooms that were cleared may be settled anew: on a D6 of 1 for each full day away, at most a week."""
    here = world.floor, world.at
    for number, floor in enumerate(world.floors, start=1):
        for section, place in sorted(floor.places.items()):
            if place.cleared < 0 or place.group is not None:
                continue
            for _ in range(min(7, world.day - place.cleared)):
                face: int = yield Roll("d6", "seul.encounter.success-means-none")
                if face == 1:
                    world.floor, world.at = number, ground_of(floor).plan.sections[section].squares[0]
                    place.group = yield from muster(world)
                    place.cleared = -1
                    world.floor, world.at = here
                    break
            else:
                place.cleared = world.day


def come_home(world: World) -> Rules[None]:
    """Out again: experience for what was found and is still his, then the road to town."""
    hero = world.hero
    fresh = [thing for thing in possessions(hero) if thing.fresh]
    found = min(world.fresh_coins, worth(hero.purse)) + sum(value_of(thing) for thing in fresh)
    for thing in fresh:
        thing.fresh = False
    world.fresh_coins = 0
    tell(world, CameHome(found // 100))
    note(world, "home", n=found // 100)
    yield from earn_px(world, found // 100, "seul.xp.treasure-on-exit")
    if world.guild:
        tax(world, found)
    came_home(world, found)
    captive_gone(world, home=True)
    world.where, world.floor, world.at = "town", 0, -1
    hero.pack = [thing for thing in hero.pack if row(thing).use != "container"]
    hero.purse = hard_cash(worth(hero.purse))
    if hero.off_hand == "light":
        put_out(world)
    hero.light = None
    hero.spells = {}
    world.patrol_at = -1
    world.now += JOURNEY * ROUNDS
    forget(world)
    for place in (place_at(floor, n) for floor in world.floors for n in list(floor.places)):
        if place.group is not None:
            place.group.passed = place.group.ignored = False
    if world.expedition >= world.expeditions:
        world.ended = "career"
        note(world, "retired", n=hero.px)
        tell(world, Retired(hero.px))


def tax(world: World, found: int) -> None:
    """A guild takes a tenth of what was discovered."""
    world.owed += found * BOOK.services.guild_percent // 100
    settle_owed(world)
