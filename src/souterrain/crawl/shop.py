"""Shops: what can be paid for is offered; the price is paid, then the thing is handed over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Offers, perform
from souterrain.core.roll import Rules

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Ware(NamedTuple, Generic[T_co]):
    """Something for sale: how it is offered, its price, and what the purchase changes."""

    option: Option
    price: int
    hand_over: Callable[[], T_co]


def shelf(wares: Iterable[Ware[T]], money: int, pay: Callable[[int], Rules[bool] | bool]) -> Offers[T | None]:
    """A deed for each ware that so much money can buy. `pay` may ask who gives how much, and tells whether the price
    came together; where it did not, nothing is handed over and the deed gives None."""
    for ware in wares:
        if ware.price <= money:
            yield Deed(ware.option, partial(_buy, ware, pay))


def _buy(ware: Ware[T], pay: Callable[[int], Rules[bool] | bool]) -> Rules[T | None]:
    paid = yield from perform(pay(ware.price))
    return ware.hand_over() if paid else None
