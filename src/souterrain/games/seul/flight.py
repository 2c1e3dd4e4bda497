"""IV.11.f Flight: breaking away, and the chase."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.ask import Option
from souterrain.core.dice import throw
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .creatures import row_of, total_dv
from .danger import calm
from .equipment import discard, rounds_per_square, row
from .events.combat import BrokeAway, Caught, Distanced, DroppedTreasure, Escaped, Pursued
from .ground import ground_of
from .known import known_of
from .light import BLIND, blind_to
from .resolution import attempt
from .words import label, thing_word
from .world import SEAT, Thing, World
from .wounds import lose

AWAY = 8
"""Squares between the character and the place that he fled."""


def flee(world: World) -> Rules[str]:
    """At least two Flight tests. The result is "fled", "caught" or "down".

    Rule: seul.agility.flight-failure-see-combat."""
    meeting = world.encounter
    assert meeting is not None
    helpless = meeting.foes_surprised and meeting.round <= 1
    if (yield from flight_test(world)):
        tell(world, BrokeAway())
    elif not helpless:
        rule = "seul.flight.break-away-failure-takes-a-blow"
        damage = yield from throw(row_of(meeting.group).damage, rule)
        lost = lose(world.hero, damage)
        tell(world, BrokeAway(unharmed=False, rule=rule, lost=lost, hp=world.hero.hp))
        meeting.blow_struck = True
    lower_danger_once(world)
    if world.hero.hp <= 0:
        return "down"
    if helpless:
        return escaped(world)
    return (yield from chase(world))


def chase(world: World) -> Rules[str]:
    """Each time they are outdistanced they may give up; two tests passed shake them off, two failed end the chase.

    Rule: seul.flight.pursuit-success."""
    while True:
        if (yield from abandon(world)):
            return escaped(world, given_up=True)
        tell(world, Pursued())
        if (yield from flight_test(world)):
            return escaped(world)
        if not (yield from flight_test(world)):
            tell(world, Caught())
            assert world.encounter is not None
            world.encounter.distance = 1
            return "caught"
        tell(world, Distanced())


def flight_test(world: World) -> Rules[bool]:
    """One test is one Round of running; the invisible always pass."""
    world.now += rounds_per_square(world.hero)
    if world.hero.spells.get("invisibility", 0) > world.now:
        return True
    return (yield from attempt(world, "flight", "seul.agility.difficulty-own-ca"))


def lower_danger_once(world: World) -> None:
    """Fleeing lowers Danger, once in an encounter."""
    meeting = world.encounter
    assert meeting is not None
    if not meeting.danger_lowered:
        meeting.danger_lowered = True
        calm(world, "seul.flight.danger-drops")


def abandon(world: World) -> Rules[bool]:
    """They give up if D10 + Danger + what was dropped for them reaches their DV (4 more if he cannot see)."""
    meeting = world.encounter
    assert meeting is not None
    bonus = yield from throw_treasure(world)
    face: int = yield Roll("d10", "seul.flight.abandon-check", SEAT, reads="0-9")
    against = total_dv(meeting.group) + (BLIND if blind_to(world, meeting.group) else 0)
    return face % 10 + bonus + world.danger >= against


def throw_treasure(world: World) -> Rules[int]:
    """Treasure may be dropped to tempt them: so much for each Enc, by how much they like it."""
    meeting = world.encounter
    assert meeting is not None
    likes = row_of(meeting.group).likes
    bait: list[Thing] = [thing for thing in world.hero.pack if row(thing).use == "valuable"]
    if not bait or not likes:
        return 0
    text = Say("ask-drop-treasure")
    dropped = yield from which(SEAT, text, temptations(bait, likes), "seul.flight.drop-treasure-bonus")
    if dropped is None:
        return 0
    discard(world.hero, dropped)
    tell(world, DroppedTreasure(label(dropped)))
    return likes * row(dropped).enc


def temptations(bait: list[Thing], likes: int) -> Iterator[tuple[Option, Thing | None]]:
    """What may be dropped for them; or nothing."""
    yield Option("keep", Say("option-keep-treasure")), None
    for n, thing in enumerate(bait):
        text, bonus = Say("option-drop-thing", thing=thing_word(thing)), Say("note-bonus", n=likes * row(thing).enc)
        yield Option("drop", text, note=bonus, on=("thing", str(n))), thing


def escaped(world: World, given_up: bool = False) -> str:
    """He catches his breath a few corridors away: the nearest known section at least eight squares off. The chase may
    have been given up."""
    floor = world.here
    ground = ground_of(floor)
    home = ground.section[world.at]
    away = known_of(floor).reach(world.at)
    haven = world.at
    for square in away:
        number = ground.section[square]
        place = floor.places.get(number)
        if number != home and place is not None and place.entered and (place.group is None or place.group.passed):
            haven = square
            if away[square] >= AWAY:
                break
    leave_light(world, haven)
    world.at = haven
    world.came_by = -1
    assert world.encounter is not None
    world.encounter.left_behind = True
    tell(world, Escaped(away[haven], given_up))
    return "fled"


def leave_light(world: World, haven: int) -> None:
    """A torch that lies on the ground stays behind."""
    light = world.hero.light
    if light is not None and light.at >= 0 and light.at != haven:
        world.hero.light = None
