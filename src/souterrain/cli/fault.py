"""A fault of our own: the details go to a file, not to the user's screen."""

from __future__ import annotations

import traceback
from datetime import datetime


def noted() -> str:
    """Write down the fault being handled; returns where, or a dash where nothing can be written."""
    from souterrain.terminal import shelf

    path = shelf.home().parent / "faults.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now():%Y-%m-%d %H:%M:%S}\n{traceback.format_exc()}\n")
    except OSError:
        return "—"
    return str(path)
