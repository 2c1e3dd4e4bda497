"""The catalogue names nothing that is not there."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.book import Source
from souterrain.core.errors import BadContent
from souterrain.core.rulebook import rule_ids
from souterrain.games.ahq import items, spells
from souterrain.games.ahq.catalogue import BOOK, PACKAGE, Catalogue
from souterrain.games.ahq.town.happenings import EVENTS
from souterrain.games.ahq.traps.kinds import SPRINGS


class Slip:
    """One value of one row that is wrong."""

    name = "a slip"

    def __init__(self, kind: str, id: str, field: str, value: Any) -> None:
        self._kind, self._id, self._field, self._value = kind, id, field, value

    def over(self, kind: str, plain: Any) -> Any:
        if kind != self._kind:
            return plain
        wrong = {self._field: self._value}
        return [{**row, **wrong} if self._id in (row.get("id"), row.get("roll")) else row for row in plain]


def read(laid: Slip) -> Catalogue:
    return Catalogue(Source(PACKAGE, laid)).close(items.USES, spells.CASTS, SPRINGS, EVENTS, rules=rule_ids("ahq"))


@pytest.mark.parametrize(
    ("kind", "id", "field", "value"),
    [
        ("monster", "skaven-warrior", "weapon", "halberd-of-nowhere"),
        ("monster", "skaven-warrior", "items", ["no-such-ring"]),
        ("monster", "skaven-warrior", "spells", {"no-such-spell": 1}),
        ("monster", "skaven-warrior", "ordinary", "nobody"),
        ("monster", "skaven-warrior", "abilities", ["juggling"]),
        ("monster", "skaven-warrior", "art", "dance"),
        ("character", "heinrich", "worn", ["cloth-of-gold"]),
        ("spell", "flight", "cast", "no-such-handler"),
        ("spell", "flight", "rule", "ahq.no-such-rule"),
        ("spell", "flight", "components", ["moonshine"]),
        ("gear", "healing-potion", "use", "no-such-handler"),
        ("trap", "pit", "spring", "no-such-handler"),
        ("floor", "1", "trap", "no-such-trap"),
        ("floor", "1", "roll", "2"),
        ("trapped", "1-2", "spell", "no-such-spell"),
        ("gas", "12", "gas", "laughing"),
    ],
)
def test_a_row_that_names_nothing_is_refused_when_it_is_read(kind: str, id: str, field: str, value: Any) -> None:
    with pytest.raises(BadContent):
        read(Slip(kind, id, field, value))


def test_the_printed_rows_are_not_refused() -> None:
    assert read(Slip("monster", "nobody", "weapon", "")).monsters


def test_every_row_is_met_found_or_learnt_somewhere_or_says_why_it_is_there() -> None:
    assert BOOK.unreached() == []
