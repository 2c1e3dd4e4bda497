"""Advice for whoever is asked: what the best bot would choose in his place, seeing no more than he does, and why if it
says so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.errors import SouterrainError
from souterrain.core.seat import Explains

from . import policy

if TYPE_CHECKING:
    from .room import Room


async def advised(room: Room, by: str, lang: str) -> dict[str, Any]:
    """What who comes with a token for `by` might choose now; the bot thinks while the table goes on."""
    policy.check(by, policy.Act.ANSWER)
    async with room.turn:
        session = room.session
        if not isinstance(session.ask, Ask) or not policy.plays(room, by, session.ask.seat):
            raise SouterrainError("not-your-seat")
        chair, n, game = session.chair(), session.decisions, session.game.slug
    bot = bots.make(game, bots.bots(game)[0], n)
    answer = await asyncio.to_thread(chair.decided_by, bot)
    reason = chair.explained_by(bot, answer) if isinstance(bot, Explains) else None
    return {"n": n, "answer": answer, "text": session.texts(lang).say(reason.text) if reason else ""}
