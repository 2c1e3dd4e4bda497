"""What is done with furniture: a fireplace lends a burning log, a rack its weapons, cupboards and bookcases are
searched. Tables and torture racks only stand in the way."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules, dice
from souterrain.core.say import Say
from souterrain.crawl.squares import around, key

from . import items, treasure
from .catalogue import BOOK
from .dungeon.ground import section_at
from .dungeon.tables import look_up
from .events.furniture import LogTaken, PieceSearched, RatBit
from .events.magic import ItemLeft, ItemTaken, SpellInscribed
from .figures import Effect, Figure, Item, lose_effect
from .printed import Find
from .rows import Piece
from .states import Furniture
from .words import called
from .world import Pile, World


def beside(world: World, figure: Figure) -> Furniture | None:
    """The piece of furniture next to which a figure stands in its room."""
    found = section_at(world, figure.at).furniture
    return found if found is not None and not set(found.squares).isdisjoint(around(figure.at)) else None


def deeds(world: World, figure: Figure) -> Offers[None]:
    """In an exploration turn, as what he does after his move: a Hero searches what he stands beside, and anybody takes
    what hangs on a rack. Each can be searched once.

    Rules: ahq.heroquest.cupboard.search, ahq.heroquest.bookcase.search, ahq.heroquest.weapon-rack.take."""
    held = beside(world, figure)
    if held is None or held.done or not BOOK.pieces[held.row].finds:
        return
    piece = BOOK.pieces[held.row]
    if piece.anybody:
        yield Deed(_option("arm", "option-take-from", held, piece), lambda: search(world, figure, held, piece))
    elif figure.kind == "hero":
        yield Deed(_option("search", "option-search-piece", held, piece), lambda: search(world, figure, held, piece))


def in_a_fight(world: World, figure: Figure) -> Offers[None]:
    """Instead of attacking any figure may take a burning log, or what hangs on a rack.

    Rules: ahq.heroquest.fireplace.burning-log, ahq.heroquest.weapon-rack.take."""
    held = beside(world, figure)
    if held is None:
        return
    piece = BOOK.pieces[held.row]
    if piece.weapon:
        yield Deed(_option("arm", "option-take-log", held, piece), lambda: _take_log(world, figure, piece))
    elif piece.anybody and not held.done:
        yield Deed(_option("arm", "option-take-from", held, piece), lambda: search(world, figure, held, piece))


def _option(verb: str, text: str, held: Furniture, piece: Piece) -> Option:
    at = key(held.squares[0])
    return Option(
        verb, Say(text, piece=spoken("furniture-", piece.id)), at, rule=piece.rule, emblem=piece.emblem, on=(piece.id,)
    )


def _take_log(world: World, figure: Figure, piece: Piece) -> None:
    """It is fought with until the fight is over, when it has burnt down."""
    lose_effect(figure, "improvised")
    figure.effects.append(Effect("improvised", "combat", row=piece.weapon))
    tell(world, LogTaken(called(figure), piece.weapon))


def search(world: World, figure: Figure, held: Furniture, piece: Piece) -> Rules[None]:
    """Roll what there is, once and for all."""
    held.done = True
    rolls, found = 1, []
    while rolls:
        row = yield from look_up(BOOK.finds[piece.finds], piece.table, figure.seat)
        rolls += row.again - 1
        found.append(row)
    holds = any(row.gold or row.items or row.bite for row in found)
    tell(world, PieceSearched(called(figure), piece.id, holds, piece.rule))
    for row in found:
        yield from _take(world, figure, row)


def _take(world: World, figure: Figure, row: Find) -> Rules[None]:
    """A bite is suffered, gold is shared, things go to whoever found them, as far as he can carry them.

    Rule: ahq.heroquest.cupboard.rat-bite."""
    if row.bite:
        figure.effects.append(Effect("rat-bite", "expedition", amount=row.bite))
        tell(world, RatBit(called(figure)))
    if row.gold:
        yield from treasure.share_gold(world, row.gold)
    for name, count in row.items.items():
        if row.spells:
            yield from treasure.share_items(world, [(yield from _book(world, figure, name, row.spells))])
        elif figure.kind == "monster":
            _arm(world, figure, name, count)
        else:
            _pack(world, figure, name, count)


def _pack(world: World, figure: Figure, name: str, count: int) -> None:
    """He takes as many as he can carry; the rest stays where he stands."""
    weapon = name in BOOK.weapons
    parts = [1] * count if weapon else [count]
    taken = 0
    for part in parts:
        if items.can_carry(figure, name):
            items.take(figure, Item(name, part))
            taken += part
    if taken:
        tell(world, ItemTaken(called(figure), name, taken))
    if taken < count:
        _leave(world, figure, name, count - taken)


def _arm(world: World, monster: Figure, name: str, count: int) -> None:
    """A monster takes a weapon in hand, and is no longer unarmed; it has no use for the rest.

    Rule: ahq.heroquest.weapon-rack.take."""
    if name in BOOK.weapons:
        monster.hand = name
        lose_effect(monster, "unarmed")
        tell(world, ItemTaken(called(monster), name, 1))
        count -= 1
    if count:
        _leave(world, monster, name, count)


def _leave(world: World, figure: Figure, name: str, count: int) -> None:
    treasure.leave(world, Pile(at=figure.at, items=[Item(name, count)]))
    tell(world, ItemLeft(name, count))


def _book(world: World, figure: Figure, name: str, spells: int) -> Rules[Item]:
    """A book with so many different spells, each rolled on the table of wands.

    Rule: ahq.heroquest.bookcase.spell-book-use."""
    rule = "ahq.heroquest.bookcase.spell-book-use"
    book = Item(name)
    while len(book.spells) < spells:
        spell = BOOK.inscribed[sum((yield from dice(2, "d12", rule, figure.seat)))].spell
        if spell not in book.spells:
            book.spells.append(spell)
            tell(world, SpellInscribed(name, spell, rule))
    return book
