"""The game master's chair: a person sits there, a bot, or nobody and the program's own rules."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Seat
from souterrain.core.game import Chair, chairs
from souterrain.core.say import Say

GM: Seat = "gm"


@cache
def party_and_master(players: int, seated: bool) -> tuple[Chair, ...]:
    """The heroes' chairs, and the game master's where he is somebody at the table."""
    heroes = chairs(players, "hero")
    return (*heroes, Chair(GM, Say("seat-gm"), "master")) if seated else heroes
