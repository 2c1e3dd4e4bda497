"""Shooting: a shot, a precise shot, a stone picked up from the floor."""

from __future__ import annotations

from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key, king_moves

from ..catalogue import BOOK
from ..dice import formula
from ..ground import Ground, spots
from ..odds import Blow, blow_note
from ..rows.beings import Foe
from ..sheet import being, level, shooters, skills
from ..words import called
from ..world import Figure, Regne, against
from .fight import BARE, Arm, Chances, arm, attack, offered_with, own


def arms(world: Regne, who: Figure) -> list[tuple[Arm, int]]:
    """What somebody may shoot with, and how far: the weapons in hand, or as far as he is strong a stone; a dweller's
    own."""
    row = being(who)
    if isinstance(row, Foe):
        return [(Arm(formula(row.shot), magic=row.magic_weapon), row.range)] if row.range else []
    found = [(arm(item), BOOK.weapons[item.kind].range) for item in shooters(world, who)]
    return found or [(BARE, level(world, who, "strength"))]


def may_shoot(world: Regne, who: Figure, here: Ground, target: Figure, with_: Arm, reach: int) -> bool:
    """Whether a target is farther than arm's length, within range and in sight."""
    past_all = with_.weapon is not None and with_.weapon.past_all
    return 1 < king_moves(who.at, target.at) <= reach and spots(world, here, who, target, past_all)


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Whom somebody may shoot at. Nobody throws a stone at one whom no stone can hurt.

    regne.shoot.improvised"""
    if who.points < BOOK.costs.shot:
        return
    found, careful = arms(world, who), 1 + sum(skill.precise for skill in skills(who))
    for foe in against(world, who):
        for with_, reach in found:
            if may_shoot(world, who, here, foe, with_, reach):
                odds = Chances(world, who, foe, with_, "shooting")
                for verb, cost, extra in (("shoot", BOOK.costs.shot, 0), ("precise-shot", BOOK.costs.precise, careful)):
                    if who.points >= cost and (with_ is not BARE or odds.blow(extra).high):
                        yield Deed(
                            _offered(who, foe, with_, verb, cost, odds, extra),
                            partial(shoot, world, who, foe, with_, extra),
                        )


def _offered(who: Figure, foe: Figure, with_: Arm, verb: str, cost: int, odds: Chances, extra: int) -> Option:
    arms, what = own(who), odds.blow(extra)
    aimed = "regne.shoot.cost-and-target" if with_.item or arms else "regne.shoot.improvised"
    rule, kind = "regne.shoot.precise" if extra else aimed, with_.kind or arms
    return _option(verb, called(foe), foe.id, key(foe.at), kind, with_.item, rule, cost, odds.height, what)


@lru_cache(maxsize=4096)
def _option(
    verb: str, name: str, foe: str, at: str, kind: str, item: str, rule: str, cost: int, height: int, what: Blow
) -> Option:
    text = offered_with(verb, name, kind or "stone")
    note, on = blow_note(cost, "shooting", height, what), (foe, item) if item else (foe,)
    return Option(verb, text, at, note, rule, group=Say("group-shoot"), emblem="bow", on=on)


def shoot(world: Regne, who: Figure, target: Figure, with_: Arm, extra: int = 0) -> Rules[None]:
    """A shot; with a die more it is a precise one. An X misses even what cannot move."""
    who.points -= BOOK.costs.precise if extra else BOOK.costs.shot
    yield from attack(world, who, target, with_, "shooting", extra, "regne.shoot.resolve")
