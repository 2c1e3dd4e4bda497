"""How heroes use what they have found: runes bound, scrolls read, stones and draughts when they are worth it."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask, Option
from souterrain.crawl.squares import king_moves, square
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground, within_reach
from souterrain.games.regne.plan import quest
from souterrain.games.regne.sheet import immaterial
from souterrain.games.regne.world import Figure, Regne, against, friends, standing

from ..offers import offered
from .fighting import caster, seen

GREAT = 12
"""Life points from which an adversary is worth a scroll or a draught."""


def _read(who: Figure, ask: Ask, *uses: str) -> Option | None:
    """What he carries that does one of these things."""
    kinds = {item.id: item.kind for item in who.items}
    for option in offered(ask, "use"):
        row = BOOK.trinkets.get(kinds[option.on[0]]) or BOOK.scrolls[kinds[option.on[0]]]
        if row.use in uses:
            return option
    return None


def bind(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """A rune on what he has on, rather than on what he has in hand and may change in a fight, while there is time."""
    worn = {item.id: not BOOK.goods[item.kind].hands for item in who.items if item.worn}
    fit = [option for option in offered(ask, "bind") if option.on[1] in worn and not seen(world, who)]
    return max(fit, key=lambda option: worn[option.on[1]], default=None)


def remedy(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """One of the dead brought back; all healed at once where several need it; a stone for whoever is badly hurt."""
    hurt = [each for each in (who, *friends(world, who)) if each.life <= each.top // 2]
    near = [each for each in hurt if each.id == who.id or within_reach(here, who.at, each.at)]
    uses = ["resurrect", *(["heal-all"] if len(hurt) > 1 else []), *(["mend"] if near else [])]
    return _read(who, ask, *uses)


def soothe(who: Figure, ask: Ask) -> Option | None:
    """A stone that heals, as long as there are wounds."""
    return _read(who, ask, "mend")


def aid(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Against somebody strong whatever helps: a scroll, or a draught; a second turn also where time presses."""
    if who.camp != "party":
        return None
    great = [foe for foe in seen(world, who) if foe.life >= GREAT or immaterial(foe)]
    if not great:
        return _read(who, ask, "time") if quest(world).limit and not world.again else None
    bare = any(not each.aura for each in (who, *friends(world, who)) if standing(each))
    uses = ["banish", *(["shield"] if bare else []), *([] if world.again else ["time"])]
    return _read(who, ask, *uses) or _draught(world, who, ask, any(within_reach(here, who.at, foe.at) for foe in great))


def _draught(world: Regne, who: Figure, ask: Ask, beset: bool) -> Option | None:
    """Strength and speed for whoever fights hand to hand, what hides or hardens for whoever has lost much."""
    effects = {item.id: BOOK.potions[item.kind] for item in who.items if item.kind in BOOK.potions}
    boosted = {effect.trait for effect in who.effects}
    for option in offered(ask, "drink"):
        row = effects[option.on[0]]
        helps = {
            "boost": row.trait not in boosted and not caster(world, who) and who.points > 2,
            "speed": True,
            "invulnerable": who.life <= who.top // 2 and not who.invulnerable,
            "vanish": who.life <= who.top // 4 and not who.invisible,
        }
        if beset and option.on[1] == who.id and helps.get(row.effect, False):
            return option
    return None


def banished(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """Whom blades cannot wound, or who has most left."""

    def great(option: Option) -> tuple[bool, int]:
        foe = world.figures[option.on[0]]
        return immaterial(foe), foe.life

    return max(ask.options, key=great)


def shielded(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """Somebody without an aura, rather whoever is nearest to an adversary."""

    def exposed(option: Option) -> tuple[bool, int]:
        each = world.figures[option.on[0]]
        return bool(each.aura) or not standing(each), _nearest(each, against(world, each))

    return min(ask.options, key=exposed)


def mended(world: Regne, who: Figure | None, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: world.figures[option.on[0]].life)


def beside(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """As near as may be to whoever acts."""
    return min(ask.options, key=lambda option: king_moves(square(option.at), who.at) if who and option.at else 0)


def _nearest(who: Figure, them: Iterable[Figure]) -> int:
    return min((king_moves(who.at, each.at) for each in them), default=0)
