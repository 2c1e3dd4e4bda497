"""The games, by name. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from souterrain.core.errors import UnknownGame
from souterrain.core.game import AnyGame

SLUGS: tuple[str, ...] = ("chateau", "ahq", "seul", "catacombs")


class Games(Mapping[str, AnyGame]):
    """All registered games; asking for one imports it."""

    def __getitem__(self, slug: str) -> AnyGame:
        if slug not in SLUGS:
            raise UnknownGame("unknown-game", game=str(slug)[:40], known=", ".join(SLUGS))
        return _load(slug)

    def __iter__(self) -> Iterator[str]:
        return iter(SLUGS)

    def __len__(self) -> int:
        return len(SLUGS)


@cache
def _load(slug: str) -> AnyGame:
    game: AnyGame = import_module(f"souterrain.games.{slug}.game").GAME
    return game
