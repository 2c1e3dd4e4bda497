"""Treasure: what chests hold, the tables of magic treasure, who takes what, and what is left behind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose, which
from souterrain.core.roll import Roll, Rules, dice, unseen
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, steps_between

from . import items, leader
from .catalogue import BOOK
from .combat import surprise
from .dungeon.ground import ground, neighbours
from .events.magic import (
    ChestHeld,
    GoldLeft,
    GoldParted,
    GoldTaken,
    ItemFound,
    ItemLeft,
    ItemTaken,
    SpellInscribed,
    StoneCharged,
)
from .figures import Figure, Item, heroes, out, party
from .items import PURSE
from .offers import DONE
from .words import called, says
from .world import Chest, Pile, Section, World

# --- chests


def can_be_opened(world: World, chest: Chest) -> bool:
    """A shut chest without a trap that was noticed; an open one while it holds something that somebody can carry."""
    if not chest.open:
        return not chest.trap
    purse = chest.gold and any(each.gold < PURSE for each in party(world))
    return bool(purse) or any(items.can_carry(each, item.row) for each in party(world) for item in chest.items)


def open_chest(world: World, hero: Figure, section: Section) -> Rules[None]:
    """The first opening rolls what is in the chest; anybody of the party may take it.

    Rule: ahq.explore.chest.contents-to-anyone."""
    chest = section.chest
    assert chest is not None
    chest.open = True
    if not chest.rolled:
        chest.rolled = True
        die: int = yield Roll("d12", "ahq.treasure.chest.lair-and-quest-room", hero.seat)
        row = BOOK.chests[die]
        tell(world, ChestHeld(row.holds, row.gold))
        chest.gold = row.gold
        chest.items = [Item(item, count) for item, count in row.items.items()]
        if row.potion:
            chest.items.append((yield from potion(world, hero.seat)))
        if row.magic:
            chest.items.append((yield from magic(world, hero.seat)))
    chest.gold = yield from give_gold(world, chest.gold)
    chest.items = yield from give_items(world, chest.items)


# --- magic treasure


def potion(world: World, seat: str) -> Rules[Item]:
    """A potion: even is Strength, odd is Healing."""
    die: int = yield Roll("d12", "ahq.treasure.chest.potion-type", seat)
    return _found(world, Item(BOOK.even_odd["potion"][2 - die % 2].item))


def magic(world: World, seat: str) -> Rules[Item]:
    """A magic treasure, rolled down to the very item; it is identified at once."""
    row = BOOK.magic[(yield from _two_dice("ahq.treasure.magic.table-overlap", seat))]
    if row.kind == "stone":
        return (yield from _dawnstone(world, seat, row.item))
    if row.kind == "charged":
        return (yield from _wand(world, seat, row.item))
    if row.kind == "written":
        return (yield from _scroll(world, seat, row.item))
    if row.kind == "magic-armour":
        return _found(world, Item(BOOK.magic_armour[(yield from _two_dice(row.rule, seat))].item))
    die: int = yield Roll("d12", row.rule, seat)
    result = BOOK.even_odd[row.kind][2 - die % 2] if row.kind in BOOK.even_odd else BOOK.item_tables[row.kind][die]
    return _found(world, Item(result.item, result.count))


def ring_of_magic_protection(world: World, seat: str) -> Rules[Item]:
    """A ring rolled on the ring table until it is one of Magic Protection."""
    while True:
        die: int = yield Roll("d12", "ahq.tobaro.items.ring-level", seat, hidden=True)
        ring = BOOK.item_tables["ring"][die].item
        if BOOK.armour[ring].ward:
            return Item(ring)


def hoard(world: World, number: int, seat: str) -> Rules[list[Item]]:
    """Magic items that Character Monsters will carry: nobody is told of them."""
    nobody = World(setup=world.setup)
    found = []
    for _ in range(number):
        found.append((yield from unseen(magic(nobody, seat))))
    return found


def _two_dice(rule: str, seat: str) -> Rules[int]:
    return sum((yield from dice(2, "d12", rule, seat)))


def _found(world: World, item: Item) -> Item:
    tell(world, ItemFound(item.row, item.count))
    return item


def _dawnstone(world: World, seat: str, item: str) -> Rules[Item]:
    """A stone that holds a die's worth of Fate Points."""
    die: int = yield Roll("d12", "ahq.treasure.dawnstone.fate-store", seat)
    found = _found(world, Item(item, charges=die))
    tell(world, StoneCharged(item, die))
    return found


