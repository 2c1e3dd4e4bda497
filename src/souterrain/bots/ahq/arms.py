"""Which weapon to have in hand when the next fight begins: nobody changes in the middle of one."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import Figure
from souterrain.games.ahq.values import bow_skill, damage_dice, weapon_skill
from souterrain.games.ahq.world import World

from .choices import offered

_QUIVER = 3
"""Arrows with which it is worth while to stand off."""


def better(world: World, figure: Figure, ask: Ask) -> str:
    """A bow for those who shoot better than they strike, as long as they have arrows; else the heaviest weapon."""
    held = _worth(figure, figure.hand)
    best = max(offered(ask, "wield"), key=lambda option: _worth(figure, option.on[0]), default=None)
    return best.key if best is not None and _worth(figure, best.on[0]) > held else ""


def _worth(figure: Figure, row: str) -> int:
    missile = BOOK.missiles.get(row)
    if missile is not None:
        quiver = [each.id for each in BOOK.ammunition.values() if each.flies_from == missile.ammunition]
        arrows = sum(count(figure, row) for row in quiver)
        shoots = arrows >= _QUIVER and bow_skill(figure) >= weapon_skill(figure)
        return 100 * shoots + missile.dice + missile.magic
    held = BOOK.weapons[row]
    return 2 * damage_dice(figure, held) + held.weapon_skill + held.magic - held.fumble
