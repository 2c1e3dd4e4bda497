"""Doors: opened and closed, picked, broken down."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..catalogue import BOOK
from ..cells import free
from ..events.places import Battered, Opened, Picked, Shut, WasLocked
from ..ground import Ground, closed, occupied, within_reach
from ..plan import reveal
from ..rows.beings import Foe
from ..sheet import being
from ..words import called
from ..world import Door, Figure, Regne
from .breaking import batters, pick_note, picks, promising, smash_note
from .fight import Arm
from .melee import arms


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """What can be done to the doors at his side."""
    for door in world.doors.values():
        if not door.kind or door.state == "gone" or not within_reach(here, who.at, door.at):
            continue
        at, name, group = key(door.at), Say(f"door-{door.kind}"), Say("group-door")
        if not closed(door):
            if door.at not in occupied(world) and who.points >= BOOK.costs.open:
                note = Say("note-points", points=BOOK.costs.open)
                text = Say("option-close", door=name)
                option = Option(
                    "shut", text, at, note, "regne.door.open-close", group=group, emblem="door", on=(door.id,)
                )
                yield Deed(option, partial(close, world, who, door))
            continue
        known = door.tried and door.state == "locked"
        if who.points >= BOOK.costs.open and not known:
            note = Say("note-points", points=BOOK.costs.open)
            text = Say("option-open", door=name)
            option = Option("open", text, at, note, "regne.open.cost", group=group, emblem="door", on=(door.id,))
            yield Deed(option, partial(open_, world, who, door))
        row, blows = BOOK.doors[door.kind], arms(world, who) if who.points >= BOOK.costs.smash else []
        picking = row.picking if known and who.points >= BOOK.costs.pick else None
        hopeful, blows = promising(world, who, blows, picking, row.endurance)
        if hopeful:
            text, note = Say("option-pick", door=name), pick_note(world, who, row.picking)
            option = Option("pick", text, at, note, "regne.lock.pick", group=group, emblem="key", on=(door.id,))
            yield Deed(option, partial(pick, world, who, door))
        for with_ in blows:
            yield _smashing(world, who, door, with_, at, name, group)


def _smashing(world: Regne, who: Figure, door: Door, with_: Arm, at: str, name: Say, group: Say) -> Deed[None]:
    note = smash_note(world, who, with_, BOOK.doors[door.kind].endurance, door.life)
    on = (door.id, with_.item) if with_.item else (door.id,)
    text = Say("option-smash", door=name, weapon=Say(f"thing-{with_.kind or 'bare-hands'}"))
    option = Option("smash", text, at, note, "regne.door.break", group=group, emblem="hammer", on=on)
    return Deed(option, partial(smash, world, who, door, with_))


def open_(world: Regne, who: Figure, door: Door) -> Rules[None]:
    """Open a door. Locked, it stays shut and the point is lost; a dweller has the key.

    regne.lock.dwellers-have-keys"""
    who.points -= BOOK.costs.open
    door.tried = True
    if door.state == "locked" and not isinstance(being(who), Foe):
        tell(world, WasLocked(called(who), door.kind))
        return
    door.state = "open"
    tell(world, Opened(called(who), door.kind))
    free(world, who, door)
    yield from reveal(world, door)


def close(world: Regne, who: Figure, door: Door) -> None:
    who.points -= BOOK.costs.open
    door.state = "shut"
    tell(world, Shut(called(who), door.kind))


def pick(world: Regne, who: Figure, door: Door) -> Rules[None]:
    """Pick a lock: it only unlocks, the door has still to be opened."""
    if (yield from picks(world, who, BOOK.doors[door.kind].picking, "regne.lock.pick")):
        door.state = "shut"
        tell(world, Picked(called(who), door.kind))


def smash(world: Regne, who: Figure, door: Door, with_: Arm) -> Rules[None]:
    """A blow against a door, which cannot dodge. What it takes adds up; at 0 the door is gone."""
    hurt = yield from batters(world, who, with_, BOOK.doors[door.kind].endurance, "regne.door.break")
    door.life = max(0, door.life - hurt)
    tell(world, Battered(called(who), door.kind, hurt, door.life))
    if door.life == 0:
        door.state = "gone"
        free(world, who, door)
        yield from reveal(world, door)
