"""A bag for blind draws: counters that look alike from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from souterrain.core.roll import BLIND, Roll, Rules


class Bag(Struct):
    """How many counters of each name are inside."""

    counts: dict[str, Annotated[int, Meta(ge=0, le=1_000)]]

    def __len__(self) -> int:
        return sum(self.counts.values())

    def put(self, name: str) -> None:
        """Put a counter back."""
        self.counts[name] = self.counts.get(name, 0) + 1

    def draw(self, rule: str, by: str = "") -> Rules[str]:
        """Draw one counter; each in the bag is as likely as the next. Duty of the caller: the bag is not empty."""
        faces = tuple(name for name, count in self.counts.items() for _ in range(count))
        result: int = yield Roll(BLIND, rule, by, faces)
        name = faces[result - 1]
        self.counts[name] -= 1
        return name

    def draw_until(self, wanted: Callable[[str], bool], rule: str, by: str = "") -> Rules[tuple[str, list[str]]]:
        """Draw until a wanted counter comes; the others, also returned in order, go back at once."""
        back: list[str] = []
        while True:
            name = yield from self.draw(rule, by)
            if wanted(name):
                return name, back
            self.put(name)
            back.append(name)
