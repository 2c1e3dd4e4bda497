"""Players of Advanced HeroQuest."""

from __future__ import annotations

from souterrain.bots import later

BOTS = {"scripted": later("souterrain.bots.ahq.scripted", "Scripted")}
