"""Players for the château."""

from __future__ import annotations

from .adventurer import Scripted

BOTS = {"scripted": Scripted}
