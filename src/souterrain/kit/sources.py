"""A game's files: its code and its words, wherever it lives."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from souterrain.core.homes import home
from souterrain.core.text import ftl

HOUSE = Path(__file__).parent.parent
"""Where the house itself stands."""


def folder(slug: str) -> Path:
    """The folder of a game's package."""
    spec = find_spec(home(slug))
    assert spec is not None, f"{slug} is not installed: an entry point in the group souterrain.games names it"
    assert spec.submodule_search_locations is not None, f"{slug} is not a package"
    return Path(next(iter(spec.submodule_search_locations)))


def sources(slug: str, language: str) -> list[str]:
    """The Fluent files of a game in one language; those of the table where no game is named."""
    return ftl((folder(slug) if slug else HOUSE) / "text", language)


def message_ids(texts: Iterable[str]) -> list[str]:
    """The messages in some Fluent files."""
    return [id for text in texts for id in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)]
