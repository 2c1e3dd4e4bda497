"""All together: those who have yet to act do no more, or go after one who has, where no adversary is in sight."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key
from souterrain.crawl.ways import reach

from .actions.explore import approach, quiet
from .actions.move import walk
from .actions.reach import Way
from .activation import activate
from .ground import Ground, ground
from .words import figure_word
from .world import Figure, Regne, heroes, of_camp, standing

RULE = "regne.turn.leader-sets-order"


def offers(world: Regne, seat: str) -> Offers[None]:
    """To have all who wait for the leader's own word follow one of those who have acted, or stay where they are."""
    waiting = [who for who in of_camp(world, "party") if who.id in world.order and who.seat == seat]
    if waiting:
        yield Deed(Option("done", Say("option-all-done"), rule=RULE, final=True), partial(_rest, world, waiting))
    ahead = [who for who in heroes(world) if who.id not in world.order and standing(who)]
    here = ground(world)
    if not waiting or not ahead or not quiet(world, here):
        return
    for lead in ahead:
        if any(_way(world, who, lead, here) for who in waiting):
            text, at = Say("option-all-after", who=figure_word(lead)), key(lead.at)
            yield Deed(Option("all-after", text, at, rule=RULE, on=(lead.id,)), partial(follow, world, lead, waiting))


def _rest(world: Regne, waiting: list[Figure]) -> Rules[None]:
    for who in waiting:
        world.order.remove(who.id)
    yield from ()


def follow(world: Regne, lead: Figure, waiting: list[Figure]) -> Rules[None]:
    """The nearest go first, and have then done enough. Whoever something happens to on the way goes on as he likes, and
    so do those behind him."""
    near = reach(ground(world).steps, [lead.at])
    for who in sorted(waiting, key=lambda who: near.get(who.at, len(near))):
        way = _way(world, who, lead, ground(world))
        world.order.remove(who.id)
        world.acting = who.id
        yield from walk(world, who, way)
        world.acting = ""
        if (way and who.at != way[-1]) or not quiet(world, ground(world)):
            yield from activate(world, who)
            return


def _way(world: Regne, who: Figure, lead: Figure, here: Ground) -> Way:
    """The way that brings somebody nearest to whom he follows."""
    return approach(world, who, here, reach(here.steps, [lead.at]))