def _wand(world: World, seat: str, item: str) -> Rules[Item]:
    """One spell, and a die's worth of charges."""
    rule = "ahq.treasure.wand.one-random-spell"
    spell = BOOK.inscribed[(yield from _two_dice(rule, seat))].spell
    die: int = yield Roll("d12", "ahq.treasure.wand.charges", seat)
    found = _found(world, Item(item, charges=die, spells=[spell]))
    tell(world, SpellInscribed(item, spell, rule))
    tell(world, StoneCharged(item, die, "ahq.treasure.wand.charges"))
    return found


def _scroll(world: World, seat: str, item: str) -> Rules[Item]:
    """One to four spells, each rolled for itself."""
    rule = "ahq.treasure.scroll.spells-rolled-separately"
    die: int = yield Roll("d12", "ahq.treasure.table.scroll", seat)
    spells = []
    for _ in range(BOOK.scrolls[die].spells):
        spells.append(BOOK.inscribed[(yield from _two_dice(rule, seat))].spell)
    found = _found(world, Item(item, spells=spells))
    for spell in spells:
        tell(world, SpellInscribed(item, spell, rule))
    return found


# --- who takes what


def share_gold(world: World, gold: int) -> Rules[None]:
    """The party pockets gold; what nobody can carry is left where the Leader stands."""
    left = yield from give_gold(world, gold)
    if left:
        leave(world, Pile(at=_where(world), gold=left))


