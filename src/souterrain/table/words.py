"""The words that a table needs: a game's own, and the client's, taken from the Fluent files that are there anyway."""

from __future__ import annotations

import gc
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, texts


@cache
def learn(game: str) -> None:
    """Read a game's words in every language before the first answer needs them. They stay for good, so that the
    collector need not go through them in the middle of somebody's answer."""
    for lang in LANGUAGES:
        texts(lang, game)
    gc.freeze()


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
