"""What is worn and works by itself: at the start of a turn, or with each wound that a blade deals."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .. import hooks
from ..catalogue import BOOK
from ..dice import d, ds, formula, rolled
from ..events.turns import Shimmered
from ..ground import ground, within_reach
from ..rows.beings import Foe
from ..sheet import armours, being, unholy
from ..words import called
from ..world import Figure, Regne, against
from ..wounds import heal, lose


@hooks.BEGINNING(4)
def regenerate(world: Regne, who: Figure) -> Rules[None]:
    """As many D of life points as the level of his regeneration."""
    row = being(who)
    level = sum(armour.regeneration for armour in armours(who)) + (row.regeneration if isinstance(row, Foe) else 0)
    if level and who.life < who.top:
        heal(world, who, (yield from ds(level, "regne.regen.rule", who.seat)))


@hooks.BEGINNING(5)
def shimmer(world: Regne, who: Figure) -> Rules[None]:
    """A D says what a phantom armour is worth until it is rolled again."""
    who.phantom = 0
    if any(armour.phantom for armour in armours(who)):
        who.phantom = yield from d("regne.magicarmour.phantom", who.seat)
        tell(world, Shimmered(called(who), who.phantom))


@hooks.BEGINNING(5)
def scourge(world: Regne, who: Figure) -> Rules[None]:
    """Each demon and each of the undead at his side loses a D of life points."""
    if who.life <= 0 or not any(armour.scourge for armour in armours(who)):
        return
    here, rule = ground(world), "regne.magicarmour.thrice-blessed"
    for foe in list(against(world, who)):
        if unholy(foe) and within_reach(here, who.at, foe.at):
            yield from lose(world, foe, (yield from d(rule, who.seat)), rule, who, magic=True)


@hooks.STRUCK(4)
def drink(world: Regne, who: Figure, target: Figure, weapon: str, lost: int) -> Rules[None]:
    """A blade that drinks heals its bearer with every wound."""
    row = BOOK.weapons.get(weapon)
    if row is not None and lost > 0 and row.drinks != "0":
        heal(world, who, (yield from rolled(formula(row.drinks), row.rule, who.seat)))
