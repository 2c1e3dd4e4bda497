"""Marks tests with the rules they guard, and reports which rules have one that passes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from souterrain.core.rulebook import rulebook
from souterrain.games import SLUGS

settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")


class Guards:
    """Collects, per rule id, the tests that passed for it, in whichever process they ran."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, id in report.user_properties:
                if name == "rule":
                    self.tests.setdefault(str(id), set()).add(report.nodeid)


GUARDED = pytest.StashKey[dict[str, set[str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", metavar="FILE", help="write which rules have a passing test")


def pytest_configure(config: pytest.Config) -> None:
    guards = Guards()
    config.pluginmanager.register(guards, "guards of rules")
    config.stash[GUARDED] = guards.tests


def _rules(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("rule"):
        yield from mark.args


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = {id for slug in SLUGS for id in rulebook(slug)}
    unknown = sorted({f"{id} ({item.nodeid})" for item in items for id in _rules(item) if id not in known})
    if unknown:
        raise pytest.UsageError("tests name unknown rules:\n" + "\n".join(unknown))
    for item in items:
        item.user_properties.extend(("rule", id) for id in _rules(item))


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = session.config.getoption("--rules-report")
    if not target or hasattr(session.config, "workerinput"):
        return
    guarded = session.config.stash[GUARDED]
    report = {
        slug: {
            "rules": len(rulebook(slug)),
            "tested": sum(id in guarded for id in rulebook(slug)),
            "notes": sum(rule.kind == "note" and id not in guarded for id, rule in rulebook(slug).items()),
        }
        for slug in SLUGS
    }
    file = Path(target)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    rows = [f"| {id} | {len(guarded.get(id, ()))} |" for slug in SLUGS for id in rulebook(slug)]
    table = "\n".join(["| rule | passing tests |", "|---|---|", *rows])
    file.with_suffix(".md").write_text(table + "\n", "utf-8")
    if _unguarded(session.config) and session.exitstatus == 0:
        session.exitstatus = 1


def _unguarded(config: pytest.Config) -> list[str]:
    """The rules that no passing test would miss. A note has no effect on play, so nothing can be tested."""
    guarded = config.stash[GUARDED]
    return [id for slug in SLUGS for id, rule in rulebook(slug).items() if id not in guarded and rule.kind == "rule"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("--rules-report"):
        return
    for id in _unguarded(config):
        terminalreporter.write_line(f"no passing test for the rule {id}", red=True)
    for slug in SLUGS:
        tested = sum(id in config.stash[GUARDED] for id in rulebook(slug))
        notes = sum(rule.kind == "note" and id not in config.stash[GUARDED] for id, rule in rulebook(slug).items())
        without = f", {notes} are notes" if notes else ""
        terminalreporter.write_line(f"{slug}: {tested} of {len(rulebook(slug))} rules have a passing test{without}")
