"""What a company can afford in a campaign: there will be another expedition, and its dungeon will be there."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.belongings import fate_left
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import heroes, out
from souterrain.games.ahq.town.money import affairs
from souterrain.games.ahq.world import World

from .choices import key_of, offered

_SOUND = 0.6
"""The share of its Wounds below which a company goes home."""
_TIRED = 0.8
"""The same when no hero has Fate left."""
_DEATH = "death"


def enough(world: World, share: float) -> bool:
    """Whether it is wiser to go home and come back: wounds, somebody down, or no Fate left to lean on."""
    able = [hero for hero in (*heroes(world), *world.below) if hero.kind == "hero"]
    fallen = any(figure.id not in world.town.bodies for figure in world.fallen)
    if fallen or any(map(out, able)):
        return True
    fate = sum(map(fate_left, able))
    return share < (_SOUND if fate else _TIRED)


def take_up(world: World, ask: Ask) -> str:
    """A body is carried home where the company could pay the physician."""
    if not offered(ask, "bear"):
        return ""
    price = BOOK.cures[_DEATH].price
    return key_of(ask, "bear") if price <= sum(_worth(world, hero.id) for hero in heroes(world)) else ""


def _worth(world: World, id: str) -> int:
    own = affairs(world, world.figures[id])
    return world.figures[id].gold + own.bank + own.lodgings
