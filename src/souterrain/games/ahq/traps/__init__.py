"""Traps, in the book's order: noticing them, then what each of them does and what it leaves behind."""

from __future__ import annotations

from . import bewitched, fireball, gas, noticing, pits, portcullis, springing

__all__ = ("bewitched", "fireball", "gas", "noticing", "pits", "portcullis", "springing")
