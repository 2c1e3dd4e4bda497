"""Choices between fights: what to buy, whom to heal, where to go."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.catacombs.content import HEROES, ITEMS, MONSTERS, ROOMS
from souterrain.games.catacombs.world import World

WANTED = ("heal", "kill-first", "soak", "critical-missile", "unseen", "shoot", "rage")
"""Effects of equipment in the order in which they are bought; half-price first."""
DEAR = 900
"""Gold above which a card is bought at its full price."""


def choose(world: World, name: str, ask: Ask) -> str:
    keys = [option.key for option in ask.options]
    if name == "merchant":
        return _buy(world, keys)
    if name == "healer":
        return _heal(world, keys)
    if name == "camp":
        hurt = sum(HEROES[hero.id].health - hero.health for hero in world.heroes.values() if hero.alive)
        return "yes" if hurt >= 6 else "no"
    if name == "regain":
        return keys[0]
    if name in ("ambush", "choose-monster"):
        return max(keys, key=lambda key: MONSTERS[key].gold if key in MONSTERS else 0)
    if name == "choose-room":
        return min(keys, key=strength)
    return _direction(world, keys)


def strength(room: str) -> int:
    """What the monsters of a room are worth."""
    card = ROOMS[room]
    return sum(MONSTERS[kind].gold * count for kind, count in card.monsters.items()) + 100 * card.wandering


def _buy(world: World, keys: list[str]) -> str:
    gold = sum(hero.gold for hero in world.heroes.values())
    for effect in WANTED:
        for key in keys:
            item, _, way = (*key.split("/"), "", "")[:3]
            if item in ITEMS and ITEMS[item].effect == effect and (way == "half" or gold >= DEAR):
                return key
    return "done"


def _heal(world: World, keys: list[str]) -> str:
    """The dead first; then whoever has lost the greater share."""
    raised = [key for key in keys if key.endswith("/raise")]
    if raised:
        return raised[0]
    touched = [key for key in keys if key.endswith("/touch")]
    if not touched:
        return "done"
    return min(touched, key=lambda key: world.heroes[key.split("/")[0]].health)


def _direction(world: World, keys: list[str]) -> str:
    """In a labyrinth: where they have not been, else back the way of the fewest visits."""
    width = len(world.columns[0])
    row, column = divmod(world.at, width)
    steps = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

    def visits(key: str) -> int:
        down, right = steps[key]
        return world.explored.count((row + down) * width + column + right)

    return min(keys, key=visits)
