"""What a fighter aims at: the blow that takes most of the danger away, and fire that burns enemies and nobody else."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask, Option
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, monsters, out, party
from souterrain.games.ahq.magic import has_components
from souterrain.games.ahq.quests.progress import quest_of
from souterrain.games.ahq.spells.fire import bursts
from souterrain.games.ahq.world import World

from .choices import offered, square, stands_off, threat

_HARMFUL = ("burst", "lightning", "choke")
"""What spells do to enemies, the best first."""
_BURN = 2
"""Enemies for whom fire is worth while: that many, or one who is as dangerous."""
_FRIEND = 3
"""Enemies whom somebody of the party outweighs."""
_ASTRAY, _NEAR = 0.5, 2
"""What it costs that a shot may go astray where friends stand so near to its target."""
_MARKED = 20
"""What the enemy for whom the party came is worth beside the danger that he is."""


def best(world: World, blows: list[Option]) -> str:
    """The attack or shot that promises most: how dangerous its target is, times what it is likely to take of him."""
    plain = [blow for blow in blows if len(blow.on) == 1] or blows
    return max(plain, key=lambda blow: _promise(world, blow)).key if plain else ""


def _promise(world: World, blow: Option) -> float:
    target = world.figures[blow.on[0]]
    worth = threat(target) + _MARKED * (target.row == quest_of(world).objective.monster)
    if blow.note is None:
        return worth
    hit, kill, dice, tough = (float(str(blow.note.args[name])) for name in ("hit", "kill", "dice", "toughness"))
    friends = blow.verb == "shoot" and any(_beside(each, target) for each in party(world) if each.id != world.active)
    charges = any(target.at in ground(world).steps[each.at] for each in party(world) if stands_off(each))
    share = min(1.0, hit / 100 * dice * (13 - tough) / 12 / max(1, target.wounds))
    return (worth + charges) * (kill / 100 + share) - _ASTRAY * friends


def _beside(friend: Figure, target: Figure) -> bool:
    return steps_between(friend.at, target.at) <= _NEAR


def has_fire(figure: Figure) -> bool:
    """Whether a wizard can still burn somebody."""
    return any(
        spell.cast == "burst" and has_components(figure, spell) for spell in map(BOOK.spells.__getitem__, figure.spells)
    )


def spell(world: World, figure: Figure, ask: Ask) -> str:
    """Fire where it burns enough and nobody of the party stands in it; what wands and scrolls hold whenever it hurts,
    what has to be paid for when the fight is worth it."""
    for cast in _HARMFUL:
        found = [
            option
            for option in offered(ask, "cast")
            if BOOK.spells[option.on[0]].cast == cast and (option.on[1] != "components" or hard(world))
        ]
        if cast == "burst":
            found = [option for option in found if fire(world, figure, option.on[0]) >= _BURN]
        if found:
            return max(found, key=lambda option: BOOK.spells[option.on[0]].dice).key
    return ""


def fire(world: World, figure: Figure, spell: str) -> float:
    """How much the best place for a wizard's fire burns, counted in ordinary enemies."""
    return max((_burns(world, place) for place in bursts(world, figure, BOOK.spells[spell])), default=0)


def _burns(world: World, place: Iterable[Square]) -> float:
    covered = set(place)
    foes = sum(threat(foe) for foe in monsters(world) if foe.at in covered) / _ORDINARY
    return foes - _FRIEND * sum(each.at in covered for each in party(world))


_ORDINARY = 3
"""How dangerous an ordinary enemy is."""


def template(world: World, ask: Ask, seat: str) -> str:
    """The place that burns the most."""
    return max(ask.options, key=lambda option: _burns(world, map(square, option.covers))).key


def hard(world: World) -> bool:
    """Whether a fight is worth what a wizard will not have for the next."""
    able = [each for each in party(world) if not out(each)]
    foes = monsters(world)
    return len(foes) >= min(4, len(able)) or any(BOOK.monsters[foe.row].character for foe in foes)
