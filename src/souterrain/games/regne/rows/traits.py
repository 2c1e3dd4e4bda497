"""What rows of every kind are written with."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.refs import ref

Trait = Literal[
    "dexterity", "intelligence", "melee", "shooting", "agility", "magic", "strength", "charisma", "endurance", "will"
]
"""The characteristics that are tested with power dice."""

Levels = dict[Trait, int]
RuleId = Annotated[str, ref("rule")]
Goods = Annotated[str, ref("weapon", "armour", "potion", "trinket", "scroll", "grimoire", "rune", "device")]
Ward = Literal["poison", "fire", "fear", "web"]

Category = Literal["weapon", "potion", "trinket", "lore", "magic-weapon", "magic-armour", "rune", "treasure"]
"""A kind of find; a treasure is of a nature that the dice tell."""

CATEGORIES: tuple[Category, ...] = ("weapon", "potion", "trinket", "lore", "magic-weapon", "magic-armour", "rune")
