"""`souterrain` alone: the table in the browser."""

from __future__ import annotations

from argparse import Namespace


def run(chosen: Namespace) -> int:
    from souterrain import table

    table.serve(chosen.host, chosen.port, chosen.db, not chosen.no_open)
    return 0
