"""Players for Catacombs, the steady one first."""

from __future__ import annotations

from souterrain.bots import later

BOTS = {name: later("souterrain.bots.catacombs.hands", name) for name in ("scripted", "expert", "novice")}
