"""What is written on a sheet, and what it comes to: characteristics, gear in hand and worn, protection, load."""

from __future__ import annotations

from collections.abc import Iterator

from .catalogue import BOOK, Armour, Being, Foe, Hero, Levels, Skill, Trait, Weapon
from .world import Figure, Item, Regne

HANDS = 2


def being(figure: Figure) -> Being:
    """His row: a ready-made sheet, or a dweller's profile."""
    return BOOK.heroes.get(figure.kind) or BOOK.foes[figure.kind]


def skills(figure: Figure) -> list[Skill]:
    row = BOOK.heroes.get(figure.kind)
    return [BOOK.skills[id] for id in row.skills] if row else []


def level(world: Regne, figure: Figure, trait: Trait) -> int:
    """The level of a characteristic as it is now: never below 0."""
    row = being(figure)
    total = row.levels.get(trait, 0) + figure.trained.get(trait, 0)
    if isinstance(row, Foe):
        total += _hardened(world, row, trait)
        if trait == "melee" and row.swarm:
            total += heads(figure) - 1
    else:
        for armour in armours(figure):
            total += armour.modifies.get(trait, 0)
    for effect in figure.effects:
        if effect.trait == trait:
            total += effect.plus
    return max(0, total)


def _hardened(world: Regne, row: Foe, trait: Trait) -> int:
    """What the level of the game adds to a dweller."""
    hard = BOOK.levels[world.level]
    return hard.strength if trait == "strength" else hard.melee if trait == "melee" else 0


def dice_of(figure: Figure, trait: Trait) -> int:
    """How many D go with the power die when a characteristic is tested."""
    if trait == "magic":
        return 0
    row = being(figure)
    return row.dice.get(trait, 1) if isinstance(row, Foe) else 1


def heads(figure: Figure) -> int:
    """How many figures of a swarm fight: those that are left, less those who joined it just now."""
    return min(figure.heads, alive(figure))


def alive(figure: Figure) -> int:
    """How many figures of a swarm are left; one of anybody else."""
    return max(0, -(-figure.life // figure.each))


def runs(figure: Figure) -> bool:
    row = being(figure)
    return not isinstance(row, Foe) or row.runs


# Gear


def worn(figure: Figure) -> Iterator[Item]:
    return (item for item in figure.items if item.worn)


def weapons(world: Regne, figure: Figure) -> list[Item]:
    """The weapons in hand that he is able to use."""
    return [item for item in worn(figure) if item.kind in BOOK.weapons and may_use(world, figure, item.kind)]


def melee_weapons(world: Regne, figure: Figure) -> list[Item]:
    return [item for item in weapons(world, figure) if not BOOK.weapons[item.kind].range]


def shooters(world: Regne, figure: Figure) -> list[Item]:
    return [item for item in weapons(world, figure) if BOOK.weapons[item.kind].range]


def armours(figure: Figure) -> list[Armour]:
    """The armour that he wears and the shields that he holds."""
    return [BOOK.armours[item.kind] for item in worn(figure) if item.kind in BOOK.armours]


def may_use(world: Regne, figure: Figure, kind: str) -> bool:
    """Whether his characteristics are high enough for a thing."""
    return all(level(world, figure, trait) >= least for trait, least in BOOK.goods[kind].needs.items())


def hands(figure: Figure) -> int:
    """How many of his hands are full."""
    return sum(BOOK.goods[item.kind].hands for item in worn(figure))


def may_wear(figure: Figure) -> bool:
    """Whether he wears armour at all: not if his own skin is as good."""
    return not any(skill.armour for skill in skills(figure))


def armour_points(figure: Figure) -> int:
    """Points of the armour worn, of shields, and of a hardened skin."""
    row = being(figure)
    wearing = armours(figure)
    points = row.armour + sum(armour.armour for armour in wearing)
    if not any(not armour.hands for armour in wearing):
        points += sum(skill.armour for skill in skills(figure))
    return points


def protection(world: Regne, figure: Figure, weapon: Weapon | None = None) -> int:
    """What is deducted from damage: Endurance, and armour as far as the weapon lets it count."""
    armour = armour_points(figure)
    if weapon is not None:
        armour = max(0, armour - weapon.pierce)
    return level(world, figure, "endurance") + armour


def weight(figure: Figure) -> int:
    return sum(BOOK.goods[item.kind].weight for item in figure.items)


def most_weight(levels: Levels) -> int:
    """The load with which a hero may set out."""
    return (levels["strength"] + levels["endurance"]) * BOOK.numbers.load


def may_learn(row: Hero, known: int) -> bool:
    """Whether there is room for one more skill or spell."""
    return known < row.levels["intelligence"]
