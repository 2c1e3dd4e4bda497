"""A plan as text, to be read and compared."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_letters

from souterrain.games.seul.underground.plan import Plan
from tests.told import mark


def drawn(plan: Plan) -> Iterator[str]:
    """The sections of a plan by letters, then what each holds, and where it leads."""
    letters = {
        square: ascii_letters[n % len(ascii_letters)]
        for n, section in enumerate(plan.sections)
        for square in section.squares
    }
    for y in range(plan.height):
        row = "".join(letters.get(y * plan.width + x, " ") for x in range(plan.width)).rstrip()
        if row:
            yield f"{y:2} {row}"
    for n, section in enumerate(plan.sections):
        holds = " ".join(filter(None, (section.kind, section.floor, section.wall, section.contents, section.detail)))
        yield f"{ascii_letters[n % len(ascii_letters)]} {holds}"
    yield " ".join(f"{way.a}>{way.b}{way.side}:{way.kind}" for way in plan.exits)
    yield " ".join(f"{access.kind}{access.floors:+}@{access.x},{access.y}" for access in plan.accesses)
    yield f"whole {mark(plan)}"
