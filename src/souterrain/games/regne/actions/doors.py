"""Doors: opened and closed, picked, broken down."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..catalogue import BOOK, Foe
from ..dice import ds, power
from ..events.places import Battered, Opened, Picked, Shut, WasLocked
from ..ground import Ground, closed, occupied, within_reach
from ..odds import blow, blow_note, passing, test_note
from ..plan import reveal
from ..sheet import being, dice_of, level, skills
from ..testing import passes
from ..words import called
from ..world import Door, Figure, Regne
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
                    "close", text, at, note, "regne.door.open-close", group=group, emblem="door", on=(door.id,)
                )
                yield Deed(option, partial(close, world, who, door))
            continue
        known = door.tried and door.state == "locked"
        if who.points >= BOOK.costs.open and not known:
            note = Say("note-points", points=BOOK.costs.open)
            text = Say("option-open", door=name)
            option = Option("open", text, at, note, "regne.open.cost", group=group, emblem="door", on=(door.id,))
            yield Deed(option, partial(open_, world, who, door))
        if known and who.points >= BOOK.costs.pick:
            chance = passing(level(world, who, "dexterity"), dice_of(who, "dexterity"), _picking(door) - _knack(who))
            note = test_note(BOOK.costs.pick, level(world, who, "dexterity"), chance)
            text = Say("option-pick", door=name)
            option = Option("pick", text, at, note, "regne.lock.pick", group=group, emblem="key", on=(door.id,))
            yield Deed(option, partial(pick, world, who, door))
        if who.points >= BOOK.costs.smash:
            for with_ in arms(world, who):
                yield _smashing(world, who, door, with_, at, name, group)


def _smashing(world: Regne, who: Figure, door: Door, with_: Arm, at: str, name: Say, group: Say) -> Deed[None]:
    note = blow_note(
        BOOK.costs.smash,
        level(world, who, "melee"),
        blow(level(world, who, "melee"), _dice(who, with_), _plus(world, who, door, with_), door.life, True),
    )
    on = (door.id, with_.item) if with_.item else (door.id,)
    text = Say("option-smash", door=name, weapon=Say(f"thing-{with_.kind or 'bare-hands'}"))
    option = Option("smash", text, at, note, "regne.door.break", group=group, emblem="hammer", on=on)
    return Deed(option, partial(smash, world, who, door, with_))


def open_(world: Regne, who: Figure, door: Door) -> Rules[None]:
    """Open a door. Locked, it stays shut and the point is lost; a dweller has the key."""
    who.points -= BOOK.costs.open
    door.tried = True
    if door.state == "locked" and not isinstance(being(who), Foe):
        tell(world, WasLocked(called(who), door.kind))
        return
    door.state = "open"
    tell(world, Opened(called(who), door.kind))
    yield from reveal(world, door)


def close(world: Regne, who: Figure, door: Door) -> None:
    who.points -= BOOK.costs.open
    door.state = "shut"
    tell(world, Shut(called(who), door.kind))


def pick(world: Regne, who: Figure, door: Door) -> Rules[None]:
    """Pick a lock: it only unlocks, the door has still to be opened."""
    who.points -= BOOK.costs.pick
    if (yield from passes(world, who, "dexterity", _picking(door), "regne.lock.pick", plus=_knack(who))):
        door.state = "shut"
        tell(world, Picked(called(who), door.kind))


def smash(world: Regne, who: Figure, door: Door, with_: Arm) -> Rules[None]:
    """A blow against a door, which cannot dodge. What it takes adds up; at 0 the door is gone."""
    who.points -= BOOK.costs.smash
    rule = "regne.door.break"
    height = level(world, who, "melee")
    face = (yield from power(height, rule, who.seat)) if height > 0 else None
    dice = yield from ds(_dice(who, with_), rule, who.seat)
    hurt = max(0, (face or 0) + dice + _plus(world, who, door, with_)) if height > 0 else 0
    door.life = max(0, door.life - hurt)
    tell(world, Battered(called(who), door.kind, hurt, door.life))
    if door.life == 0:
        door.state = "gone"
        yield from reveal(world, door)


def _picking(door: Door) -> int:
    return BOOK.doors[door.kind].picking


def _knack(who: Figure) -> int:
    """What skills add to the result of a lock-picking test."""
    return sum(skill.picking for skill in skills(who))


def _dice(who: Figure, with_: Arm) -> int:
    return with_.damage.dice + sum(skill.breaking for skill in skills(who))


def _plus(world: Regne, who: Figure, door: Door, with_: Arm) -> int:
    strength = level(world, who, "strength") if with_.damage.strength else 0
    return with_.damage.plus + strength - BOOK.doors[door.kind].endurance
