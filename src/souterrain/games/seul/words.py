"""How things are named."""

from __future__ import annotations

from souterrain.core.say import Say

from .world import Thing


def thing_word(thing: Thing) -> Say:
    """A thing by its name, with its magic."""
    word = Say("thing-" + (thing.name or thing.kind))
    if thing.domain:
        return Say("thing-charm-of", domain=Say("domain-" + thing.domain), n=thing.bonus)
    return Say("thing-magic", thing=word, n=thing.bonus) if thing.bonus else word


def coins(copper: int) -> Say:
    """A sum of money in gold pieces, with what is left in silver and copper."""
    gold, rest = divmod(copper, 100)
    return Say("money-gold", n=gold) if not rest else Say("money", gold=gold, silver=rest // 10, copper=rest % 10)
