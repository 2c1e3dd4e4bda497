"""What happens on an expedition, told as small facts."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.events import Event, spoken, word
from souterrain.core.say import Say

from ..words import Them, Thing, Who, tally

RoomWord = Annotated[str, word("room-")]
CounterWord = Annotated[str, word("counter-")]
SideWord = Annotated[str, word("side-")]
TreasureWord = Annotated[str, word("treasure-")]


SomeSide = Literal["", "n", "e", "s", "w"]


class QuestBegun(Event, frozen=True):
    """The texts by language, as the quest's author wrote them; its name only where it has not just been told."""

    quest: dict[str, str]
    intro: dict[str, str]
    named: bool = True
    rule: str = "ahq.setup.goal.quest-and-expeditions"

    def say(self) -> Say:
        if not self.named:
            return Say("by-language", **self.intro)
        return Say("event-quest-begun", quest=Say("by-language", **self.quest), intro=Say("by-language", **self.intro))


class HeroChosen(Event, frozen=True):
    """A hero joins the party, and whose he is where several play."""

    hero: Who
    player: Annotated[str, word("seat-")] = ""
    rule: str = "ahq.setup.hero.choice-rolloff"

    def say(self) -> Say:
        said = Event.say(self)
        return said if self.player else Say("event-hero-joined", hero=said.args["hero"])


class ChoiceRolled(Event, frozen=True):
    """Whose die is higher chooses a hero first."""

    rule: str = "ahq.setup.hero.choice-rolloff"


class HenchmanJoined(Event, frozen=True):
    who: Who
    hero: Who
    rule: str = "ahq.setup.players.free-henchmen-are-men-at-arms"


class LeaderChosen(Event, frozen=True):
    """The dice name a Leader, perhaps the same `again`."""

    who: Who
    again: bool = False
    rule: str = "ahq.setup.leader.rolloff"

    @property
    def dull(self) -> bool:
        return self.again


class MapperChosen(Event, frozen=True):
    who: Who
    rule: str = "ahq.setup.mapper.rolloff"


class LevelBegun(Event, frozen=True):
    moment = "chapter"
    level: int
    rule: str = "ahq.setup.dungeon.opening-layout"


class LabyrinthBegun(Event, frozen=True):
    moment = "chapter"
    level: int
    rule: str = "ahq.labyrinth.setup"


class LabyrinthBelow(Event, frozen=True):
    """Stairs down lead to the labyrinth."""

    rule: str = "ahq.labyrinth.access"


class LabyrinthCorridor(Event, frozen=True):
    """What the table puts in a corridor of the labyrinth."""

    doors: int
    monsters: bool
    rule: str = "ahq.labyrinth.table.corridor"


class LabyrinthJunction(Event, frozen=True):
    """How an end of a corridor is, and on which side, which stories of 0.2.0 do not name."""

    blocked: bool
    side: SomeSide = ""
    rule: str = "ahq.labyrinth.table.junction"


class LabyrinthRoom(Event, frozen=True):
    moment = "find"
    holds: Annotated[str, word("labyrinth-room-")]
    rule: str = "ahq.labyrinth.table.room"


class LevelReturned(Event, frozen=True):
    level: int
    rule: str = "ahq.dungeon.stairs.new-level-layout"


class Stayed(Event, frozen=True):
    dull = True
    who: Who
    rule: str = "ahq.turns.exploration.heroes-phase-choice"


class ChangedPlaces(Event, frozen=True):
    """Where there is no room to get round each other."""

    who: Who
    other: Who
    rule: str = "ahq.explore.move.no-pass-through"


class CorridorFound(Event, frozen=True):
    """A corridor of so many sections, perhaps `cut` to as many as there is room for, perhaps with wandering monsters.
    Where it leads off a junction or a turn, to which side, and what its end is; behind a door, what is at either end,
    from left to right."""

    sections: int
    side: str = ""
    ends: Annotated[tuple[str, ...], word("piece-")] = ()
    cut: bool = False
    monsters: bool = False
    rule: str = "ahq.dungeon.corridor.three-rolls"

    def say(self) -> Say:
        said = Event.say(self)
        pieces = [spoken("piece-", piece) for piece in dict.fromkeys(self.ends)]
        where = ("", "corridor-end", "corridor-ends-alike")[len(self.ends)] if len(pieces) < 2 else "corridor-ends"
        said.args["ends"] = Say(where, **{f"n{n}": piece for n, piece in enumerate(pieces)}) if where else ""
        return said


class WayBlocked(Event, frozen=True):
    """Nothing fits on that side, which stories of 0.2.0 do not name."""

    side: SomeSide = ""
    rule: str = "ahq.dungeon.overlap.gm-freedom"


class DoorFound(Event, frozen=True):
    """A door, perhaps `another` after one of the same roll."""

    side: SideWord
    another: bool = False
    rule: str = "ahq.dungeon.door.leader-wall-gm-spot"


class DoorLeads(Event, frozen=True):
    """Where a room's door leads: what is told next says it."""

    dull = True
    corridor: bool
    rule: str = "ahq.dungeon.door.in-room-even-odd"


class DoorLost(Event, frozen=True):
    rule: str = "ahq.dungeon.door.one-per-wall"


class RoomFound(Event, frozen=True):
    moment = "find"
    room: RoomWord
    small: bool
    rule: str = "ahq.dungeon.room.roll-type"