def give_gold(world: World, gold: int) -> Rules[int]:
    """Heroes take equal parts, then Henchmen carry what is over, nobody more than his purse holds. Returns the rest."""
    taken: dict[str, int] = {}
    for able in (heroes(world), [each for each in party(world) if each.kind == "henchman"]):
        while gold:
            open_purses = [each for each in able if each.gold < PURSE and not out(each)]
            if not open_purses:
                break
            part = max(1, gold // len(open_purses))
            for each in open_purses:
                share = min(part, gold, PURSE - each.gold)
                each.gold += share
                gold -= share
                taken[each.id] = taken.get(each.id, 0) + share
    parts = {called(world.figures[id]): share for id, share in taken.items() if share}
    if len(parts) > 1:
        tell(world, GoldParted(tuple(parts), tuple(parts.values())))
    elif parts:
        tell(world, GoldTaken(*parts.popitem()))
    if gold:
        tell(world, GoldLeft(gold, full=any(not out(each) for each in party(world))))
    return gold
    yield


def share_items(world: World, found: Sequence[Item]) -> Rules[None]:
    """Magic items of slain monsters; what nobody takes lies on the floor."""
    left = yield from give_items(world, found)
    if left:
        leave(world, Pile(at=_where(world), items=left))


def give_items(world: World, found: Sequence[Item]) -> Rules[list[Item]]:
    """The Heroes agree on who takes an item, or the Leader decides; over common goods players may roll for the first
    choice. Returns what is left."""
    left = []
    for item in found:
        takers = [each for each in party(world) if not out(each) and items.can_carry(each, item.row)]
        if not takers:
            left.append(item)
            tell(world, ItemLeft(item.row, item.count))
            continue
        chosen = yield from _who_takes(world, item, takers)
        if chosen is None:
            left.append(item)
            tell(world, ItemLeft(item.row, item.count))
        else:
            items.take(chosen, item)
            tell(world, ItemTaken(called(chosen), item.row, item.count))
    return left


def _who_takes(world: World, item: Item, takers: Sequence[Figure]) -> Rules[Figure | None]:
    """Somebody of those who can carry it, or nobody."""
    text = Say("ask-who-takes", item=items.says_item(item))
    offers: list[Deed[Figure | None]] = [
        Deed(items.taker(each, item), partial(world.figures.get, each.id)) for each in takers
    ]
    offers.append(Deed(_LEAVE, lambda: None))
    players: dict[str, str] = {}
    for each in takers:
        if each.kind == "hero":
            players.setdefault(each.seat, each.id)
    by_dice: list[Deed[Figure | None]] = []
    if len(players) > 1 and not BOOK.items[item.row].magic:
        by_dice.append(Deed(_DICE, lambda: _first_choice(world, list(players.values()), text, offers)))
    rule = "ahq.treasure.magic.who-gets-it"
    return (yield from choose(surprise.leading(world), text, offers + by_dice, rule))


def _first_choice(
    world: World, heroes: list[str], text: Say, offers: list[Deed[Figure | None]]
) -> Rules[Figure | None]:
    """Players roll for the first choice."""
    winner = yield from leader.roll_off(world, heroes, _DICE.rule)
    return (yield from choose(world.seat_of(winner), text, offers, _DICE.rule))


_LEAVE = Option("leave", Say("option-leave-item"))
_DICE = Option("dice", Say("option-roll-for-it"), rule="ahq.explore.chest.dispute")


def _where(world: World) -> Square:
    """Where the Leader stands, or else anybody of the party; where nobody is left, where the fight was."""
    found = world.figures.get(world.leader) or next(iter(party(world)), None)
    if found is not None:
        return found.at
    assert world.combat is not None, "outside a fight somebody of the party finds it"
    return ground(world).squares[world.combat.area[0]][0]


def leave(world: World, pile: Pile) -> None:
    """Put something on the floor, with what already lies there."""
    for other in world.here.piles:
        if other.at == pile.at and not other.body and not pile.body:
            other.gold += pile.gold
            other.items += pile.items
            return
    world.here.piles.append(pile)


# --- what lies on the floor


def piles(world: World, hero: Figure) -> Offers[None]:
    """What a figure may pick up: on its square or next to it."""
    close = [(n, pile) for n, pile in enumerate(world.here.piles) if steps_between(pile.at, hero.at) <= 1]
    near = [hero.at, *neighbours(world, hero.at)] if close else []
    for n, pile in close:
        if pile.at in near and (_room_for_gold(hero, pile) or any(items.can_carry(hero, i.row) for i in pile.items)):
            text = Say("option-pick-up", gold=pile.gold, items=len(pile.items))
            dead = _dead(world, pile)
            note = Say("note-goods-of", figure=says(dead)) if dead is not None else None
            option = Option("take", text, at=key(pile.at), note=note, on=("pile", str(n)))
            yield Deed(option, partial(pick_up, world, hero, pile))


def _dead(world: World, pile: Pile) -> Figure | None:
    """Whose goods they are, where a dead hero left them."""
    return next((each for each in world.fallen if each.id == pile.body), None)


def _room_for_gold(hero: Figure, pile: Pile) -> bool:
    return bool(pile.gold) and hero.gold < PURSE


def pick_up(world: World, hero: Figure, pile: Pile) -> Rules[None]:
    """Take gold as far as the purse goes, and any of the things."""
    dead = _dead(world, pile)
    body = called(dead) if dead is not None else ""
    share = min(pile.gold, PURSE - hero.gold)
    if share:
        hero.gold += share
        pile.gold -= share
        tell(world, GoldTaken(called(hero), share, body))
    while True:
        choice = [(n, item) for n, item in enumerate(pile.items) if items.can_carry(hero, item.row)]
        if not choice:
            break
        offers: list[tuple[Option, Item | None]] = [
            (items.thing(item, n, items.use_note(hero, item)), item) for n, item in choice
        ]
        text, rule = Say("ask-pick-up", figure=says(hero)), "ahq.treasure.left-behind.noted-on-map"
        item = yield from which(hero.seat, text, [*offers, (DONE, None)], rule)
        if item is None:
            break
        pile.items.remove(item)
        items.take(hero, item)
        tell(world, ItemTaken(called(hero), item.row, item.count, body))
    if not pile.gold and not pile.items and not pile.body:
        world.here.piles.remove(pile)
