"""What whoever looks at a question is told of its ways: where they lead, what they cost, and where a known trap or a
magic circle ends them."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say

from .equipment import rounds_per_square
from .ground import ground_of
from .walking import Walks, slow_squares, way_back
from .world import World

Leg = tuple[int, tuple[str, ...], int]
"""A way that no hazard lies on: the square that it leads to, those that it leads over, and the rounds that it takes."""


def guided(world: World, ask: Ask) -> Ask:
    """The question with the way to every square that he may walk to."""
    if not any(option.verb == "go" for option in ask.options):
        return ask
    ground, walks, pace = ground_of(world.here), Walks(world), rounds_per_square(world.hero)
    x, y = world.at % ground.width, world.at // ground.width
    slow = slow_squares(world)
    clear = _clear(world, walks, pace, slow)

    def led(option: Option) -> Option:
        if option.verb == "step" and ground.square(option.at) in walks.hazards:
            onto = "circle" if ground.square(option.at) in walks.circles else "trap"
            return replace(option, note=Say(f"note-onto-{onto}"), final=True)
        if option.verb not in ("go", "way-back"):
            return option
        at = option.at if option.verb == "go" else ground.place(way_back(world)[-1])
        goal, via, rounds = clear.get(at) or (ground.square(at), (), 0)
        text = _towards(goal % ground.width - x, goal // ground.width - y) if option.verb == "go" else option.text
        if via:
            return replace(option, text=text, via=via, note=_rounds(rounds))
        way = walks.to(goal)
        treads = way[0] in walks.hazards
        last = walks.end(way)
        walked = way[:last]
        note = _rounds(pace * last + len(slow.intersection(walked)))
        if treads or last < len(way):
            danger = "circle" if way[0 if treads else last] in walks.circles else "trap"
            note = Say(f"note-way-{'onto' if treads else 'to'}-{danger}", way=note)
        return replace(option, text=text, via=tuple(map(ground.place, walked)), note=note, final=treads)

    return replace(ask, options=tuple(map(led, ask.options)))


def _clear(world: World, walks: Walks, pace: int, slow: frozenset[int]) -> dict[str, Leg]:
    """The ways to all squares that he comes to past no hazard, each a step longer than that to the square before."""
    place = ground_of(world.here).place
    found: dict[int, Leg] = {world.at: (world.at, (), 0)}
    for square, before in walks.careful.items():
        if square not in walks.hazards and square != world.at:
            _, via, rounds = found[before]
            found[square] = square, (*via, place(square)), rounds + pace + (square in slow)
    del found[world.at]
    return {leg[1][-1]: leg for leg in found.values()}


@cache
def _rounds(n: int) -> Say:
    return Say("note-rounds", n=n)


@lru_cache(1 << 14)
def _towards(east: int, south: int) -> Say:
    """The way to a square, by where it lies from here."""
    upright = Say("way-south" if south > 0 else "way-north", n=abs(south))
    level = Say("way-east" if east > 0 else "way-west", n=abs(east))
    way = Say("list", n0=upright, n1=level) if south and east else Say("list", n0=upright if south else level)
    return Say("option-go", way=way)
