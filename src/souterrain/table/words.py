"""The words that the browser needs, taken from the Fluent files that are there anyway."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from souterrain import games
from souterrain.core.homes import home
from souterrain.core.plain import entries
from souterrain.core.say import Say
from souterrain.core.text import ftl, texts

_VARIABLE = re.compile(r"\$([\w-]+)")


@cache
def chrome(lang: str) -> dict[str, str]:
    """Every message of `web.ftl`, with `{name}` where an argument goes; and what dice and their faces are called."""
    source = (files("souterrain") / "text" / lang / "web.ftl").read_text("utf-8")
    words = texts(lang)
    dice = {id: text for slug in games() for id, text in _dice(slug, lang).items()}
    return dice | {
        id: words.say(Say(id, **{name: f"{{{name}}}" for name in _VARIABLE.findall(entry)}))
        for id, entry in entries(source).items()
    }


def _dice(slug: str, lang: str) -> dict[str, str]:
    """The names that a game has for its dice and their faces."""
    package, words = home(slug), texts(lang, slug)
    sources = ftl(files(package) / "text", lang) if package else []
    ids = [id for source in sources for id in entries(source) if id.startswith(("die-", "face-"))]
    return {id: words.say(Say(id)) for id in ids}
