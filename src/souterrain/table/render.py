"""Views and stories as one reader gets them: JSON, every message in his language."""

from __future__ import annotations

from typing import Any

import msgspec

from souterrain.core.text import Texts
from souterrain.core.view import View

from .delta import diff

Drawing = dict[str, msgspec.Raw]
"""A view in words, each of its parts as it is sent."""


def worded(value: Any, texts: Texts) -> msgspec.Raw:
    """JSON from Structs, with messages in words."""
    return msgspec.Raw(msgspec.json.encode(value, enc_hook=texts.say))


def drawing(view: View, texts: Texts) -> Drawing:
    return {part: worded(getattr(view, part), texts) for part in view.__struct_fields__}


def changes(old: Drawing, new: Drawing) -> Any:
    """What turns one drawing into another, as PROTOCOL.md has it; None where nothing differs."""
    found = {part: diff(old[part], said) for part, said in new.items() if said != old[part]}
    return found or None
