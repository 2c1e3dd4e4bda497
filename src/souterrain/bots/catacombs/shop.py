"""Choices between fights: what to buy, whom to heal, where to go."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from souterrain.core.ask import Ask, Option
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.labyrinth import STEPS
from souterrain.games.catacombs.world import World

from ..offers import offered, the

WANTED = ("heal", "kill-first", "soak", "critical-missile", "unseen", "shoot", "rage")
"""Effects of equipment in the order in which they are bought; half-price first."""
DEAR = 900
"""Gold above which a card is bought at its full price."""


def strength(room: str) -> int:
    """What the monsters of a room are worth."""
    card = BOOK.rooms[room]
    return sum(BOOK.monsters[kind].gold * count for kind, count in card.monsters.items()) + 100 * card.wandering


def buy(world: World, ask: Ask) -> Option:
    """What is wanted most, at half the price, or at the full one by the rich."""
    gold = sum(hero.gold for hero in world.heroes.values())
    affordable = offered(ask, "haggle", "buy") if gold >= DEAR else offered(ask, "haggle")
    for effect in WANTED:
        for option in affordable:
            if BOOK.items[option.on[0]].effect == effect:
                return option
    return the(ask, "done")


def be_healed(world: World, ask: Ask) -> Option:
    """The dead first; then whoever has lost the greater share."""
    for option in offered(ask, "raise"):
        return option
    return min(offered(ask, "heal"), key=lambda option: world.heroes[option.on[0]].health, default=the(ask, "done"))


def camp(world: World, ask: Ask) -> Option:
    hurt = sum(BOOK.heroes[hero.id].health - hero.health for hero in world.heroes.values() if hero.alive)
    return the(ask, "yes" if hurt >= 6 else "no")


def dearest(world: World, ask: Ask) -> Option:
    """Of the monsters to choose from the one that is worth most."""
    return max(offered(ask, "pick"), key=lambda option: BOOK.monsters[option.on[0]].gold)


def easiest(world: World, ask: Ask) -> Option:
    """The room that is worth least."""
    return min(ask.options, key=lambda option: strength(option.on[0]))


def lead_on(world: World, ask: Ask) -> Option:
    """In a labyrinth: where they have not been, else back the way of the fewest visits."""
    width = len(world.columns[0])
    row, column = divmod(world.at, width)

    def visits(option: Option) -> int:
        down, right = STEPS[option.on[0]]
        return world.explored.count((row + down) * width + column + right)

    return min(ask.options, key=visits)


def first(world: World, ask: Ask) -> Option:
    return ask.options[0]


CHOICES: Mapping[str, Callable[[World, Ask], Option]] = {
    "ask-merchant": buy,
    "ask-healer": be_healed,
    "ask-camp": camp,
    "ask-ambush": dearest,
    "ask-choose-monster": dearest,
    "ask-choose-room": easiest,
    "ask-direction": lead_on,
}
