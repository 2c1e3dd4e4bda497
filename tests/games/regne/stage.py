"""A corner of the catacombs for a test: a plan drawn in characters, and who stands where."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from souterrain.core import menu
from souterrain.core.ask import Ask, Option
from souterrain.core.events import Event
from souterrain.core.roll import Roll
from souterrain.core.say import Say
from souterrain.crawl.squares import Square
from souterrain.games.regne import game
from souterrain.games.regne.activation import deeds
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.foes import settle
from souterrain.games.regne.guide import guided
from souterrain.games.regne.muster import gear
from souterrain.games.regne.world import Element, Figure, Item, Regne, Setup, Zone, fresh
from tests.play import Run, run
from tests.told import shown

E = TypeVar("E", bound=Event)

__all__ = ["Roll", "Run", "game", "run"]


def vault(*plan: str, card: Any = "gallery", **setup: Any) -> Regne:
    """The first zone of a game, drawn as its plan; its entry is in the south-west, outside of it."""
    world = Regne(setup=Setup(**setup), level="novice", round=1, begun=True)
    world.zones.append(Zone("z1", card, 0, 0, plan or ("." * 9,) * 9, (0, len(plan or "." * 9) - 1)))
    return world


def hero(world: Regne, id: str, at: Square, points: int | None = None) -> Figure:
    """A hero with what his sheet gives him."""
    row = BOOK.heroes[id]
    who = Figure(id, id, id, "party", "p1", at, row.life, row.life, destiny=row.destiny, each=row.life)
    who.items = gear(world, row)
    who.points = row.action if points is None else points
    world.figures[id] = who
    world.leader = world.leader or id
    return who


def foe(world: Regne, kind: str, at: Square, count: int = 1) -> Figure:
    """One dweller, or one group of a swarm."""
    who = settle(world, kind, count, [at])[0]
    who.points = BOOK.foes[kind].action
    return who


def scenery(world: Regne, kind: str, at: Square) -> Element:
    element = Element(fresh(world, "e"), kind, at)
    world.elements[element.id] = element
    return element


def carry(world: Regne, who: Figure, kind: str, worn: bool = False) -> Item:
    item = Item(fresh(world, "i"), kind, worn)
    who.items.append(item)
    return item


def bare(who: Figure) -> Figure:
    """Without anything in hand or on."""
    who.items = []
    return who


def told(world: Regne, kind: type[E]) -> list[E]:
    return [event for event, _ in world.told if isinstance(event, kind)]


def keys(world: Regne, who: Figure, verb: str = "") -> list[str]:
    """The keys of what is offered, or of what is with one verb."""
    return [option.key for option in looked_at(world, who).values() if not verb or option.verb == verb]


def looked_at(world: Regne, who: Figure) -> dict[str, Option]:
    """All that is offered, by its key, as whoever is asked looks at it: the test is held to all that is said of it."""
    ask = Ask(who.seat, Say("ask-act"), menu.offered(deeds(world, who)), "")
    found = guided(replace(world, acting=who.id), ask).options
    assert [option.key for option in found] == [option.key for option in ask.options]
    shown(found)
    return {option.key: option for option in found}
