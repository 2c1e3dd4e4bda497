"""Differences: whatever changes, the other side ends up with the same view."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from souterrain.table.delta import diff, patch

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)


def difference(old: Any, new: Any) -> Any:
    """What travels between two values, as the other side reads it."""
    raw = (msgspec.Raw(msgspec.json.encode(value)) for value in (old, new))
    return msgspec.json.decode(msgspec.json.encode(diff(*raw)))


@given(old=plain, new=plain)
def test_patching_with_the_difference_gives_the_new_value(old: Any, new: Any) -> None:
    assert patch(old, difference(old, new)) == new


@given(value=plain)
def test_nothing_differs_from_itself(value: Any) -> None:
    assert difference(value, value) is None


def test_a_log_that_grows_costs_only_its_new_lines() -> None:
    old = {"log": [{"text": "x"}] * 100, "turn": 1}
    new = {"log": [{"text": "x"}] * 101, "turn": 1}
    assert difference(old, new) == {"log": ["+", [{"text": "x"}]]}


def test_one_changed_member_does_not_send_the_list() -> None:
    old = [{"id": n, "life": 5} for n in range(10)]
    new = [dict(each) for each in old]
    new[3]["life"] = 4
    assert difference(old, new) == ["@", {"3": {"life": ["=", 4]}}, 10, []]
