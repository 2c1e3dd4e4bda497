"""What a game's code says, read and not run: the messages that are written in it, with the kinds of their arguments."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from souterrain.core.errors import SouterrainError
from souterrain.core.say import JOINERS, Arg, Say
from souterrain.core.text import Texts

from .hearing import Heard, Kind, samples

_KINDS: dict[str, Kind] = {"int": int, "float": int, "bool": bool}
_COUNTS = {"len", "sum", "int", "abs", "round"}
Classes: TypeAlias = dict[str, dict[str, str]]
"""By class and field, the annotation of the field."""
Returns: TypeAlias = dict[str, str]
"""By function, the annotation of what it returns."""


class Written(NamedTuple):
    """A message in the code: where it stands, its id, and its arguments. Where the id is only begun (`f"note-{x}"`) or
    not all arguments are spelt out, it is not `whole`."""

    where: str
    id: str
    args: dict[str, set[Kind]]
    whole: bool


def makers() -> set[str]:
    """The names of all that is made with a message: `Say`, and every error meant for a person."""
    kinds = [SouterrainError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {"Say", *(kind.__name__ for kind in kinds)}


def written(folder: Path) -> list[Written]:
    """Every message that the modules under a folder make."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}
    classes = {name: fields for tree in trees.values() for name, fields in _classes(tree)}
    known: Returns = {}
    for tree in trees.values():
        for name, hint in _returns(tree).items():
            known[name] = hint if known.get(name, hint) == hint else ""
    return [
        each
        for path, tree in trees.items()
        for each in _Reader(str(path.relative_to(folder)), makers(), classes, known | _returns(tree)).read(tree)
    ]


def unspoken(words: Texts, ids: Collection[str], messages: Iterable[Written]) -> Iterator[str]:
    """What the code says, or refuses with, and a language has no words for, or words that want other arguments."""
    for message in messages:
        if not message.whole:
            known = message.id in JOINERS or "literal" in message.args
            if not known and not any(id.startswith(message.id) for id in ids):
                yield f"{message.where}: {words.language}: no message {message.id}…"
            continue
        given = ((name, kinds) for name, kinds in message.args.items() if name != "rule")
        args: dict[str, Arg] = {name: _sample(kinds) for name, kinds in given}
        yield from (f"{message.where}: {problem}" for problem in words.problems(Say(message.id, **args)))


def _sample(kinds: set[Kind]) -> Arg:
    """Some value of these kinds; a word of no kind at all where none is known."""
    return samples(next(iter(kinds)))[0] if kinds else Say("", literal="…")


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


def _returns(tree: ast.Module) -> Returns:
    return {
        node.name: ast.unparse(node.returns) for node in tree.body if isinstance(node, ast.FunctionDef) and node.returns
    }


class _Reader:
    """Reads one module, knowing in each function what its names stand for."""

    def __init__(self, where: str, makers: set[str], classes: Classes, returns: Returns) -> None:
        self.where = where
        self.makers = makers
        self.classes = classes
        self.returns = returns

    def read(self, tree: ast.Module) -> Iterator[Written]:
        owners = {part: each.name for each in ast.walk(tree) if isinstance(each, ast.ClassDef) for part in each.body}
        functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        for function in functions:
            names = {"self": owners.get(function, ""), **dict(_names(function, self.returns))}
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in self.makers:
                    yield from self._written(call, names)

    def _written(self, call: ast.Call, names: dict[str, str]) -> Iterator[Written]:
        match call.args:
            case [ast.Constant(str(id))]:
                whole = True
            case [ast.JoinedStr([ast.Constant(str(id)), *_])]:
                whole = False
            case _:
                return
        args = {word.arg: self._kinds(word.value, names) for word in call.keywords if word.arg is not None}
        yield Written(f"{self.where}:{call.lineno}", id, args, whole and len(args) == len(call.keywords))

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


def _names(function: ast.FunctionDef | ast.AsyncFunctionDef, returns: Returns) -> Iterator[tuple[str, str]]:
    """What names stand for by a function's own word: its parameters, what it declares, what it counts with, and what
    it has from others."""
    for node in ast.walk(function):
        match node:
            case ast.arg(arg=id, annotation=ast.expr() as hint) | ast.AnnAssign(ast.Name(id), ast.expr() as hint):
                yield id, ast.unparse(hint)
            case ast.Assign([ast.Name(id)], ast.Call(func=ast.Name(name))) if name in returns:
                yield id, returns[name]
            case (
                ast.comprehension(target=ast.Name(id), iter=ast.Call(func=ast.Name("range")))
                | ast.For(target=ast.Name(id), iter=ast.Call(func=ast.Name("range")))
            ):
                yield id, "int"
