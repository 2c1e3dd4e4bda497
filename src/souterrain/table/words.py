"""The client's own texts, taken from the Fluent files that the server has anyway."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from souterrain.core.say import Say
from souterrain.core.text import texts


class _Variables(Visitor):
    """Finds the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def chrome(lang: str) -> dict[str, str]:
    """Every message of `web.ftl`, with `{name}` where an argument goes."""
    source = (files("souterrain") / "text" / lang / "web.ftl").read_text("utf-8")
    words = texts(lang)
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = words.say(Say(entry.id.name, **{v: f"{{{v}}}" for v in variables.found}))
    return found
