"""What a seat sees in town: the places with the Heroes in them, or at the gate the map of the region."""

from __future__ import annotations

from souterrain.core.say import Say
from souterrain.core.view import Dial, Edge, Point, Points, Token, View

from ..catalogue import BOOK
from ..figures import Figure, heroes, party
from ..quests.files import read_quest
from ..quests.progress import only_quest
from ..sheets import device, looks, sheet
from ..words import says
from ..world import World
from .gate import leads
from .money import affairs, company
from .places import about

GATE = 8
"""The step at which the company stands at the gate."""
HOME = "town"


def town_view(world: World) -> View:
    """The town and the company in it."""
    campaign = company(world)
    at_gate = campaign.stage == "founding" or campaign.step == GATE
    step = Say("step-founding" if campaign.stage == "founding" else f"step-{campaign.step + 1}")
    headline = Say("headline-town", step=step, number=len(campaign.chronicle))
    sheets = [sheet(world, figure) for figure in party(world)]
    sheets += [sheet(world, figure, "out") for figure in world.absent]
    sheets += [sheet(world, figure, "dead") for figure in world.fallen]
    return View(headline, _region(world) if at_gate else _town(world), sheets, dials=_dials(world))


def _town(world: World) -> Points:
    points = [
        Point(row.id, *row.at, "square", Say(f"place-{row.id}"), "village", emblem=row.emblem, note=about(row.id))
        for row in BOOK.places.values()
    ]
    ways = [Edge("market", row.id) for row in BOOK.places.values() if row.id != "market"]
    return Points("town", 100, 100, points, ways, [_token(world, hero) for hero in heroes(world)])


def _token(world: World, hero: Figure) -> Token:
    share = hero.wounds / max(1, hero.profile.wounds)
    where = affairs(world, hero).at if hero.id in world.town.affairs else HOME
    active, crest = hero.id == world.active, device(world, hero)
    return Token(hero.id, looks(hero).emblem, where, says(hero), "party", share, active=active, crest=crest)


def _region(world: World) -> Points:
    """The town, the quests that are open and those that are done, with the expeditions that each has seen. Where
    there is but one it lies where the first of a campaign would."""
    campaign = company(world)
    points = [Point(HOME, 50, 50, "square", Say("place-town"), "village", emblem="village")]
    known = {*campaign.achieved, campaign.quest, *leads(world)} - {""}
    signs = {row.id: (row.at, row.emblem) for row in BOOK.leads.values()}
    if only_quest(world):
        signs[only_quest(world)] = next(iter(BOOK.leads.values())).at, "map"
    for quest, (at, emblem) in signs.items():
        if quest in known:
            name = Say("by-language", **read_quest(quest, world.setup.quest_file).name)
            made = sum(chapter.quest == quest for chapter in campaign.chronicle)
            note = Say("quest-done" if quest in campaign.achieved else "quest-tried", count=made) if made else None
            points.append(Point(quest, *at, "round", name, "village", emblem=emblem, note=note))
    ways = [Edge(HOME, point.id) for point in points[1:]]
    tokens = [_token(world, hero) for hero in heroes(world)]
    for token in tokens:
        token.at = HOME
    return Points("region", 100, 100, points, ways, tokens)


def _dials(world: World) -> list[Dial]:
    """How far the time between expeditions is, and the campaign: the quests of rumours are not needed to win it."""
    campaign = company(world)
    sworn = 1 if only_quest(world) else sum(not row.rumour for row in BOOK.leads.values())
    quests = Dial(
        "quests", Say("dial-quests"), sum(quest not in world.town.heard for quest in campaign.achieved), sworn
    )
    if campaign.stage == "founding":
        return [quests]
    return [Dial("step", Say("dial-step"), campaign.step + 1, GATE + 1), quests]
