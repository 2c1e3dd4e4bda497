"""Measuring: how often something can be done in a second, against a yardstick of the same machine and moment."""

from __future__ import annotations

import platform
import sysconfig
import time
from collections.abc import Callable

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One result; `ratio` compares it with the yardstick, so that runs on different machines can be compared."""

    name: str
    value: float
    unit: str
    ratio: float | None = None


def rate(work: Callable[[], int], seconds: float = 2.0) -> float:
    """How many units of work are done in a second; `work` returns how many it did."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def once(work: Callable[[], object], times: int = 7) -> float:
    """How many milliseconds something takes: the middle one of several tries."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return sorted(taken)[times // 2] * 1000


def yardstick() -> float:
    """A plain loop of plain Python: small objects made, put in a dict and taken out again, a second."""

    def work() -> int:
        kept: dict[int, tuple[int, str]] = {}
        for n in range(1000):
            kept[n & 63] = (n, "x")
        return len(kept) and 1000

    return rate(work, 1.0)


def build() -> str:
    """Which Python this is and how it was built: one built with profiles and at link time is a sixth faster."""
    options = sysconfig.get_config_var("CONFIG_ARGS") or ""
    flags = [name for name, option in (("PGO", "--enable-optimizations"), ("LTO", "--with-lto")) if option in options]
    how = " and ".join(flags) or "neither PGO nor LTO"
    return f"{platform.python_implementation()} {platform.python_version()} ({how}), {platform.machine()}"
