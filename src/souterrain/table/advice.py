"""Advice at a table: only for whoever is asked, and while the others play on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from souterrain.bots.advice import advice
from souterrain.core.ask import Ask, Shot
from souterrain.core.errors import SouterrainError

from . import policy

if TYPE_CHECKING:
    from .room import Room


async def advised(room: Room, by: str, lang: str) -> dict[str, Any]:
    """What who comes with a token for `by` might choose now; the bot thinks while the table goes on."""
    policy.check(by, policy.Act.ANSWER)
    async with room.turn:
        session = room.session
        if not isinstance(session.ask, Ask | Shot) or not policy.plays(room, by, session.ask.seat):
            raise SouterrainError("not-your-seat")
        chair, n, game = session.chair(), session.decisions, session.game.slug
    answer, reason = await asyncio.to_thread(advice, game, chair, n)
    text, on = (session.texts(lang).say(reason.text), reason.on) if reason else ("", ())
    return {"n": n, "answer": answer, "text": text, "on": on}
