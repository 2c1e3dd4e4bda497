"""Shops: what can be paid for is offered, and nothing is handed over unpaid."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Amount, Option
from souterrain.core.menu import choose, offered
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf
from tests.play import run

bought: list[str] = []


def wares() -> list[Ware[str]]:
    bought.clear()

    def hand_over(name: str) -> str:
        bought.append(name)
        return name

    return [
        Ware(Option("buy", Say("buy"), on=("lamp",)), 5, lambda: hand_over("lamp")),
        Ware(Option("buy", Say("buy"), on=("sword",)), 20, lambda: hand_over("sword")),
    ]


@pytest.mark.parametrize(("money", "keys"), [(4, []), (5, ["buy:lamp"]), (20, ["buy:lamp", "buy:sword"])])
def test_only_what_can_be_paid_for_is_offered(money: int, keys: list[str]) -> None:
    assert [option.key for option in offered(shelf(wares(), money, lambda price: True))] == keys


@pytest.mark.parametrize(("given", "got"), [(20, "sword"), (19, None)])
def test_nothing_is_handed_over_until_the_price_has_come_together(given: int, got: str | None) -> None:
    def pay(price: int) -> Rules[bool]:
        put_down: int = yield Amount("p1", Say("pay"), "toy.shop", 0, price)
        return put_down == price

    shop = choose("p1", Say("shop"), shelf(wares(), 20, pay), "toy.shop")
    assert run(shop, answers=["buy:sword", given]).result == got
    assert bought == ([got] if got else [])
