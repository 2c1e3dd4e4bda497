"""Quelques notions essentielles: hit rolls, wounds, life points and death."""

from __future__ import annotations

from souterrain.core.dice import at_least, average, reaches, throw
from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .catalogue import BOOK, Monster
from .dice import works
from .events.castle import TrapHurt
from .events.combat import Died, FoeDied, FoeHit, FoeMissed, Hit, Missed, SpellBurnt
from .words import foe_name
from .world import Character, Chateau, Foe, Item, of_sort, strong, wears


def monsters(kinds: list[str]) -> list[Foe]:
    """Monsters fresh from the bowl, each with all the life points of its table."""
    return [
        Foe(f"{kind}-{n + 1}", kind, BOOK.monsters[kind].life, number=_number(kinds, n)) for n, kind in enumerate(kinds)
    ]


def _number(kinds: list[str], n: int) -> int:
    return kinds[: n + 1].count(kinds[n]) if kinds.count(kinds[n]) > 1 else 0


def profile(world: Chateau, foe: Foe) -> Monster:
    """A foe's line of the monster table. An evil character is hit on his class's number and wounds with his weapon."""
    if foe.kind:
        return BOOK.monsters[foe.kind]
    who = world.characters[foe.id]
    weapon = best_weapon(who, magic_only=False)
    assert weapon is not None, "nobody gives his last weapon away"
    blows = (BOOK.things[weapon.kind].wounds,)
    return Monster(who.id, who.life, BOOK.classes[who.kind].struck_on, blows, BOOK.numbers.evil_pursuit, first=True)


def best_weapon(who: Character, magic_only: bool) -> Item | None:
    """The weapon that serves best against a foe; None where no weapon carried can hurt it.

    Rule: chateau.special.magic-weapon-only."""
    fit = [item for item in of_sort(who, "weapon") if BOOK.things[item.kind].magic or not magic_only]
    return max(fit, key=lambda item: average(BOOK.things[item.kind].wounds), default=None)


def can_hit(world: Chateau, who: Character, foe: Foe) -> bool:
    return best_weapon(who, profile(world, foe).magic_only) is not None


def hit_chance(world: Chateau, who: Character, foe: Foe) -> float:
    return reaches("d6", profile(world, foe).hit - strong(world, who))


def wounds_due(world: Chateau, who: Character, foe: Foe) -> float:
    """The wounds that one blow deals on average; none where no weapon carried can hurt the foe."""
    weapon = best_weapon(who, profile(world, foe).magic_only)
    if weapon is None:
        return 0.0
    return hit_chance(world, who, foe) * (average(BOOK.things[weapon.kind].wounds) + strong(world, who))


def kill_chance(world: Chateau, who: Character, foe: Foe) -> float:
    """The chance that one blow is a monster's last."""
    weapon = best_weapon(who, profile(world, foe).magic_only)
    assert weapon is not None
    return hit_chance(world, who, foe) * at_least(BOOK.things[weapon.kind].wounds, foe.life - strong(world, who))


def strike(world: Chateau, who: Character, foe: Foe) -> Rules[bool]:
    """A character attacks: he hits if the die reaches the foe's number, then rolls his weapon's die.

    Rule: chateau.lp.wound-is-one-point."""
    row = profile(world, foe)
    weapon = best_weapon(who, row.magic_only)
    assert weapon is not None
    bonus = strong(world, who)
    if not (yield from works(row.hit - bonus, "chateau.hit.character-attacks", who.seat)):
        tell(world, Missed(who.name, foe_name(world, foe)))
        return False
    wounds = yield from throw(BOOK.things[weapon.kind].wounds, "chateau.wound.weapon-die", who.seat)
    wounds = max(0, wounds + bonus - _armour(world, foe))
    foe.life = max(0, foe.life - wounds)
    if not foe.kind:
        world.characters[foe.id].life = foe.life
    name = foe_name(world, foe)
    if foe.life == 0 and foe.kind:
        bury(world, foe, FoeDied(name, who.name, weapon.kind, wounds))
        return True
    blow = Hit(who.name, name, weapon.kind, wounds, foe.life)
    if foe.life == 0:
        die(world, world.characters[foe.id], blow)
    else:
        tell(world, blow)
    return True


def bury(world: Chateau, foe: Foe, news: FoeDied | SpellBurnt) -> None:
    """A killed monster goes back into the bowl; a killed character is removed from the game. The news tell of the blow
    or the spell that did it."""
    foe.life = 0
    tell(world, news)
    if foe.kind:
        world.bowl.put(foe.kind)
    else:
        who = world.characters[foe.id]
        who.life = 0
        die(world, who)


def foe_strikes(world: Chateau, foe: Foe, target: Character, wounds: str, second: bool = False) -> Rules[bool]:
    """A monster attacks: it hits if the die reaches the target's number, then rolls its wound die."""
    bonus = not foe.kind and strong(world, world.characters[foe.id])
    number = BOOK.classes[target.kind].struck_on - bonus
    if not (yield from works(number, "chateau.hit.monster-attacks", target.seat)):
        tell(world, FoeMissed(foe_name(world, foe), target.name, second))
        return False
    if wounds != "0":
        rolled = yield from throw(wounds, "chateau.wound.monster-die", target.seat)
        rolled += bonus
        softened = min(rolled, target.armour + (wears(target, "ward") if foe.kind else 0))
        target.life = max(0, target.life - rolled + softened)
        blow = FoeHit(foe_name(world, foe), target.name, rolled - softened, softened, target.life, second)
        if target.life == 0:
            die(world, target, blow)
        else:
            tell(world, blow)
    return True


def die(world: Chateau, who: Character, by: Hit | FoeHit | TrapHurt | None = None) -> None:
    """A character without life points is dead and out of the game; what he carried stays where he fell.

    Rule: chateau.lp.death-at-zero."""
    who.evil = False
    tell(world, Died(who.name, by))


def _armour(world: Chateau, foe: Foe) -> int:
    return 0 if foe.kind else world.characters[foe.id].armour
