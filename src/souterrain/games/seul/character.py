"""II. The character: hit die, traits, domains, gifts, equipment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Name, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, agreed, choose, which
from souterrain.core.roll import Roll, Rules, dice
from souterrain.core.say import Say
from souterrain.crawl.purse import earn

from .catalogue import BOOK
from .equipment import make, stow
from .events.character import Born, DomainTaken, GiftTaken, PurseRolled, TraitTaken
from .rows import Kit
from .world import SEAT, Hero, World, note

WEALTH = "seul.gear.starting-wealth-options"


def create_character(world: World) -> Rules[None]:
    """From the hit die to the purse.

    Rule: seul.char.starting-hp-maximum."""
    hero = world.hero
    offers = [
        (
            Option(
                "hit-die",
                Say("option-hit-die", die=int(row.id), extras=row.extras, rolled=world.rolled_hp),
                rule=row.rule,
                on=(row.id,),
            ),
            row,
        )
        for row in BOOK.hit_dice.values()
    ]
    chosen = yield from which(SEAT, Say("ask-hit-die"), offers, "seul.char.starts-with-one-dv")
    hero.die = int(chosen.id)
    hero.top = hero.die
    if world.rolled_hp:
        hero.top = yield Roll(f"d{hero.die}", "seul.char.starting-hp-rolled-option", SEAT)
    hero.hp = hero.top
    yield from take_trait(world)
    yield from take_domain(world)
    for _ in range(chosen.extras):
        yield from take_advantage(world)
    yield from take_name(world)
    tell(world, Born(hero.name, hero.die, hero.top))
    note(world, "born", hero.name, hero.die)
    yield from equip(world)


def take_trait(world: World) -> Rules[None]:
    """A race, a nickname or a trait: one that the program knows, or the player's own words."""
    rule = "seul.char.rst-bonus-two"
    trait = yield from which(SEAT, Say("ask-trait"), traits(world.hero, rule), rule)
    if not trait:
        trait = yield Name(SEAT, Say("ask-own-trait"), rule)
    world.hero.traits.append(trait)
    tell(world, TraitTaken(trait))


def traits(hero: Hero, rule: str) -> Iterator[tuple[Option, str]]:
    """The traits that he does not have yet, and none for words of his own."""
    for trait in BOOK.traits:
        if trait not in hero.traits:
            text, use = Say("trait-" + trait), Say("trait-" + trait + "-for")
            yield Option("trait", text, note=use, rule=rule, on=(trait,)), trait
    yield Option("own", Say("option-own-trait"), note=Say("note-own-trait")), ""


def take_domain(world: World) -> Rules[None]:
    """A domain of competence, chosen or rolled with a D6; none is taken twice."""
    hero = world.hero
    domain = yield from which(SEAT, Say("ask-domain"), domains(hero), "seul.char.domain-chosen-or-rolled")
    while not domain or domain in hero.domains:
        face: int = yield Roll("d6", "seul.char.domain-chosen-or-rolled", SEAT)
        domain = BOOK.domain_table[face].id
    hero.domains.append(domain)
    tell(world, DomainTaken(domain))


def domains(hero: Hero) -> Iterator[tuple[Option, str]]:
    """The domains that he does not have yet, and none for the die to choose."""
    for domain in BOOK.domains.values():
        if domain.id not in hero.domains:
            text, use = Say("domain-" + domain.id), Say("domain-" + domain.id + "-for")
            yield Option("domain", text, note=use, rule=domain.rule, on=(domain.id,)), domain.id
    yield Option("roll", Say("option-roll-domain"), rule="seul.char.domain-chosen-or-rolled"), ""


def take_advantage(world: World) -> Rules[None]:
    """An extra advantage: another trait, another domain, or a gift that he does not have."""
    rule = "seul.char.extra-advantage-options"
    yield from choose(SEAT, Say("ask-advantage"), advantages(world), rule)


def advantages(world: World) -> Offers[None]:
    yield Deed(Option("trait", Say("option-extra-trait")), partial(take_trait, world))
    yield Deed(Option("domain", Say("option-extra-domain")), partial(take_domain, world))
    for gift in BOOK.gifts:
        if gift not in world.hero.gifts:
            text, use = Say("gift-" + gift), Say("gift-" + gift + "-for")
            option = Option("gift", text, note=use, rule="seul.char.extra-advantage-options", on=(gift,))
            yield Deed(option, partial(take_gift, world, gift))


def take_gift(world: World, gift: str) -> None:
    world.hero.gifts.append(gift)
    tell(world, GiftTaken(gift))


def take_name(world: World) -> Rules[None]:
    """A name, or none: he may die too soon to need one."""
    if world.hero.name:
        return
    rule = "seul.char.name-optional"
    name, anonymous = Option("name", Say("option-name")), Option("anonymous", Say("option-anonymous"))
    if (yield from agreed(SEAT, Say("ask-named"), rule, name, anonymous)):
        world.hero.name = yield Name(SEAT, Say("ask-name"), rule)


def equip(world: World) -> Rules[None]:
    """All that is needed, 3D6 times 10 gold pieces, or nothing."""
    yield from choose(SEAT, Say("ask-equipment"), outfits(world), WEALTH)


def outfits(world: World) -> Offers[None]:
    for id, kit in BOOK.kits.items():
        option = Option("kit", Say("kit-" + id), note=Say("kit-" + id + "-for"), rule=WEALTH, on=(id,))
        yield Deed(option, partial(take_kit, world, kit))
    yield Deed(Option("gold", Say("option-start-gold"), rule=WEALTH), partial(roll_purse, world))
    yield Deed(Option("nothing", Say("option-start-nothing"), rule=WEALTH), lambda: None)


def take_kit(world: World, kit: Kit) -> None:
    hero = world.hero
    for kind in kit.gear:
        stow(hero, make(kind))
    hero.torches, hero.resources = kit.torches, kit.resources
    earn(hero.purse, "gold", kit.gold)


def roll_purse(world: World) -> Rules[None]:
    faces = yield from dice(3, "d6", WEALTH, SEAT)
    earn(world.hero.purse, "gold", 10 * sum(faces))
    tell(world, PurseRolled(10 * sum(faces)))
