"""Companies for the tests of the campaign: Heroes in town, home from an expedition."""

from __future__ import annotations

from collections import Counter
from typing import Any

from souterrain.core.events import Event
from souterrain.crawl.campaign import Campaign, Chapter
from souterrain.crawl.roster import expeditions
from souterrain.games.ahq.affairs import Affairs
from souterrain.games.ahq.figures import Figure, hero
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.town.company import join
from souterrain.games.ahq.town.followers import enter_service
from souterrain.games.ahq.world import Setup, World

QUEST = "mill"


def company(*rows: str, players: int = 0, master: str = "solo", went: int = 1, **setup: Any) -> World:
    """These Heroes are home from so many expeditions to the mill, one to a player unless there are fewer of those."""
    names = rows or ("heinrich",)
    count = players or len(names)
    made = Setup(players=count, heroes=len(names), quest="campaign", master=master, **setup)  # type: ignore[arg-type]
    world = GAME.create(made)
    world.campaign = Campaign(stage="between", quest=QUEST)
    for n, row in enumerate(names):
        figure = hero(row, f"p{n % count + 1}", (-1, -1))
        join(world, figure)
        world.campaign.roster[figure.id].went = {QUEST: went} if went else {}
    world.leader = names[0]
    world.town.purses = dict.fromkeys(names, 0)
    world.town.packs = Counter(item.row for figure in world.figures.values() for item in figure.items)
    world.campaign.chronicle = [Chapter(quest=QUEST, went=list(names), turn=n, ending="retreat") for n in range(went)]
    assert all(expeditions(member) == went for member in world.campaign.roster.values())
    return world


def men(world: World, owner: str, *rows: str) -> list[Figure]:
    """Henchmen in a Hero's service."""
    return [enter_service(world, world.figures[owner], row) for row in rows]


def own(world: World, who: str = "heinrich") -> Affairs:
    return world.town.affairs[who]


def told(world: World, kind: type[Event]) -> list[Any]:
    """The events of one kind that were told."""
    return [event for event, _ in world.told if isinstance(event, kind)]