class FurtherDoors(Event, frozen=True):
    """What the dice say of further doors; a `watched` room gets one whatever they say."""

    doors: int
    watched: bool = False
    rule: str = "ahq.dungeon.room.doors-roll"

    @property
    def dull(self) -> bool:
        """Each door is told of when its place is known."""
        return self.doors > 0 or self.watched


class FalseDoor(Event, frozen=True):
    """Nothing fits behind a door."""

    rule: str = "ahq.dungeon.overlap.room"


Coming = Literal["", "wandering", "reinforcements"]
"""Whether monsters that are met have come to the heroes, and how."""


class MonstersFound(Event, frozen=True):
    """The kinds of monsters, how many there are of each where it is not one, and how they came."""

    moment = "fight"
    monsters: Them
    count: int
    each: tuple[int, ...] = ()
    how: Coming = ""
    rule: str = "ahq.combat.when"

    def say(self) -> Say:
        each = self.each or (1,) * len(self.monsters)
        monsters = tally(self.monsters, each)
        return Say("event-monsters-found", monsters=monsters, count=self.count, how=self.how)


class MonstersDrawn(Event, frozen=True):
    """What the game master knows of monsters among whom special ones look like the others: told to him alone."""

    monsters: Them
    each: tuple[int, ...]
    rule: str = "ahq.combat.special-monsters.identity-hidden"

    def say(self) -> Say:
        return Say("event-monsters-drawn", monsters=tally(self.monsters, self.each))


class DoorOpened(Event, frozen=True):
    who: Who
    rule: str = "ahq.explore.door.open-after-move"


class DoorClosed(Event, frozen=True):
    who: Who
    rule: str = "ahq.explore.door.open-after-move"


class SecretDoorSought(Event, frozen=True):
    who: Who
    side: SideWord
    found: bool
    rule: str = "ahq.explore.secret-door.declare-wall-first"


class DungeonDeadEnded(Event, frozen=True):
    """Nothing is left to try on a level: walls may be searched again, or any wall where there are none of those."""

    anywhere: bool
    rule: str = "ahq.dungeon.dead-ended.re-search"


class HiddenTreasureSought(Event, frozen=True):
    who: Who
    gold: int
    rule: str = "ahq.explore.hidden-treasure.whole-phase"


class HeldUp(Event, frozen=True):
    """Somebody cannot get any nearer to where all are going, nor can these others, for the same reason."""

    who: Who
    why: Annotated[str, word("held-up-")]
    others: Them = ()
    rule: str = "ahq.explore.move.no-pass-through"

    def say(self) -> Say:
        everybody = {f"n{n}": spoken("figure-", who) for n, who in enumerate((self.who, *self.others))}
        return Say("event-held-up", who=Say("list", **everybody), why=spoken("held-up-", self.why))


class Wielded(Event, frozen=True):
    """A weapon is taken in hand."""

    who: Who
    item: Thing
    rule: str = "ahq.town.equipment.switch-weapon-exploration-turn"


class GivenUp(Event, frozen=True):
    """Henchmen leave the last of the fallen heroes to their fate."""

    rule: str = "ahq.dungeon.stairs.expedition-ends"


class ArmourChanged(Event, frozen=True):
    who: Who
    item: Thing
    on: bool
    rule: str = "ahq.explore.armour.whole-phase"


class QuestTreasureFound(Event, frozen=True):
    moment = "find"
    treasure: TreasureWord
    rule: str = "ahq.dungeon.quest-treasure-completes-quest"


class WentDown(Event, frozen=True):
    who: Who
    rule: str = "ahq.gm.duties.descend"


class TurnedBack(Event, frozen=True):
    """Somebody who waited beyond the stairs comes back for those who cannot follow."""

    who: Who
    rule: str = "ahq.combat.death.hero-ko-at-zero"


class LeftDungeon(Event, frozen=True):
    who: Who
    rule: str = "ahq.dungeon.stairs.out-hero-leaves"


class CounterDrawn(Event, frozen=True):
    rule: str = "ahq.gm.counter.draw-gm-phase"


class CounterSeen(Event, frozen=True):
    counter: CounterWord
    rule: str = "ahq.gm.counter.keep-or-play"


class CounterPlayed(Event, frozen=True):
    moment = "fight"
    counter: CounterWord
    rule: str = "ahq.gm.counter.keep-or-play"


class CharacterJoined(Event, frozen=True):
    monster: Who
    rule: str = "ahq.gm.character.play-when-placing"


class CharacterEscaped(Event, frozen=True):
    monster: Who
    rule: str = "ahq.gm.counter.escape"


class QuietTurn(Event, frozen=True):
    dull = True
    rule: str = "ahq.turns.exploration.gm-phase-roll"


class SoloEventRolled(Event, frozen=True):
    """Who comes, or who meets a trap and which, is told at once."""

    dull = True
    event_kind: Annotated[str, word("solo-event-")]
    rule: str = "ahq.solo.gm-phase.roll"


class Rewarded(Event, frozen=True):
    who: Who
    fate: int
    gold: int
    rule: str = "ahq.tobaro.reward-fate"


class ExpeditionOver(Event, frozen=True):
    ending: Annotated[str, word("ending-")]
    rule: str = "ahq.dungeon.stairs.expedition-ends"
