"""Where tables are kept: append-only rows, on disk before anybody sees what they say."""

from pathlib import Path

from souterrain.core.errors import SouterrainError

from .contract import Charter, Damaged, Head, Key, Letter, Shared, Store
from .sqlite import SQLite

__all__ = ["Charter", "Damaged", "Head", "Key", "Letter", "SQLite", "Shared", "Store", "opened"]


def opened(place: Path | str) -> Store:
    """The store at a place: a PostgreSQL address, or else a file."""
    if not str(place).startswith(("postgresql://", "postgres://")):
        return SQLite(place)
    try:
        from .postgres import Postgres
    except ImportError as error:
        raise SouterrainError("store-extra") from error
    return Postgres(str(place))
