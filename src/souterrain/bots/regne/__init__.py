"""Players of the Règne sombre."""

from __future__ import annotations

from souterrain.bots import later

BOTS = {"scripted": later("souterrain.bots.regne.scripted", "Scripted")}
