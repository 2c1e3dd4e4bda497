"""Resolution: gold for the kills of this room, discs back to the reserve."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.spoils import GoldShared, GoldTaken, RoomCleared
from .labyrinth import leader
from .words import kind_say
from .world import Hero, World


def resolve(world: World) -> Rules[None]:
    """Pay every living hero for the monsters credited to him; then everything leaves the board.

    Rules: catacombs.resolution.killed-monsters-return-to-reserve, catacombs.resolution.then-explore-again,
    catacombs.ally.skeleton-dust-at-room-end, catacombs.variant.camping.once-per-resolution."""
    tell(world, RoomCleared(world.room, world.ambush))
    owed = {hero.id: reward(hero) for hero in world.heroes.values() if hero.alive and hero.kills}
    if len(owed) > 1 and sum(owed.values()) <= world.gold_left:
        for id, gold in owed.items():
            world.heroes[id].gold += gold
        tell(world, GoldShared(tuple(owed), tuple(owed.values())))
        owed = {}
    while owed:
        id = next(iter(owed))
        if len(owed) > 1 and world.gold_left:
            offers = [(_owed(hero, gold), hero) for hero, gold in owed.items()]
            rule = "catacombs.general.supplies-are-limits"
            id = yield from which(leader(world), Say("ask-who-is-paid", gold=world.gold_left), offers, rule)
        gold = min(owed[id], world.gold_left)
        world.heroes[id].gold += gold
        due = owed.pop(id)
        tell(world, GoldTaken(id, gold, due, due - gold))
    for hero in world.heroes.values():
        hero.kills = []
    world.pieces = {}
    world.motion = None
    camped, world.ambush = world.ambush, False
    can_camp = world.setup.camping and not camped and world.camp + 1 < len(BOOK.facts.camp)
    world.phase = "camp" if can_camp else "explore"


def _owed(hero: str, gold: int) -> Option:
    return Option("pay", kind_say(hero), note=Say("note-owed", gold=gold), on=(hero,))


def reward(hero: Hero) -> int:
    """The value of a hero's kills, and his bonus for each of them."""
    return sum(BOOK.monsters[kind].gold + BOOK.heroes[hero.id].bonus_gold for kind in hero.kills)
