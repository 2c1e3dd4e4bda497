"""Which language the user reads."""

from __future__ import annotations

import os
from collections.abc import Sequence

from souterrain.core.text import LANGUAGES, texts


def spoken(argv: Sequence[str]) -> str:
    """The language asked for with --lang, else the environment's, else English. Needed before the arguments are
    read, because their help is in that language too."""
    for n, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and n + 1 < len(argv):
            return texts(argv[n + 1]).language
        if word.startswith("--lang="):
            return texts(word.partition("=")[2]).language
    return surrounding()


def surrounding() -> str:
    """The environment's language, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
