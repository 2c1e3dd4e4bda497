"""The character turned evil by his weapon: what he does by himself until the fit is over."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.ways import reach, way_to

from .catalogue import BOOK
from .combat import Victory, battle
from .events.treasures import CameToHisSenses, Taken, TurnedEvil
from .world import Character, Chateau, Foe, active, company, in_castle, marching, ways


def turn_evil(world: Chateau, who: Character, weapon: str) -> Rules[list[Victory]]:
    """He falls on his companions at once."""
    who.evil = True
    tell(world, TurnedEvil(who.name, weapon))
    return (yield from fall_upon(world, who))


def fall_upon(world: Chateau, who: Character) -> Rules[list[Victory]]:
    """He fights whoever stands on his point, takes what the dead carried, and comes to himself when none is near.

    Rule: chateau.magicweapon.evil-fight."""
    won: list[Victory] = []
    party = company(world, who.at)
    if party:
        won = yield from battle(world, party, [Foe(who.id, "", who.life)], [])
    if who.evil:
        seize(world, who)
        come_to_himself(world, who)
    return won


def seize(world: Chateau, who: Character) -> None:
    """He kills for treasure, and takes it."""
    for dead in marching(world):
        if dead.life == 0 and dead.at == who.at and dead.items:
            who.items += dead.items
            dead.items = []
            tell(world, Taken(who.name, dead.name, "chateau.magicweapon.curse-roll"))


def come_to_himself(world: Chateau, who: Character) -> None:
    """The fit ends when no other character is left on his point or within two points."""
    if not victims(world, who):
        who.evil = False
        tell(world, CameToHisSenses(who.name))


def victims(world: Chateau, who: Character) -> list[Character]:
    """The others on his point or within two points, nearest first, of several the weakest."""
    near = reach(ways(world), [who.at], BOOK.numbers.joins_within)
    others = [other for other in marching(world) if active(other) and not other.evil and other.at in near]
    return sorted(others, key=lambda other: (near[other.at], other.life))


def quarry(world: Chateau, who: Character) -> list[str]:
    """The way to the nearest of his victims, as far as he can go this turn."""
    prey = victims(world, who)[0]
    steps = BOOK.numbers.steps_inside if in_castle(who.at) else BOOK.numbers.steps_outside
    return way_to(ways(world), who.at, [prey.at])[:steps]
