"""A first judgement of mutants: all tests are collected once, and each mutant gets a child of that process.

The first child runs everything as it is, to hear which tests touch which place. In each other the function with the
mistake has its code exchanged, and the tests that touch it run at once, the most telling first: nothing is imported
again. What such a child lets live may still have to be judged from the beginning, for what was worked out when modules
were read is not worked out anew."""

from __future__ import annotations

import os
import resource
import signal
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
import pytest

from .sites import Site
from .touch import Touch, Touches, exchange, memories

Place = tuple[Path, Site]
Verdict = Callable[[int, list[str], bool], None]
SECONDS = 12.0
"""A mutant that the most telling tests of so much time let live is let live."""
PATIENCE = 10
"""Seconds of processor time, beside three times that of the tests, after which a mutant that goes on is dead."""


class Quick:
    """A plugin that, in place of the tests, judges mutants by those that touch each: `heard` is told of every one by
    its number, by which tests, and whether it died."""

    def __init__(self, places: list[Place], jobs: int, heard: Verdict) -> None:
        self._places = places
        self._jobs, self._heard = jobs, heard

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.items = [item for item in session.items if not _drawn(item)]
        items = {item.nodeid: item for item in session.items}
        touches = self._touched(session)
        breadth = Counter(test for tests in touches.values() for test in tests)
        tests = [telling(touches[n], breadth) for n in range(len(self._places))]
        left, running = list(range(len(self._places)))[::-1], dict[int, int]()
        while left or running:
            if left and len(running) < self._jobs:
                n = left.pop()
                if child := os.fork():
                    running[child] = n
                else:
                    patient(round(PATIENCE + 3 * sum(touches[n][test] for test in tests[n])))
                    self._judge(session, *self._places[n], [items[test] for test in tests[n]])
            else:
                child, status = os.wait()
                n = running.pop(child)
                self._heard(n, tests[n], killed(os.waitstatus_to_exitcode(status)))
        return True

    def _touched(self, session: pytest.Session) -> Touches:
        """From a child that runs every test."""
        reads, writes = os.pipe()
        if child := os.fork():
            os.close(writes)
            with os.fdopen(reads, "rb") as pipe:
                heard = pipe.read()
            if os.waitpid(child, 0)[1]:
                pytest.exit("", 1)
            return msgspec.msgpack.decode(heard, type=Touches)
        failed = True
        try:
            touch = Touch(self._places)
            session.config.pluginmanager.register(touch)
            failed = _fails(session, session.items)
            with os.fdopen(writes, "wb") as pipe:
                pipe.write(msgspec.msgpack.encode(touch.heard()))
        finally:
            os._exit(failed)

    def _judge(self, session: pytest.Session, path: Path, site: Site, tests: list[pytest.Item]) -> None:
        """In a child: ends with 0 where every test passes; a child that takes too long is ended by its clock."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        failed = False
        try:
            for forget in memories():
                forget()
            failed = exchange(path.read_text("utf-8"), site.source, first=True) and _fails(session, tests)
        finally:
            os._exit(failed)


def killed(code: int) -> bool:
    """Whether a test failed or the clock ran out. Tests that could not be run, or were broken off, say nothing."""
    return code in (pytest.ExitCode.TESTS_FAILED, -signal.SIGXCPU, -signal.SIGKILL)


LIVES = pytest.ExitCode.OK.value


def patient(seconds: int) -> None:
    """End this process when it has worked so long."""
    now = resource.getrusage(resource.RUSAGE_SELF)
    most = int(now.ru_utime + now.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def telling(tests: dict[str, float], breadth: Mapping[str, int]) -> list[str]:
    """Those first that are quick and touch little else, as many as there is time for."""
    spent, some = 0.0, list[str]()
    for test in sorted(tests, key=lambda test: tests[test] * breadth[test]):
        spent += tests[test]
        if some and spent > SECONDS:
            break
        some.append(test)
    return some


def _drawn(item: pytest.Item) -> bool:
    """Whether the examples of a test are drawn anew each time: what it notices today it may not notice tomorrow."""
    return isinstance(item, pytest.Function) and hasattr(item.function, "hypothesis")


def _fails(session: pytest.Session, tests: list[pytest.Item]) -> bool:
    for n, item in enumerate(tests):
        following = tests[n + 1] if n + 1 < len(tests) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return True
    return False
