"""What a client draws between two quests: the village, the company, and what the chronicle has of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from souterrain.core.ask import Ask
from souterrain.core.events import spoken
from souterrain.core.say import Say
from souterrain.core.view import Edge, Line, Point, Points, Sheet, Token, View
from souterrain.crawl.campaign import open_quests

from ..catalogue import BOOK
from ..sheet import being, burden, weight
from ..view import in_a_row, sheet
from ..words import figure_word, thing
from ..world import Figure, Regne
from .journey import journey, leads


def draw(world: Regne) -> View:
    trip, all = journey(world), leads()
    headline = Say("headline-town", campaign=_now(world), done=len(trip.achieved), all=len(all))
    sheets = [*(at_home(world, hero) for hero in world.company.values()), chronicle(world)]
    return View(headline, village(world), sheets)


def village(world: Regne) -> Points:
    """The village and its places, the company in the middle of it."""
    points = [
        Point(row.id, *row.at, "square", Say(f"place-{row.id}"), "village", emblem=row.emblem)
        for row in BOOK.places.values()
    ]
    middle = points[0].id
    streets = [Edge(middle, point.id) for point in points[1:]]
    company = [Token(hero.id, being(hero).emblem, middle, figure_word(hero)) for hero in world.company.values()]
    return Points("town", 100, 100, points, streets, company, Say("board-town"))


def placed(ask: Ask) -> Ask:
    """The question with each option at the place of the village where it is done."""
    places = {verb: row.id for row in BOOK.places.values() for verb in row.errands}
    return replace(ask, options=tuple(replace(each, at=places.get(each.verb, "")) for each in ask.options))


def _now(world: Regne) -> Say:
    """The campaign that the next quest belongs to; when all is done, the last."""
    coming = open_quests(journey(world), leads())
    row = next((row for row in BOOK.campaigns.values() if coming and coming[0] in row.quests), None)
    return Say(f"campaign-{(row or list(BOOK.campaigns.values())[-1]).id}")


def at_home(world: Regne, hero: Figure) -> Sheet:
    """A sheet with all that stays from quest to quest.

    regne.sheet.fields"""
    found = sheet(world, hero)
    found.gauges = found.gauges[:1]
    found.lines += list(lasting(hero))
    return found


def lasting(hero: Figure) -> Iterator[Line]:
    """Experience, crowns, load, handicaps, what is in the strongbox."""
    yield Line(Say("label-xp"), Say("value-number", value=hero.xp))
    yield Line(Say("label-crowns"), Say("value-number", value=hero.crowns))
    yield Line(Say("label-load"), Say("value-load", weight=weight(hero), most=burden(hero)))
    if hero.handicaps:
        yield Line(Say("label-handicaps"), in_a_row(Say(f"handicap-{id}") for id in hero.handicaps))
    if hero.box:
        yield Line(Say("label-stored"), in_a_row(thing(item.kind) for item in hero.stored))


def chronicle(world: Regne) -> Sheet:
    """Every quest in order: how it ended, what its pot came to, who fell."""
    trip = journey(world)
    lines = []
    for n, chapter in enumerate(trip.chronicle):
        ending = Say(f"ending-{chapter.ending}") if chapter.ending else Say("chronicle-now")
        pot = world.purses[n] if n < len(world.purses) else world.pot
        told = Say("chronicle-line", ending=ending, crowns=pot)
        if chapter.fell:
            fell = in_a_row(spoken("being-", id) for id in chapter.fell)
            told = Say("chronicle-fell", ending=ending, crowns=pot, fell=fell)
        lines.append(Line(Say(f"variant-quest-{chapter.quest}"), told))
    return Sheet("chronicle", Say("label-chronicle"), "book", side="other", lines=lines)
