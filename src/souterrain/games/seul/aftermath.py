"""IV.11.g After the meeting: Danger, experience, recovery, and what the others leave behind."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed
from souterrain.core.roll import Rules, d3
from souterrain.core.say import Say

from .creatures import row_of, standing
from .danger import alarm, calm
from .events.combat import Escaped
from .events.meetings import Captured, MeetingOver, Spared
from .flight import leave_light
from .goals import beaten
from .ground import ground_of
from .light import pick_up_light
from .places import place_at, place_here
from .progress import award
from .rumours import rumours
from .specials import sickness
from .telling import in_turn
from .trade import bargain
from .treasure import hoard, notice, share_out, treasure
from .world import SEAT, Encounter, World, note
from .wounds import faint, fall, recover

FAILED = ("refused", "yielded", "down")
"""Ends that count as a failure for experience; all others are successes."""


def conclude(world: World, result: str) -> Rules[None]:
    """Settle a meeting by its result."""
    meeting = world.encounter
    assert meeting is not None
    freed = result == "parted" and meeting.origin == "captive"
    if not (world.told and isinstance(world.told[-1][0], Escaped)):
        how, who = "freed" if freed else result, meeting.group
        tell(world, MeetingOver(how, who.creature, len(who.foes), in_turn(world)))
    if result == "won":
        yield from victory(world)
    elif result == "down":
        yield from defeat(world)
        if not world.hero.dead:
            yield from experience(world, meeting, result)
    elif result in ("fled", "yielded"):
        if result == "yielded" and not meeting.danger_lowered:
            calm(world, "seul.danger.loss-defeat")
        yield from experience(world, meeting, result)
        yield from after_the_fight(world)
    else:
        calm(world, "seul.danger.loss-no-fight")
        yield from experience(world, meeting, result)
        yield from after_talk(world, meeting, result)
        if meeting.sent_back:
            step_back(world)
    disperse(world, meeting, result)
    world.encounter = None


def experience(world: World, meeting: Encounter, result: str) -> Rules[None]:
    """For each DV met: 50 from those friendly to begin with, else 100 for a success and 20 for a failure; 50, too, from
    the wary whom he leaves alone. Nobody pays twice for the same."""
    group = meeting.group
    failed = result in FAILED
    if group.paid or (failed and group.failed) or (group.friendly_at_first and group.failed):
        return
    group.paid, group.failed = not failed, group.failed or failed
    dv = group.dv_met
    if group.friendly_at_first or (result == "parted" and group.mood == "wary"):
        yield from award(world, "friendly", dv)
    else:
        yield from award(world, "failure" if failed else "success", dv)


def victory(world: World) -> Rules[None]:
    """The last enemy has fallen, fled or surrendered."""
    meeting = world.encounter
    assert meeting is not None
    note(world, "won", meeting.group.creature, len(meeting.group.foes))
    yield from alarm(world, "seul.danger.gain-win-combat")
    yield from experience(world, meeting, "won")
    beaten(world, row_of(meeting.group).family)
    yield from mercy(world, meeting)
    yield from spoils(world, meeting)
    pick_up_light(world)
    yield from after_the_fight(world)


def after_the_fight(world: World) -> Rules[None]:
    """Illness first, then the breath is caught and the wounds are bound.

    Rule: seul.combat.after-recovery."""
    yield from sickness(world)
    yield from recover(world, after_combat=True)
    if world.hero.fainted:
        yield from faint(world, None)


def defeat(world: World) -> Rules[None]:
    """He has dropped: at 0 hit points, or from fatigue, before the eyes of his foes."""
    meeting = world.encounter
    assert meeting is not None
    if not meeting.danger_lowered:
        meeting.danger_lowered = True
        calm(world, "seul.danger.loss-defeat")
    note(world, "beaten", meeting.group.creature)
    left = meeting.group if standing(meeting.group) else None
    if world.hero.hp <= 0:
        yield from fall(world, left)
    else:
        yield from faint(world, left)
    world.hero.hp = world.hero.top if not world.hero.dead else 0
    leave_light(world, world.at)


def mercy(world: World, meeting: Encounter) -> Rules[None]:
    """An enemy at 0 hit points is dead or only unconscious, as the player chooses."""
    fallen = [foe for foe in meeting.group.foes if foe.state == "dead"]
    if not fallen or not row_of(meeting.group).thinks or row_of(meeting.group).undead:
        return
    spare, kill = Option("spare", Say("option-spare"), note=Say("note-spare")), Option("kill", Say("option-kill"))
    if (yield from agreed(SEAT, Say("ask-mercy", n=len(fallen)), "seul.hp.enemy-zero", spare, kill)):
        for foe in fallen:
            foe.state = "spared"
        family = row_of(meeting.group).family
        if family not in world.mercy:
            world.mercy.append(family)
        tell(world, Spared(meeting.group.creature, len(fallen)))


def spoils(world: World, meeting: Encounter) -> Rules[None]:
    """What the beaten leave: those who flee take their pockets with them, hoards stay where they lie."""
    creature = row_of(meeting.group)
    if not creature.treasure or all(foe.state == "fled" for foe in meeting.group.foes):
        return
    place = place_here(world)
    if creature.treasure == "hoard":
        yield from hoard(world, place)
    else:
        yield from treasure(world, place, pocket=True)
    place.noticed = False
    notice(world, place)


def after_talk(world: World, meeting: Encounter, result: str) -> Rules[None]:
    """What was agreed in words: a share, news, trade, a captive set free unless he was slipped by."""
    if meeting.shared and meeting.section >= 0:
        share_out(world, place_at(world.here, meeting.section))
    if meeting.told_news:
        count = yield from d3("seul.social.stake-before-roll", SEAT)
        rumours(world, count)
    if meeting.trades:
        yield from bargain(world)
    if meeting.origin == "captive" and result != "avoided":
        world.captive = meeting.group.creature
        tell(world, Captured(meeting.group.creature))
        rumours(world, 1)


def step_back(world: World) -> None:
    """He leaves by the way he came."""
    floor = world.here
    ground = ground_of(floor)
    if world.came_by < 0:
        return
    way = ground.plan.exits[world.came_by]
    world.at = ground.near(way) if ground.section[world.at] == way.b else ground.beyond(way)


def disperse(world: World, meeting: Encounter, result: str) -> None:
    """Where they are afterwards: the beaten are gone, those who live here stay, wanderers wander on."""
    if meeting.section < 0:
        return
    place = place_at(world.here, meeting.section)
    if result in ("won", "down") or (meeting.origin == "captive" and result != "avoided"):
        place.bodies += sum(foe.state == "dead" for foe in meeting.group.foes)
        if result == "won":
            place.cleared = world.day
    else:
        meeting.group.ignored = result != "fled"
        place.group = meeting.group
