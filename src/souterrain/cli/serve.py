"""`souterrain` alone: the table in the browser."""

from __future__ import annotations

import signal
from argparse import Namespace

from souterrain.core.say import Say
from souterrain.core.text import texts


def run(chosen: Namespace) -> int:
    """Keep the table open until it is interrupted or told to end: both close it in good order."""
    from souterrain import table

    words = texts(chosen.language)

    def ready(link: str) -> None:
        print(words.say(Say("cli-table-open", link=link)))
        print(words.say(Say("cli-table-close")), flush=True)

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        table.serve(chosen.host, chosen.port, chosen.db, not chosen.no_open, ready, chosen.name, chosen.metrics)
    except KeyboardInterrupt:
        print()
    return 0
