"""What a lobby says of a table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from souterrain.core.chronicle import expeditions
from souterrain.core.overlaid import overlaid
from souterrain.core.session import Session
from souterrain.core.text import LANGUAGES


def summary(session: Session) -> dict[str, Any]:
    """Where a game stands, in every language."""
    view = session.game.view(session.world, "")
    laid = overlaid(session.game)
    return {
        "turn": session.turns,
        "decisions": session.decisions,
        "finished": session.outcome is not None,
        **{
            lang: {
                "headline": words.say(view.headline),
                "party": [words.say(sheet.name) for sheet in view.sheets if sheet.side == "party"],
                "outcome": words.say(session.outcome.reason) if session.outcome else "",
                "house_rules": words.say(laid.overlay.title_say) if laid else "",
                "expeditions": [asdict(each) for each in expeditions(session, words)],
            }
            for lang, words in ((lang, session.texts(lang)) for lang in LANGUAGES)
        },
    }
