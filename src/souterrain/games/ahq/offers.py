"""What many chapters ask for: one of some figures, of some squares, of the ways to lay a piece."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from souterrain.core.ask import Option
from souterrain.core.dice import percent
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, keys

from .figures import Figure
from .words import says

DONE = Option("done", Say("option-done"))
STAY = Option("stay", Say("option-stay"))


def whom(choice: Iterable[Figure], named: Callable[[Figure], Say] = says) -> list[tuple[Option, Figure]]:
    """One of some figures."""
    return [(_figure(each.id, named(each)), each) for each in choice]


@lru_cache(maxsize=4096)
def _figure(id: str, name: Say) -> Option:
    return Option("who", name, at=id, on=(id,))


def whither(choice: Iterable[Square], text: str = "option-square") -> list[tuple[Option, Square]]:
    """One of some squares."""
    return [(_square(text, each), each) for each in choice]


@lru_cache(maxsize=8192)
def _square(text: str, square: Square) -> Option:
    at = key(square)
    return Option("where", Say(text), at=at, on=(at,))


Place = TypeVar("Place", bound=Collection[Square])


def templates(
    places: Sequence[Place],
    note: Callable[[Place], Say | None] = lambda place: None,
    worth: Callable[[Place], tuple[int, ...]] = lambda place: (),
) -> list[tuple[Option, Place]]:
    """One of the ways to lay a template, what is worth most first; an answer names it by its number among `places`."""
    best = sorted(enumerate(places, 1), key=lambda each: worth(each[1]), reverse=True)
    return [
        (
            Option(
                "lay",
                Say("option-template", n=shown),
                at=key(min(place)),
                note=note(place),
                covers=keys(place),
                on=(str(n),),
            ),
            place,
        )
        for shown, (n, place) in enumerate(best, 1)
    ]


def at_most(value: int) -> Say:
    """The note on a test that a die of `value` or less passes."""
    return Say("note-leap", need=value, chance=percent(min(12, value) / 12))


class _Goals(dict[Square, Option]):
    """The options to go to squares; options are values, so one for each square is enough."""

    def __missing__(self, square: Square) -> Option:
        at = key(square)
        option = self[square] = Option("go", Say("option-move"), at=at, on=(at,))
        return option


_MOVE = _Goals()


def moves(squares: Iterable[Square]) -> list[Option]:
    """The options to go to some squares."""
    return list(map(_MOVE.__getitem__, squares))
