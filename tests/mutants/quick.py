"""A first judgement of mutants: all tests are collected once, and each mutant gets a child of that process.

In the child the function with the mistake has its code exchanged, and the tests that touch it run at once: nothing is
imported again. What such a child lets live may still have to be judged from the beginning, for what was worked out when
modules were read is not worked out anew."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from .sites import Site

Verdict = Callable[[int, bool], None]


class Quick:
    """A plugin that, in place of the tests, judges mutants by those that touch each: `heard` is told of every one by
    its number, and whether it died."""

    def __init__(self, mutants: list[tuple[Path, Site, list[str]]], jobs: int, patience: int, heard: Verdict) -> None:
        self._left = list(enumerate(mutants))[::-1]
        self._jobs, self._patience, self._heard = jobs, patience, heard
        self._running: dict[int, int] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        while self._left or self._running:
            if self._left and len(self._running) < self._jobs:
                n, (path, site, tests) = self._left.pop()
                if child := os.fork():
                    self._running[child] = n
                else:
                    self._judge(session, path, site, [items[test] for test in tests if test in items])
            else:
                child, status = os.wait()
                self._heard(self._running.pop(child), status != 0)
        return True

    def _judge(self, session: pytest.Session, path: Path, site: Site, tests: list[pytest.Item]) -> None:
        """In a child: ends with 0 where every test passes; a child that takes too long is ended by its clock."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        signal.alarm(self._patience)
        failed = False
        try:
            failed = exchange(path.read_text("utf-8"), site.source) and _fails(session, tests)
        finally:
            os._exit(failed)


def _fails(session: pytest.Session, tests: list[pytest.Item]) -> bool:
    for n, item in enumerate(tests):
        following = tests[n + 1] if n + 1 < len(tests) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return True
    return False


def exchange(source: str, mutated: str) -> bool:
    """Exchange the code of the function in which two sources of a loaded module differ first; whether it could be."""
    before, after = (list(_functions(compile(text, "rules", "exec", dont_inherit=True))) for text in (source, mutated))
    old, new = next(((old, new) for old, new in zip(before, after, strict=True) if old != new), (None, None))
    found = [each for each in gc.get_objects() if type(each) is FunctionType and each.__code__ == old]
    if new is None or not found or len(new.co_freevars) != len(found[0].__code__.co_freevars):
        return False
    for each in found:
        each.__code__ = new
    return True


def _functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, in order; what is within them belongs to them."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 1:  # CO_OPTIMIZED: a function, and not the body of a class
                yield inner
            else:
                yield from _functions(inner)
