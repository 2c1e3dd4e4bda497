"""What could be wrong in a module: each place, and the source with a mistake there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
TEXTUAL = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)


class Site(NamedTuple):
    """A mistake: the lines that it is in, what it puts there, and the whole module with it."""

    first: int
    last: int
    was: str
    now: str
    source: str


def sites(source: str) -> list[Site]:
    """All mistakes that can be made in the functions of a module, in the order of its lines."""
    tree = ast.parse(source)
    bodies = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and not _shows(node)]
    found = {
        (site.first, site.was, site.now, site.source): site
        for body in bodies
        for statement in body.body
        for site in _within(statement, source)
    }
    return sorted(found.values())


def _shows(function: ast.FunctionDef) -> bool:
    """Whether it only says how something is printed."""
    return function.name in ("__repr__", "__str__")


def _within(statement: ast.stmt, source: str) -> Iterator[Site]:
    annotations = {id(part) for node in ast.walk(statement) for part in _annotation(node)}
    for node in ast.walk(statement):
        if id(node) not in annotations and isinstance(node, (ast.expr, ast.stmt)):
            for wrong in _wrong(node):
                yield _put(node, wrong, source)


def _annotation(node: ast.AST) -> Iterator[ast.AST]:
    """What says nothing of how things go: types, and whether lists that are of one length are checked to be."""
    if isinstance(node, ast.keyword) and node.arg == "strict":
        yield node.value
    for name in ("annotation", "returns"):
        if (noted := getattr(node, name, None)) is not None:
            yield from ast.walk(noted)


def _wrong(node: ast.AST) -> Iterator[str]:
    """What might have been written instead."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
            yield ast.unparse(ast.Compare(left, [COMPARED[type(op)]()], [right]))
        case ast.BoolOp(op, values):
            yield f"({ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left, op, right) if type(op) in COUNTED and not _is_text(left) and not _is_text(right):
            yield f"({ast.unparse(ast.BinOp(left, COUNTED[type(op)](), right))})"
        case ast.AugAssign(target, op, value) if type(op) in COUNTED and not _is_text(value):
            yield ast.unparse(ast.AugAssign(target, COUNTED[type(op)](), value))
        case ast.Constant(bool() as value):
            yield repr(not value)
        case ast.Constant(int() as value):
            yield repr(value + 1)
        case ast.If(ast.Name() | ast.Call() | ast.Attribute() as test):
            yield ast.unparse(test)
        case ast.Expr(ast.Call() | ast.YieldFrom()):
            yield "pass"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, TEXTUAL) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _put(node: ast.expr | ast.stmt, wrong: str, source: str) -> Site:
    """The module with something else in the place of a node; of an `if` it is what is asked that is turned round."""
    place: ast.expr | ast.stmt = node
    if isinstance(node, ast.If):
        place, wrong = node.test, f"(not {wrong})"
    lines = source.encode().splitlines(keepends=True)
    assert place.end_lineno is not None
    assert place.end_col_offset is not None
    start = sum(map(len, lines[: place.lineno - 1])) + place.col_offset
    end = sum(map(len, lines[: place.end_lineno - 1])) + place.end_col_offset
    whole = b"".join(lines)
    mutated = (whole[:start] + wrong.encode() + whole[end:]).decode()
    return Site(place.lineno, place.end_lineno, whole[start:end].decode(), wrong, mutated)
