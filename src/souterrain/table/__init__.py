"""The server: rooms, seats, store, wire protocol."""

from .serve import default_db, serve

__all__ = ["default_db", "serve"]
