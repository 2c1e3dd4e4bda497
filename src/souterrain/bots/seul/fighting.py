"""How the delver meets others: it hides from what it cannot beat, and flees while it can."""

from __future__ import annotations

from collections.abc import Mapping

from souterrain.core.ask import Ask, Option
from souterrain.core.dice import average
from souterrain.games.seul.combat import attack_odds
from souterrain.games.seul.creatures import foe_dv, row_of, standing
from souterrain.games.seul.equipment import damage_die, defence
from souterrain.games.seul.world import Encounter, World

from .choices import Mind, find, percent

BRAVE = 0.65
"""The chance of winning below which it avoids or leaves a fight."""


def meeting(world: World, ask: Ask) -> Option | None:
    hide = find(ask.options, ("hide",))
    if hide is None:
        return find(ask.options, ("pass",))
    if can_burn(world):
        return find(ask.options, ("face",))
    strong = world.encounter is None or chance_to_win(world, world.encounter) < BRAVE
    return hide if percent(hide) >= (25 if strong else 60) else find(ask.options, ("face",))


def can_burn(world: World) -> bool:
    """A magician with Resources to spare fears nobody of his own measure."""
    met = world.encounter
    if met is None or "magic" not in world.hero.gifts or met.distance > 3:
        return False
    up = standing(met.group)
    weak = all(foe_dv(met.group, foe) <= world.hero.dv for foe in up)
    return weak and world.hero.resources >= 3 + 2 * len(up) and row_of(met.group).treasure != ""


def combat(world: World, ask: Ask) -> Option | None:
    met = world.encounter
    if met is None:
        return find(ask.options, ("flee",), ("wait",))
    hero, foes = world.hero, standing(met.group)
    bolt = next((option for option in ask.options if option.verb == "cast" and option.on[0] == "fire-bolt"), None)
    if bolt is not None and any(foe_dv(met.group, foe) <= hero.dv for foe in foes):
        return bolt
    turn = find(ask.options, ("turn",))
    if turn is not None and any(foe_dv(met.group, foe) < hero.dv for foe in foes):
        return turn
    flee = find(ask.options, ("flee",))
    if flee is not None and should_flee(percent(flee), chance_to_win(world, met)):
        return flee
    drop = find(ask.options, ("drop", "light"))
    if drop is not None and hero.shield is not None and hero.light is not None and hero.light.kind == "torch":
        return drop
    attacks = [option for option in ask.options if option.verb == "attack"]
    if attacks:
        return min(attacks, key=lambda option: met.group.foes[int(option.on[0])].hp)
    return find(ask.options, ("close",), ("drop", "light"), ("flee",), ("wait",))


def should_flee(escape: int, winning: float) -> bool:
    """A sure escape from a doubtful fight, or any escape from a hopeless one."""
    return (winning < BRAVE and escape >= 60) or (winning < BRAVE / 2 and escape >= 30)


def chance_to_win(world: World, met: Encounter) -> float:
    """A rough chance to outlast those met, from hits and damage a Round on both sides."""
    hero = world.hero
    up = standing(met.group)
    if not up:
        return 1.0
    creature = row_of(met.group)
    mine = sum(attack_odds(world, foe).percent() for foe in up) / len(up) / 100 * (damage_die(hero) + 1) / 2
    each = average(creature.damage)
    against = defence(hero, world.now)
    hits = sum(min(0.95, max(0.05, (21 - against + foe_dv(met.group, foe)) / 20)) for foe in up)
    my_rounds = sum(foe.hp for foe in up) / max(0.1, mine)
    their_rounds = hero.hp / max(0.1, hits * each * creature.attacks * (len(up) + 1) / (2 * len(up)))
    return their_rounds / (their_rounds + my_rounds)


MINDS: Mapping[str, Mind] = {
    "ask-encounter": meeting,
    "ask-encounter-unseen": meeting,
    "ask-combat": combat,
    "ask-combat-unseen": combat,
}
