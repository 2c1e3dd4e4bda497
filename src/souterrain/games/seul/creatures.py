"""Who is met: rolled on the table of the Underground Level, fitting the place."""

from __future__ import annotations

from typing import Literal

from souterrain.core.dice import throw
from souterrain.core.roll import Roll, Rules

from .catalogue import BOOK
from .danger import level
from .ground import ground_of
from .rows import Creature
from .world import Foe, Group, World

FRIENDLY_ENOUGH = 3
"""Entries this friendly never come as a patrol, and are those held captive."""


def row_of(group: Group) -> Creature:
    return BOOK.creatures[group.creature]


def standing(group: Group) -> list[Foe]:
    return [foe for foe in group.foes if foe.state == "up"]


def foe_dv(group: Group, foe: Foe) -> int:
    return row_of(group).dv + foe.leader


def foe_ca(group: Group, foe: Foe) -> int:
    return row_of(group).ca + foe.leader


def total_dv(group: Group) -> int:
    """The DV of those still fighting."""
    return sum(foe_dv(group, foe) for foe in group.foes if foe.state == "up")


def best_dv(group: Group) -> int:
    return max((foe_dv(group, foe) for foe in group.foes), default=row_of(group).dv)


def families_here(world: World) -> tuple[str, ...]:
    """The families that fit the theme of the section in which the character is; none where there is no theme."""
    ground = ground_of(world.here)
    theme = BOOK.themes.get(ground.plan.sections[ground.section[world.at]].theme)
    return theme.families if theme else ()


def entry(world: World, families: tuple[str, ...], rule: str) -> Rules[Creature]:
    """A D8 on the level's table; one that does not fit the theme is rolled once more."""
    table = BOOK.encounters[level(world)]
    face: int = yield Roll("d8", rule)
    creature = table[face]
    if families and creature.family not in families:
        face = yield Roll("d8", rule)
        creature = table[face]
    return creature


def muster(
    world: World,
    *,
    patrol: bool = False,
    twice: bool = False,
    led: bool = False,
    rule: str = "seul.encounter.success-means-none",
) -> Rules[Group]:
    """A group: its kind, its number, a leader where there is one, the hit points of each."""
    creature = yield from entry(world, families_here(world), rule)
    while patrol and creature.friendly >= FRIENDLY_ENOUGH:
        creature = yield from entry(world, families_here(world), rule)
    count = yield from throw(creature.number, rule)
    if twice:
        more = yield from throw(creature.number, rule)
        count += more
    if patrol:
        count += 1
    leader = led or patrol or (creature.leader and count >= 2)
    group = yield from group_of(creature, count, leader)
    return group


def group_of(creature: Creature, count: int, leader: bool = False) -> Rules[Group]:
    """So many of a kind; an enemy has as many dice of hit points as DV."""
    foes: list[Foe] = []
    for n in range(count):
        leads = leader and n == 0
        hp = 0
        for _ in range(creature.dv + leads):
            face: int = yield Roll(f"d{creature.hit_die}", "seul.hp.enemy-roll")
            hp += face
        foes.append(Foe(hp, hp, leads))
    group = Group(creature.id, foes, led=leader)
    group.dv_met = total_dv(group)
    return group


def captive_entry(world: World) -> Rules[Creature]:
    """Somebody who may be held prisoner: the level's table is rolled until a friendly entry comes."""
    while True:
        face: int = yield Roll("d8", "seul.encounter.success-means-none")
        creature = BOOK.encounters[level(world)][face]
        if creature.friendly >= FRIENDLY_ENOUGH:
            return creature


def undead_entry(world: World) -> Rules[Creature | None]:
    """The first undead of the level's table from a D8 downwards."""
    face: int = yield Roll("d8", "seul.encounter.success-means-none")
    for step in range(8):
        creature = BOOK.encounters[level(world)][(face + step - 1) % 8 + 1]
        if creature.undead:
            return creature
    return None


def reaction(creature: Creature, rule: str) -> Rules[Literal["friendly", "wary", "hostile"]]:
    """One D6: friendly up to the entry's number, wary just above it if they think and may flee, hostile beyond."""
    if creature.undead or creature.never_flees or not creature.thinks:
        return "hostile"
    face: int = yield Roll("d6", rule)
    if face <= creature.friendly:
        return "friendly"
    return "wary" if face == creature.friendly + 1 else "hostile"
