"""What a figure is worth at this moment: its characteristics with all that raises and lowers them."""

from __future__ import annotations

from .catalogue import BOOK
from .figures import LAMING, choked, effect, is_wizard, out, suffers
from .rows import Armour, Missile, Weapon
from .states import BARE, Figure

_MOVE = 12
"""Squares of an exploration turn."""

CARRYING = 6
"""Squares of an exploration turn with somebody on one's back."""

CEILING = 12
"""No characteristic goes above this, whatever raises it beyond its training. Rules: ahq.town.training.cap-12,
ahq.town.training.magic-beyond-limit."""


def weapon_skill(figure: Figure) -> int:
    """Current Weapon Skill, as an attacker.

    Rules: ahq.trap.gas.nausea.rounding, ahq.trap.lost-hand.effects."""
    skill = figure.profile.weapon_skill
    for each in figure.effects:
        if each.kind in ("nausea", "lost-hand"):
            skill = (skill + 1) // 2
        elif each.kind in ("irritation", "rat-bite"):
            skill -= each.amount
    return max(1, skill)


def guard(figure: Figure) -> int:
    """Weapon Skill as an enemy finds it: 1 when helpless, 2 less when berserk.

    Rule: ahq.monster-ability.berserk.easier-to-hit."""
    if out(figure):
        return 1
    skill = weapon_skill(figure)
    return max(1, skill - 2) if effect(figure, "berserk") else skill


def bow_skill(figure: Figure) -> int:
    skill = figure.profile.bow_skill
    if figure.kind != "monster":
        skill += sum(BOOK.armour[row].bow for row in figure.worn)
    return (max(1, skill) + 1) // 2 if effect(figure, "nausea") else max(1, skill)


def strength(figure: Figure) -> int:
    value = figure.profile.strength
    for each in figure.effects:
        if each.kind == "strength-potion":
            value += each.amount
        elif each.kind == "nausea":
            value -= 2
    return max(1, min(CEILING, value))


def toughness(figure: Figure) -> int:
    """Rules: ahq.treasure.amulet.protection.toughness-plus-1, ahq.treasure.ring.protection.toughness-by-level,
    ahq.treasure.shield-helm.modifiers, ahq.setup.char.armour-modifies-current."""
    value = figure.profile.toughness
    for row in figure.worn:
        value += BOOK.armour[row].toughness
    for each in figure.effects:
        if each.kind in ("dragon-armour", "throne", "resistance-potion"):
            value += 1
    return min(CEILING, value)


def speed(figure: Figure) -> int:
    value = figure.profile.speed
    if figure.kind != "monster":
        for row in figure.worn:
            value += BOOK.armour[row].speed
    value = max(1, value)
    for each in figure.effects:
        if each.kind in ("nausea", "lost-leg"):
            value = (value + 1) // 2
        elif each.kind in ("mushroom-speed", "speed-potion"):
            value = min(CEILING, value * 2)
        elif each.kind == "wading":
            value = waded(value, each.amount)
    return value


def waded(squares: int, water: int) -> int:
    """What is left of a move in water: a half where it stands low, less where it has risen, rounded up.

    Rule: ahq.quest-idea.flooded-cellars."""
    return -(-squares // (water + 1))


def soaked(target: Figure, dice: int) -> int:
    """Damage dice under water: one less, but never none.

    Rule: ahq.quest-idea.flooded-cellars."""
    return max(1, dice - 1) if dice and effect(target, "wading") else dice


def bravery(figure: Figure) -> int:
    return CEILING if effect(figure, "courage") else figure.profile.bravery


def exploration_move(figure: Figure) -> int:
    """Squares of an exploration turn.

    Rules: ahq.explore.move.distance, ahq.trap.lost-leg.effects."""
    slow = figure.burden or (figure.kind == "henchman" and BOOK.characters[figure.row].feeble)
    if not figure.effects:
        return CARRYING if slow else _MOVE
    if choked(figure):
        return 1
    water = effect(figure, "wading")
    squares = CARRYING if slow else _dry_move(figure)
    return squares if water is None else waded(squares, water.amount)


def _dry_move(figure: Figure) -> int:
    if effect(figure, "swift-wind"):
        return 18
    return 8 if suffers(figure, LAMING) else _MOVE


def weapon(figure: Figure) -> Weapon:
    """What it strikes with: its fists where it holds nothing, a bow, or what it can no longer wield.

    Rule: ahq.town.equipment.three-weapons-one-used."""
    held = BOOK.weapons.get(in_hand(figure))
    return held if held is not None and may_wield(figure, held) else BOOK.weapons[BARE]


def in_hand(figure: Figure) -> str:
    """What it holds: its weapon, or what it has snatched up for this fight."""
    snatched = effect(figure, "improvised") if figure.effects else None
    return snatched.row if snatched else figure.hand


def strikes_far(figure: Figure) -> bool:
    """Whether it strikes diagonally as well."""
    held = BOOK.weapons.get(in_hand(figure))
    return held is not None and held.long and may_wield(figure, held)


def damage_dice(figure: Figure, held: Weapon, attack: int = 0) -> int:
    """Damage dice of a hand-to-hand hit: by Strength and weapon, or as printed on a monster's card.

    Rules: ahq.weapon.melee.damage-dice-by-strength, ahq.monster-ability.double-attack."""
    if figure.kind == "monster" and not figure.mirrors:
        if figure.effects and effect(figure, "improvised"):
            return held.damage(strength(figure))
        dice = BOOK.monsters[figure.row].dice
        count = 1 if effect(figure, "unarmed") else dice[min(attack, len(dice) - 1)]
        if held.id != BOOK.monsters[figure.row].weapon:
            count += held.strength
        drunk = effect(figure, "strength-potion")
        return count + (1 if effect(figure, "throne") else 0) + (drunk.amount if drunk else 0)
    if not figure.effects:
        return held.damage(strength(figure))
    potion = effect(figure, "strength-potion")
    if potion is None:
        count = held.damage(strength(figure))
    else:
        count = held.damage(strength(figure) - potion.amount)
        count = count + potion.amount if count else held.damage(strength(figure))
    return count + (1 if count and effect(figure, "mushroom-strength") else 0)


def may_wield(figure: Figure, held: Weapon) -> bool:
    """Whether it is allowed and strong enough to use a weapon, and has the limbs for it.

    Rules: ahq.magic.wizard.dagger-only, ahq.weapon.melee.minimum-strength."""
    if figure.kind == "monster":
        return True
    if not held.wizard and is_wizard(figure):
        return False
    if figure.effects and not _has_limbs(figure, held):
        return False
    return damage_dice(figure, held) > 0


def _has_limbs(figure: Figure, held: Weapon) -> bool:
    hands = sum(each.kind == "lost-hand" for each in figure.effects)
    if hands >= 2 and held.id != BARE:
        return False
    return not (held.two_handed and (hands or effect(figure, "lost-leg")))


def may_draw(figure: Figure, bow: Missile) -> bool:
    """Whether he is allowed and strong enough to shoot with it."""
    if is_wizard(figure) or strength(figure) < bow.strength:
        return False
    return not any(each.kind == "lost-hand" for each in figure.effects)


def may_wear(figure: Figure, armour: Armour) -> bool:
    """Rules: ahq.magic.wizard.no-armour, ahq.treasure.magic-armour.not-wizards."""
    if is_wizard(figure) and not armour.wizard:
        return False
    return not (armour.place == "shield" and effect(figure, "lost-leg"))
