"""What the adventurer makes of the world: where to go, who is in danger, what things are worth."""

from __future__ import annotations

import heapq

from souterrain.core.ask import Ask
from souterrain.core.book import kept
from souterrain.core.dice import average, reaches
from souterrain.core.say import Arg, Say
from souterrain.games.chateau.blows import best_weapon, hit_chance, profile
from souterrain.games.chateau.catalogue import BOOK, neighbours
from souterrain.games.chateau.treasures import worth
from souterrain.games.chateau.world import Character, Chateau, Fight, Foe, folk, ready, strong, wears

RICH = 100
"""The worth of finds that makes the party turn back."""
FIT = 0.6
"""The share of its life below which the party turns back."""


def goals(world: Chateau, party: list[str]) -> frozenset[str]:
    """Where a party wants to go: to the gate, then to the doors of rooms not yet seen, and home when it is time."""
    if not world.entered:
        return gate()
    if time_to_go(world, party):
        return home()
    return frozenset(end for end, room in _entries(tuple(world.opened)) if room not in seen(world)) or home()


@kept
def gate() -> frozenset[str]:
    return frozenset(way.b for way in BOOK.ways if way.kind == "drawbridge")


@kept
def home() -> frozenset[str]:
    return frozenset({BOOK.start})


@kept
def _entries(opened: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The points by which rooms can be entered, as the doors stand."""
    ways, points = neighbours(opened), BOOK.points
    return tuple((id, row.room) for id, row in points.items() if row.room and any(not points[n].room for n in ways[id]))


def seen(world: Chateau) -> set[str]:
    """The rooms whose doors were searched, or whose traps have worked."""
    return {*world.searched, *world.spent}


def time_to_go(world: Chateau, party: list[str]) -> bool:
    """Rich enough, too weak, too few, or without anybody to look for traps."""
    loot = sum(worth(item) for who in folk(world, party) for item in who.items)
    searcher = any(BOOK.classes[who.kind].gift == "stealth" for who in folk(world, party))
    return loot >= RICH or not searcher or len(party) < 3 or not fit(world, party)


def fit(world: Chateau, party: list[str]) -> bool:
    """Whether a party still has most of the life it set out with."""
    everybody = sum(who.initial for who in world.characters.values())
    return sum(who.life for who in folk(world, party)) >= FIT * everybody


def misplaced(world: Chateau, party: list[str]) -> list[str]:
    """Those of the two sturdiest who do not walk in front."""
    hands = ready(world, party)
    front = sorted(folk(world, hands), key=sturdiness, reverse=True)[:2]
    return [who.id for who in front if who.id not in hands[:2]]


def asked_for(world: Chateau, ask: Ask) -> Character:
    """The character whom a question is about."""
    name = ask.text.args["who"]
    assert isinstance(name, Say)
    return next(who for who in world.characters.values() if who.name == name.args["literal"])


def value(item: Arg) -> float:
    """What a thing named in a question is worth."""
    assert isinstance(item, Say)
    amount = item.args.get("amount")
    if isinstance(amount, int):
        return amount
    return BOOK.things[item.id.removeprefix("item-")].value


def sturdiness(who: Character) -> float:
    """How many blows a character can be expected to stand."""
    return (who.life + who.armour) / reaches("d6", BOOK.classes[who.kind].struck_on)


def force(world: Chateau, who: Character, foe: Foe) -> float:
    """The wounds to be expected of one blow."""
    weapon = best_weapon(who, profile(world, foe).magic_only)
    if weapon is None:
        return 0.0
    return hit_chance(world, who, foe) * (average(BOOK.things[weapon.kind].wounds) + strong(world, who))


def harm(world: Chateau, foe: Foe, party: list[str]) -> float:
    """The wounds to be expected of a foe in one round."""
    row = profile(world, foe)
    victims = folk(world, party[:2]) or folk(world, party)
    total = 0.0
    for who in victims:
        soft = who.armour + wears(who, "ward")
        each = sum(max(0.5, average(wounds) - soft) for wounds in row.blows)
        total += reaches("d6", BOOK.classes[who.kind].struck_on) * (each + (2 if row.touch else 0))
    return total / max(1, len(victims))


def danger(world: Chateau, fight: Fight) -> float:
    """The share of the party's life that a fight to the end may cost."""
    hands = folk(world, ready(world, fight.party))
    if not hands:
        return 1.0
    cost = 0.0
    rounds = 0.0
    for foe in sorted(fight.foes, key=lambda foe: foe.life):
        blows = sorted((force(world, who, foe) for who in hands), reverse=True)
        each = sum(blows[:4])
        if each == 0:
            return 9.0
        rounds += max(1.0, foe.life / each)
        cost += harm(world, foe, fight.party) * max(0.0, rounds - 0.5 - foe.drowsy)
    return cost / max(1, sum(who.life for who in hands))


def risk(point: str) -> float:
    row = BOOK.points[point]
    return {"round": 0.05, "triangle": 1.0, "square": 1.2}[row.shape]


@kept
def costs(ends: frozenset[str]) -> dict[str, float]:
    """How risky the way from every point to the nearest of some ends is, the ends' own risk not counted."""
    ways = neighbours(tuple(BOOK.points))
    found = dict.fromkeys(BOOK.points, 1e9)
    queue = [(0.0, end) for end in sorted(ends)]
    for cost, end in queue:
        found[end] = cost
    while queue:
        cost, point = heapq.heappop(queue)
        if cost > found[point]:
            continue
        for other in ways[point]:
            further = cost + risk(point) + 0.2
            if further < found[other]:
                found[other] = further
                heapq.heappush(queue, (further, other))
    return found
