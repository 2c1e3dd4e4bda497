"""No rule knows a row of the content by name: what a thing is good for is a column, what only it does is a handler."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain.games import SLUGS
from souterrain.kit.sources import HOUSE

SHOWING = {"Option", "Badge", "LaidCard", "Pile", "Say", "Roll", "offer"}
"""Their texts are verbs, messages, emblems and kinds of dice."""
READING = {"rows", "table", "listed", "one"}
"""So a catalogue reads the kinds of rows."""


def rows(game: Path) -> set[str]:
    """The ids of all rows."""
    kinds = [
        kind
        for file in (game / "content").rglob("*.toml")
        for kind in tomllib.loads(file.read_text("utf-8")).values()
        if isinstance(kind, list)
    ]
    return {row["id"] for kind in kinds for row in kind if isinstance(row, dict) and "id" in row}


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def texts(tree: ast.AST) -> Iterator[ast.Constant]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def vocabulary(tree: ast.AST) -> Iterator[str]:
    """The words of a game's own: the values of a Literal, and the names of handlers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Literal":
            yield from (str(text.value) for text in texts(node.slice))
        elif isinstance(node, ast.Call) and called(node).isupper() and node.args:
            yield from (str(text.value) for text in texts(node.args[0]))


def shown(tree: ast.AST) -> Iterator[ast.Constant]:
    """Texts that cannot mean a row."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            says = called(node) in SHOWING | READING
            given = [*node.args] if says else []
            given += [word.value for word in node.keywords if says or word.arg == "emblem"]
            yield from (each for each in given if isinstance(each, ast.Constant))


def named(game: Path) -> dict[str, list[str]]:
    """The rows that the code of a game names, and where."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in game.rglob("*.py")}
    known = rows(game) - {word for tree in trees.values() for word in vocabulary(tree)}
    found: dict[str, list[str]] = {}
    for path, tree in trees.items():
        meant = {id(text) for text in shown(tree)}
        for text in texts(tree):
            if text.value in known and id(text) not in meant:
                found.setdefault(str(text.value), []).append(f"{path.relative_to(game)}:{text.lineno}")
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_no_rule_names_a_row(slug: str) -> None:
    assert named(HOUSE / "games" / slug) == {}


def test_a_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "beasts.toml").write_text('[[beast]]\nid = "old-grumbler"\n[[beast]]\nid = "gnawer"\n')
    (tmp_path / "rules.py").write_text('BITES("gnawer")\nif beast == "old-grumbler": pass\n')
    assert named(tmp_path) == {"old-grumbler": ["rules.py:2"]}
