"""Words that events carry as ids: who, which thing, which piece of the dungeon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from souterrain.core.events import numbered, roman, spoken, word
from souterrain.core.say import Say

from .catalogue import BOOK
from .figures import Figure
from .world import World

Who = Annotated[str, word("figure-")]
Them = Annotated[tuple[str, ...], word("figure-")]
Thing = Annotated[str, word("item-")]


TOGETHER = Say("group-together")
EQUIPMENT = Say("group-equipment")
"""Groups of options: orders for the whole party, and what is done with things."""


def called(figure: Figure) -> str:
    """A figure's own name, or the id that its word is known by, with its number. A special monster that has not shown
    itself yet is called what it looks like."""
    return numbered(looks(figure), _number(figure))


def looks(figure: Figure) -> str:
    """What a figure is called where it need not be told from its like."""
    if figure.lurks:
        return BOOK.monsters[figure.row].ordinary or figure.row
    return figure.name or figure.row


def tell_apart(world: World, newcomers: Sequence[Figure]) -> None:
    """Number the newcomers who look like each other or like somebody on the board, who needed no number alone. A number
    is for life."""
    ids = {figure.id for figure in newcomers}
    for look in dict.fromkeys(map(looks, newcomers)):
        fresh = [figure for figure in newcomers if looks(figure) == look]
        known = [each for each in world.figures.values() if looks(each) == look and each.id not in ids]
        if len(fresh) + len(known) > 1:
            for figure in known:
                figure.number = figure.number or 1
            for number, figure in enumerate(fresh, max((figure.number for figure in known), default=0) + 1):
                figure.number = number


def says(figure: Figure) -> Say:
    """A figure's name in a sentence."""
    return name_of(called(figure))


def truly(figure: Figure) -> Say:
    """A figure's true name, for its own player."""
    return name_of(numbered(figure.name or figure.row, _number(figure)))


def _number(figure: Figure) -> int | str:
    """Heroes who bear a dead one's name are counted as kings are."""
    return roman(figure.number) if figure.kind == "hero" else figure.number


def names(figures: Sequence[Figure]) -> Say:
    """Some figures in a sentence, by name; those who differ by their numbers alone are named once."""
    bands: dict[str, list[Figure]] = {}
    for figure in figures:
        is_alike = figure.kind == "monster" and figure.number
        bands.setdefault(looks(figure) if is_alike else figure.id, []).append(figure)
    few_first = sorted(bands.items(), key=lambda each: len(each[1]) > 1)
    said = [_several(look, band) if len(band) > 1 else says(band[0]) for look, band in few_first]
    return Say("list", **{f"n{n}": word for n, word in enumerate(said)})


def _several(look: str, band: Sequence[Figure]) -> Say:
    numbers = Say("list", **{f"n{each.number}": Say("band-number", number=each.number) for each in band})
    return Say("band-numbered", word=name_of(look), numbers=numbers)


def calling(row: str, who: Say) -> Say:
    """What somebody is by calling, in the gender of his or her name."""
    return Say("calling", role=Say(f"role-{row}"), who=who)


def tally(kinds: Sequence[str], each: Sequence[int]) -> Say:
    """Monsters by kind, and how many there are of each."""
    counted = [
        Say("figure-counted", word=spoken("figure-", kind), count=count)
        for kind, count in zip(kinds, each, strict=True)
    ]
    return Say("list", **{f"n{n}": kind for n, kind in enumerate(counted)})


def things(row: str, count: int) -> Say:
    """A thing in a sentence, or several of a kind."""
    word = spoken("item-", row)
    return Say("item-counted", item=word, count=count) if count > 1 else word


@lru_cache(maxsize=1024)
def name_of(word: str) -> Say:
    """What somebody who is called so is called in a sentence."""
    return spoken("figure-", word)
