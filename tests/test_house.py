"""The house stands: imports point one way, and the core is deaf and blind."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import souterrain
from souterrain.games import SLUGS

ROOT = Path(souterrain.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

MAY_IMPORT = {
    "core": {"core"},
    "crawl": {"core", "crawl"},
    "games": {"core", "crawl", "games"},
    "bots": {"core", "crawl", "games", "bots"},
    "kit": {"", "core", "games", "bots", "kit"},
    "table": {"", "core", "games", "bots", "table"},
    "terminal": {"", "core", "games", "bots", "terminal"},
    "web": set[str](),
    "cli": {"", "core", "games", "bots", "table", "terminal", "cli"},
}
SILENT = {"random", "secrets", "time", "datetime", "socket", "asyncio", "threading", "subprocess", "urllib", "os"}


def imports(path: Path) -> list[str]:
    """The absolute names of all modules that a file imports."""
    found = []
    for name, wanted in named_imports(path):
        found += [name, *(f"{name}.{each}" for each in wanted)]
    return found


def named_imports(path: Path) -> list[tuple[str, list[str]]]:
    """All imports of a file, wherever in it they stand: the absolute name of a module, and what is taken from it."""
    package = ("souterrain", *path.relative_to(ROOT).parent.parts)
    found: list[tuple[str, list[str]]] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, []) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            name = ".".join([*base, *([node.module] if node.module else [])])
            found.append((name, [alias.name for alias in node.names]))
    return found


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(("souterrain", *(parts[:-1] if parts[-1] == "__init__" else parts)))


def knots(steps: dict[str, set[str]]) -> list[set[str]]:
    """Modules each of which leads to all the others: those that are reached from each other both ways."""
    reached = {start: _beyond(steps, start) for start in steps}
    found = [{other for other in reached[start] if start in reached[other]} for start in steps]
    return [knot for n, knot in enumerate(found) if knot and knot not in found[:n]]


def _beyond(steps: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    ring = [start]
    while ring:
        fresh = steps[ring.pop()] - found
        found |= fresh
        ring += fresh
    return found


def test_a_knot_is_found() -> None:
    assert knots({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [{"b", "c"}]


@pytest.mark.parametrize("game", SLUGS)
def test_no_modules_of_a_game_import_each_other(game: str) -> None:
    modules = {module_name(path): path for path in MODULES if path.is_relative_to(ROOT / "games" / game)}
    steps: dict[str, set[str]] = {name: set() for name in modules}
    for name, path in modules.items():
        for origin, wanted in named_imports(path):
            inner = [f"{origin}.{each}" for each in wanted]
            steps[name].update(each if each in modules else origin for each in inner or [origin])
        steps[name] &= modules.keys()
    assert knots(steps) == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    if len(parts) < 2:
        return
    part = parts[0]
    for name in imports(path):
        if not name.startswith("souterrain"):
            continue
        target = name.split(".")[1:]
        home = target[0] if target and (ROOT / target[0]).is_dir() else ""
        assert home in MAY_IMPORT[part], f"{part} may not import {name}"
        if part == "games" and len(target) > 1 and home == "games" and len(parts) > 2:
            assert target[1] == parts[1], f"{parts[1]} may not import another game: {name}"


@pytest.mark.parametrize(
    "path", [p for p in MODULES if p.relative_to(ROOT).parts[0] in ("core", "crawl", "games")], ids=str
)
def test_rules_know_no_clock_no_chance_and_no_outside(path: Path) -> None:
    assert [name for name in imports(path) if name.split(".")[0] in SILENT] == []


APART = {"split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith"}


def taken_apart(source: str) -> list[str]:
    """Where a program takes the key of an option apart."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    ways = (call for call in calls if isinstance(call, ast.Attribute) and call.attr in APART)
    return [
        ast.unparse(way) for way in ways if ast.unparse(way.value).rpartition(".")[2] in ("key", "answer", "chosen")
    ]


def test_a_key_that_is_taken_apart_is_found() -> None:
    assert taken_apart('option.key.split(":")') == ["option.key.split"]
    assert taken_apart('key.startswith("go")') == ["key.startswith"]
    assert taken_apart("name.split()") == []


def test_no_rule_and_no_bot_takes_a_key_apart() -> None:
    """They read what would be done and to whom: a key only names an option."""
    paths = [path for part in ("games", "bots") for path in (ROOT / part).rglob("*.py")]
    assert {path: found for path in paths if (found := taken_apart(path.read_text("utf-8")))} == {}
