"""The game is put together before any of its chapters is tested by itself."""

from __future__ import annotations

import souterrain.games.ahq.game  # noqa: F401 - chapters register with those below them
