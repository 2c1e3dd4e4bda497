"""What the inn talks of, and what treasure maps show: quests of which nobody hears otherwise."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from ..belongings import use_up
from ..catalogue import BOOK
from ..events.company import MapStudied, NothingNew, RumourHeard
from ..figures import Figure
from ..quests.files import read_quest
from ..quests.progress import only_quest
from ..words import called
from ..world import World
from .money import company, pay, wealth

RULE = "ahq.quest-idea.table.ideas"


def offers(world: World, hero: Figure) -> Offers[None]:
    """A round for those who know something, once after each expedition; and a map, for whoever has one."""
    price, town = BOOK.living.round, world.town
    fresh = town.listened < len(company(world).chronicle)
    if fresh and wealth(world, hero) >= price and unheard(world):
        note = Say("note-price", price=price)
        yield Deed(Option("listen", Say("option-listen"), note=note, emblem="barrel"), partial(_listen, world, hero))
    for row in dict.fromkeys(item.row for item in hero.items):
        if row in BOOK.gear and BOOK.gear[row].chart and unheard(world):
            text = Say("option-study-map", item=spoken("item-", row))
            yield Deed(Option("study", text, emblem="map", on=(row,)), partial(_study, world, hero, row))


def unheard(world: World) -> list[str]:
    """The quests of which nobody has told the company yet, in the order of the table; none where it has one of its
    own."""
    if only_quest(world):
        return []
    return [row.quest for row in BOOK.ideas.rows if row.quest not in world.town.heard]


def _listen(world: World, hero: Figure) -> Rules[None]:
    """A die says what is talked of; it may be what one knows already.

    Rule: ahq.quest-idea.table.ideas."""
    pay(world, hero, BOOK.living.round)
    world.town.listened = len(company(world).chronicle)
    die: int = yield Roll("d12", RULE, hero.seat)
    quest = BOOK.ideas[die].quest
    if quest in world.town.heard:
        tell(world, NothingNew(called(hero)))
        return
    world.town.heard.append(quest)
    card = read_quest(quest)
    tell(world, RumourHeard(called(hero), card.name, card.intro))


def _study(world: World, hero: Figure, row: str) -> None:
    """A map shows the first place of which nobody has told the company.

    Rule: ahq.setup.components.treasure-maps."""
    use_up(hero, row)
    quest = unheard(world)[0]
    world.town.heard.append(quest)
    card = read_quest(quest)
    tell(world, MapStudied(called(hero), card.name, card.intro))
