"""II. The character: hit die, traits, domains, gifts, equipment."""

from __future__ import annotations

from souterrain.core.ask import Ask, Name, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules, dice
from souterrain.core.say import Say

from .content import DOMAINS, KITS, TRAITS
from .equipment import earn, make, stow
from .events.character import Born, DomainTaken, GiftTaken, PurseRolled, TraitTaken
from .world import SEAT, World, note

GIFTS = ("consecrated", "infravision", "magic")
EXTRAS = {8: 0, 6: 1, 4: 2}
"""Extra advantages by the faces of the hit die."""


def create_character(world: World) -> Rules[None]:
    """From the hit die to the purse."""
    hero = world.hero
    options = tuple(
        Option(f"d{die}", Say("option-hit-die", die=die, extras=extras), rule=f"seul.char.hit-die-d{die}")
        for die, extras in EXTRAS.items()
    )
    key: str = yield Ask(SEAT, Say("ask-hit-die"), options, "seul.char.starts-with-one-dv")
    hero.die = int(key[1:])
    hero.top = hero.die
    if world.rolled_hp:
        hero.top = yield Roll(key, "seul.char.starting-hp-rolled-option", SEAT)
    hero.hp = hero.top
    yield from take_trait(world)
    yield from take_domain(world)
    for _ in range(EXTRAS[hero.die]):
        yield from take_advantage(world)
    yield from take_name(world)
    tell(world, Born(hero.name, hero.die, hero.top))
    note(world, "born", hero.name, hero.die)
    yield from equip(world)


def take_trait(world: World) -> Rules[None]:
    """A race, a nickname or a trait: one that the program knows, or the player's own words."""
    options = [
        Option(
            f"trait:{trait}", Say("trait-" + trait), note=Say("trait-" + trait + "-for"), rule="seul.char.rst-bonus-two"
        )
        for trait in TRAITS
        if trait not in world.hero.traits
    ]
    options.append(Option("own", Say("option-own-trait"), note=Say("note-own-trait")))
    key: str = yield Ask(SEAT, Say("ask-trait"), tuple(options), "seul.char.rst-bonus-two")
    if key == "own":
        trait: str = yield Name(SEAT, Say("ask-own-trait"), "seul.char.rst-bonus-two")
    else:
        trait = key.partition(":")[2]
    world.hero.traits.append(trait)
    tell(world, TraitTaken(trait))


def take_domain(world: World) -> Rules[None]:
    """A domain of competence, chosen or rolled with a D6; none is taken twice."""
    hero = world.hero
    options = [
        Option(
            f"domain:{domain}",
            Say("domain-" + domain),
            note=Say("domain-" + domain + "-for"),
            rule="seul.char.domain-" + domain,
        )
        for domain in DOMAINS
        if domain not in hero.domains
    ]
    options.append(Option("roll", Say("option-roll-domain"), rule="seul.char.domain-chosen-or-rolled"))
    key: str = yield Ask(SEAT, Say("ask-domain"), tuple(options), "seul.char.domain-chosen-or-rolled")
    domain = key.partition(":")[2]
    while not domain or domain in hero.domains:
        face: int = yield Roll("d6", "seul.char.domain-chosen-or-rolled", SEAT)
        domain = list(DOMAINS)[face - 1]
    hero.domains.append(domain)
    tell(world, DomainTaken(domain))


def take_advantage(world: World) -> Rules[None]:
    """An extra advantage: another trait, another domain, or a gift that he does not have."""
    hero = world.hero
    options = [Option("trait", Say("option-extra-trait")), Option("domain", Say("option-extra-domain"))]
    options += [
        Option(
            f"gift:{gift}",
            Say("gift-" + gift),
            note=Say("gift-" + gift + "-for"),
            rule="seul.char.extra-advantage-options",
        )
        for gift in GIFTS
        if gift not in hero.gifts
    ]
    key: str = yield Ask(SEAT, Say("ask-advantage"), tuple(options), "seul.char.extra-advantage-options")
    if key == "trait":
        yield from take_trait(world)
    elif key == "domain":
        yield from take_domain(world)
    else:
        hero.gifts.append(key.partition(":")[2])
        tell(world, GiftTaken(hero.gifts[-1]))


def take_name(world: World) -> Rules[None]:
    """A name, or none: he may die too soon to need one."""
    if world.hero.name:
        return
    options = (Option("name", Say("option-name")), Option("anonymous", Say("option-anonymous")))
    key: str = yield Ask(SEAT, Say("ask-name"), options, "seul.char.name-optional")
    if key == "name":
        world.hero.name = yield Name(SEAT, Say("ask-name"), "seul.char.name-optional")


def equip(world: World) -> Rules[None]:
    """All that is needed, 3D6 times 10 gold pieces, or nothing."""
    hero = world.hero
    options = [
        Option(
            f"kit:{kit}", Say("kit-" + kit), note=Say("kit-" + kit + "-for"), rule="seul.gear.starting-wealth-options"
        )
        for kit in KITS
    ]
    options.append(Option("gold", Say("option-start-gold"), rule="seul.gear.starting-wealth-options"))
    options.append(Option("nothing", Say("option-start-nothing"), rule="seul.gear.starting-wealth-options"))
    key: str = yield Ask(SEAT, Say("ask-equipment"), tuple(options), "seul.gear.starting-wealth-options")
    if key == "gold":
        faces = yield from dice(3, "d6", "seul.gear.starting-wealth-options", SEAT)
        earn(hero.purse, "gold", 10 * sum(faces))
        tell(world, PurseRolled(10 * sum(faces)))
    elif key != "nothing":
        kit = KITS[key.partition(":")[2]]
        for kind in kit.gear:
            stow(hero, make(kind))
        hero.torches, hero.resources = kit.torches, kit.resources
        earn(hero.purse, "gold", kit.gold)
