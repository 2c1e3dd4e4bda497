"""What is written on a sheet, and what it comes to: characteristics, gear in hand and worn, protection, load."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .catalogue import BOOK
from .rows.beings import Foe, Hero, Skill, Spell
from .rows.goods import Armour, Trinket, Weapon
from .rows.traits import Trait, Ward
from .world import Figure, Item, Regne

HANDS = 2


def being(figure: Figure) -> Hero | Foe:
    """His row: a ready-made sheet, or a dweller's profile."""
    return BOOK.beings[figure.kind]


def skills(figure: Figure) -> Sequence[Skill]:
    """The skills on his sheet, and those that he has learnt."""
    sheet = BOOK.skilled[figure.kind]
    return [*sheet, *(BOOK.skills[id] for id in figure.learnt)] if figure.learnt else sheet


def spells(figure: Figure) -> Sequence[Spell]:
    """The spells on his sheet, and those that he has learnt."""
    sheet = BOOK.versed[figure.kind]
    return [*sheet, *(BOOK.spells[id] for id in figure.studied)] if figure.studied else sheet


def natural(figure: Figure, trait: Trait) -> int:
    """The level of a characteristic as it is written on his sheet.

    regne.sheet.fields"""
    return being(figure).levels.get(trait, 0) + figure.trained.get(trait, 0)


def worth(figure: Figure) -> int:
    """The crowns that a dweller has on him, of a swarm each.

    regne.crowns.kill-reward"""
    row = being(figure)
    return row.crowns if isinstance(row, Foe) and not figure.poor else 0


def unholy(figure: Figure) -> bool:
    """Whether he is one of the undead or of the demons."""
    return figure.kind in BOOK.unholy


def immaterial(figure: Figure) -> bool:
    return figure.kind in BOOK.bodiless


def flies(figure: Figure) -> bool:
    return figure.kind in BOOK.winged


def sure_footed(figure: Figure) -> bool:
    return any(skill.sure for skill in skills(figure))


def unhindered(figure: Figure) -> bool:
    """Whether nobody blocks him and nothing on the floor is in his way: he flies, or is no body at all."""
    return immaterial(figure) or flies(figure)


def level(world: Regne, figure: Figure, trait: Trait) -> int:
    """The level of a characteristic as it is now: never below 0."""
    row = BOOK.beings[figure.kind]
    total = row.levels.get(trait, 0)
    if figure.trained:
        total += figure.trained.get(trait, 0)
    if figure.handicaps:
        total -= sum(BOOK.handicaps[id].trait == trait for id in figure.handicaps)
    if isinstance(row, Foe):
        if trait == "strength":
            total += BOOK.levels[world.level].strength
        elif trait == "melee":
            total += BOOK.levels[world.level].melee
            if row.swarm:
                total += heads(figure) - 1
    elif figure.items:
        total += _from_gear(figure, trait)
    for effect in figure.effects:
        if effect.trait == trait:
            total += effect.plus
    return total if total > 0 else 0


def _from_gear(figure: Figure, trait: Trait) -> int:
    """What is worn and held changes; of runes that do the same only the best counts.

    regne.rune.beyond-maximum, regne.rune.no-stacking"""
    total = best = 0
    changes = BOOK.modifies
    for item in figure.items:
        if item.worn:
            if item.kind in changes:
                total += changes[item.kind].get(trait, 0)
            for rune in item.runes:
                best = max(best, BOOK.runes[rune].modifies.get(trait, 0))
    return total + best


def dice_of(figure: Figure, trait: Trait) -> int:
    """How many D go with the power die when a characteristic is tested.

    regne.test.magic-no-d, regne.monster.exponent-dice"""
    row = BOOK.beings[figure.kind]
    dice = 0 if trait == "magic" else 1
    if isinstance(row, Foe):
        dice = row.dice.get(trait, dice)
    for trinket in trinkets(figure):
        dice += trinket.extra == trait
    return dice


def heads(figure: Figure) -> int:
    """How many figures of a swarm fight: those that are left, less those who joined it just now.

    regne.swarm.bonus"""
    return min(figure.heads, alive(figure))


