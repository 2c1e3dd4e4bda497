"""Views and stories as one reader gets them: plain data, every message in his language."""

from __future__ import annotations

from typing import Any

import msgspec

from souterrain.core.text import Texts


def builtins(value: Any, texts: Texts) -> Any:
    """Plain data from Structs, with messages in words."""
    return msgspec.to_builtins(value, enc_hook=texts.say)
