"""The games, by name. Each is loaded when it is first asked for; what a lobby tells of it is known before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from souterrain.core.errors import UnknownGame
from souterrain.core.game import AnyGame, Facts
from souterrain.core.homes import strangers

SLUGS: tuple[str, ...] = ("chateau", "regne", "ahq", "seul", "catacombs")


class Games(Mapping[str, AnyGame]):
    """All registered games, ours first and then those that other distributions bring; asking for one imports it."""

    def __getitem__(self, slug: str) -> AnyGame:
        if slug in SLUGS:
            return _load(slug)
        if slug in strangers():
            game: AnyGame = strangers()[slug].load()
            return game
        raise UnknownGame("unknown-game", game=str(slug)[:40], known=", ".join(self))

    def __iter__(self) -> Iterator[str]:
        yield from SLUGS
        yield from (slug for slug in strangers() if slug not in SLUGS)

    def __len__(self) -> int:
        return len({*SLUGS, *strangers()})


@cache
def _load(slug: str) -> AnyGame:
    game: AnyGame = import_module(f"souterrain.games.{slug}.game").GAME
    return game


def facts(slug: str) -> Facts:
    """What a lobby tells of a game; of one of ours without reading its rules."""
    found: Facts = import_module(f"souterrain.games.{slug}.facts").FACTS if slug in SLUGS else Games()[slug]
    return found
