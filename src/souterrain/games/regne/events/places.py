"""What happens to the catacombs, and what they do to those who walk there."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.events import Event, Way, word
from souterrain.core.say import Say

from ..words import Goods, What, Where, Who

DoorWord = Annotated[str, word("door-")]


class Laid(Event, frozen=True):
    """A zone comes to light."""

    zone: Where
    rule: str = "regne.plan.reveal-next"


class LedNowhere(Event, frozen=True):
    """A way out turns out to be blocked."""

    rule: str = "regne.plan.split-among-exits"


class Appeared(Event, frozen=True):
    """Dwellers are there, so many figures of a kind, or come only now: `late`."""

    moment = "fight"
    who: Who
    count: int
    late: bool = False
    rule: str = "regne.monster.deployment"


class CameBehind(Event, frozen=True):
    """Dwellers come in by the way the heroes came."""

    moment = "fight"
    who: Who
    count: int
    rule: str = "regne.ambush.placing"


class Lurked(Event, frozen=True):
    """Dwellers jump out of an ambush."""

    who: Who
    count: int
    rule: str = "regne.ambush.trigger"


class Opened(Event, frozen=True):
    who: Who
    door: DoorWord
    rule: str = "regne.open.cost"


class Shut(Event, frozen=True):
    who: Who
    door: DoorWord
    rule: str = "regne.door.open-close"


class WasLocked(Event, frozen=True):
    """Somebody tried a door that turned out to be locked."""

    who: Who
    door: DoorWord
    rule: str = "regne.open.locked-wastes-action"


class Picked(Event, frozen=True):
    who: Who
    door: DoorWord
    rule: str = "regne.lock.pick"

    @property
    def dull(self) -> bool:
        """The test has told it."""
        return True


class Battered(Event, frozen=True):
    """A blow against a door: what it took, and what is left."""

    who: Who
    door: DoorWord
    points: int
    left: int
    rule: str = "regne.door.break"


class Sprung(Event, frozen=True):
    """Somebody set off a trap."""

    who: Who
    trap: What
    rule: str = "regne.trap.trigger"


class Dodged(Event, frozen=True):
    """A trap went off and missed."""

    who: Who
    trap: What
    rule: str = "regne.trap.success-spends-trap"


class Climbed(Event, frozen=True):
    """Somebody is out of the hole again."""

    who: Who
    way: Way
    rule: str = "regne.trap.hole-climb"


Sway = Literal["off", "splash", "down", "caught"]


class Swayed(Event, frozen=True):
    """Somebody lost his balance on a bridge; `how` is off, into lava, or splash, into water, or down or caught."""

    who: Who
    how: Sway
    rule: str = "regne.bridge.test"


class Webbed(Event, frozen=True):
    who: Who
    rule: str = "regne.web.effect"
    net: bool = False


class Freed(Event, frozen=True):
    """Somebody has torn himself out of a web."""

    who: Who
    rule: str = "regne.web.escape"

    @property
    def dull(self) -> bool:
        """The test has told it."""
        return True


class Joined(Event, frozen=True):
    """Some of a swarm joined another."""

    who: Who
    count: int
    rule: str = "regne.swarm.reinforce"


class WellShut(Event, frozen=True):
    who: Who
    rule: str = "regne.quest.1-goal"


class LidSlipped(Event, frozen=True):
    who: Who
    rule: str = "regne.quest.1-goal"


class Noticed(Event, frozen=True):
    """A trap is known."""

    trap: What
    rule: str = "regne.plan.hidden-elements"


def looked_into(said: Say, what: str) -> Say:
    """A sentence that tells whether something was looked into, or the floor."""
    return Say(said.id, **said.args, where="there" if what else "floor")


class Searched(Event, frozen=True):
    """Somebody searches, the floor or `what` stands on it; what comes of it is told next. In older stories it was told
    also where he `rolls`."""

    who: Who
    what: What = ""
    rolls: bool = False
    rule: str = "regne.search.cost-and-cells"

    @property
    def dull(self) -> bool:
        return self.rolls

    def say(self) -> Say:
        return looked_into(super().say(), self.what)


class FoundNothing(Event, frozen=True):
    """Somebody searches, the floor or `what` stands on it, in vain."""

    who: Who
    what: What = ""
    rule: str = "regne.search.only-pc-rolls"

    def say(self) -> Say:
        return looked_into(super().say(), self.what)


class FoundDoor(Event, frozen=True):
    """A secret door is found, and open."""

    moment = "find"
    who: Who
    rule: str = "regne.secretdoor.discovery"


class Glimpsed(Event, frozen=True):
    """What a treasure will be."""

    what: Annotated[str, word("category-")]
    rule: str = "regne.treasure.two-rolls"


class Found(Event, frozen=True):
    """Somebody has found a treasure, or was `given` one because he leads."""

    who: Who
    thing: Goods
    given: bool = False
    rule: str = "regne.treasure.keep-optional"


class Looted(Event, frozen=True):
    """Somebody gets what a dweller carried who is dead."""

    who: Who
    thing: Goods
    fallen: Who
    rule: str = "regne.monster.treasure"


class Profaned(Event, frozen=True):
    who: Who
    rule: str = "regne.statue.profanation"


class Disarmed(Event, frozen=True):
    who: Who
    trap: What
    rule: str = "regne.trap.disarm-test"


class TrapSet(Event, frozen=True):
    who: Who
    trap: What
    rule: str = "regne.trap.set"


class TookPortal(Event, frozen=True):
    """Somebody has gone through a portal, in games of old; now it is told with his walk."""

    who: Who
    rule: str = "regne.portal.rule"


class SetFree(Event, frozen=True):
    """Somebody opened a cell, and the prisoner joins the party."""

    who: Who
    prisoner: Who
    rule: str = "regne.cell.rule"


class Left(Event, frozen=True):
    """A hero is out of the catacombs."""

    who: Who
    rule: str = "regne.quest.3-goal"
