"""Camping: rest between rooms, at the risk of an ambush."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, agreed, choose, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .damage import heal
from .events.actions import Healed
from .events.spoils import Ambushed, Camped, SpellRegained
from .words import kind_say, spell_say
from .world import OVERLORD, Hero, World

STAR = -1
SPACE = "catacombs.variant.camping.number-space"


def camp(world: World) -> Rules[None]:
    """After a resolution the heroes may camp, if they all want to: the marker moves on and its space is resolved."""
    world.phase = "explore"
    rule = "catacombs.variant.camping.decide-after-each-resolution"
    ahead = len(BOOK.facts.camp) - 1 - world.camp
    yes, no = Option("yes", Say("option-camp")), Option("no", Say("option-march-on"))
    for seat in world.hero_seats():
        if not (yield from agreed(seat, Say("ask-camp", left=ahead), rule, yes, no)):
            return
    world.camp += 1
    space = BOOK.facts.camp[world.camp]
    if space == STAR:
        tell(world, Camped(world.camp))
        yield from ambush(world)
    else:
        yield from rest(world, space)


def rest(world: World, points: int) -> Rules[None]:
    """Every living hero regains so much health; the caster may take spells back instead, or a mix."""
    caster = world.heroes[BOOK.caster]
    living = [hero for hero in world.heroes.values() if hero.alive]
    rested = [hero for hero in living if hero is not caster and heal(world, hero, points)]
    tell(world, Camped(world.camp, all=tuple(hero.id for hero in rested), left=tuple(hero.health for hero in rested)))
    if caster.alive:
        left = points
        while left and world.used_spells:
            yield from choose(caster.seat, Say("ask-regain", left=left), regains(world, caster), SPACE)
            left -= 1
        recover(world, caster, left)


def regains(world: World, hero: Hero) -> Iterator[Deed[None]]:
    """What the caster may take for a point: a spell played before, health if he lacks any, or nothing."""
    for id in sorted(set(world.used_spells)):
        yield Deed(Option("regain", spell_say(id), on=(id,)), partial(take_back, world, id))
    if hero.health < BOOK.heroes[hero.id].health:
        yield Deed(Option("heal", Say("option-regain-health")), partial(recover, world, hero, 1))
    yield Deed(Option("nothing", Say("option-regain-nothing")), lambda: None)


def take_back(world: World, id: str) -> None:
    world.used_spells.remove(id)
    world.spells.append(id)
    tell(world, SpellRegained(id))


def recover(world: World, hero: Hero, points: int) -> None:
    gained = heal(world, hero, points)
    if gained:
        tell(world, Healed(hero.id, gained, hero.health, rule=SPACE))


def ambush(world: World) -> Rules[None]:
    """The Master picks monsters for the printed worth; they attack in the room just cleared, with the zones swapped."""
    left, chosen = BOOK.facts.ambush_worth, list[str]()
    rule = "catacombs.variant.camping.star-space-ambush"
    world.waiting = []
    while True:
        kinds = [kind for kind, card in BOOK.monsters.items() if card.gold <= left and world.reserve(kind) > 0]
        if not kinds:
            break
        offers = [(Option("pick", kind_say(kind), note=_worth(kind), on=(kind,)), kind) for kind in kinds]
        if chosen:
            offers.append((Option("done", Say("option-ambush-done")), ""))
        kind = yield from which(OVERLORD, Say("ask-ambush", left=left), offers, rule)
        if not kind:
            break
        chosen.append(kind)
        world.waiting.append(kind)
        left -= BOOK.monsters[kind].gold
    tell(world, Ambushed(tuple(chosen)))
    world.ambush = True
    world.phase = "install"


def _worth(kind: str) -> Say:
    return Say("note-worth", gold=BOOK.monsters[kind].gold)
