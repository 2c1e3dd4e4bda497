"""IV.11 Combat: the Rounds, from the lowest initiative to the highest."""

from __future__ import annotations

from souterrain.core.roll import Rules

from .choices import act
from .combat import burn, initiative, strike_back
from .creatures import standing
from .morale import shaken
from .specials import gaze, regenerate
from .world import World


def fight(world: World) -> Rules[str]:
    """Rounds of combat until one side is done: "won", "fled", "talked", "yielded" or "down"."""
    meeting = world.encounter
    assert meeting is not None
    meeting.fighting = True
    yield from gaze(world)
    order = yield from initiative(world)
    while True:
        meeting.round += 1
        world.now += 1
        result = yield from exchange(world, order)
        if result:
            return result
        result = yield from end_of_round(world)
        if result:
            return result


def exchange(world: World, order: list[tuple[int, int]]) -> Rules[str]:
    """One Round: from the lowest initiative to the highest; equals act together, even if one of them falls;
    whoever flees or surrenders in that moment no longer strikes, nor is he struck.

    Rule: seul.combat.lowest-initiative-first."""
    meeting = world.encounter
    assert meeting is not None
    slots = order
    if meeting.acts_last and meeting.round == 1:
        slots = [slot for slot in order if slot[1] >= 0] + [(10**6, who) for _, who in order if who < 0]
    first, spent = True, False
    at = 0
    while at < len(slots):
        value = slots[at][0]
        together = [who for each, who in slots[at:] if each == value]
        at += len(together)
        able = [who for who in together if _able(world, who)]
        result = ""
        for who in able:
            if who < 0:
                if not spent and not result:
                    result, spent = yield from act(world, first)
                    first = False
                    if result in ("fled", "talked", "yielded", "down"):
                        return result
            elif meeting.group.foes[who].state in ("up", "dead"):
                yield from strike_back(world, meeting.group.foes[who])
        if world.hero.hp <= 0 or world.hero.fainted:
            return "down"
        if not standing(meeting.group):
            return "won"
    return ""


def _able(world: World, who: int) -> bool:
    """Whether a fighter acts: up, not surprised in the first Round, not frozen.

    Rule: seul.surprise.failure-loses-first-round."""
    meeting = world.encounter
    assert meeting is not None
    if who < 0:
        return not (meeting.hero_surprised and meeting.round == 1) and not meeting.frozen
    if meeting.foes_surprised and meeting.round == 1:
        return False
    return meeting.group.foes[who].state == "up"


def end_of_round(world: World) -> Rules[str]:
    """Fires go on burning, trolls heal, spells of the moment run out."""
    meeting = world.encounter
    assert meeting is not None
    meeting.frozen, meeting.froze = meeting.froze, False
    for foe in standing(meeting.group):
        if foe.burning:
            yield from burn(world, foe)
    yield from regenerate(world)
    for foe in meeting.group.foes:
        foe.scorched = False
    if not standing(meeting.group) or (yield from shaken(world)):
        return "won"
    return "down" if world.hero.fainted else ""
