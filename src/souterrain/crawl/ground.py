"""The ground, remembered: what is worked out from a plan is never part of the world.

A map, the ways over it, what is seen from where: each is looked up by what names the content it was worked out from,
and worked out anew where it is not at hand. So nothing need be thrown away when a door opens: the map then has another
name.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import wraps
from hashlib import blake2b
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from .ways import reach

K = TypeVar("K", bound=Hashable)
P = TypeVar("P", bound=Hashable)
Ts = TypeVarTuple("Ts")
V = TypeVar("V")

_encode = msgspec.msgpack.Encoder().encode


def fingerprint(content: Any) -> str:
    """A short name for some content: the same wherever the content is the same."""
    return blake2b(_encode(content), digest_size=12).hexdigest()


class Memo(OrderedDict[K, V]):
    """Things worked out, each under what names the content it was worked out from. Of more than `most` the oldest
    goes. Duty: whatever is kept is changed by nobody."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, name: K, thing: V) -> V:
        self[name] = thing
        if len(self) > self._most:
            self.popitem(last=False)
        return thing


def kept(most: int, by: Callable[..., Hashable]) -> Callable[[Callable[[*Ts], V]], Callable[[*Ts], V]]:
    """Keep what a function works out in a memo, under the name that `by` gives to the content of its arguments."""

    def remember(work: Callable[[*Ts], V]) -> Callable[[*Ts], V]:
        memo: Memo[Hashable, V] = Memo(most)

        @wraps(work)
        def look_up(*about: *Ts) -> V:
            name = by(*about)
            found = memo.get(name)
            return memo.keep(name, work(*about)) if found is None else found

        return look_up

    return remember


class Regions(dict[P, frozenset[P]]):
    """The region in which each place of a map lies: all that one can walk to from there, where every step can also be
    taken back. Worked out when first asked for."""

    def __init__(self, steps: Mapping[P, Sequence[P]]) -> None:
        super().__init__()
        self._steps = steps

    def __missing__(self, place: P) -> frozenset[P]:
        region = frozenset(reach(self._steps, [place]))
        self.update(dict.fromkeys(region, region))
        return region
