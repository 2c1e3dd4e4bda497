"""What the solo rules settle in a game master's stead: where monsters are put, and whom they choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from souterrain.core.roll import Roll, Rules
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Square
from souterrain.crawl.squares import key as named
from souterrain.crawl.ways import reach

from ..catalogue import BOOK
from ..dungeon.ground import ground
from ..figures import Figure, effect, party, squares
from ..values import guard, toughness
from ..world import World
from . import moves, placing, ranged

T = TypeVar("T")


def is_ranged(figure: Figure) -> bool:
    """Whether it has a ranged weapon or a spell left."""
    card = BOOK.monsters[figure.row]
    if any(figure.cast.values()) or ranged.bow_of(figure) is not None:
        return True
    if card.art == "globe":
        return figure.charges > 0
    if card.art == "warp-scroll":
        return effect(figure, "scroll-read") is None
    return card.art in ("jezzail", "warpfire")


def any_of(choice: Sequence[T], key: Callable[[T], str], rule: str) -> Rules[T]:
    """One of several that are equally good, at random."""
    if len(choice) == 1:
        return choice[0]
    n: int = yield Roll("pick", rule, "", tuple(key(each) for each in choice), hidden=True)
    return choice[n - 1]


# --- placing


def place(world: World, band: Sequence[Figure], places: Sequence[Square]) -> Rules[None]:
    """Those with hand-to-hand weapons first; the first as close to the party as can be, where it could attack
    if it can; every other one beside a monster already placed.

    Rule: ahq.solo.placement.order."""
    around: set[Square] = set()
    steps = ground(world).steps
    near = distance_to_party(world)
    for figure in placing.seated_first(world, sorted(band, key=is_ranged)):
        if placing.crowded(world, figure):
            continue
        seat = placing.seat_for(world, figure)
        free = placing.room_for(world, figure, places)
        if seat is not None:
            placing.put(world, figure, seat)
        elif not free:
            placing.put(world, figure, placing.nearest_free(world, party(world)[0].at, figure))
        else:
            beside = [square for square in free if square in around]
            choice = beside or free
            rule = "ahq.solo.placement.others-adjacent" if beside else "ahq.solo.placement.first-monster"
            best = min(near.get(square, _FAR) for square in choice)
            ties = [square for square in choice if near.get(square, _FAR) == best]
            placing.put(world, figure, (yield from any_of(ties, named, rule)))
        around.update(*(steps[square] for square in squares(figure)))


def distance_to_party(world: World) -> dict[Square, int]:
    """Steps from every square to the nearest of the party, figures apart."""
    return distance_to(world, tuple(square for figure in party(world) for square in squares(figure)))


@kept(64, by=lambda world, goals: (world.here.key, goals))
def distance_to(world: World, goals: tuple[Square, ...]) -> dict[Square, int]:
    """Steps from every square to the nearest of several."""
    return reach(ground(world).steps, goals)


def could_gain(world: World, figure: Figure, near: dict[Square, int] | None = None) -> bool:
    """Whether the longest run would bring a monster nearer to the party, or to what is measured in `near`."""
    far = distance_to_party(world) if near is None else near
    steps, here = ground(world).steps, far.get(figure.at, _FAR)
    nearer = set() if figure.large else {square for square in steps[figure.at] if far.get(square, _FAR) < here}
    ends = moves.ends(world, figure, moves.ways(world, figure, moves.LONGEST_RUN, nearer))
    left, *others = gaps(figure, (figure.at, *ends), far)
    return any(gap < left for gap in others)


def gaps(figure: Figure, places: Iterable[Square], far: dict[Square, int]) -> list[int]:
    """How far a figure would be from what is measured in `far`, on each of some squares."""
    if not figure.large:
        return [far.get(at, _FAR) for at in places]
    return [min(far.get(square, _FAR) for square in base_at(figure, at)) for at in places]


_FAR = 999
"""Farther than any way leads."""


def base_at(figure: Figure, at: Square) -> list[Square]:
    """The squares that a figure would cover there."""
    return [(at[0] + x - figure.at[0], at[1] + y - figure.at[1]) for x, y in squares(figure)]


# --- choosing


def choose_target(choice: Sequence[Figure]) -> Rules[Figure]:
    """The lowest Weapon Skill, then the lowest Toughness, then at random."""
    best = min((guard(each), toughness(each)) for each in choice)
    ties = [each for each in choice if (guard(each), toughness(each)) == best]
    return (yield from any_of(ties, lambda each: each.id, "ahq.solo.attack.target-choice"))
