"""Before an expedition a Wizard stores spells in a wand that keeps them for him."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .belongings import use_up
from .catalogue import BOOK
from .events.furniture import SpellStored
from .figures import Figure, Item, is_caster
from .magic import has_components, known_to
from .offers import DONE
from .words import called, says
from .world import World

STORE = "ahq.heroquest.item.wand-of-recall.store"


def store_spells(world: World, figure: Figure) -> Rules[None]:
    """As many spells as the wand holds, each for its components. What another has stored is lost when one's own is.

    Rules: ahq.heroquest.item.wand-of-recall.store, ahq.heroquest.item.wand-of-recall.owner."""
    for wand in [item for item in figure.items if item.row in BOOK.gear and BOOK.gear[item.row].stores]:
        while is_caster(figure) and _own(figure, wand) < BOOK.gear[wand.row].stores:
            able = [spell for spell in known_to(figure) if has_components(figure, BOOK.spells[spell])]
            if not able:
                break
            offers = [(_option(spell), spell) for spell in able]
            text = Say("ask-store-spell", figure=says(figure), item=spoken("item-", wand.row))
            spell = yield from which(figure.seat, text, [(DONE, ""), *offers], STORE)
            if not spell:
                break
            _store(world, figure, wand, spell)


def _own(figure: Figure, wand: Item) -> int:
    """How many spells of his own he has in it."""
    return len(wand.spells) if wand.by == figure.id else 0


def _store(world: World, figure: Figure, wand: Item, spell: str) -> None:
    if wand.by != figure.id:
        wand.by, wand.spells = figure.id, []
    for row in BOOK.spells[spell].components:
        use_up(figure, row)
    wand.spells.append(spell)
    tell(world, SpellStored(called(figure), wand.row, spell))


def _option(spell: str) -> Option:
    return Option("store", spoken("spell-", spell), emblem=BOOK.spells[spell].emblem or "spell", on=(spell,))
