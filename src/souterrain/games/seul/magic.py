"""II.5 Gifts and IV.7 Magic: spells, and the powers of the Consecrated."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed
from souterrain.core.roll import Roll, Rules, dice
from souterrain.core.say import Say

from .catalogue import BOOK
from .creatures import foe_dv, row_of, standing
from .danger import alarm
from .events.gifts import Backlash, FireBolt, Healed, SpellCast, Turned
from .fatigue import refresh, tire
from .places import element_here, place_here
from .resolution import attempt
from .world import SEAT, Foe, World


def can_cast(world: World) -> bool:
    """Only with the Gift, and only with a Resource to spend.

    Rules: seul.magic.no-resource-no-magic, seul.magic.needs-gift."""
    return "magic" in world.hero.gifts and world.hero.resources > 0


def cast(world: World, spell: str, target: Foe | None = None) -> Rules[bool]:
    """Spend a Resource, pass a Magic test, take the backlash. The caller counts the Round.

    Rules: seul.magic.cost-resource-gives-no-bonus, seul.resource.due-for-magic."""
    hero = world.hero
    hero.resources -= 1
    circle = 2 if world.where == "below" and element_here(world) == "circle" else 0
    success = yield from attempt(world, "magic", "seul.magic.cost-then-test", bonus=circle)
    tell(world, SpellCast(spell, success))
    if success:
        if target is not None:
            yield from fire_bolt(world, target)
        else:
            hero.spells[spell] = world.now + BOOK.spells[spell].rounds
            if spell == "sanctuary":
                world.sanctuary = [world.floor, world.at]
    yield from backlash(world)
    return success


def fire_bolt(world: World, target: Foe) -> Rules[None]:
    """Kills an enemy of no more DV than the caster; burns a stronger one for a D6 a DV."""
    meeting = world.encounter
    assert meeting is not None
    if world.hero.dv >= foe_dv(meeting.group, target):
        target.hp = 0
        target.state = "dead"
        tell(world, FireBolt(meeting.group.creature, 0, True))
        return
    faces = yield from dice(world.hero.dv, "d6", "seul.magic.spell-fire-bolt-damage", SEAT)
    target.hp = max(0, target.hp - sum(faces))
    if target.hp == 0:
        target.state = "dead"
    target.scorched = True
    meeting.blood = True
    tell(world, FireBolt(meeting.group.creature, sum(faces), target.hp == 0, "seul.magic.spell-fire-bolt-damage"))


def backlash(world: World) -> Rules[None]:
    """After every attempt a D10 above Fatigue raises Fatigue or Danger, as the player chooses."""
    hero = world.hero
    face: int = yield Roll("d10", "seul.magic.backlash", SEAT, reads="0-9")
    if face % 10 <= hero.fatigue:
        return
    tires = Option("fatigue", Say("option-take-fatigue"), rule="seul.fatigue.gain-after-magic")
    warns = Option("danger", Say("option-take-danger"), rule="seul.danger.gain-instead-of-magic-fatigue")
    if (yield from agreed(SEAT, Say("ask-backlash"), "seul.magic.backlash", tires, warns)):
        tell(world, Backlash("fatigue"))
        tire(world, 1, "seul.fatigue.gain-after-magic")
    else:
        tell(world, Backlash("danger"))
        yield from alarm(world, "seul.danger.gain-instead-of-magic-fatigue")


def turn_undead(world: World) -> int:
    """Destroys as many undead as the character has DV, each of fewer DV than he; no test, no cost."""
    meeting = world.encounter
    assert meeting is not None
    group = meeting.group
    weaker = [foe for foe in standing(group) if foe_dv(group, foe) < world.hero.dv] if row_of(group).undead else []
    for foe in weaker[: world.hero.dv]:
        foe.hp = 0
        foe.state = "dead"
    destroyed = min(len(weaker), world.hero.dv)
    tell(world, Turned(group.creature, destroyed))
    return destroyed


def heal(world: World) -> None:
    """The Healing of the Consecrated: a Turn and a Resource; Fatigue falls by 2, disease and poisons are cured."""
    hero = world.hero
    hero.resources -= 1
    hero.diseased = False
    hero.poison_until = 0
    tell(world, Healed())
    refresh(world, 2, "seul.gift.healing")


def pray(world: World) -> None:
    """A Consecrated character who has rested a Turn at an altar is refreshed, once a day."""
    place = place_here(world)
    place.prayed = world.day
    refresh(world, 1, "seul.map.symbol-list")
