"""IV.10 Picking, forcing, disarming."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .danger import alarm
from .duties import pass_rounds
from .events.places import Disarmed, Opened
from .ground import door, ground_of, set_door
from .places import element_here, number_here, place_here
from .resolution import Odds, appraise, attempt, outlook
from .rows import TestKind
from .telling import in_turn
from .traps import spring
from .treasure import unpack
from .ways import passable
from .world import ROUNDS, Chest, World

RULE = "seul.save.difficulty"
FAST = frozenset({"locked", "grille", "barred"})
"""What must be picked or forced."""
HARD = frozenset({"grille", "barred"})
"""Grilles and bars: forced with a malus of 2, never picked."""


def workshop(world: World) -> int:
    """Tools for the job."""
    return 2 if element_here(world) == "tools" else 0


def lock_odds(world: World, how: TestKind, state: str = "locked") -> Odds:
    return appraise(world, how, bonus=workshop(world), malus=2 if state in HARD else 0)


def doors(world: World) -> Offers[None]:
    """The locked doors, grilles and bars beside his square: picked or forced."""
    floor = world.here
    number = number_here(world)
    ground = ground_of(floor)
    for exit in adjacent_exits(world):
        state, way = door(floor, exit), ground.plan.exits[exit]
        if state not in FAST or way.b < 0 or passable(way, floor.doors[exit], number):
            continue
        at = ground.place(ground.beyond(way) if way.a == number else ground.near(way))
        for how in ("pick", "force") if state == "locked" else ("force",):
            note = outlook(lock_odds(world, how, state))
            rule = "seul.time.cost-lock-force-cache"
            text = Say(f"option-{how}", lock=Say("lock-" + state))
            option = Option(how, text, at, note, rule, on=("exit", str(exit)))
            yield Deed(option, partial(open_exit, world, exit, how))


def traps(world: World) -> Offers[None]:
    """The trap of this section, if it was found."""
    trap = place_here(world).trap
    if trap is not None and trap.found:
        note = outlook(lock_odds(world, "disarm"))
        option = Option("disarm", Say("option-disarm", trap=Say("trap-" + trap.kind)), note=note)
        yield Deed(option, partial(disarm, world, None))


def open_exit(world: World, exit: int, how: TestKind) -> Rules[None]:
    """A Turn at a locked door: picked it is a door again, forced it stays broken; forcing is heard."""
    floor = world.here
    state = door(floor, exit)
    if not (yield from pass_rounds(world, ROUNDS)):
        return
    done = yield from attempt(world, how, RULE, bonus=workshop(world), malus=2 if state in HARD else 0)
    tell(world, Opened(state, how, done, in_turn(world)))
    if how == "force":
        yield from alarm(world, "seul.danger.gain-noise")
    if done:
        set_door(floor, exit, "shut" if how == "pick" else "broken")


def open_chest(world: World, chest: Chest, how: TestKind = "pick") -> Rules[None]:
    """Open a container: its lock first, then its trap, unless that was found and disarmed. Whoever is carried off or
    robbed by those who find him lying there does not see what is in it."""
    place = place_here(world)
    if chest.locked:
        if not (yield from pass_rounds(world, ROUNDS)):
            return
        done = yield from attempt(world, how, RULE, bonus=workshop(world))
        tell(world, Opened(chest.kind, how, done, in_turn(world)))
        if how == "force":
            yield from alarm(world, "seul.danger.gain-noise")
        if not done:
            return
        chest.locked = False
    if chest.trap:
        trap, chest.trap = chest.trap, ""
        yield from spring(world, trap)
    still_there = place_here(world) is place and any(each is chest for each in place.chests)
    if still_there and not world.hero.dead:
        unpack(world, place, chest)


def disarm(world: World, chest: Chest | None) -> Rules[None]:
    """A Turn's work on a trap that was found; a failure sets it off."""
    if not (yield from pass_rounds(world, ROUNDS)):
        return
    place = place_here(world)
    trap = place.trap
    kind = chest.trap if chest is not None else trap.kind if trap is not None else ""
    if not kind:
        return
    done = yield from attempt(world, "disarm", RULE, bonus=workshop(world))
    if chest is not None:
        chest.trap = ""
    else:
        place.trap = None
    if done:
        tell(world, Disarmed(BOOK.traps[kind].id))
    else:
        yield from spring(world, kind)


def adjacent_exits(world: World) -> list[int]:
    """The exits on the edges of his square."""
    ground = ground_of(world.here)
    return [exit for side in range(4) if (exit := ground.exit_at.get(world.at * 4 + side)) is not None]
