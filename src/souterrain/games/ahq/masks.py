"""What a special monster looks like until it shows what it can do."""

from __future__ import annotations

from msgspec.structs import replace

from .catalogue import BOOK
from .figures import Figure

_TELLING = ("off-duty",)
"""Effects that only special monsters come under."""


def masked(figure: Figure) -> Figure:
    """A special monster looks like the ordinary ones around it until it shows what it can do."""
    if figure.kind != "monster" or not figure.lurks:
        return figure
    card = BOOK.monsters[figure.row]
    common = BOOK.monsters.get(card.ordinary)
    if common is None:
        return replace(figure, items=[], cast={}, charges=0, lurks=False)
    looks = replace(
        figure.profile,
        weapon_skill=common.weapon_skill,
        bow_skill=common.bow_skill,
        strength=common.strength,
        toughness=common.toughness,
        speed=common.speed,
        bravery=common.bravery,
        intelligence=common.intelligence,
        wounds=common.wounds,
    )
    lost = figure.profile.wounds - figure.wounds
    seen = max(1, common.wounds - lost) if figure.wounds > 0 else 0
    return replace(
        figure,
        row=card.ordinary,
        profile=looks,
        wounds=seen,
        items=[],
        worn=[],
        cast={},
        charges=0,
        lurks=False,
        hand=common.weapon,
        effects=[effect for effect in figure.effects if effect.kind not in _TELLING],
    )
