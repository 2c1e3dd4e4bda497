"""Work that is done in a child, within bounds of time and memory: whatever takes more is told by its number."""

from __future__ import annotations

import resource
import signal
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

SECONDS = 3.0
"""Of processor time that one file or one message may take."""
MEGABYTES = 200
"""That one of them may add to what was ever needed before."""
_PATIENCE = 300.0
"""Seconds by the clock, also on a busy machine: what waits for ever takes no processor time."""
_MOST = 2 << 30
"""Bytes of addresses beyond those at the beginning: then it is over, before the machine suffers."""
_SLOW = (signal.SIGPROF, signal.SIGALRM)

_bounded = False
"""Whether this is a child that has bounds."""

Work = Callable[[int], Counter[str]]


def each(count: int, work: Work) -> Counter[str]:
    """What became of so much work, by number. A child that is stopped is followed by another, with the next number."""
    fates, n = Counter[str](), 0
    while n < count:
        there, here = get_context("fork").Pipe(duplex=False)
        child = get_context("fork").Process(target=_toil, args=(range(n, count), work, here))
        child.start()
        here.close()
        with suppress(EOFError):
            while n < count:
                fates += there.recv()
                n += 1
        child.join()
        if n < count:
            fates[f"{_death(child.exitcode or 0)}: number {n}"] += 1
            n += 1
    return fates


def _death(code: int) -> str:
    return "slow" if -code in _SLOW else f"greedy, ended by signal {-code}"


def _toil(numbers: Iterable[int], work: Work, tell: Connection) -> None:
    global _bounded
    _bounded = True
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + _MOST, resource.RLIM_INFINITY))
    for kind in _SLOW:
        signal.signal(kind, signal.SIG_DFL)
    for n in numbers:
        begin()
        before = _peak()
        try:
            found = work(n)
        except MemoryError:
            found = Counter({f"greedy: number {n}": 1})
        if _peak() - before > MEGABYTES:
            found[f"greedy, {_peak() - before} MB: number {n}"] += 1
        tell.send(found)


def begin() -> None:
    """Let the time of the next piece of work begin, in a child that has bounds: elsewhere nothing ends by it."""
    if _bounded:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.setitimer(signal.ITIMER_REAL, _PATIENCE)


def _peak() -> int:
    """The most memory ever needed, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
