"""The story as it is shown: a sentence that repeats itself is told once, with how many times; figures of one side that
walk one after the other are told in one line. What `web/tale.js` does for the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from souterrain.core.events import Die
from souterrain.core.say import Say
from souterrain.core.story import LogLine
from souterrain.core.view import View

CROWD = 3
"""So many who walk one after the other are a crowd."""

Side = Callable[[LogLine], str]


class Item(Struct, frozen=True):
    """What is shown as one line: the first of those it stands for, how many times it was told, and the walks of which
    it tells together, with the side that walks."""

    line: LogLine
    times: int = 1
    side: str = ""
    walks: tuple[LogLine, ...] = ()

    @property
    def dice(self) -> tuple[Die, ...]:
        """Those of all that it tells."""
        return tuple(die for line in self.walks or (self.line,) for die in line.dice)

    def sentences(self) -> list[Say]:
        """What it says: of a crowd that walks, how many they are."""
        count = len({_who(walk) for walk in self.walks})
        if len(self.walks) < CROWD or count < 2:
            return [walk.text for walk in self.walks] or [self.line.text]
        kind, *others = {walk.crowd for walk in self.walks}
        if kind is not None and not others:
            return [Say("web-walk-kind", count=count, kind=kind)]
        return [Say(f"web-walk-{self.side}", count=count)]


def tale(lines: Iterable[LogLine], side: Side) -> list[Item]:
    """The story, its lines joined where they belong together."""
    items: list[Item] = []
    for line in lines:
        walks = (line,) if is_walk(line, side) else ()
        item = Item(line, side=side(line), walks=walks)
        joined = _joined(items[-1], item) if items else None
        if joined:
            items[-1] = joined
        else:
            items.append(item)
    return items


def sides(view: View) -> Side:
    """Of which side whoever a line is about is; one who has a number and is no longer there was a foe."""
    found = {sheet.id: sheet.side for sheet in view.sheets}

    def side(line: LogLine) -> str:
        known = next((found[id] for id in line.about if id in found), "")
        return known or ("foe" if line.crowd else "")

    return side


def is_walk(line: LogLine, side: Side) -> bool:
    """Whether a line only tells that somebody walks whose side is known."""
    return len(line.way) > 1 and not line.moment and side(line) != ""


def _who(walk: LogLine) -> Say:
    """Whoever walks is named first."""
    return next((part for part in walk.text.args.values() if isinstance(part, Say)), walk.text)


def _joined(last: Item, item: Item) -> Item | None:
    """One more line with what was told last, where they are told together; of the party only where it was one
    decision."""
    one, next = last.line, item.line
    if last.walks and item.walks and last.side == item.side and (item.side != "party" or one.n == next.n):
        return replace(last, walks=last.walks + item.walks)
    if one.text == next.text and not one.dice and not next.dice:
        return replace(last, times=last.times + 1)
    return None
