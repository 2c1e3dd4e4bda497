"""Searching: the floor, what stands on it, chests."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.book import kept
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, ring, square

from .. import mishaps, treasure
from ..catalogue import BOOK
from ..dice import d, ds, formula, rolled
from ..events.places import Battered, FoundDoor, FoundNothing, Profaned, Searched, WasLocked
from ..ground import Ground, ground, within_reach
from ..plan import reveal
from ..rows.places import ElementRow, Lock
from ..special.poison import infect
from ..traps import find
from ..words import called, element_word, thing
from ..world import Door, Element, Figure, Regne
from ..wounds import lose
from .breaking import batters, pick_note, picks, promising, smash_note
from .fight import Arm
from .melee import arms


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """The squares within reach that nobody has searched this turn, and the scenery that nobody has.

    regne.search.cell-once-per-turn"""
    if who.camp != "party":
        return
    for element in world.elements.values():
        if element.searched or element.kind not in BOOK.loot:
            continue
        row = BOOK.elements[element.kind]
        if who.at == element.at or within_reach(here, who.at, element.at):
            yield from _chest(world, who, element) if row.lock else _scenery(world, who, element)
    if who.points >= BOOK.costs.search:
        near = (who.at, *here.beside[who.at])
        if world.round in world.searched.values():
            near = tuple(at for at in near if world.searched.get(key(at)) != world.round)
        combed = tuple(at for at in near if key(at) in world.searched) if world.searched else ()
        yield Each(_floors(near, combed), lambda option: search(world, who, square(option.at)))


@kept
def _floors(squares: tuple[Square, ...], combed: tuple[Square, ...]) -> list[Option]:
    """What nobody has searched comes first."""
    fresh = [_floor(at, False) for at in squares if at not in combed]
    return fresh + [_floor(at, True) for at in combed]


@kept
def _floor(at: Square, combed: bool) -> Option:
    note = Say("note-searched" if combed else "note-points", points=BOOK.costs.search)
    rule, group = "regne.search.cost-and-cells", Say("group-search")
    return Option("search", Say("option-search"), key(at), note, rule, group=group, emblem="eye", on=(key(at),))


def _scenery(world: Regne, who: Figure, element: Element) -> Offers[None]:
    if who.points >= BOOK.costs.search:
        text, note = (
            Say("option-rummage", what=element_word(element.kind)),
            Say("note-points", points=BOOK.costs.search),
        )
        rule, group = BOOK.elements[element.kind].rule, Say("group-search")
        option = Option("rummage", text, key(element.at), note, rule, group=group, emblem="eye", on=(element.id,))
        yield Deed(option, partial(rummage, world, who, element))


# The floor


def search(world: Regne, who: Figure, at: Square) -> Rules[None]:
    """Search a square: whatever is hidden there comes to light, and a hero, he alone, rolls on the search table, which
    pays once for each square, and for the first few of a zone."""
    who.points -= BOOK.costs.search
    combed = key(at) in world.searched or _picked_clean(world, at)
    world.searched[key(at)] = world.round
    if combed or who.ally:
        if not (yield from uncover(world, who, at)):
            tell(world, FoundNothing(called(who)))
        return
    yield from _table(world, who, at)
    yield from uncover(world, who, at)


def _picked_clean(world: Regne, at: Square) -> bool:
    """Whether so many squares of a zone have been searched that there is nothing left to be found on its floor."""
    zone = ground(world).zone
    return sum(zone.get(square(each)) == zone[at] for each in world.searched) >= BOOK.numbers.floor


def _table(world: Regne, who: Figure, at: Square) -> Rules[None]:
    """What the dice find. Nobody is said to find nothing where something comes to light."""
    rule = "regne.search.only-pc-rolls"
    row = BOOK.finds[(yield from ds(2, rule, who.seat))]
    hurt = yield from rolled(formula(row.hurt), rule, who.seat)
    if not (hurt or row.crowns or row.treasures or any(_hidden(world, at))):
        tell(world, FoundNothing(called(who)))
    yield from lose(world, who, hurt, rule)
    treasure.crowns(world, who, row.crowns, rule)
    if row.treasures:
        tell(world, Searched(called(who)))
    for _ in range(row.treasures):
        yield from treasure.find(world, who, "treasure")
    if row.mishap:
        yield from mishaps.draw(world)


def uncover(world: Regne, who: Figure, at: Square) -> Rules[bool]:
    """Traps on the square, and secret doors on it or beside it: finding one is opening it. Returns whether there were
    any.

    regne.search.reveals-hidden, regne.secretdoor.counts-as-open"""
    traps, doors = _hidden(world, at)
    for trap in traps:
        find(world, trap)
    for door in doors:
        world.secrets.doors.remove(door)
        world.doors[door.id] = door
        tell(world, FoundDoor(called(who)))
        yield from reveal(world, door)
    return bool(traps or doors)


def _hidden(world: Regne, at: Square) -> tuple[list[Element], list[Door]]:
    """The traps on a square, and the secret doors on it or beside it, that nobody has found."""
    traps = [each for each in world.secrets.traps if each.at == at]
    return traps, [each for each in world.secrets.doors if each.at in (at, *ring(at))]


# What stands on it


def rummage(world: Regne, who: Figure, element: Element) -> Rules[None]:
    """Search a piece of scenery, once: a D on its own table.

    regne.search.scenery"""
    who.points -= BOOK.costs.search
    element.searched = True
    row = BOOK.elements[element.kind]
    if row.profanes and who.destiny > 0:
        who.destiny -= 1
        tell(world, Profaned(called(who)))
    yield from _loot(world, who, element, row)


def _loot(world: Regne, who: Figure, element: Element, row: ElementRow) -> Rules[None]:
    loot = BOOK.loot[element.kind][(yield from d(row.rule, who.seat))]
    if loot.locked and not element.forced:
        assert row.lock is not None
        element.searched, element.locked, element.life = False, True, row.lock.life
        tell(world, WasLocked(called(who), element.kind))
        return
    if loot.finds or loot.infects:
        tell(world, Searched(called(who), element.kind, rule=row.rule))
    elif not loot.crowns:
        tell(world, FoundNothing(called(who), element.kind, row.rule))
    treasure.crowns(world, who, loot.crowns, row.rule, "" if loot.finds or loot.infects else element.kind)
    for category in loot.finds:
        yield from treasure.find(world, who, category)
    if loot.infects:
        yield from infect(world, who, loot.infects)


# Chests


def _chest(world: Regne, who: Figure, element: Element) -> Offers[None]:
    """A chest is opened; one that turned out to be locked is picked or broken first."""
    at, group = key(element.at), Say("group-search")
    if not element.locked:
        if who.points >= BOOK.costs.open:
            text, note = Say("option-open-chest"), Say("note-points", points=BOOK.costs.open)
            rule = "regne.open.chest-gives-content"
            option = Option("open", text, at, note, rule, group=group, emblem="chest", on=(element.id,))
            yield Deed(option, partial(open_chest, world, who, element))
        return
    lock = BOOK.elements[element.kind].lock
    assert lock is not None
    rule = "regne.chest.locked-values"
    blows = arms(world, who) if who.points >= BOOK.costs.smash else []
    picking = lock.picking if who.points >= BOOK.costs.pick else None
    hopeful, blows = promising(world, who, blows, picking, lock.endurance)
    if hopeful:
        text, note = Say("option-pick-chest"), pick_note(world, who, lock.picking)
        option = Option("pick", text, at, note, rule, group=group, emblem="key", on=(element.id,))
        yield Deed(option, partial(pick_chest, world, who, element, lock))
    for with_ in blows:
        note = smash_note(world, who, with_, lock.endurance, element.life)
        text = Say("option-smash-chest", weapon=thing(with_.kind or "bare-hands"))
        on = (element.id, with_.item) if with_.item else (element.id,)
        option = Option("smash", text, at, note, rule, group=group, emblem="hammer", on=on)
        yield Deed(option, partial(smash_chest, world, who, element, lock, with_))


def open_chest(world: Regne, who: Figure, element: Element) -> Rules[None]:
    """What is inside is the finder's at once; or the chest is locked, and the point is lost."""
    who.points -= BOOK.costs.open
    element.searched = True
    yield from _loot(world, who, element, BOOK.elements[element.kind])


def pick_chest(world: Regne, who: Figure, element: Element, lock: Lock) -> Rules[None]:
    if (yield from picks(world, who, lock.picking, "regne.chest.locked-values")):
        element.locked, element.forced = False, True


def smash_chest(world: Regne, who: Figure, element: Element, lock: Lock, with_: Arm) -> Rules[None]:
    """It cannot dodge, and what is inside survives."""
    hurt = yield from batters(world, who, with_, lock.endurance, "regne.chest.locked-values")
    element.life = max(0, element.life - hurt)
    tell(world, Battered(called(who), element.kind, hurt, element.life))
    if element.life == 0:
        element.locked, element.forced = False, True
