"""Which tests touch the place of a mistake, and how long each takes: one run of all tests, in which every such
statement says when it is come to."""

from __future__ import annotations

import ast
import builtins
import gc
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType
from typing import Any

import pytest

from souterrain.crawl.ground import Memo

from .sites import Site

SAYS = "_touched_"
"""The name by which a statement says that it is come to."""

Touches = dict[int, dict[str, float]]
"""By the number of a mistake: the tests that touch it, and how many seconds each took."""


class Touch:
    """A plugin that hears of the statements and of the time that the tests take."""

    def __init__(self, places: list[tuple[Path, Site]]) -> None:
        self._said: set[int] = set()
        self._by: dict[int, set[str]] = {n: set() for n in range(len(places))}
        self._seconds: dict[str, float] = {}
        self._memories = memories()
        self._since = process_time()
        setattr(builtins, SAYS, self._said.add)
        for path in {path for path, _ in places}:
            source = path.read_text("utf-8")
            exchange(source, marked(source, {n: site for n, (where, site) in enumerate(places) if where == path}))

    def pytest_runtest_setup(self) -> None:
        """Each test touches all that it needs, also what was worked out for another."""
        for forget in self._memories:
            forget()
        self._since = process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """What is come to while a test is set up or taken down is its own as well. Its time is that of the processor:
        how busy the machine is with other things changes no verdict."""
        now = process_time()
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + now - self._since
        self._since = now
        for n in self._said:
            self._by[n].add(report.nodeid)
        self._said.clear()

    def heard(self) -> Touches:
        return {n: {test: self._seconds[test] for test in tests} for n, tests in self._by.items()}


def marked(source: str, places: dict[int, Site]) -> str:
    """A module whose statements with these places in them say so, each by its number."""
    tree = ast.parse(source)
    for body in list(_bodies(tree)):
        for statement in body[::-1]:
            for n, site in places.items():
                if _holds(statement, site):
                    body.insert(body.index(statement), ast.parse(f"{SAYS}({n})").body[0])
    return ast.unparse(tree)


def _bodies(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list) and not isinstance(node, (ast.Module, ast.ClassDef)):
                yield body


def _holds(statement: ast.stmt, site: Site) -> bool:
    """Whether a place is in what is worked out when the statement is come to: not in a body that it has."""
    inner = [each for name in ("body", "orelse", "finalbody") for each in getattr(statement, name, ())]
    inner += [each for handler in getattr(statement, "handlers", ()) for each in handler.body]
    inner += [each for case in getattr(statement, "cases", ()) for each in case.body]
    spans = ((each.lineno, each.end_lineno or each.lineno) for each in inner)
    within = statement.lineno <= site.first and site.last <= (statement.end_lineno or statement.lineno)
    return within and not any(first <= site.first and site.last <= last for first, last in spans)


def exchange(source: str, changed: str, first: bool = False) -> bool:
    """Exchange the code of the functions in which two sources of a loaded module differ, or of the first of them;
    whether any was exchanged."""
    before, after = (list(functions(compile(text, "rules", "exec", dont_inherit=True))) for text in (source, changed))
    codes = {old: new for old, new in zip(before, after, strict=True) if old != new}
    if first:
        codes = dict(list(codes.items())[:1])
    found = [each for each in gc.get_objects() if type(each) is FunctionType and each.__code__ in codes]
    for each in found:
        new = codes[each.__code__]
        if len(new.co_freevars) != len(each.__code__.co_freevars):
            return False
        each.__code__ = new
    return bool(found)


def memories() -> list[Callable[[], None]]:
    """What makes the games forget all that they have worked out and kept."""
    found = gc.get_objects()
    kept = [each.cache_clear for each in found if isinstance(each, _lru_cache_wrapper) and _of_games(each)]
    return kept + [each.clear for each in found if isinstance(each, Memo)]


def _of_games(function: _lru_cache_wrapper[Any]) -> bool:
    return function.__wrapped__.__module__.startswith("souterrain.games.")


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, in order; what is within them belongs to them."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 1:  # CO_OPTIMIZED: a function, and not the body of a class
                yield inner
            else:
                yield from functions(inner)
