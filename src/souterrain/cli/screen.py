"""What the terminal in front of the user can do."""

from __future__ import annotations

import os
import sys


def can_show_screen() -> bool:
    """Whether a full screen can be drawn and keys can be read."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
