"""What each trap does when it goes off."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import SIDES, Edge, Square, edge, keys

from . import gas
from . import magic as magic_
from .belongings import give
from .catalogue import ARMOUR, SPELLS, TrapRow
from .combat import areas, zones
from .combat.damage import fell, hurt, passes, roll_damage
from .dungeon.ground import doors_in_wall, redraw, section_at
from .events.traps import Bolts, Dodged, FellIn, LimbLost, PortcullisFell, SoulStolen, StakePoisoned, TrapSpell
from .figures import Effect, Figure, Item, Trap
from .master import schemes
from .spells import dark, fire
from .values import speed
from .words import called
from .world import Section, World

Handler = Callable[[World, Figure, TrapRow, str], Rules[None]]

SPELL_OF = {
    **dict.fromkeys((1, 2), "inferno-of-doom"),
    **dict.fromkeys((3, 4), "lightning"),
    **dict.fromkeys((5, 6, 7, 8), "choke"),
    **dict.fromkeys((9, 10), "flames-of-death"),
    **dict.fromkeys((11, 12), "fireball"),
}
"""The magic trap's table."""

SOUL_TURNS = 6


def pit(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """The victim falls into a pit, which stays."""
    world.here.traps.append(Trap(row="pit", at=victim.at, state="open", turn=world.turn))
    yield from fall_in(world, victim)


def fall_in(world: World, victim: Figure) -> Rules[None]:
    """On 9 or more the fall costs a Wound; then he must climb out."""
    rule = "ahq.trap.pit.fall"
    victim.effects.append(Effect("in-pit", "expedition"))
    tell(world, FellIn(called(victim)))
    die: int = yield Roll("d12", rule, victim.seat)
    if die >= 9:
        yield from hurt(world, victim, 1, rule)


def crossfire(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """A quarter of a die, rounded up, of bolts, each with its own damage dice."""
    rule = "ahq.trap.crossfire.bolts"
    die: int = yield Roll("d12", rule, world.master)
    number = (die + 3) // 4
    tell(world, Bolts(called(victim), number))
    caused = yield from roll_damage(world, victim, number * row.dice, world.master, rule=rule)
    yield from hurt(world, victim, caused, rule)


def portcullis(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """The game master lets a grille fall on a door of the room, or across it."""
    section = section_at(world, victim.at)
    places = grilles(world, section)
    chosen = places[0]
    if len(places) > 1 and not world.solo:
        options = tuple(
            Option(
                str(n),
                Say("option-grille", n=n + 1),
                at=f"{place[0][0][0]},{place[0][0][1]}",
                covers=keys(square for each in place for square in each),
            )
            for n, place in enumerate(places)
        )
        answer: str = yield Ask(world.master, Say("ask-portcullis"), options, "ahq.trap.portcullis.placement")
        chosen = places[int(answer)]
    world.here.grilles += chosen
    redraw(world.here)
    tell(world, PortcullisFell())
    yield from zones.settle(world)


def grilles(world: World, section: Section) -> list[list[Edge]]:
    """The ways in which a grille can stand: across a room from wall to wall, across a corridor, or in a doorway."""
    across: list[list[Edge]] = []
    room = section.kind == "room"
    if room or section.w >= section.h:
        for x in range(section.x, section.x + section.w - 1):
            across.append([edge((x, y), (x + 1, y)) for y in range(section.y, section.y + section.h)])
    if room or section.h > section.w:
        for y in range(section.y, section.y + section.h - 1):
            across.append([edge((x, y), (x, y + 1)) for x in range(section.x, section.x + section.w)])
    in_doors = (
        [[edge(door.a, door.b)] for side in SIDES for door in doors_in_wall(world.here, section, side)] if room else []
    )
    middle = len(across) // 2
    return [*across[middle:], *across[:middle], *in_doors]


def poison_dart(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """One damage die; if it wounds, the poison takes all the Wounds that are left."""
    rule = "ahq.trap.poison-dart"
    if (yield from roll_damage(world, victim, row.dice, world.master, rule=rule)):
        yield from fell(world, victim, rule)


def falling_block(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """Who is quick enough is hit by fragments only: a quarter of the dice."""
    rule = "ahq.trap.block.dodge"
    dodged = yield from passes(world, victim, speed(victim), rule)
    if dodged:
        tell(world, Dodged(called(victim)))
    caused = yield from roll_damage(world, victim, row.dice // 4 if dodged else row.dice, world.master, rule=rule)
    yield from hurt(world, victim, caused, rule)


def gas_cloud(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    yield from gas.cloud(world, victim.at)


def man_trap(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """Damage dice; a Wound also costs a hand at a chest, a leg on the floor, unless Fate undoes it."""
    rule = "ahq.trap.man-trap.damage"
    caused = yield from roll_damage(world, victim, row.dice, world.master, rule=rule)
    if (yield from hurt(world, victim, caused, rule)):
        maim(world, victim, "hand" if where == "chest" else "leg", rule)


def guillotine(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """Two damage dice; a Wound costs the hand."""
    rule = "ahq.trap.guillotine"
    caused = yield from roll_damage(world, victim, row.dice, world.master, rule=rule)
    if (yield from hurt(world, victim, caused, rule)):
        maim(world, victim, "hand", rule)


def maim(world: World, victim: Figure, limb: str, rule: str) -> None:
    """A lost limb lasts until a physician regenerates it."""
    if victim.id not in world.figures:
        return
    victim.effects.append(Effect(f"lost-{limb}", "cured"))
    tell(world, LimbLost(called(victim), limb, rule))
    if limb == "leg":
        for shield in [worn for worn in victim.worn if ARMOUR[worn].place == "shield"]:
            victim.worn.remove(shield)
            give(victim, Item(shield))


def stake(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """Three damage dice, and on 8 or more the stake is poisoned like the dart."""
    rule = "ahq.trap.stake"
    caused = yield from roll_damage(world, victim, row.dice, world.master, rule=rule)
    die: int = yield Roll("d12", rule, world.master)
    if die >= 8 and caused:
        tell(world, StakePoisoned(called(victim)))
        yield from fell(world, victim, rule)
    else:
        yield from hurt(world, victim, caused, rule)


def lightning(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """Twice the dice on a figure in metal armour."""
    rule = "ahq.trap.lightning"
    metal = any(ARMOUR[worn].metal for worn in victim.worn)
    caused = yield from roll_damage(world, victim, row.dice * 2 if metal else row.dice, world.master, rule=rule)
    yield from hurt(world, victim, caused, rule)


def magic(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """A spell without a caster strikes everybody under the magic circle, in full."""
    rule = "ahq.trap.magic.area"
    die: int = yield Roll("d12", rule, world.master)
    spell = SPELLS[SPELL_OF[die]]
    tell(world, TrapSpell(spell.id))
    struck = areas.figures_on(world, areas.block(world, victim.at, 1))
    if spell.cast == "choke":
        for each in struck:
            if (yield from magic_.affects(world, each)):
                dark.throttle(world, each, "")
        return
    yield from fire.scorch(world, struck, spell.dice, world.master, "ahq.trap.magic.no-caster")


def fireball(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """A blast, and the ball goes on roaming through the game master's next phases."""
    places = areas.templates(world, victim.at)
    chosen = places[0]
    if world.solo:
        chosen = max(places, key=lambda place: len(areas.figures_on(world, place)))
    else:
        options = tuple(
            Option(str(n), Say("option-template", n=n + 1), at=f"{min(place)[0]},{min(place)[1]}", covers=keys(place))
            for n, place in enumerate(places)
        )
        answer: str = yield Ask(world.master, Say("ask-template"), options, "ahq.trap.fireball.initial-blast")
        chosen = places[int(answer)]
    corner = _corner(victim.at, places.index(chosen))
    world.here.traps.append(Trap(row=row.id, at=corner, state="roaming", turn=world.turn))
    yield from blast(world, chosen, row.dice, "ahq.trap.fireball.initial-blast")


def _corner(at: Square, n: int) -> Square:
    """The north-western square of the nth placement of the template."""
    x, y = at
    return ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))[n]


def blast(world: World, place: set[Square], dice: int, rule: str) -> Rules[None]:
    for each in areas.figures_on(world, place):
        caused = yield from roll_damage(world, each, dice, world.master, rule=rule)
        yield from hurt(world, each, caused, rule)


def soul_stealer(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """For six turns the victim is the game master's."""
    last = world.turn + SOUL_TURNS
    victim.effects.append(Effect("soul-stealer", "turn", last, since=world.turn + 1))
    tell(world, SoulStolen(called(victim), SOUL_TURNS))
    yield from ()


def alarm(world: World, victim: Figure, row: TrapRow, where: str) -> Rules[None]:
    """Wandering monsters come."""
    yield from schemes.wanderers(world, "ahq.trap.alarm")


HANDLERS: dict[str, Handler] = {
    "pit": pit,
    "crossfire": crossfire,
    "portcullis": portcullis,
    "poison-dart": poison_dart,
    "falling-block": falling_block,
    "gas": gas_cloud,
    "man-trap": man_trap,
    "stake": stake,
    "lightning": lightning,
    "magic": magic,
    "fireball": fireball,
    "soul-stealer": soul_stealer,
    "guillotine": guillotine,
    "alarm": alarm,
}
