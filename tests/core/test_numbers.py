"""Saved games of which a number has been changed: one that would be counted until the memory is full is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import souterrain
from souterrain.core.errors import BadSave
from souterrain.core.journal import pack, unpack
from tests.saves.write import HERE


def changed(save: str, *path: str | int, to: int) -> bytes:
    """A saved game in whose last world one number is another."""
    saved = unpack((HERE / "0.2.0" / f"{save}.souterrain").read_bytes())
    n = max(n for n, turn in enumerate(saved.turns) if turn.start)
    world = msgspec.msgpack.decode(saved.turns[n].start or b"")
    inner: Any = world
    for step in path[:-1]:
        inner = inner[step]
    assert type(inner[path[-1]]) is int
    inner[path[-1]] = to
    saved.turns[n] = msgspec.structs.replace(saved.turns[n], start=msgspec.msgpack.encode(world))
    return pack(saved)


@pytest.mark.parametrize(
    ("save", "path", "number"),
    [
        ("chateau-0", ("turn",), 2**31),
        ("chateau-0", ("bowl", "counts", "orc"), 10**6),
        ("regne-0", ("setup", "players"), 10**6),
        ("regne-0", ("figures", "svein", "at", 0), 30_000),
        ("regne-0", ("zones", 0, "x"), -30_000),
        ("ahq-0", ("figures", "rogar", "wounds"), 30_000),
        ("ahq-0", ("levels", 0, "sections", "1.1", "w"), 30_000),
        ("ahq-0", ("levels", 0, "sections", "1.1", "y"), 30_000),
        ("seul-0", ("hero", "dv"), 30_000),
    ],
    ids=str,
)
def test_a_number_beyond_all_that_is_counted_is_refused(save: str, path: tuple[str | int, ...], number: int) -> None:
    with pytest.raises(BadSave):
        souterrain.load(changed(save, *path, to=number))


def test_a_number_that_may_be_is_taken() -> None:
    assert (
        souterrain.load(changed("regne-0", "figures", "svein", "crowns", to=10**6)).world.figures["svein"].crowns
        == 10**6
    )
