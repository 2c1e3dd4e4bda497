"""Treasure: what lies below, in which form, and taking it along."""

from __future__ import annotations

from souterrain.core.dice import throw
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules, d2
from souterrain.crawl.purse import earn, pour

from .catalogue import BOOK
from .danger import level
from .equipment import make, stow, take_out, value_of
from .events.places import Lying, Taken, TakenCoins, TakenStack
from .purse import worth
from .traps import choose_trap
from .words import label
from .world import Chest, Place, Thing, World

RULE = "seul.treasure.forms-and-enc"


def unit(world: World, pocket: bool) -> int:
    """The value unit in copper: by the Underground Level, a tenth more for each floor below the first."""
    base = BOOK.units[level(world)].copper
    base += base * (world.floor - 1) // 10
    return base // 4 if pocket else base


def hoard(world: World, into: Place | Chest) -> Rules[None]:
    """One or two rolls at the full unit."""
    rolls = yield from d2(RULE)
    for _ in range(rolls):
        yield from treasure(world, into)


def treasure(world: World, into: Place | Chest, pocket: bool = False) -> Rules[None]:
    """One roll of treasure: its form, then its worth."""
    face: int = yield Roll("d8" if pocket else "d12", RULE)
    form = BOOK.forms[face]
    if form.form == "equipment":
        yield from equipment(world, into)
        return
    times = yield from throw(form.times, RULE)
    if form.form == "resources":
        into.resources += times
        return
    value = max(100, times * unit(world, pocket) // form.over)
    if form.form == "coins":
        metal: str = getattr(BOOK.metals[level(world)], form.metal)
        yield from _coins(world, into, metal, max(1, value // BOOK.coins[metal]))
        return
    n: int = yield Roll("d6", RULE)
    into.things.append(make(form.gear, name=BOOK.gear[form.gear].names[n - 1], value=value, fresh=True))


def _coins(world: World, into: Place | Chest, metal: str, count: int) -> Rules[None]:
    """Coins lie loose or in a container of their own; what it does not hold lies beside it."""
    if isinstance(into, Chest):
        earn(into.purse, metal, count)
        return
    face: int = yield Roll("d6", "seul.treasure.coins-need-container")
    row = BOOK.containers[face]
    if not row.gear:
        earn(into.purse, metal, count)
        return
    chest = Chest(row.gear)
    yield from lock(world, chest, row.locked, row.trapped)
    held = min(count, BOOK.gear[row.gear].holds)
    earn(chest.purse, metal, held)
    earn(into.purse, metal, count - held)
    into.chests.append(chest)


def lock(world: World, chest: Chest, locked: int, trapped: int) -> Rules[None]:
    """Whether a container is locked and trapped: on a D6 each."""
    if locked:
        face: int = yield Roll("d6", "seul.treasure.coins-need-container")
        chest.locked = face <= locked
    if trapped:
        face = yield Roll("d6", "seul.treasure.coins-need-container")
        if face <= trapped:
            chest.trap = yield from choose_trap("container")


def strongbox(world: World, trapped: int) -> Rules[Chest]:
    """An iron chest such as treasuries and tombs have."""
    chest = Chest(BOOK.strongbox.gear)
    yield from lock(world, chest, BOOK.strongbox.locked, trapped)
    return chest


def equipment(world: World, into: Place | Chest) -> Rules[None]:
    """Ordinary equipment, salves, and what is magic."""
    face: int = yield Roll("d20", RULE)
    row = BOOK.finds[face]
    now = level(world)
    if row.kind == "salve":
        into.salves += 1
    elif row.kind == "ordinary":
        n: int = yield Roll("d8", RULE)
        into.things.append(make(BOOK.ordinary.pieces[n - 1], fresh=True))
    elif row.kind == "charm":
        n = yield Roll("d6", RULE)
        into.things.append(make(row.gear, bonus=row.bonus, domain=BOOK.domain_table[n].id, fresh=True))
    elif row.kind == "armour":
        into.things.append((yield from _armour(now, row.bonus)))
    elif row.kind == "masterpiece" and now >= 7:
        n = yield Roll("d6", RULE)
        into.things.append((yield from _weapon(3)) if n <= 4 else (yield from _armour(now, 2)))
    else:
        into.things.append((yield from _weapon(row.bonus if now >= row.from_level else 1)))


def _weapon(bonus: int) -> Rules[Thing]:
    n: int = yield Roll("d4", RULE)
    return make(BOOK.ordinary.weapons[n - 1], bonus=bonus, fresh=True)


def _armour(now: int, bonus: int) -> Rules[Thing]:
    n: int = yield Roll("d6", RULE)
    return make(BOOK.armour[now].pieces[n - 1], bonus=bonus, fresh=True)


# Taking


def take_thing(world: World, place: Place, n: int) -> None:
    thing = place.things.pop(n)
    stow(world.hero, thing)
    tell(world, Taken(label(thing)))


def stacks(place: Place) -> list[tuple[str, int]]:
    """The supplies that lie about, by name."""
    counts = (("resource", place.resources), ("torch", place.torches), ("salve", place.salves))
    return [(name, count) for name, count in counts if count]


def notice(world: World, place: Place) -> None:
    """Whatever is there for the taking is told, once."""
    things = list(map(label, place.things))
    things += [chest.kind for chest in place.chests]
    copper, supplies = worth(place.purse), stacks(place)
    if not place.noticed and (things or copper or supplies):
        tell(world, Lying(tuple(things), copper, tuple(supplies)))
        place.noticed = True


def take_stacks(world: World, place: Place) -> None:
    """Resources, torches and salves that lie about."""
    hero = world.hero
    for stack, count in stacks(place):
        tell(world, TakenStack(stack, count))
    hero.resources += place.resources
    hero.torches += place.torches
    hero.salves += place.salves
    place.resources = place.torches = place.salves = 0


def take_coins(world: World, place: Place, chest: Chest | None, bagged: bool = False) -> None:
    """The coins of a chest, or those that lie about, go into the purse; they count as found but for his own.

    Rule: seul.xp.treasure-on-exit."""
    purse = place.purse if chest is None else chest.purse
    value = worth(purse)
    pour(purse, world.hero.purse)
    world.fresh_coins += value
    if chest is None:
        world.fresh_coins -= min(place.own_coins, value)
        place.own_coins = 0
    tell(world, TakenCoins(*divmod(value, 100), bagged=bagged, box=chest.kind if chest else ""))


def share_out(world: World, place: Place) -> None:
    """Half of the value of what lies in a section is his, the best things first and coins for the rest, which wait for
    something to carry them in; all that is beyond his half is the others'."""
    purse = dict(place.purse)
    things = list(place.things)
    for chest in place.chests:
        things += chest.things
        pour(chest.purse, purse)
    due = (sum(map(value_of, things)) + worth(purse)) // 2
    for thing in sorted(things, key=value_of, reverse=True):
        if value_of(thing) <= due:
            due -= value_of(thing)
            stow(world.hero, thing)
            tell(world, Taken(label(thing)))
    place.things, place.chests, place.purse = [], [], {}
    for metal in sorted(purse, key=BOOK.coins.__getitem__, reverse=True):
        count = min(purse[metal], due // BOOK.coins[metal])
        due -= count * BOOK.coins[metal]
        earn(place.purse, metal, count)


def unpack(world: World, place: Place, chest: Chest) -> None:
    """An opened container gives up all but its coins, which stay in it until they are taken."""
    things = tuple(map(label, chest.things))
    supplies = [("resource", chest.resources), ("salve", chest.salves)]
    tell(world, Lying(things, worth(chest.purse), tuple(each for each in supplies if each[1]), chest.kind))
    place.noticed = True
    place.things += chest.things
    place.resources += chest.resources
    place.salves += chest.salves
    chest.things = []
    chest.resources = chest.salves = 0
    if not chest.purse:
        take_out(place.chests, chest)
