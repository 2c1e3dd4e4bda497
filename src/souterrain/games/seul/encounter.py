"""IV.3 Encounter and IV.4 Surprise: how a meeting begins, goes on and ends."""

from __future__ import annotations

from functools import partial
from typing import Literal

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, agreed, choose
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .aftermath import conclude
from .battle import fight
from .combat import in_view
from .creatures import best_dv, reaction, row_of, standing, total_dv
from .events.meetings import Alert, Heard, Met, Mood, Noticed, Surprise
from .ground import ground_of
from .places import number_here, place_at
from .resolution import appraise, attempt, judging, outlook
from .talk import parley
from .world import SEAT, Encounter, Group, World

Origin = Literal["wandering", "section", "patrol", "risen", "captive"]


def meet(world: World, group: Group, origin: Origin, section: int = -1) -> Rules[None]:
    """A meeting from first sight to its end. Those who live in a section leave it for the meeting, and are put back
    there afterwards if they are still to be reckoned with."""
    world.stirred = True
    if section >= 0:
        place_at(world.here, section).group = None
    group.met = True
    distance = yield from _distance(world, section)
    meeting = world.encounter = Encounter(group, distance, origin, section)
    seen = in_view(world, meeting)
    tell(world, Met(group.creature, len(standing(group)), distance) if seen else Heard(distance))
    if not group.mood:
        group.mood = yield from _mood(world, group, origin)
        group.friendly_at_first = group.mood == "friendly"
    result = yield from surprise(world)
    if not result:
        result = yield from face(world, strangers=not seen)
    yield from conclude(world, result)


def approaching(world: World) -> Offers[None]:
    """To go up to those whom he has left in peace where he stands."""
    number = number_here(world)
    group = place_at(world.here, number).group
    if group is not None and group.ignored and group.mood == "friendly":
        who = Say("option-approach", creature=Say("creature-" + group.creature), n=len(standing(group)))
        option = Option("approach", who, rule="seul.encounter.not-always-a-fight")
        yield Deed(option, partial(meet, world, group, "captive" if group.captive else "section", number))


def _distance(world: World, section: int) -> Rules[int]:
    """1D6 squares, within a section at most to its far end."""
    face: int = yield Roll("d6", "seul.encounter.distance", SEAT)
    if section < 0:
        return face
    return min(face, max(1, len(ground_of(world.here).plan.sections[section].squares) - 1))


def _mood(world: World, group: Group, origin: Origin) -> Rules[Literal["friendly", "wary", "hostile"]]:
    if origin in ("patrol", "risen"):
        return "hostile"
    if origin == "captive":
        return "friendly"
    return (yield from reaction(row_of(group), "seul.encounter.not-always-a-fight"))


def surprise(world: World) -> Rules[str]:
    """Both sides test; a character who is not surprised may slip away. "avoided" if he does.

    Rules: seul.danger.in-encounter-and-surprise, seul.encounter.surprise-both-sides."""
    meeting = world.encounter
    assert meeting is not None
    ambush = 2 if "ambush" in row_of(meeting.group).special else 0
    alert = yield from attempt(world, "surprise", "seul.surprise.difficulty", malus=world.danger + ambush)
    meeting.hero_surprised = not alert
    meeting.foes_surprised = not (yield from enemies_alert(world))
    surprised = meeting.hero_surprised or meeting.foes_surprised
    tell(world, Surprise(meeting.hero_surprised, meeting.foes_surprised) if surprised else Alert())
    if not alert:
        return ""
    return (yield from slip_by(world))


def enemies_alert(world: World) -> Rules[bool]:
    """The same roll for those met, with the highest DV among them; undead are never surprised."""
    meeting = world.encounter
    assert meeting is not None
    if world.hero.spells.get("invisibility", 0) > world.now:
        return False
    if row_of(meeting.group).undead:
        return True
    face: int = yield Roll("d20", "seul.surprise.enemies-test-too", SEAT)
    bonus = 2 if meeting.origin == "patrol" else 0
    alert = face == 20 or (face > 1 and face + best_dv(meeting.group) + bonus >= 5 + world.danger)
    return alert


def slip_by(world: World) -> Rules[str]:
    """Before anybody acts: a Stealth test avoids the encounter; a failed one puts the others on their guard.

    Rule: seul.agility.stealth-before-encounter."""
    meeting = world.encounter
    assert meeting is not None
    unseen = world.hero.spells.get("invisibility", 0) > world.now
    chance = Say("note-chance", percent=100) if unseen else outlook(appraise(world, "stealth"))
    rule = "seul.surprise.success-allows-stealth"
    hide = Option("hide", Say("option-hide"), note=chance, rule=rule)
    stay = Option("face", Say("option-face", mood=meeting.group.mood or "hostile"))
    if not (yield from agreed(SEAT, _headline(world), rule, hide, stay)):
        return ""
    if unseen or (yield from attempt(world, "stealth", "seul.agility.difficulty-own-ca")):
        return "avoided"
    meeting.foes_surprised = False
    tell(world, Noticed())
    return ""


def face(world: World, strangers: bool = False) -> Rules[str]:
    """Friends and the wary can be talked to or left alone; the hostile are fought, or talked down in the fight.
    Strangers, who came out of the dark, are seen now."""
    meeting = world.encounter
    assert meeting is not None
    tell(world, Mood(meeting.group.creature, meeting.group.mood, len(standing(meeting.group)), strangers))
    while meeting.group.mood != "hostile":
        rule = "seul.encounter.not-always-a-fight"
        result = yield from choose(SEAT, _headline(world, known=True), peaceful(world, meeting), rule)
        if result == "fight":
            break
        if result:
            return result
    return (yield from fight(world))


def peaceful(world: World, meeting: Encounter) -> Offers[str | None]:
    """What can be done while nobody is hostile: the result of the meeting, or nothing where it goes on."""
    text = Say("option-free-captive" if meeting.origin == "captive" else "option-pass")
    yield Deed(Option("pass", text, rule="seul.danger.loss-no-fight"), lambda: "parted")
    friendly = 2 if meeting.group.mood == "friendly" else 0
    odds = appraise(world, "negotiation", bonus=friendly, malus=total_dv(meeting.group))
    yield Deed(
        Option("talk", Say("option-talk"), note=outlook(odds), rule="seul.social.difficulty"), partial(parley, world)
    )
    yield Deed(Option("attack", Say("option-attack-them"), rule="seul.combat.options"), lambda: "fight")
    yield from judging(world)


def _headline(world: World, known: bool = False) -> Say:
    """Who is there, as far as they are seen; once they have looked at each other, they are `known`."""
    meeting = world.encounter
    assert meeting is not None
    if not known and not in_view(world, meeting):
        return Say("ask-encounter-unseen", distance=meeting.distance)
    return Say(
        "ask-encounter",
        n=len(standing(meeting.group)),
        creature=Say("creature-" + meeting.group.creature),
        distance=meeting.distance,
        mood=Say("mood-" + (meeting.group.mood or "hostile")),
    )
