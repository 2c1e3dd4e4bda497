"""What whoever looks at a question is told of its ways: what they cost, and where a known trap ends them."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say

from .equipment import rounds_per_square
from .ground import ground_of
from .walking import Walks, slow
from .world import World


def guided(world: World, ask: Ask) -> Ask:
    """The question with the way to every square that he may walk to."""
    if not any(option.verb == "go" for option in ask.options):
        return ask
    ground, walks, pace = ground_of(world.here), Walks(world), rounds_per_square(world.hero)
    place = cache(ground.place)

    @cache
    def rounds(square: int) -> int:
        return pace + slow(world, square)

    def led(option: Option) -> Option:
        if option.verb != "go":
            return option
        way = walks.to(ground.square(option.at))
        treads = way[0] in walks.traps
        last = next((n for n, square in enumerate(way) if n and square in walks.traps), len(way))
        note = Say("note-rounds", n=sum(map(rounds, way[:last])))
        if treads or last < len(way):
            note = Say("note-way-onto-trap" if treads else "note-way-to-trap", way=note)
        return replace(option, via=tuple(map(place, way[:last])), note=note, final=treads)

    return replace(ask, options=tuple(map(led, ask.options)))
