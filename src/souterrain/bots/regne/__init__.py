"""Players of the Règne sombre."""

from __future__ import annotations

from .scripted import Scripted

BOTS = {"scripted": Scripted}
