"""What happens on quests that have a rule of their own."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word

from ..words import Them, Who

SideWord = Annotated[str, word("side-")]


class PurseShared(Event, frozen=True):
    gold: int
    rule: str = "ahq.quest-idea.gambler"


class RefugeDefended(Event, frozen=True):
    moment = "fight"
    who: Who
    rule: str = "ahq.quest-idea.necromancer"


class PowersLost(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.necromancer"


class EntranceShut(Event, frozen=True):
    turns: int
    rule: str = "ahq.quest-idea.gambler"


class EntranceOpened(Event, frozen=True):
    moment = "find"
    rule: str = "ahq.quest-idea.gambler"


class TracksSeen(Event, frozen=True):
    side: SideWord
    door: bool
    rule: str = "ahq.quest-idea.manhunt"


class FugitiveSeen(Event, frozen=True):
    moment = "fight"
    who: Who
    rule: str = "ahq.quest-idea.manhunt"


class FugitiveCornered(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.manhunt"


class BandCounted(Event, frozen=True):
    count: int
    rule: str = "ahq.quest-idea.war-band"


class BandRelieved(Event, frozen=True):
    fresh: int
    count: int
    rule: str = "ahq.quest-idea.war-band"


class BandSallies(Event, frozen=True):
    rule: str = "ahq.quest-idea.war-band"


class CellOpened(Event, frozen=True):
    moment = "chapter"
    level: int
    rule: str = "ahq.quest-idea.prison-break"


class HatchFound(Event, frozen=True):
    """The last room of a level without a Quest Room has a way up."""

    moment = "find"
    rule: str = "ahq.quest-idea.prison-break"


class Disarmed(Event, frozen=True):
    rule: str = "ahq.quest-idea.prison-break"


class KitFound(Event, frozen=True):
    moment = "find"
    rule: str = "ahq.quest-idea.prison-break"


class Rearmed(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.prison-break"


class GroundShakes(Event, frozen=True):
    what: Annotated[str, word("tremor-")]
    rule: str = "ahq.quest-idea.earthquake"


class StonesFall(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.earthquake"


class Stumbled(Event, frozen=True):
    """Somebody slips into a crevasse and climbs out of it."""

    who: Who
    rule: str = "ahq.quest-idea.earthquake"


class Crossed(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.earthquake"


class Dug(Event, frozen=True):
    who: Who
    well: bool
    rule: str = "ahq.quest-idea.earthquake"


class DugThrough(Event, frozen=True):
    rule: str = "ahq.quest-idea.earthquake"


class HostagesSeen(Event, frozen=True):
    who: Who
    count: int
    rule: str = "ahq.quest-idea.hostages"


class HostageKilled(Event, frozen=True):
    moment = "death"
    who: Who
    left: int
    rule: str = "ahq.quest-idea.hostages"


class Ransomed(Event, frozen=True):
    count: int
    gold: int
    rule: str = "ahq.quest-idea.hostages"


class WaterRose(Event, frozen=True):
    depth: int
    rule: str = "ahq.quest-idea.flooded-cellars"


class Swallowed(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.flooded-cellars"


class RoomMapped(Event, frozen=True):
    rooms: int
    gold: int
    rule: str = "ahq.quest-idea.explorer"


class PatronFollows(Event, frozen=True):
    who: Who
    leader: Who
    rule: str = "ahq.quest-idea.explorer"


class PatronContent(Event, frozen=True):
    why: Annotated[str, word("content-")]
    rule: str = "ahq.quest-idea.explorer"


class PatronPaid(Event, frozen=True):
    rooms: int
    gold: int
    rule: str = "ahq.quest-idea.explorer"


class RegaliaPaid(Event, frozen=True):
    gold: int
    rule: str = "ahq.quest-idea.crown-jewels"


class Hanged(Event, frozen=True):
    moment = "death"
    who: Who
    rule: str = "ahq.quest-idea.crown-jewels"


class NotHanged(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.crown-jewels"


class MirrorsCrack(Event, frozen=True):
    """Images of these heroes step out of the glass."""

    moment = "fight"
    whose: Them
    rule: str = "ahq.quest-idea.halls-of-mirrors"
