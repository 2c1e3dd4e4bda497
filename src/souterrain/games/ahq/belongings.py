"""What a figure carries: finding it, using it up, handing it over, and its Fate Points."""

from __future__ import annotations

from collections.abc import Sequence

from .catalogue import BOOK
from .rows import Job, Weapon
from .states import Figure, Item


def carried(figure: Figure, row: str) -> Item | None:
    """The first such thing that it carries."""
    for item in figure.items:
        if item.row == row:
            return item
    return None


def count(figure: Figure, row: str) -> int:
    return sum(item.count for item in figure.items if item.row == row)


def use_up(figure: Figure, row: str, number: int = 1) -> None:
    """Strike so many off the sheet."""
    for item in list(figure.items):
        if item.row == row and number:
            taken = min(number, item.count)
            item.count -= taken
            number -= taken
            if not item.count:
                figure.items.remove(item)


def tools(figure: Figure, job: Job) -> list[Item]:
    """What it carries for a job."""
    return [item for item in figure.items if item.row in BOOK.gear and BOOK.gear[item.row].job == job]


def tool_count(figure: Figure, job: Job) -> int:
    return sum(item.count for item in tools(figure, job))


def use_up_tools(figure: Figure, job: Job, number: int = 1) -> int:
    """Strike so many things for a job off the sheet. Returns how many there were."""
    left = number
    for item in tools(figure, job):
        taken = min(left, item.count)
        use_up(figure, item.row, taken)
        left -= taken
    return number - left


def give(figure: Figure, item: Item) -> None:
    """Write something on the sheet, adding to what is already counted there."""
    same = None if item.charges or item.spells else carried(figure, item.row)
    if same is not None and BOOK.items[item.row].__class__ is not Weapon:
        same.count += item.count
    else:
        figure.items.append(item)


def deal(among: Sequence[Figure], gold: int) -> None:
    """Equal parts, coin by coin, those who were named first first."""
    for n, figure in enumerate(among):
        figure.gold += (gold + len(among) - 1 - n) // len(among)


def fate_left(figure: Figure) -> int:
    """Fate Points at hand: lent for this expedition, his own, and those in a Dawnstone.

    Rule: ahq.combat.fate.henchmen."""
    return (
        figure.lent_fate
        + figure.fate
        + sum(item.charges for item in figure.items if item.row in BOOK.gear and BOOK.gear[item.row].holds_fate)
    )


def spend_fate(figure: Figure) -> None:
    """One Fate Point: first a lent one, then his own, last the stone's, which is never filled again.

    Rules: ahq.treasure.dawnstone.no-refill, ahq.combat.fate.not-lendable."""
    if figure.lent_fate:
        figure.lent_fate -= 1
    elif figure.fate:
        figure.fate -= 1
    else:
        stone = next(item for item in figure.items if item.charges and BOOK.gear[item.row].holds_fate)
        stone.charges -= 1
