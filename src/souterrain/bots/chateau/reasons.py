"""Why the adventurer answers as he does, told to whoever asks for advice."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.games.chateau.blows import kill_chance
from souterrain.games.chateau.world import Chateau

from .judgement import asked_for, danger, gate, goals, home

PLAIN = {
    "free": "free",
    "take": "help",
    "wear": "help",
    "drink": "drink",
    "order": "order",
    "front": "order",
    "open": "open",
    "halt": "halt",
    "scatter": "scatter",
    "run": "calmest",
    "fly": "flee-far",
    "cast": "sleep",
    "spare": "spare",
    "join": "join",
    "pair": "pair",
}
"""The messages `why-…` by the verb alone."""


def because(world: Chateau, ask: Ask, option: Option) -> Say | None:
    """What speaks for an option, if it can be said."""
    if option.verb in ("go", "search") and world.fight is None:
        return Say(f"why-{_bound(world)}")
    if option.verb in ("fight", "flee") and world.fight is not None:
        cost = round(100 * danger(world, world.fight))
        return Say(f"why-{option.verb}", cost=cost) if cost < 100 else Say("why-hopeless")
    if ask.text.id == "ask-target" and world.fight is not None:
        foe = next(foe for foe in world.fight.foes if foe.id == option.on[0])
        return Say("why-strike", chance=round(100 * kill_chance(world, asked_for(world, ask), foe)))
    if ask.text.id in ("ask-who-takes", "ask-who-takes-from") and option.verb == "give":
        return Say("why-cursed" if option.note and option.note.id == "note-curse" else "why-sturdy")
    if option.verb == "pair" and option.note and option.note.id == "note-by-spell":
        return Say("why-pair-spell")
    if ask.text.id == "ask-weapon":
        return None
    return Say(f"why-{PLAIN[option.verb]}") if option.verb in PLAIN else None


def _bound(world: Chateau) -> str:
    """Where the party is bound for."""
    ends = goals(world, world.acting)
    return "homeward" if ends == home() else "to-gate" if ends == gate() else "to-rooms"
