"""How a game ends, and its score."""

from __future__ import annotations

from souterrain.core.outcome import Outcome
from souterrain.core.say import Say

from .plan import quest
from .world import Figure, Regne, heroes, standing


def of_quest(world: Regne) -> Outcome | None:
    """Won when the main quest is done; lost when nobody of the party is on his feet, when its time has run out, or when
    somebody is dead who had to live.

    regne.quest.1-reward"""
    if world.won:
        row = quest(world)
        return Outcome(players(world), Say(f"won-{row.id}"), row.rule, scores(world))
    if world.forfeit:
        return Outcome((), Say("lost-forfeit"), quest(world).rule, scores(world))
    if world.late:
        return Outcome((), Say("lost-too-late"), quest(world).rule, scores(world))
    if world.round and not world.gone and not any(standing(hero) for hero in heroes(world)):
        return Outcome((), Say("lost-nobody-stands"), "regne.setup.goal", scores(world))
    return None


def players(world: Regne) -> tuple[str, ...]:
    return tuple(f"p{n}" for n in range(1, world.setup.players + 1))


def scores(world: Regne) -> dict[str, int]:
    """What each player's heroes get of the pot."""
    found = dict.fromkeys(players(world), 0)
    for hero, crowns in shares(world, [*heroes(world), *world.gone]):
        found[hero.seat] += crowns
    return found


def shares(world: Regne, alive: list[Figure]) -> list[tuple[Figure, int]]:
    """The crowns of all, shared out equally among the heroes who live; what is left over is the leader's.

    regne.crowns.score"""
    if not alive:
        return []
    share, rest = divmod(world.pot, len(alive))
    leader = world.figures.get(world.leader, alive[0])
    first = leader if leader in alive else alive[0]
    return [(hero, share + (rest if hero is first else 0)) for hero in alive]
