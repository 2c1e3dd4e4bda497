"""Dans le château de Doom: the thief at the door, and what traps do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.dice import reaches, throw
from souterrain.core.events import tell
from souterrain.core.menu import Deed
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .blows import die
from .catalogue import BOOK, Trap, secret_ways
from .dice import odds, works
from .events.castle import (
    NoTrapFound,
    SecretDoorOpened,
    SecretDoorShut,
    TrapBotched,
    TrapDisarmed,
    TrapFound,
    TrapHurt,
    TrapSprung,
)
from .world import Character, Chateau, able, folk, gifted, ways, wears


def thief(world: Chateau, party: list[str]) -> Character | None:
    """The first of a party who can find traps and open secret doors, if he is able to."""
    return next((who for who in folk(world, party) if gifted(who, "stealth") and able(world, who)), None)


def armed(world: Chateau, room: str) -> bool:
    """Whether a room's trap can still go off."""
    return bool(room) and BOOK.rooms[room].trap and room not in world.spent


def to_search(world: Chateau, party: list[str], start: str, end: str) -> Character | None:
    """The thief who is to search the door between two points; one attempt per room."""
    room = BOOK.points[end].room
    if BOOK.way_between[start, end].kind != "door" or room in world.searched or not armed(world, room):
        return None
    return thief(world, party)


def search_door(world: Chateau, who: Character, party: list[str], room: str) -> Rules[bool]:
    """On 5 or 6 the thief detects the trap and must try to disarm it. Tells whether the party may go in unharmed.

    Rule: chateau.trap.disarmed-safe."""
    world.searched.append(room)
    if not (yield from works(BOOK.numbers.detect_on, "chateau.trap.detect", who.seat)):
        tell(world, NoTrapFound(who.name, room))
        return False
    tell(world, TrapFound(who.name, room))
    world.spent.append(room)
    if (yield from works(BOOK.numbers.disarm_on, "chateau.trap.disarm", who.seat)):
        tell(world, TrapDisarmed(who.name, room))
        return True
    tell(world, TrapBotched(who.name, room))
    yield from spring(world, who, party)
    return False


def spring(world: Chateau, first: Character, party: list[str]) -> Rules[None]:
    """A trap strikes whoever stands first, the explosion everybody. Armour helps, but not against poison."""
    trap = yield from kind_of_trap(world, first.seat)
    for who in folk(world, party) if trap.everybody else [first]:
        poison = 0 if wears(who, "antidote") else trap.poison
        loss = yield from throw(trap.loss, "chateau.trap.effect-roll", who.seat)
        softened = min(loss, who.armour)
        lost = loss - softened + poison
        who.life = max(0, who.life - lost)
        hurt = TrapHurt(who.name, lost, softened, who.life)
        if who.life == 0:
            die(world, who, hurt)
        else:
            tell(world, hurt)


def kind_of_trap(world: Chateau, seat: str) -> Rules[Trap]:
    """The trap table; a stiff mechanism is rolled again."""
    before = None
    while True:
        face: int = yield Roll("d6", "chateau.trap.effect-roll", seat)
        trap = BOOK.traps[face]
        if trap is not before:
            tell(world, TrapSprung(trap.id))
        if trap.loss:
            return trap
        before = trap


def secret_doors(world: Chateau, party: list[str], at: str) -> Iterator[Deed[None]]:
    """The thief may try a secret door once a turn."""
    shut = [end for end in secret_ways().get(at, ()) if end not in ways(world)[at]]
    opener = thief(world, party) if shut and world.tried != world.turn else None
    if opener is not None:
        note = odds("note-works", reaches("d6", BOOK.numbers.secret_on))
        for end in shut:
            option = Option("open", Say("option-open-secret"), end, note, _SECRET, on=(end,))
            yield Deed(option, partial(open_secret_door, world, opener, end))


_SECRET = "chateau.magicroom.secret-door"


def open_secret_door(world: Chateau, who: Character, end: str) -> Rules[None]:
    """Only the thief can open it, on 5 or 6; one try a turn, and once open it stays open."""
    world.tried = world.turn
    if (yield from works(BOOK.numbers.secret_on, _SECRET, who.seat)):
        world.opened.append(end)
        tell(world, SecretDoorOpened(who.name))
    else:
        tell(world, SecretDoorShut(who.name))
