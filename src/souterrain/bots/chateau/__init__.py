"""Players for the château."""

from __future__ import annotations

from souterrain.bots import later

BOTS = {"scripted": later("souterrain.bots.chateau.adventurer", "Scripted")}
