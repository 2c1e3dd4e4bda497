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
from ..odds import blow_note
from ..rows.beings import Foe
from ..sheet import being, level, shooters, skills
from ..words import figure_word, thing
from ..world import Figure, Regne, against
from .fight import BARE, Arm, arm, attack, chances, own


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
    if who.points < BOOK.costs.shot:
        return
    found, careful = arms(world, who), 1 + sum(skill.precise for skill in skills(who))
    for foe in against(world, who):
        for with_, reach in found:
            if may_shoot(world, who, here, foe, with_, reach):
                for verb, cost, extra in (("shoot", BOOK.costs.shot, 0), ("precise-shot", BOOK.costs.precise, careful)):
                    if who.points >= cost:
                        yield _deed(world, who, foe, with_, verb, cost, extra)


def _deed(world: Regne, who: Figure, foe: Figure, with_: Arm, verb: str, cost: int, extra: int) -> Deed[None]:
    what = chances(world, who, foe, with_, "shooting", extra)
    note = blow_note(cost, "shooting", level(world, who, "shooting"), what)
    aimed = "regne.shoot.cost-and-target" if with_.item or own(who) else "regne.shoot.improvised"
    rule = "regne.shoot.precise" if extra else aimed
    option = _option(verb, figure_word(foe), foe.id, key(foe.at), with_.kind or own(who), with_.item, note, rule)
    return Deed(option, partial(shoot, world, who, foe, with_, extra))


@lru_cache(maxsize=4096)
def _option(verb: str, target: Say, foe: str, at: str, kind: str, item: str, note: Say, rule: str) -> Option:
    text = Say(f"option-{verb}", target=target, weapon=thing(kind or "stone"))
    on = (foe, item) if item else (foe,)
    return Option(verb, text, at, note, rule, group=Say("group-shoot"), emblem="bow", on=on)


def shoot(world: Regne, who: Figure, target: Figure, with_: Arm, extra: int = 0) -> Rules[None]:
    """A shot; with a die more it is a precise one. An X misses even what cannot move."""
    who.points -= BOOK.costs.precise if extra else BOOK.costs.shot
    yield from attack(world, who, target, with_, "shooting", extra, "regne.shoot.resolve")
