"""What a company can afford in a campaign: there will be another expedition, and its dungeon will be there."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.belongings import fate_left
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import heroes, out, party
from souterrain.games.ahq.quests.progress import only_quest, quest_of
from souterrain.games.ahq.town.money import affairs
from souterrain.games.ahq.world import World

from .choices import key_of, offered

_FATE = 2
"""Wounds that a Fate Point is worth."""
_SOUND, _BENT = 0.8, 0.6
"""The share of its Wounds and Fate below which a company goes home, and one that has but one quest: the book rewards
that with Fate until the third expedition."""
_COVER = 0.05
"""So much less for every man who stands before the heroes, up to a line of them."""
_LINE = 4
_HOPE = 1.5
"""The share of what a fight will cost below which a company leaves it: it can come back."""
_STAND, _LAST = 0.5, 0.3
"""The same, and the share of its Wounds and Fate, where those for whom it came would not live to see it come back."""
_DEATH = "death"


def hope(world: World) -> float:
    """The share of what a fight will cost below which the company leaves it."""
    return _STAND if _held(world) else _HOPE


def _held(world: World) -> bool:
    """Whether monsters that the company has met hold somebody whom it came for: they kill him when it draws back."""
    wanted = quest_of(world).objective.character
    return bool(wanted) and any(group.met and wanted in group.captives for group in world.groups.values())


def enough(world: World) -> bool:
    """Whether it is wiser to go home and come back: somebody down, too little left in all, or a hero whom neither
    Wounds nor Fate would carry through another fight."""
    able = [hero for hero in (*heroes(world), *world.below) if hero.kind == "hero"]
    whole = sum(hero.profile.wounds + _FATE * hero.fate_most for hero in able) or 1
    left = sum(hero.wounds + _FATE * fate_left(hero) for hero in able)
    if _held(world):
        return left < _LAST * whole
    fallen = any(figure.id not in world.town.bodies for figure in world.fallen)
    if fallen or any(map(out, able)):
        return True
    exposed = any(not fate_left(hero) and 2 * hero.wounds <= hero.profile.wounds for hero in able)
    men = sum(figure.kind == "henchman" and not out(figure) for figure in (*party(world), *world.below))
    sound = _BENT if only_quest(world) else _SOUND
    return exposed or left < (sound - min(men, _LINE) * _COVER) * whole


def take_up(world: World, ask: Ask) -> str:
    """A body is carried home where the company could pay the physician."""
    if not offered(ask, "bear"):
        return ""
    price = BOOK.cures[_DEATH].price
    return key_of(ask, "bear") if price <= sum(_worth(world, hero.id) for hero in heroes(world)) else ""


def _worth(world: World, id: str) -> int:
    own = affairs(world, world.figures[id])
    return world.figures[id].gold + own.bank + own.lodgings
