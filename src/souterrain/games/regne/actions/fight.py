"""An attack, hand to hand or from afar: the power die with the dice of damage, and what it does."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .. import hooks
from ..catalogue import BOOK
from ..chairs import automatic
from ..destiny import again
from ..dice import Formula, ds, formula, power
from ..events.actions import Glanced, Hit, Missed, Parried
from ..odds import Blow, blow, blows
from ..rows.beings import Foe
from ..rows.goods import Weapon
from ..rows.traits import Trait
from ..sheet import being, heads, immaterial, level, magic_armour, protection, skills, weapons
from ..words import WAYS, being_word, called, figure_word, thing
from ..world import PARRY, Figure, Item, Regne, immobile
from ..wounds import lose


class Arm(Struct, frozen=True):
    """What somebody attacks with: the formula of its damage, and the weapon where it is one."""

    damage: Formula
    kind: str = ""
    item: str = ""
    entangles: bool = False

    magic: bool = False

    @property
    def weapon(self) -> Weapon | None:
        return BOOK.weapons.get(self.kind)


BARE = Arm(Formula(dice=1))
"""Bare hands, or a stone: 1D, and Strength does not count.

regne.melee.unarmed"""


def arm(item: Item) -> Arm:
    row = BOOK.weapons[item.kind]
    return Arm(formula(row.damage), item.kind, item.id, magic=row.magic)


def natural(who: Figure, row: Foe) -> Arm:
    """A dweller's own weapons; each figure of a swarm beyond the first adds a die."""
    return Arm(formula(row.damage).more(heads(who) - 1), entangles=row.web > 0, magic=row.magic_weapon)


def attack(
    world: Regne, who: Figure, target: Figure, with_: Arm, trait: Trait, extra: int, rule: str, still: bool = False
) -> Rules[int]:
    """Attack somebody. Returns the life points that he lost; -1 where the attack missed.

    regne.shoot.x-always-misses"""
    guard = 0
    for declared in hooks.ATTACKED.all:
        guard += yield from declared(world, who, target, trait == "melee")
    if not (who.id in world.figures and target.id in world.figures and who.life > 0):
        return -1
    still = still or (immobile(target) and trait == "melee")
    total = yield from _rolled(world, who, with_, trait, extra, still, rule)
    weapon = with_.weapon
    if total is None and weapon and weapon.again:
        total = yield from _rolled(world, who, with_, trait, extra, still, rule)
    while total is None and (yield from again(world, who, rule, decisive=False)):
        total = yield from _rolled(world, who, with_, trait, extra, still, rule)
    harm = plus(world, who, target, with_) - guard
    threat = 0 if total is None or unharmed(target, with_) else total + harm
    if trait == "melee" and (yield from _parries(world, target, who, with_, threat)):
        total = yield from _rolled(world, who, with_, trait, extra, still, rule)
    if total is None:
        tell(world, Missed(called(who), called(target), who.points % WAYS, rule))
        return -1
    off = stopped(world, who, target, with_) + guard
    lost = max(0, total + harm)
    struck = Hit if lost else Glanced
    blow = struck(called(who), called(target), total + harm + off, off, hard=extra > 0, rule=rule, helpless=still)
    yield from lose(world, target, lost, "regne.melee.damage", who, with_.magic, blow)
    if unharmed(target, with_):
        lost = 0
    yield from hooks.call(hooks.STRUCK.all, world, who, target, with_.kind, lost)
    return lost


def _rolled(
    world: Regne, who: Figure, with_: Arm, trait: Trait, extra: int, still: bool, rule: str
) -> Rules[int | None]:
    """The sum of the dice alone, which decides whether the attack hits: an X or less than 0 misses. A target that
    cannot move is always hit.

    regne.melee.miss, regne.melee.immobile-target, regne.immobile.melee-only"""
    height = level(world, who, trait)
    if height <= 0:
        return None
    face = yield from power(height, rule, who.seat)
    dice = yield from ds(with_.damage.dice + extra, rule, who.seat)
    if still:
        return (face or 0) + dice
    return None if face is None or face + dice < 0 else face + dice


