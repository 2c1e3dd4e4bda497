"""What a seat is sent is the same, byte by byte, in every world that it cannot tell from this one."""

from __future__ import annotations

import pytest

import souterrain
from souterrain.core.chance import Stream
from souterrain.core.session import Session
from souterrain.core.text import texts
from souterrain.games import SLUGS
from souterrain.kit.secrets import moments
from souterrain.table.render import worded


def wire(session: Session, seat: str, lines: int) -> bytes:
    """A seat's view and the last lines of its story, as they are sent."""
    log = session.log(seat)
    return bytes(worded([session.view(seat), log[len(log) - lines :]], texts("fr", session.game.slug)))


@pytest.mark.parametrize("slug", SLUGS)
def test_no_secret_changes_a_byte_that_another_seat_is_sent(slug: str) -> None:
    compared = 0
    for seed, session in moments(souterrain.games()[slug], 17):
        for seat in session.seats:
            dream = session.imagined(seat, Stream(f"{seed} {session.decisions}"))
            if dream is not None:
                lines = len(dream.log(seat))
                assert wire(dream, seat, lines) == wire(session, seat, lines), f"{seat}, decision {session.decisions}"
                compared += 1
    assert compared > 10
