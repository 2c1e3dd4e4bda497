"""Traps: where they are set, what sets them off, what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import perform
from souterrain.core.roll import Roll, Rules, dice
from souterrain.core.say import Say

from .catalogue import BOOK
from .danger import alarm, level
from .events.character import Resisted
from .events.places import Burnt, TrapEffect, TrapSprung
from .fatigue import tire
from .ground import door, set_door
from .light import put_out
from .places import place_here
from .progress import award
from .resolution import attempt
from .rows import TestKind
from .specials import poison
from .world import ROUNDS, SEAT, World
from .wounds import hurt, lose, settle_loss

DICE = (1, 2, 4)
"""Dice of 8 sides for what can kill a man, a horse, an ogre."""
CLIMB = 6
EFFECTS: Handlers[Callable[[World], Rules[None] | None]] = Handlers("effect")
"""What a trap does besides its damage."""


def choose_trap(place: Literal["floor", "exit", "container"]) -> Rules[str]:
    """A D12; a trap that is not set in such places gives way to the next of the table."""
    face: int = yield Roll("d12", "seul.damage.hazards")
    table = BOOK.trap_table
    following = (table[(face - 1 + step) % table.high + 1] for step in range(table.high))
    return next(trap.id for trap in following if place in trap.places)


def hazard_dice(world: World, shift: int) -> int:
    """How many dice of 8 a hazard of the Underground Level rolls, a step up or down for its own kind."""
    step = DICE.index(BOOK.lethality[level(world)].dice)
    return DICE[min(len(DICE) - 1, max(0, step + shift))]


def spring(world: World, kind: str) -> Rules[None]:
    """A trap goes off: one save, its damage, what else it does, Danger, and experience for whoever survives."""
    trap = BOOK.traps[kind]
    world.stirred = True
    tell(world, TrapSprung(kind))
    yield from alarm(world, "seul.danger.gain-trap")
    saved = late = False
    if not trap.no_save:
        test: TestKind = "save" if trap.against else "dodge"
        tags = (trap.against,) * bool(trap.against)
        risk = "stakes-trap-" + ("effect" if trap.harmless else trap.saved)
        stakes = Say(risk, trap=Say("trap-" + kind), n=hazard_dice(world, trap.shift))
        if trap.failed:
            stakes = Say("stakes-trap-more", stakes=stakes, effect=Say("stakes-fails-" + trap.failed))
        alone = (True,) if trap.saved == "none" and not trap.against else ()
        rule = "seul.damage.save-for-half-or-none"
        saved = yield from attempt(world, test, rule, tags=tags, stakes=stakes, tells=alone)
        late = not saved
        if saved and trap.against:
            tell(world, Resisted(trap.against))
    if not trap.harmless and not (saved and trap.saved == "none"):
        faces = yield from dice(hazard_dice(world, trap.shift), "d8", "seul.damage.hazards", SEAT)
        hurt(world, sum(faces) // 2 if saved else sum(faces), "seul.damage.hazards", saved, late)
    for effect in (trap.always, "" if saved else trap.failed):
        if effect:
            yield from perform(EFFECTS[effect](world))
    if world.hero.hp > 0:  # told with what the trap did, and not with its cure
        yield from award(world, "trap")
        yield from settle_loss(world)
    else:
        yield from settle_loss(world)
        yield from award(world, "trap")


# Effects


EFFECTS("poison")(poison)


@EFFECTS("pit")
def _pit(world: World) -> None:
    """Climbing out takes half a Turn, or a Resource. Nobody sees the unconscious come out."""
    if world.hero.resources:
        world.hero.resources -= 1
    else:
        world.now += CLIMB
    if world.hero.hp > 0:
        tell(world, TrapEffect("pit"))


@EFFECTS("rubble")
def _rubble(world: World) -> None:
    place_here(world).lifted = "rubble"


@EFFECTS("flood")
def _flood(world: World) -> None:
    place_here(world).lifted = "flooded"
    tell(world, TrapEffect("flood"))


@EFFECTS("douse")
def _douse(world: World) -> None:
    if world.hero.light is not None and world.hero.off_hand == "light":
        put_out(world)


@EFFECTS("gas")
def _gas(world: World) -> None:
    tell(world, TrapEffect("gas"))
    tire(world, 2, "seul.damage.hazards")


@EFFECTS("gas-cloud")
def _gas_cloud(world: World) -> None:
    place_here(world).gas_until = world.now + ROUNDS


@EFFECTS("grille")
def _grille(world: World) -> None:
    """The exit last used becomes a closed grille."""
    floor = world.here
    if 0 <= world.came_by < len(floor.doors) and door(floor, world.came_by) not in ("blocked", "secret"):
        set_door(floor, world.came_by, "grille")
        tell(world, TrapEffect("grille"))


@EFFECTS("burning")
def _burning(world: World) -> Rules[None]:
    """Each Round a save to put the fire out, or another D4."""
    while world.hero.hp > 0:
        world.now += 1
        if (yield from attempt(world, "dodge", "seul.save.difficulty", stakes=Say("stakes-burning"), tells=())):
            tell(world, TrapEffect("put-out"))
            return
        damage: int = yield Roll("d4", "seul.damage.hazards", SEAT)
        tell(world, Burnt(lose(world.hero, damage), world.hero.hp))


@EFFECTS("alarm")
def _alarm(world: World) -> Rules[None]:
    """Danger rises once more, and an Encounter test falls due at once."""
    yield from alarm(world, "seul.danger.gain-noise")
    world.test_due = True


@EFFECTS("chute")
def _chute(world: World) -> None:
    """He slides down a floor; it is settled where floors are changed."""
    world.slides = True
