"""The words that the browser needs, taken from the Fluent files that are there anyway."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from souterrain.core.plain import entries
from souterrain.core.say import Say
from souterrain.core.text import texts

_VARIABLE = re.compile(r"\$([\w-]+)")


@cache
def chrome(lang: str) -> dict[str, str]:
    """Every message of `web.ftl`, with `{name}` where an argument goes."""
    source = (files("souterrain") / "text" / lang / "web.ftl").read_text("utf-8")
    words = texts(lang)
    return {
        id: words.say(Say(id, **{name: f"{{{name}}}" for name in _VARIABLE.findall(entry)}))
        for id, entry in entries(source).items()
    }
