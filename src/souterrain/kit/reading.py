"""What a game's code says, read and not run: the messages that are written in it, with the kinds of their arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from .hearing import Heard, Kind

_KINDS: dict[str, Kind] = {"int": int, "float": int, "bool": bool}
_COUNTS = {"len", "sum", "int", "abs", "round"}
Classes: TypeAlias = dict[str, dict[str, str]]
"""By class and field, the annotation of the field."""


class Written(NamedTuple):
    """A message in the code: where it stands, by whom it is made (`Say`, `BadSetup`), its id and its arguments. Of one
    whose arguments are not all spelt out, `open` is true."""

    where: str
    maker: str
    id: str
    args: dict[str, set[Kind]]
    open: bool


def written(folder: Path, makers: Iterable[str] = ("Say",)) -> list[Written]:
    """Every message that the modules under a folder make by their own names for it."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}
    classes = {name: fields for tree in trees.values() for name, fields in _classes(tree)}
    readers = ((_Reader(str(path.relative_to(folder)), set(makers), classes), tree) for path, tree in trees.items())
    return [each for reader, tree in readers for each in reader.read(tree)]


def hear_written(messages: Iterable[Written], heard: Heard) -> None:
    """Note the kinds of arguments that the code itself shows."""
    for message in messages:
        for name, kinds in message.args.items():
            if (known := heard.get((message.id, name))) is not None:
                known |= kinds


def _classes(tree: ast.Module) -> Iterator[tuple[str, dict[str, str]]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield (
                node.name,
                {
                    part.target.id: ast.unparse(part.annotation)
                    for part in node.body
                    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
                },
            )


class _Reader:
    """Reads one module, knowing in each function what its names stand for."""

    def __init__(self, where: str, makers: set[str], classes: Classes) -> None:
        self.where = where
        self.makers = makers
        self.classes = classes

    def read(self, tree: ast.Module) -> Iterator[Written]:
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            names = dict(_names(function))
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in self.makers:
                    yield from self._written(call, call.func.id, names)

    def _written(self, call: ast.Call, maker: str, names: dict[str, str]) -> Iterator[Written]:
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            args = {word.arg: self._kinds(word.value, names) for word in call.keywords if word.arg is not None}
            whole = len(args) == len(call.keywords)
            yield Written(f"{self.where}:{call.lineno}", maker, first.value, args, not whole)

    def _kinds(self, value: ast.expr, names: dict[str, str]) -> set[Kind]:
        """What an expression can be, where that can be seen; nothing where it cannot."""
        match value:
            case ast.Constant(bool()) | ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return {bool}
            case ast.Constant(int() | float()) | ast.BinOp(op=ast.Sub() | ast.Mult() | ast.Div() | ast.FloorDiv()):
                return {int}
            case ast.Constant(str(text)):
                return {text}
            case ast.Call(func=ast.Name(id)) if id in _COUNTS:
                return {int}
            case ast.Call(func=ast.Name("min" | "max"), args=several):
                return {kind for each in several for kind in self._kinds(each, names)}
            case ast.IfExp(body=one, orelse=other):
                return self._kinds(one, names) | self._kinds(other, names)
            case ast.Name(id):
                hint = names.get(id, "")
            case ast.Attribute(value=ast.Name(id), attr=field):
                hint = self.classes.get(names.get(id, ""), {}).get(field, "")
            case _:
                return set()
        return {_KINDS[hint]} if hint in _KINDS else set()


def _names(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """What names stand for by a function's own word: its parameters, what it declares, and what it counts with."""
    for node in ast.walk(function):
        match node:
            case ast.arg(arg=id, annotation=ast.expr() as hint) | ast.AnnAssign(ast.Name(id), ast.expr() as hint):
                yield id, ast.unparse(hint)
            case (
                ast.comprehension(target=ast.Name(id), iter=ast.Call(func=ast.Name("range")))
                | ast.For(target=ast.Name(id), iter=ast.Call(func=ast.Name("range")))
            ):
                yield id, "int"
