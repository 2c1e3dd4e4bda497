"""Camping: rest between rooms, at the risk of an ambush."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .content import CASTER, FACTS, HEROES, MONSTERS
from .damage import heal
from .events import Ambushed, Camped, Healed, SpellRegained
from .words import kind_say, spell_say
from .world import OVERLORD, World

STAR = -1


def camp(world: World) -> Rules[None]:
    """After a resolution the heroes may camp, if they all want to: the marker moves on and its space is resolved."""
    world.phase = "explore"
    rule = "catacombs.variant.camping.decide-after-each-resolution"
    ahead = len(FACTS.camp) - 1 - world.camp
    for seat in world.hero_seats():
        options = (Option("yes", Say("option-camp")), Option("no", Say("option-march-on")))
        if (yield Ask(seat, Say("ask-camp", left=ahead), options, rule)) == "no":
            return
    world.camp += 1
    space = FACTS.camp[world.camp]
    tell(world, Camped(world.camp))
    if space == STAR:
        yield from ambush(world)
    else:
        yield from rest(world, space)


def rest(world: World, points: int) -> Rules[None]:
    """Every living hero regains so much health; the caster may take spells back instead, or a mix."""
    for hero in world.heroes.values():
        if not hero.alive:
            continue
        left = points
        while hero.id == CASTER and left and world.used_spells:
            wounded = hero.health < HEROES[hero.id].health
            options = [Option(id, spell_say(id)) for id in sorted(set(world.used_spells))]
            if wounded:
                options.append(Option("health", Say("option-regain-health")))
            options.append(Option("nothing", Say("option-regain-nothing")))
            rule = "catacombs.variant.camping.number-space"
            key: str = yield Ask(hero.seat, Say("ask-regain", left=left), tuple(options), rule)
            left -= 1
            if key == "health":
                heal(world, hero, 1)
                tell(world, Healed(hero.id, 1, hero.health, rule))
            elif key != "nothing":
                world.used_spells.remove(key)
                world.spells.append(key)
                tell(world, SpellRegained(key))
        gained = heal(world, hero, left)
        if gained:
            tell(world, Healed(hero.id, gained, hero.health, "catacombs.variant.camping.number-space"))


def ambush(world: World) -> Rules[None]:
    """The Master picks monsters for the printed worth; they attack in the room just cleared, with the zones swapped."""
    left, chosen = FACTS.ambush_worth, list[str]()
    rule = "catacombs.variant.camping.star-space-ambush"
    world.waiting = []
    while True:
        kinds = [kind for kind, card in MONSTERS.items() if card.gold <= left and world.reserve(kind) > 0]
        options = [Option(kind, kind_say(kind), note=Say("note-worth", gold=MONSTERS[kind].gold)) for kind in kinds]
        if chosen and options:
            options.append(Option("done", Say("option-ambush-done")))
        if not options:
            break
        key: str = yield Ask(OVERLORD, Say("ask-ambush", left=left), tuple(options), rule)
        if key == "done":
            break
        chosen.append(key)
        world.waiting.append(key)
        left -= MONSTERS[key].gold
    tell(world, Ambushed(tuple(chosen)))
    world.ambush = True
    world.phase = "install"
