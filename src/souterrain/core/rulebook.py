"""A game's rulebook: every rule by id, in our own words, in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

from .content import by_id, parse_rows
from .homes import home


class Rule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One rule. A `note` has no effect on play and says why; a `ruling` is our decision where the book is silent."""

    id: str
    chapter: str
    en: str
    fr: str
    ruling_en: str = ""
    ruling_fr: str = ""
    kind: Literal["rule", "note"] = "rule"
    reason_en: str = ""
    reason_fr: str = ""

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en

    def ruling(self, language: str) -> str:
        return self.ruling_fr if language == "fr" else self.ruling_en

    def reason(self, language: str) -> str:
        return self.reason_fr if language == "fr" else self.reason_en


@cache
def rulebook(game: str) -> dict[str, Rule]:
    """The rules of a game in the order of its book, from `rules.toml` or from all of `rules/*.toml`."""
    found = [rule for part in _parts(game) for rule in parse_rows(part.read_text("utf-8"), Rule, "rule", part.name)]
    return by_id(found, game)


_ID = re.compile(r'^id = "([^"]+)"$', re.MULTILINE)


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """What the rules of a game are called, in the order of its book. A catalogue needs no more of them, and a rulebook
    is long: it is read when somebody looks something up."""
    return tuple(id for part in _parts(game) for id in _ID.findall(part.read_text("utf-8")))


def _parts(game: str) -> list[Traversable]:
    place = files(home(game))
    single, folder = place / "rules.toml", place / "rules"
    return [single] if single.is_file() else sorted(folder.iterdir(), key=lambda part: part.name)


def search(game: str, words: str, language: str) -> list[Rule]:
    """The rules that hold all the given words, in their id or their text."""
    wanted = [word.casefold() for word in words.split()]
    return [
        rule
        for rule in rulebook(game).values()
        if all(word in f"{rule.id} {rule.text(language)} {rule.ruling(language)}".casefold() for word in wanted)
    ]
