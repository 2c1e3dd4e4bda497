"""Swarms: several figures on a square that act as one, and close their ranks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..catalogue import BOOK
from ..events.places import Joined
from ..ground import Ground, within_reach
from ..rows.beings import Foe
from ..sheet import alive, being
from ..words import called, figure_word
from ..world import Figure, Regne, friends


def size(who: Figure) -> int:
    """How many figures of his kind share a square; 0 where they are no swarm."""
    row = being(who)
    return row.swarm if isinstance(row, Foe) else 0


def depleted(world: Regne, who: Figure, here: Ground) -> Iterator[Figure]:
    """The groups of his kind at his side that have room for more."""
    if size(who):
        for other in friends(world, who):
            if other.kind == who.kind and alive(other) < size(who) and within_reach(here, who.at, other.at):
                yield other


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    if who.points < BOOK.costs.move:
        return
    for other in depleted(world, who, here):
        text, note = Say("option-join", target=figure_word(other)), Say("note-points", points=BOOK.costs.move)
        option = Option("join", text, key(other.at), note, "regne.swarm.reinforce", on=(other.id,))
        yield Deed(option, partial(join, world, who, other))


def join(world: Regne, who: Figure, other: Figure) -> None:
    """As many figures as there is room for move over. They count there from the other's next turn on."""
    who.points -= BOOK.costs.move
    count = min(alive(who), size(who) - alive(other))
    life = who.life if count == alive(who) else count * who.each
    who.life -= life
    other.life += life
    other.top = max(other.top, other.life)
    tell(world, Joined(called(other), count))
    if who.life <= 0:
        del world.figures[who.id]
        if who.id in world.order:
            world.order.remove(who.id)