def plus(world: Regne, who: Figure, target: Figure, with_: Arm) -> int:
    """What is added to the dice of a hit: flat numbers, Strength where it counts, less the target's protection."""
    strength = level(world, who, "strength") if with_.damage.strength else 0
    return with_.damage.plus + strength - stopped(world, who, target, with_)


def stopped(world: Regne, who: Figure, target: Figure, with_: Arm) -> int:
    """What a target's protection takes off: Endurance and armour, but of one who has no body only magic stops
    anything.

    regne.immaterial.attack"""
    return magic_armour(target) if immaterial(who) else protection(world, target, with_.weapon)


def unharmed(target: Figure, with_: Arm) -> bool:
    """Whether an attack cannot wound: the target has no body, and the weapon no magic.

    regne.magicweapon.hurts-immaterial"""
    return immaterial(target) and not with_.magic


OWN = "own"
"""In place of a weapon's name: a dweller's arms are no things."""


def own(who: Figure) -> str:
    """What a blow or a shot is called by where nothing is held."""
    return OWN if isinstance(being(who), Foe) else ""


def offered_with(verb: str, target: str, kind: str) -> Say:
    """How a blow or a shot is offered: a dweller's own arms go without saying."""
    if kind == OWN:
        return Say(f"option-{verb}-own", target=being_word(target))
    return Say(f"option-{verb}", target=being_word(target), weapon=thing(kind))


def struck(weapon: Weapon | None, extra: int) -> int:
    """How often one attack strikes: what strikes twice does so once where it is to strike harder.

    regne.magicweapon.berserk-two-attacks"""
    return weapon.blows if weapon and not extra else 1


class Chances:
    """What somebody's attacks on a target may come to, whatever is added to them."""

    def __init__(self, world: Regne, who: Figure, target: Figure, with_: Arm, trait: Trait) -> None:
        self.height = level(world, who, trait)
        self._dice, self._life = with_.damage.dice, target.life
        self._still = immobile(target) and trait == "melee"
        self._harmless = unharmed(target, with_)
        self._plus = 0 if self._harmless else plus(world, who, target, with_)
        self._weapon = with_.weapon

    def blow(self, extra: int) -> Blow:
        """With so many dice more."""
        facts = self.height, self._dice + extra, self._plus, self._life, self._still
        weapon = self._weapon
        count = struck(weapon, extra)
        again = weapon is not None and weapon.again
        what = blows(count, again, *facts) if again or count > 1 else blow(*facts)
        return Blow(what.hits, 0, 0, Fraction(0)) if self._harmless else what


# Parries


def parries(world: Regne, who: Figure) -> int:
    """How many attacks he may still parry this turn: one for the skill, one for a parrying weapon or shield; for a
    second one he must be at ease with both hands.

    regne.parry.cumulative"""
    if immobile(who):
        return 0
    known = skills(who)
    held = sum(BOOK.weapons[item.kind].parry for item in weapons(world, who))
    held += sum(BOOK.armours[item.kind].parry for item in who.items if item.worn and item.kind in BOOK.armours)
    if not any(skill.both_hands for skill in known):
        held = min(held, 1)
    return held + sum(skill.parries for skill in known) - who.spent.count(PARRY)


def _parries(world: Regne, who: Figure, attacker: Figure, with_: Arm, lost: int) -> Rules[bool]:
    """Whether the target makes the attacker roll again. He is asked where there is something to be gained.

    regne.web.no-parry"""
    weapon = with_.weapon
    if lost <= 0 or with_.entangles or (weapon and weapon.unparryable) or parries(world, who) <= 0:
        return False
    if not automatic(world, who):
        text = Say("ask-parry", who=figure_word(who), attacker=figure_word(attacker), lost=lost)
        yes, no = Option("parry", Say("choice-parry")), Option("endure", Say("choice-endure"))
        if not (yield from agreed(who.seat, text, "regne.parry.reroll", yes, no)):
            return False
    who.spent.append(PARRY)
    tell(world, Parried(called(who), called(attacker)))
    return True
