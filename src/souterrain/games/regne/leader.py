"""The leader: the hero with the most Charisma, for the whole game; while he cannot lead, another does."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import key

from .events.turns import Led, TookLead
from .sheet import level
from .words import called, figure_word
from .world import Figure, Regne, heroes, standing


def elect(world: Regne) -> Rules[None]:
    """Before the first turn. The game master chooses among equals."""
    best = max(level(world, hero, "charisma") for hero in heroes(world))
    first = [hero for hero in heroes(world) if level(world, hero, "charisma") == best]
    chosen = first[0]
    if len(first) > 1 and world.setup.master == "seat":
        offers = [(Option("name", figure_word(hero), key(hero.at), on=(hero.id,)), hero) for hero in first]
        chosen = yield from which(GM, Say("ask-leader"), offers, "regne.turn.leader")
    world.leader = world.leads = chosen.id
    tell(world, Led(called(chosen)))


def leader(world: Regne) -> Figure:
    """Who says what the leader says: he himself, or, when he is down or dead, the best of those who stand. Duty of
    the caller: there is somebody left."""
    chosen = world.figures.get(world.leader)
    if chosen is not None and standing(chosen):
        return chosen
    left = [hero for hero in heroes(world) if standing(hero)] or heroes(world)
    return max(left, key=lambda hero: level(world, hero, "charisma"))


def leads(world: Regne, who: Figure) -> bool:
    """Whether it is he who leads at the moment."""
    return who.camp == "party" and bool(world.leader and heroes(world)) and leader(world) is who


def succession(world: Regne) -> None:
    """Say so where another leads than before, and there is somebody to lead."""
    if sum(standing(hero) for hero in heroes(world)) < 2:
        return
    now = leader(world)
    if now.id != (world.leads or world.leader):
        world.leads = now.id
        tell(world, TookLead(called(now), back=now.id == world.leader))
