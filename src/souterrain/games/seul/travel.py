"""Ways between floors, and out of the underworld."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules, dice
from souterrain.core.say import Say

from .catalogue import BOOK
from .discovery import enter, look
from .duties import settle
from .events.places import Descended, Slid, Tumbled
from .expedition import come_home
from .floors import draw_floors
from .ground import ground_of
from .resolution import appraise, attempt, outlook
from .underground.plan import Access
from .world import SEAT, World, note
from .wounds import lose, settle_loss

CLIMB = 6
"""Rounds for each floor."""


def access_here(world: World) -> tuple[int, Access] | None:
    """The way to another floor on his square."""
    ground = ground_of(world.here)
    for n, access in enumerate(ground.plan.accesses):
        if access.y * ground.width + access.x == world.at:
            return n, access
    return None


def deeds(world: World) -> Offers[None]:
    """Out of the underworld, or to another floor, where he stands on a way there."""
    found = access_here(world)
    if found is None:
        return
    n, access = found
    if access.floors == 0:
        option = Option("leave", Say("option-leave-underworld"), rule="seul.xp.treasure-on-exit", final=True)
        yield Deed(option, partial(come_home, world))
        return
    text = Say("option-down" if access.floors > 0 else "option-up", access=Say("access-" + access.kind))
    if not BOOK.accesses[access.kind].ropes or n in world.here.ropes:
        yield Deed(Option("climb", text, rule="seul.map.symbol-list"), partial(climb, world))
        return
    chance = outlook(appraise(world, "acrobatics", tags=("climbing",)))
    yield Deed(Option("climb", text, note=chance, rule="seul.agility.acrobatics-failure"), partial(climb, world))
    if access.floors > 0 and world.hero.resources >= BOOK.accesses[access.kind].ropes:
        text = Say("option-rope", access=Say("access-" + access.kind))
        option = Option("climb", text, note=Say("note-resources", n=BOOK.accesses[access.kind].ropes), on=("rope",))
        yield Deed(option, partial(climb, world, rope=True))


def climb(world: World, rope: bool = False) -> Rules[None]:
    """Take the way to another floor: free by stairs or on a rope, else Acrobatics, and a fall for whoever fails."""
    found = access_here(world)
    assert found is not None
    n, access = found
    floors = abs(access.floors)
    world.now += CLIMB * floors
    if rope:
        world.hero.resources -= BOOK.accesses[access.kind].ropes
        hang_ropes(world, n, access)
    safe = not BOOK.accesses[access.kind].ropes or n in world.here.ropes
    fall = BOOK.accesses[access.kind].fall
    rule, stakes = "seul.agility.difficulty-own-ca", Say("stakes-climb", n=fall)
    if not safe and not (yield from attempt(world, "acrobatics", rule, tags=("climbing",), stakes=stakes)):
        faces = yield from dice(fall, "d8", "seul.agility.acrobatics-failure", SEAT)
        tell(world, Tumbled(lose(world.hero, sum(faces)), world.hero.hp))
        if access.floors > 0:
            arrive(world, n, access)
        yield from settle_loss(world)
        if access.floors < 0 or world.hero.dead:
            yield from settle(world)
            return
    else:
        arrive(world, n, access)
    tell(world, Descended(world.floor))
    note(world, "floor", n=world.floor)
    yield from look(world)
    yield from enter(world)
    yield from settle(world)


def arrive(world: World, n: int, access: Access) -> None:
    """Stand at the other end of an access."""
    here = world.floor
    there = here + access.floors
    draw_floors(world, there)
    plan = ground_of(world.floors[there - 1]).plan
    if access.floors > 0:
        twin = next(each for each in plan.accesses if each.floors == -access.floors and each.twin == n)
    else:
        twin = plan.accesses[access.twin]
    world.floor = there
    world.at = twin.y * plan.width + twin.x
    world.came_by = -1
    world.stirred = True


def hang_ropes(world: World, n: int, access: Access) -> None:
    """Ropes stay hanging, and serve from below as well."""
    world.here.ropes.append(n)
    draw_floors(world, world.floor + access.floors)
    below = world.floors[world.floor + access.floors - 1]
    for m, each in enumerate(ground_of(below).plan.accesses):
        if each.floors == -access.floors and each.twin == n:
            below.ropes.append(m)


def slide(world: World) -> Rules[None]:
    """A chute ends in the arrival section of the next floor that lies nearest; on the last floor it is a pit."""
    world.slides = False
    below = world.floor + 1
    if world.last_floor and below > world.last_floor:
        world.now += CLIMB
        return
    draw_floors(world, below)
    plan = ground_of(world.floors[below - 1]).plan
    width = ground_of(world.here).width
    x, y = world.at % width, world.at // width
    arrivals = [access for access in plan.accesses if access.floors < 0]
    if not arrivals:
        return
    nearest = min(arrivals, key=lambda access: abs(access.x - x) + abs(access.y - y))
    world.floor, world.at, world.came_by = below, nearest.y * plan.width + nearest.x, -1
    tell(world, Slid(below))
    note(world, "floor", n=below)
    yield from look(world)
    yield from enter(world)
