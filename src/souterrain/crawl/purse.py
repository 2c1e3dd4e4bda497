"""Purses: coins of several metals, counted by kind. What a coin is worth is the game's to say, in its smallest coin."""

from __future__ import annotations

from collections.abc import Mapping

Purse = dict[str, int]
Values = Mapping[str, int]
"""What each kind of coin is worth."""


def worth(purse: Purse, values: Values) -> int:
    """What the coins of a purse are worth together."""
    return sum(values[kind] * count for kind, count in purse.items())


def earn(purse: Purse, kind: str, count: int) -> None:
    """Put coins of a kind into a purse."""
    if count:
        purse[kind] = purse.get(kind, 0) + count


def pour(source: Purse, into: Purse) -> None:
    """Put all coins of one purse into another."""
    for kind, count in source.items():
        earn(into, kind, count)
    source.clear()


def change(value: int, values: Values) -> Purse:
    """A sum in as few coins as these kinds allow, the dearest first. Duty: the least of them is worth 1."""
    coins: Purse = {}
    for kind in sorted(values, key=values.__getitem__, reverse=True):
        count, value = divmod(value, values[kind])
        earn(coins, kind, count)
    return coins


def pay(purse: Purse, price: int, values: Values, small: Values) -> None:
    """Pay a price, the least coins first; what is given too much comes back in `small` coins. Duty: there is enough."""
    left = price
    for kind in sorted(purse, key=values.__getitem__):
        count = min(purse[kind], -(-left // values[kind])) if left > 0 else 0
        purse[kind] -= count
        left -= count * values[kind]
    pour(change(-left, small), purse)
    for kind in [kind for kind, count in purse.items() if not count]:
        del purse[kind]
