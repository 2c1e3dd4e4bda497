"""Wounds: life points lost and given back, those who lie on the ground, the dead."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.events import tell, unnumbered
from souterrain.core.roll import Rules
from souterrain.crawl.squares import key

from . import hooks
from .catalogue import BOOK
from .destiny import spared
from .events.actions import Drank, GaveDrink, Hit
from .events.turns import Died, Fell, Healed, Lost, Rose, Slain, Suffered, Unhurt
from .rows.beings import Foe
from .sheet import alive, immaterial, protection, worth
from .words import called
from .world import Figure, Item, Regne, of_camp

FULL = 4
"""The heroes of a full party."""


def lose(
    world: Regne,
    who: Figure,
    points: int,
    rule: str,
    by: Figure | None = None,
    magic: bool = False,
    blow: Hit | Suffered | None = None,
) -> Rules[None]:
    """Take life points, whatever his protection. A dweller at 0 is gone; one of the party lies on the ground, and all
    that he loses there counts. Only magic takes any from one who has no body. A blow tells what it cost, and a dweller
    where it came from.

    regne.char.life-points, regne.damage.loss-versus-damage, regne.wound.immobile-and-negative,
    regne.wound.gm-characters-die, regne.immaterial.wounded-only-by-magic"""
    unhurt = points > 0 and (who.invulnerable or (immaterial(who) and not magic))
    if points <= 0 or unhurt:
        if blow is not None or not unhurt:
            tell(world, blow or Lost(called(who), 0, max(0, who.life), rule))
        if unhurt:
            tell(world, Unhurt(called(who)))
        return
    before = alive(who)
    upright = who.life > 0
    who.life -= points
    left = max(0, who.life)
    tell(world, replace(blow, lost=points, left=left) if blow else Lost(called(who), points, left, rule))
    if who.camp == "dark":
        who.bound = by.at if by is not None else who.bound
        yield from _slay(world, who, before - alive(who), by)
    elif upright and who.life <= 0:
        who.fell = world.round
        who.over = who.downed = True
        tell(world, Fell(called(who), who.life))


def suffer(world: Regne, who: Figure, harm: int, rule: str) -> Rules[None]:
    """Damage that no attacker deals: Endurance and armour take some of it off."""
    off = protection(world, who)
    blow = Suffered(called(who), harm, off, rule=rule)
    yield from lose(world, who, max(0, harm - off), rule, blow=blow)


def _slay(world: Regne, who: Figure, count: int, by: Figure | None) -> Rules[None]:
    """Count those of a swarm, or the one, who died; the last is taken off the board.

    regne.swarm.losses, regne.monster.removed-at-zero"""
    if count <= 0:
        return
    crowns = worth(who) * count
    world.pot += crowns
    left = alive(who)
    tell(world, Slain(unnumbered(called(who)) if left else called(who), count, crowns, left))
    if who.life <= 0:
        remove(world, who)
        yield from hooks.call(hooks.FELLED.all, world, who, by)


def remove(world: Regne, who: Figure) -> None:
    """Take a figure off the board. What he carried stays where he was."""
    del world.figures[who.id]
    if who.id in world.order:
        world.order.remove(who.id)
    if who.items:
        lying = world.loose.setdefault(key(who.at), [])
        lying += [Item(item.id, item.kind) for item in who.items]
        who.items = []
    world.dead.append(who)


def heal(world: Regne, who: Figure, points: int) -> int:
    """Give lost life points back, never more than he had; with one or more he stands up. Returns how many."""
    gained = max(0, min(points, who.top - who.life))
    who.life += gained
    if gained:
        _tell_healed(world, who, gained)
    if who.fell and who.life > 0:
        who.fell = 0
        who.over = who.id not in world.order and world.acting != who.id
        tell(world, Rose(called(who), who.life))
    return gained


def _tell_healed(world: Regne, who: Figure, gained: int) -> None:
    """What a draught gives at once is told with it."""
    last, to = world.told[-1] if world.told else (None, ())
    drinker = last.who if isinstance(last, Drank) else last.to if isinstance(last, GaveDrink) else ""
    if isinstance(last, Drank | GaveDrink) and drinker == called(who):
        world.told[-1] = replace(last, points=gained, life=who.life), to
    else:
        tell(world, Healed(called(who), gained, who.life))


def die(world: Regne, who: Figure, rule: str) -> Rules[bool]:
    """Somebody of the party would be dead. Returns whether he is: a point of destiny may spare him, a dweller has
    none.

    regne.lava.death"""
    if (yield from spared(world, who)):
        return False
    if who.camp == "dark":
        count, who.life = alive(who), 0
        yield from _slay(world, who, count, None)
    else:
        tell(world, Died(called(who), rule))
        remove(world, who)
    return True


def bleed(world: Regne) -> Rules[None]:
    """The end of a game turn: whoever has lain on the ground since the one before is dead. Spared, he lies there for
    another."""
    for who in of_camp(world, "party"):
        if who.fell and who.fell < world.round and not (yield from die(world, who, "regne.wound.time-to-heal")):
            who.fell = world.round


def starting_life(world: Regne, row: Foe) -> int:
    """The life points of one dweller at the level of the game; some have a quarter of them for each hero.

    regne.monster.deployment"""
    life = -(-row.life * BOOK.levels[world.level].life // 100)
    return -(-life * min(FULL, world.setup.heroes) // FULL) if row.scales else life
