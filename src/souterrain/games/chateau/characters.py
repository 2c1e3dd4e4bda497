"""Personnages, armes, création: who sets out, with which weapon and how much life."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.dice import throw
from souterrain.core.events import tell
from souterrain.core.menu import one_of, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.characters import Created
from .words import being, thing
from .world import Character, Chateau, carry, marching


def muster(world: Chateau) -> Rules[None]:
    """The players share the characters, arm them and roll their life points; all stand in the village."""
    yield from four_classes(world)
    yield from doubles(world)
    world.order = [who.id for who in sorted(world.characters.values(), key=lambda who: BOOK.classes[who.kind].rank)]
    for who in marching(world):
        yield from choose_weapon(world, who)
        yield from breathe_life(world, who)


def four_classes(world: Chateau) -> Rules[None]:
    """Whatever the number of players there are four characters; the players choose in turn."""
    free = list(BOOK.classes)
    players = min(len(world.seats), len(free))
    n = 0
    while free:
        seat = world.seats[n % players]
        kind = free[0]
        if players > 1 and len(free) > 1:
            kind = yield from which(seat, Say("ask-class"), map(_class_offer, free), "chateau.char.four-classes")
        free.remove(kind)
        add(world, kind, kind, seat)
        n += 1


def doubles(world: Chateau) -> Rules[None]:
    """Each player beyond the fourth plays the double of a class."""
    free = list(BOOK.classes)
    for seat in world.seats[len(BOOK.classes) :]:
        kind = yield from which(seat, Say("ask-double"), map(_class_offer, free), "chateau.char.four-classes")
        free.remove(kind)
        add(world, f"{kind}-2", kind, seat)


def add(world: Chateau, id: str, kind: str, seat: str) -> Character:
    """A new character, in the village, at the end of the marching order."""
    who = Character(id, kind, seat, world.names.get(id, id), at=BOOK.start, untried=True)
    world.characters[id] = who
    world.order.append(id)
    return who


def choose_weapon(world: Chateau, who: Character) -> Rules[None]:
    """One plain weapon each, at the player's choice; where a class knows only one, nothing is asked.

    Rule: chateau.weapon.no-magic-at-start."""
    offers = [
        (Option("take", thing(id), note=Say("note-wounds", wounds=BOOK.things[id].wounds), on=(id,)), id)
        for id in BOOK.classes[who.kind].weapons
    ]
    weapon = yield from one_of(who.seat, Say("ask-weapon", who=being(who)), offers, "chateau.weapon.four-types")
    carry(world, who, weapon)


def breathe_life(world: Chateau, who: Character) -> Rules[None]:
    """Life points are rolled; what is rolled stays the ceiling of all healing. With them and a weapon he sets out."""
    row = BOOK.classes[who.kind]
    who.initial = yield from throw(row.life, row.life_rule, who.seat)
    who.life = who.initial
    tell(world, Created(who.name, who.life, next((item.kind for item in who.items), ""), row.life_rule))


def _class_offer(kind: str) -> tuple[Option, str]:
    return Option("play", Say(f"being-{kind}"), note=Say(f"class-{kind}"), on=(kind,)), kind
