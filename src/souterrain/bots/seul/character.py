"""Who the delver is: a fighter in mail, a scholar who sees in the dark, or a magician."""

from __future__ import annotations

from collections.abc import Mapping

from souterrain.core.ask import Ask, Option
from souterrain.games.seul.world import World

from .choices import Mind, find

DICE = ("8", "6", "4")
KITS = {8: "guard", 6: "scholar", 4: "scholar"}
"""The fighter wears mail; those who see in the dark wear nothing that could rattle."""
TRAIT = "elf"
DOMAINS = {8: "weapon-master", 6: "agility", 4: "agility"}
GIFTS = {6: ("infravision",), 4: ("infravision", "magic")}


def trait(world: World, ask: Ask) -> Option | None:
    return find(ask.options, ("trait", TRAIT))


def domain(world: World, ask: Ask) -> Option | None:
    return find(ask.options, ("domain", DOMAINS[world.hero.die]))


def advantage(world: World, ask: Ask) -> Option | None:
    return find(ask.options, *(("gift", gift) for gift in GIFTS[world.hero.die]))


def kit(world: World, ask: Ask) -> Option | None:
    return find(ask.options, ("kit", KITS[world.hero.die]))


MINDS: Mapping[str, Mind] = {
    "ask-trait": trait,
    "ask-domain": domain,
    "ask-advantage": advantage,
    "ask-equipment": kit,
}
