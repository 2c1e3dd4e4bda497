"""Players of Seul dans les Souterrains."""

from __future__ import annotations

from souterrain.bots import later

BOTS = {"scripted": later("souterrain.bots.seul.scripted", "Scripted")}
