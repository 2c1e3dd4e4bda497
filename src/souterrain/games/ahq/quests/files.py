"""Quest files: those that come with the game, and players' own."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from souterrain.core.content import content, parse
from souterrain.core.errors import BadSetup
from souterrain.core.say import Arg, Say

from ..catalogue import PACKAGE
from .check import check
from .quest import Quest

BUILT_IN = ("expedition", "tobaro", "hunt")


@lru_cache(maxsize=64)
def read_quest(id: str, text: str = "") -> Quest:
    """A quest by its name, or from the text of a quest file; a faulty one is refused with the reason."""
    name: Arg = Say("your-quest") if text else f"{id}.toml"
    if not text:
        if id not in BUILT_IN:
            raise BadSetup("bad-quest-unknown", quest=id[:40], known=", ".join(BUILT_IN))
        text = content(PACKAGE, f"content/quests/{id}.toml").read_text("utf-8")
    quest = parse(text, Quest, name)
    check(quest, name)
    return quest


@lru_cache(maxsize=64)
def without_secrets(text: str) -> str:
    """A quest file without its drawn areas and its Character Monsters: what the heroes may know of it."""
    known = replace(read_quest("", text), area=(), character=(), available=(), due=())
    return "".join(f"{field} = {_toml(value)}\n" for field, value in to_builtins(known).items())


def _toml(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
