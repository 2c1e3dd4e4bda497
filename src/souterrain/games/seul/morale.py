"""IV.11.e Morale: when enemies flee or surrender."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .catalogue import BOOK
from .creatures import row_of, standing, total_dv
from .events.combat import Broke, Held
from .world import SEAT, Encounter, World


def triggers(meeting: Encounter) -> list[str]:
    """The reasons for a Morale test that hold now.

    Rules: seul.morale.trigger-first-death, seul.morale.trigger-half-dv, seul.morale.trigger-leader-gone."""
    group = meeting.group
    gone = [foe for foe in group.foes if foe.state != "up"]
    found = []
    if gone:
        found.append("first-death")
    if 2 * total_dv(group) <= group.dv_met:
        found.append("half-dv")
    if any(foe.leader for foe in gone):
        found.append("leader")
    return found


def shaken(world: World, *also: str) -> Rules[bool]:
    """A Morale test if something happens for the first time; one roll spends all reasons. True if they break.

    Rules: seul.morale.each-trigger-once, seul.morale.some-never-flee."""
    meeting = world.encounter
    assert meeting is not None
    fresh = [reason for reason in (*triggers(meeting), *also) if reason not in meeting.triggers]
    meeting.triggers += fresh
    if not fresh or not standing(meeting.group) or (meeting.no_morale and "leader" not in fresh):
        return False
    if row_of(meeting.group).never_flees and "turned" not in fresh:
        return False
    broken = yield from morale_test(world)
    return broken


def morale_test(world: World) -> Rules[bool]:
    """They break if D10 + cowardice + Danger reaches their DV + courage; a Weapon Master may roll once more.

    Rules: seul.danger.in-morale, seul.morale.cowards-and-brave."""
    meeting = world.encounter
    assert meeting is not None
    morale = row_of(meeting.group).morale
    against = total_dv(meeting.group) + max(0, -morale)
    face: int = yield Roll("d10", "seul.morale.formula", SEAT, reads="0-9")
    broken = face % 10 + max(0, morale) + world.danger >= against
    master = next((BOOK.domains[each] for each in world.hero.domains if BOOK.domains[each].morale), None)
    if not broken and master is not None:
        face = yield Roll("d10", master.rule, SEAT, reads="0-9")
        broken = face % 10 + max(0, morale) + world.danger >= against
    if not broken:
        meeting.held = True
        tell(world, Held(meeting.group.creature, len(standing(meeting.group))))
        return False
    odd: int = yield Roll("d6", "seul.morale.counts-as-victory", SEAT)
    surrender = odd % 2 == 0
    tell(world, Broke(meeting.group.creature, surrender, len(standing(meeting.group)), row_of(meeting.group).thinks))
    for foe in standing(meeting.group):
        foe.state = "yielded" if surrender else "fled"
    return True
