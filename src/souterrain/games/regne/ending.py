"""How a game ends, and its score."""

from __future__ import annotations

from souterrain.core.outcome import Outcome
from souterrain.core.say import Say

from .catalogue import BOOK
from .world import Regne, heroes, standing


def outcome(world: Regne) -> Outcome | None:
    """Won when the main quest is done; lost when nobody of the party is on his feet, or when its time has run out.

    regne.quest.1-reward"""
    if world.won:
        row = BOOK.quests[world.setup.quest]
        return Outcome(players(world), Say(f"won-{row.id}"), row.rule, scores(world))
    if world.late:
        return Outcome((), Say("lost-too-late"), BOOK.quests[world.setup.quest].rule, scores(world))
    if world.round and not world.gone and not any(standing(hero) for hero in heroes(world)):
        return Outcome((), Say("lost-nobody-stands"), "regne.setup.goal", scores(world))
    return None


def players(world: Regne) -> tuple[str, ...]:
    return tuple(f"p{n}" for n in range(1, world.setup.players + 1))


def scores(world: Regne) -> dict[str, int]:
    """The crowns of all, shared out equally among the heroes who live; what is left over is the leader's.

    regne.crowns.score"""
    alive = [*heroes(world), *world.gone]
    if not alive:
        return dict.fromkeys(players(world), 0)
    share, rest = divmod(world.pot, len(alive))
    found = dict.fromkeys(players(world), 0)
    for hero in alive:
        found[hero.seat] += share
    leader = world.figures.get(world.leader, alive[0])
    found[leader.seat] += rest
    return found
