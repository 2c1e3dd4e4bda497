"""Where a game lives: the package that holds its rules, its words, its rulebook and its samples.

Ours live in `souterrain.games`. A stranger's is named by an entry point of its distribution, in the group
`souterrain.games`: `tower = "tower.game:GAME"`.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "souterrain.games"


@cache
def home(slug: str) -> str:
    """The package of a game; empty where no such game is installed."""
    ours = f"{GROUP}.{slug}"
    if slug.isidentifier() and find_spec(ours):
        return ours
    stranger = strangers().get(slug)
    return stranger.module.rpartition(".")[0] if stranger else ""


@cache
def strangers() -> dict[str, EntryPoint]:
    """The games that other distributions bring, by name."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP)}