def alive(figure: Figure) -> int:
    """How many figures of a swarm are left; one of anybody else."""
    return max(0, -(-figure.life // figure.each))


def runs(figure: Figure) -> bool:
    """regne.monster.cannot-run."""
    row = being(figure)
    return not isinstance(row, Foe) or row.runs


def stride(figure: Figure) -> int:
    """Squares of a running action."""
    squares = BOOK.numbers.run
    for trinket in trinkets(figure):
        squares += trinket.stride
    return squares


# Gear


def worn(figure: Figure) -> Iterator[Item]:
    return (item for item in figure.items if item.worn)


def weapons(world: Regne, figure: Figure) -> list[Item]:
    """The weapons in hand that he is able to use."""
    rows = BOOK.weapons
    return [each for each in figure.items if each.worn and each.kind in rows and may_use(world, figure, each.kind)]


def melee_weapons(world: Regne, figure: Figure) -> list[Item]:
    return [item for item in weapons(world, figure) if not BOOK.weapons[item.kind].range]


def shooters(world: Regne, figure: Figure) -> list[Item]:
    return [item for item in weapons(world, figure) if BOOK.weapons[item.kind].range]


def armours(figure: Figure) -> list[Armour]:
    """The armour that he wears and the shields that he holds."""
    rows = BOOK.armours
    return [rows[item.kind] for item in figure.items if item.worn and item.kind in rows]


def trinkets(figure: Figure) -> list[Trinket]:
    """The magic objects that he wears or holds."""
    rows = BOOK.trinkets
    return [rows[item.kind] for item in figure.items if item.worn and item.kind in rows]


def warded(figure: Figure, against: Ward) -> bool:
    """Whether something that he wears or holds keeps this from him, or he has no body that could suffer it.

    regne.immaterial.immunities"""
    if immaterial(figure) and against in ("fire", "web", "poison"):
        return True
    if not figure.items:
        return False
    worn: list[Armour | Trinket] = [*armours(figure), *trinkets(figure)]
    return any(against in row.wards for row in worn)


def may_use(world: Regne, figure: Figure, kind: str) -> bool:
    """Whether his characteristics are high enough for a thing, and his skills good enough.

    regne.item.requirements"""
    row = BOOK.goods[kind]
    if isinstance(row, Trinket) and row.skill and row.skill not in (skill.id for skill in skills(figure)):
        return False
    return not row.needs or all(level(world, figure, trait) >= least for trait, least in row.needs.items())


def hands(figure: Figure) -> int:
    """How many of his hands are full.

    regne.sheet.one-weapon-per-hand"""
    return sum(BOOK.goods[item.kind].hands for item in worn(figure))


def may_wear(figure: Figure, armour: Armour) -> bool:
    """Whether he wears such armour: not if his own skin is as good, unless it goes over it."""
    return armour.over_skin or not any(skill.armour for skill in skills(figure))


def armour_points(figure: Figure) -> int:
    """Points of the armour worn, of shields, of a hardened skin, and of magic."""
    wearing = armours(figure)
    points = being(figure).armour + sum(armour.armour for armour in wearing)
    if all(armour.hands or armour.over_skin for armour in wearing):
        points += sum(skill.armour for skill in skills(figure))
    return points + figure.aura + figure.phantom + figure.shell


def magic_armour(figure: Figure) -> int:
    """The points of his armour that are magic.

    regne.magicarmour.stops-immaterial"""
    row = being(figure)
    natural = row.armour if isinstance(row, Foe) and row.magic_armour else 0
    worn = sum(armour.armour for armour in armours(figure) if armour.magic)
    return natural + worn + figure.aura + figure.phantom + figure.shell


def protection(world: Regne, figure: Figure, weapon: Weapon | None = None) -> int:
    """What is deducted from damage: Endurance, and armour as far as the weapon lets it count."""
    armour = armour_points(figure)
    if weapon is not None:
        armour = 0 if weapon.ignores_armour else max(0, armour - weapon.pierce)
    return level(world, figure, "endurance") + armour


def weight(figure: Figure) -> int:
    return sum(BOOK.goods[item.kind].weight for item in figure.items)


def burden(figure: Figure) -> int:
    """The load with which a hero may set out.

    regne.sheet.weight-limit"""
    return (natural(figure, "strength") + natural(figure, "endurance")) * BOOK.numbers.load


def room(figure: Figure) -> int:
    """How many more skills or spells he could learn.

    regne.char.intelligence-caps-learning"""
    return natural(figure, "intelligence") - len(skills(figure)) - len(spells(figure))
