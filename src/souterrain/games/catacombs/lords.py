"""The final battle: the lord's board and its powers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import Deed
from souterrain.core.roll import Rules, pick
from souterrain.core.say import Say

from .attack import can_shoot, is_own_disc, sequence
from .catalogue import BOOK, Attack, PowerRow, size_of
from .events.actions import ChangedPlaces, PowerUsed, Spawned
from .events.rooms import ReserveShort
from .placing import ask_place, near_of, put, rings, zone_region
from .words import piece_say
from .world import OVERLORD, Piece, World

POWERS: Handlers[Callable[[World, Piece, PowerRow], Rules[None]]] = Handlers("power")


def deeds(world: World, lord: Piece) -> Iterator[Deed[None]]:
    """One action, like any monster: a punch, or exactly one of the powers on the board.

    Rule: catacombs.lord.acts-like-a-monster."""
    rule = "catacombs.lord.punch-or-one-special"
    text = Say("option-punch", piece=piece_say(lord.id))
    option = Option("punch", text, at=lord.id, rule=rule, on=(lord.id,), flick=size_of(lord.kind).top_speed)
    yield Deed(option, partial(punch, world, lord))
    for power in BOOK.lords[lord.kind].power:
        if usable(world, lord, power):
            text, note = Say(f"power-{power.id}"), Say(f"power-{power.id}-text")
            option = Option("power", text, at=lord.id, note=note, rule=rule, on=(lord.id, power.id))
            yield Deed(option, partial(wield, world, lord, power))


def usable(world: World, lord: Piece, power: PowerRow) -> bool:
    if power.handler == "flicks":
        first = power.attacks[0]
        return is_own_disc(first) or can_shoot(world, lord, first.kind)
    if power.spawns:
        return any(world.reserve(kind) for kind in power.spawns)
    return True


def punch(world: World, lord: Piece) -> Rules[None]:
    lord.acted = True
    yield from sequence(world, lord, (Attack("punch"),))


def wield(world: World, lord: Piece, power: PowerRow) -> Rules[None]:
    """Use a power, as its handler says."""
    lord.acted = True
    tell(world, PowerUsed(lord.id, power.id))
    yield from POWERS[power.handler](world, lord, power)


@POWERS("flicks")
def power_flicks(world: World, lord: Piece, power: PowerRow) -> Rules[None]:
    """A power that is a series of flicks; a gaze turns to stone."""
    yield from sequence(world, lord, power.attacks, stone_damage=power.stone_damage)


@POWERS("double")
def power_mirage(world: World, lord: Piece, power: PowerRow) -> Rules[None]:
    """Put the decoy into the monsters' zone; if it is on the board, lord and decoy exchange their places."""
    rule = "catacombs.lord.sorcerer-theme"
    decoy = world.pieces.get(power.piece)
    if decoy is not None:
        lord.x, lord.y, decoy.x, decoy.y = decoy.x, decoy.y, lord.x, lord.y
        tell(world, ChangedPlaces(lord.id, power.piece))
        return
    size = size_of(power.piece)
    region = zone_region(world.monster_zone, size)
    text = Say("ask-place", piece=piece_say(power.piece))
    place = yield from ask_place(world, OVERLORD, power.piece, power.piece, region, rings(world, size), text, rule)
    if place is not None:
        put(world, Piece(power.piece, power.piece, "decoy", 0.0, 0.0), place)
        tell(world, Spawned(power.piece, rule))


@POWERS("spawn-one")
def power_raise(world: World, lord: Piece, power: PowerRow) -> Rules[None]:
    """A coin decides which of two minions rises; nothing if the reserve has none of that kind."""
    kind = yield from pick(power.spawns, "catacombs.lord.lich-theme", OVERLORD)
    yield from spawn(world, lord, kind)


@POWERS("spawn")
def power_brood(world: World, lord: Piece, power: PowerRow) -> Rules[None]:
    """Stay in place and bring in minions, as many as the reserve holds."""
    for kind in power.spawns:
        yield from spawn(world, lord, kind, lone=len(power.spawns) == 1)


def spawn(world: World, lord: Piece, kind: str, lone: bool = True) -> Rules[None]:
    """A new minion near the lord; it does not act in the turn it arrives."""
    if world.reserve(kind) < 1:
        tell(world, ReserveShort(kind, 1, called=True))
        return
    id = world.new_id(kind, lone)
    rule = "catacombs.lord.may-summon-more"
    text = Say("ask-place", piece=piece_say(id))
    region, around = near_of(world, lord, kind, BOOK.wood.spawn_near)
    place = yield from ask_place(world, OVERLORD, id, kind, region, around, text, rule)
    if place is not None:
        put(world, Piece(id, kind, "monster", 0.0, 0.0, BOOK.monsters[kind].health, arrived=world.round), place)
        tell(world, Spawned(id))
