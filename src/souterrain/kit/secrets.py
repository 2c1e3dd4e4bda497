"""What a seat must not know passes no door: neither glimpse, nor view, nor question, nor story."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from souterrain import bots
from souterrain.core.chance import Stream
from souterrain.core.game import AnyGame, Measured
from souterrain.core.luck import Luck
from souterrain.core.session import Session

from .sitting import hands, sittings, steps

LEAST = 0.5
"""Of the dreams at a moment so many must fit, or a search would have nothing to stand on."""


def a_view_is_made_of_the_glimpse_alone(game: AnyGame) -> None:
    for seed, session in moments(game, 9):
        played = session.game
        for seat in (*session.seats, ""):
            seen = played.glimpse(session.world, seat)
            assert played.glimpse(seen, seat) == seen, f"sample {seed}: {seat} sees more in a glimpse of its glimpse"
            assert played.view(seen, seat) == played.view(session.world, seat), f"sample {seed}: {seat} views a secret"


def an_imagined_world_looks_like_the_true_one(game: AnyGame) -> None:
    for seed, session in moments(game, 5):
        played = session.game
        for seat in session.seats:
            seen = played.glimpse(session.world, seat)
            world = played.imagine(seen, seat, Luck(Stream(f"{seed} {session.decisions}")))
            assert played.glimpse(world, seat) == seen, f"sample {seed}, decision {session.decisions}: {seat} sees more"


def a_seat_can_tell_how_it_stands(game: AnyGame) -> None:
    """Where a game measures that: by a number, and from what the seat sees."""
    if not isinstance(game, Measured):
        return
    for seed, session in moments(game, 7):
        for seat in session.seats:
            stands = game.standing(session.world, seat)
            assert math.isfinite(stands), f"sample {seed}: {seat} stands at {stands}"
            seen = game.standing(game.glimpse(session.world, seat), seat)
            assert seen == stands, f"sample {seed}: {seat} cannot see how it stands"


def dreams_go_on_without_a_fault(game: AnyGame) -> None:
    """Wherever a seat may stand in a game, what it imagines can be played on, and most of it fits the moment."""
    fit = count = 0
    for seed, session in moments(game, 1):
        for seat in session.seats:
            count += 1
            dream = session.imagined(seat, Stream(f"{seed} {session.decisions}"))
            if dream is not None:
                fit += 1
                if count % 8 == 0:
                    bots.play(dream, hands(dream, seed), most=40)
    assert fit >= LEAST * count, f"only {fit} dreams of {count} fit"


def no_secret_changes_what_another_seat_sees(game: AnyGame) -> None:
    """Whatever a glimpse takes out, and whatever a dream has otherwise, may be otherwise in the world itself."""
    for seed, session in moments(game, 11):
        played = session.game
        for seat in session.seats:
            seen, view = played.glimpse(session.world, seat), played.view(session.world, seat)
            dream = session.imagined(seat, Stream(f"{seed} {session.decisions}"))
            for other in (seen, dream.world if dream is not None else seen):
                for path, changed in crossed(session.world, other):
                    assert played.glimpse(changed, seat) == seen, f"sample {seed}: {seat} sees {path} in its glimpse"
                    assert played.view(changed, seat) == view, f"sample {seed}: {seat} sees {path}"


def moments(game: AnyGame, apart: int) -> Iterator[tuple[int, Session]]:
    """Games of each sample, stopped every so many decisions: half of them played at random, half by the best bot."""
    for seed, session in sittings(game, least=2 * len(game.samples)):
        best = bots.bots(game.slug)[0] if seed < len(game.samples) else "random"
        players = hands(session, seed, best)
        while session.decisions < steps(game) and bots.play(session, players, most=apart) and session.ask is not None:
            yield seed % len(game.samples), session


def crossed(world: Struct, other: Struct) -> Iterator[tuple[str, Any]]:
    """The world with one thing in it as it is in the other, for each thing that differs. A thing is a piece in a list
    or a dict with all that is written on it, for what is written on one piece belongs together."""
    written: dict[str, Any] = {}
    for field in world.__struct_fields__:
        mine, its = getattr(world, field), getattr(other, field)
        if mine == its:
            continue
        if pieces := _pieces(mine, its):
            yield from ((f"{field}{path}", replace(world, **{field: part})) for path, part in pieces)
        else:
            written[field] = its
    if written:
        yield " ".join(written), replace(world, **written)


def _pieces(mine: Any, its: Any) -> list[tuple[str, Any]]:
    """A list or dict of pieces with one of them exchanged; none where only the whole can be."""
    found: list[tuple[str, Any]] = []
    if isinstance(mine, dict) and isinstance(its, dict) and mine.keys() == its.keys():
        for key, piece in mine.items():
            if isinstance(piece, Struct):
                found += ((f"[{key}] {path}", {**mine, key: part}) for path, part in crossed(piece, its[key]))
    elif isinstance(mine, list) and isinstance(its, list) and len(mine) == len(its):
        for n, piece in enumerate(mine):
            if isinstance(piece, Struct):
                found += ((f"[{n}] {path}", [*mine[:n], part, *mine[n + 1 :]]) for path, part in crossed(piece, its[n]))
    return found
