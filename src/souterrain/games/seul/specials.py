"""What some creatures can do besides: each power has a handler, and an entry names those that it has."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules, dice

from .creatures import foe_dv, row_of, standing
from .events.combat import Breath, Diseased, Drained, Gazed, Paralysed, Poisoned, Regenerated
from .fatigue import tire
from .light import blind_to
from .resolution import attempt, withstand
from .rows import UNDEAD
from .world import ROUNDS, SEAT, Foe, Group, World
from .wounds import lose

POISON_TURNS = 12
SAVE = "seul.save.difficulty"
HITS: Handlers[Callable[[World], Rules[None]]] = Handlers("hit")
"""What else a hit does."""


def has(group: Group, special: str) -> bool:
    return special in row_of(group).special


def poison(world: World) -> None:
    """Fatigue at once, then a malus of 2 on all tests for twelve Turns; a second dose starts the time anew."""
    world.hero.poison_until = world.now + POISON_TURNS * ROUNDS
    tell(world, Poisoned())
    tire(world, 1, SAVE)


@HITS("poison")
def _poison(world: World) -> Rules[None]:
    if not (yield from withstand(world, "poison", "poison")):
        poison(world)


@HITS("paralysis")
def _paralysis(world: World) -> Rules[None]:
    """The next Round's actions are lost; not twice running."""
    meeting = world.encounter
    assert meeting is not None
    if meeting.frozen or meeting.froze:
        return
    tags = (UNDEAD,) if row_of(meeting.group).undead else ()
    if not (yield from withstand(world, "paralysis", *tags)):
        meeting.froze = True
        tell(world, Paralysed())


@HITS("drain")
def _drain(world: World) -> Rules[None]:
    if not (yield from withstand(world, "drain", UNDEAD)):
        tell(world, Drained())
        tire(world, 1, SAVE)


def on_hit(world: World) -> Rules[None]:
    """What else a hit does that has cost hit points."""
    meeting = world.encounter
    assert meeting is not None
    for hit in row_of(meeting.group).hits:
        yield from HITS[hit](world)


def before_acting(world: World, foe: Foe) -> Rules[bool]:
    """A breath, once in a combat, in place of the first attack. True if it was used."""
    meeting = world.encounter
    assert meeting is not None
    if meeting.breathed or not has(meeting.group, "breath"):
        return False
    meeting.breathed = True
    faces = yield from dice(-(-foe_dv(meeting.group, foe) // 2), "d6", SAVE, SEAT)
    damage = sum(faces)
    saved = yield from attempt(world, "dodge", SAVE, tells=())
    meeting.blow_struck = True
    lost = lose(world.hero, damage // 2 if saved else damage)
    tell(world, Breath(meeting.group.creature, lost, world.hero.hp, saved))
    return True


def gaze(world: World) -> Rules[None]:
    """At the start of a combat: a failed save weighs 2 on all rolls while it lasts. The blind are safe."""
    meeting = world.encounter
    assert meeting is not None
    if not has(meeting.group, "gaze") or blind_to(world, meeting.group):
        return
    if not (yield from withstand(world, "gaze", "magic")):
        meeting.gazed = True
        tell(world, Gazed(meeting.group.creature))


def regenerate(world: World) -> Rules[None]:
    """Hit points come back at the end of a Round in which no fire has hurt them."""
    meeting = world.encounter
    assert meeting is not None
    if not has(meeting.group, "regenerate"):
        return
    for foe in standing(meeting.group):
        if foe.hp < foe.top and not foe.scorched:
            face: int = yield Roll("d4", SAVE, SEAT)
            foe.hp = min(foe.top, foe.hp + face)
            tell(world, Regenerated(meeting.group.creature, foe.hp))


def softened(group: Group, damage: int, magical: bool) -> int:
    """Some are only half hurt by what is neither magic nor fire."""
    return damage if magical or not has(group, "magic-hurt-only") else -(-damage // 2)


def sickness(world: World) -> Rules[None]:
    """After a fight with carriers of disease, whoever was wounded saves or falls ill."""
    meeting = world.encounter
    assert meeting is not None
    if not has(meeting.group, "disease") or world.hero.hp >= world.hero.top:
        return
    if not (yield from withstand(world, "disease", "disease")):
        world.hero.diseased = True
        tell(world, Diseased())
