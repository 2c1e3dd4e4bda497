"""How things are named."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.say import Say

from .world import Thing

DONE = Option("done", Say("option-done"))
"""Enough of it: the last choice of whatever can be done again and again."""


def thing_word(thing: Thing) -> Say:
    """A thing by its name, with its magic."""
    word = Say("thing-" + (thing.name or thing.kind))
    if thing.domain:
        return Say("thing-charm-of", domain=Say("domain-" + thing.domain), n=thing.bonus)
    return Say("thing-magic", thing=word, n=thing.bonus) if thing.bonus else word


def coins(copper: int) -> Say:
    """A sum of money in gold, silver and copper, as far as it has any."""
    gold, rest = divmod(copper, 100)
    counts = (("gold", gold), ("silver", rest // 10), ("copper", rest % 10))
    parts = [Say("money-" + metal, n=n) for metal, n in counts if n] or [Say("money-gold", n=0)]
    return parts[0] if len(parts) == 1 else Say("list", **{f"n{n}": part for n, part in enumerate(parts)})


def price_note(copper: int) -> Say:
    """What something costs, beside its offer."""
    return Say("note-price", price=coins(copper))
