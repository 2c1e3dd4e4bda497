"""The house stands: imports point one way, and the core is deaf and blind."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import souterrain

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
    "lab": {"", "core", "games", "bots", "lab"},
    "press": {"", "core", "games", "bots", "press"},
    "web": set[str](),
    "cli": {"", "core", "games", "bots", "table", "terminal", "lab", "press", "cli"},
}
SILENT = {"random", "secrets", "time", "datetime", "socket", "asyncio", "threading", "subprocess", "urllib", "os"}


def imports(path: Path) -> list[str]:
    """The absolute names of all modules that a file imports."""
    package = ("souterrain", *path.relative_to(ROOT).parent.parts)
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            name = ".".join([*base, *([node.module] if node.module else [])])
            found.append(name)
            found += [f"{name}.{alias.name}" for alias in node.names]
    return found


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
