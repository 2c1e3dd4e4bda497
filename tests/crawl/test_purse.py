"""Purses: paying and getting change never makes or loses money."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from souterrain.crawl.purse import change, pay, pour, worth

VALUES = {"crown": 50, "shilling": 12, "groat": 4, "penny": 1}
SMALL = {"shilling": 12, "penny": 1}
purses = st.dictionaries(st.sampled_from(sorted(VALUES)), st.integers(1, 9))


@given(purse=purses, price=st.integers(0, 400))
def test_a_price_is_paid_to_the_penny(purse: dict[str, int], price: int) -> None:
    before = worth(purse, VALUES)
    assume(price <= before)
    pay(purse, price, VALUES, SMALL)
    assert worth(purse, VALUES) == before - price
    assert all(count > 0 for count in purse.values())


def test_the_least_coins_go_first_and_change_comes_back_in_small_ones() -> None:
    purse = {"crown": 1, "penny": 3}
    pay(purse, 10, VALUES, SMALL)
    assert purse == {"shilling": 3, "penny": 7}


def test_a_sum_is_told_in_as_few_coins_as_there_are() -> None:
    assert change(67, VALUES) == {"crown": 1, "shilling": 1, "groat": 1, "penny": 1}
    assert change(0, VALUES) == {}


@given(one=purses, other=purses)
def test_what_is_poured_is_all_on_the_other_side(one: dict[str, int], other: dict[str, int]) -> None:
    both = worth(one, VALUES) + worth(other, VALUES)
    pour(one, other)
    assert (worth(one, VALUES), worth(other, VALUES)) == (0, both)
