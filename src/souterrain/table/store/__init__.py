"""Where tables are kept: append-only rows, on disk before anybody sees what they say."""

from .contract import Charter, Damaged, Head, Key, Store
from .sqlite import SQLite

__all__ = ["Charter", "Damaged", "Head", "Key", "SQLite", "Store"]
