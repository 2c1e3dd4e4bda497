"""The emblems that are drawn for every game: `web/emblems.svg` has a symbol for each of them, and for nothing else."""

from __future__ import annotations

from typing import Literal

# fmt: off
Emblem = Literal[
    "",
    "warrior", "magician", "cleric", "thief", "group", "skeleton", "zombie", "ghoul", "ghost", "vampire", "troll",
    "dragon", "werewolf", "goblin", "orc", "mummy", "balrog", "giant", "demon", "succubus", "chimera", "sphinx",
    "centaur", "medusa", "sorcerer", "ring", "necklace", "armour", "phial", "gems", "magic-weapon", "sword",
    "dagger", "mace", "bow", "fountain", "bowl", "village", "asleep", "petrified", "strong", "flying", "evil",
    "dead", "poisoned", "stunned", "wounded", "frozen", "burning", "afraid", "hidden", "blessed", "cursed",
    "prisoner", "fallen", "waiting", "hero", "barbarian", "dwarf", "elf", "wizard", "knight", "archer", "henchman",
    "adventurer", "master", "monster", "skaven", "rat", "spider", "bat", "snake", "wolf", "slime", "ogre",
    "minotaur", "gargoyle", "elemental", "chaos", "hydra", "beholder", "plant", "cultist", "beast", "insect",
    "chest", "stairs", "stairs-down", "door", "secret-door", "portcullis", "trap", "pit", "altar", "well", "statue",
    "throne", "table", "bookcase", "cupboard", "fireplace", "weapon-rack", "torture-rack", "bed", "tomb", "barrel",
    "rubble", "water", "bridge", "lever", "circle",
    "campfire", "cage", "mushroom", "grate", "trapdoor", "key", "torch", "lantern", "coin", "purse", "scroll",
    "potion", "book", "map", "rope", "food", "shield", "helmet", "axe", "hammer", "spear", "crossbow", "staff",
    "arrow", "boots", "cloak", "gauntlet", "wand", "spell", "crown", "card", "die", "clock", "fate", "foot", "eye",
    "exit", "unknown", "lightning", "undo", "fork", "tick", "ambush", "escape", "wandering",
]
# fmt: on
"""A name of a drawing, never of a hero, a monster or a thing: rows name the emblem that stands for them. "" is for what
has none; its initial is drawn."""
