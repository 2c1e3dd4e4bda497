"""What happens in the course of turns: tests, wounds, whose turn it is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import Of, Who

How = Literal["passed", "failed", "cross"]


class Undertook(Event, frozen=True):
    """The quest that is played, by its aim."""

    moment = "chapter"
    quest: Annotated[str, word("aim-")]
    rule: str = "regne.setup.gm-picks-quest-first"


class Briefed(Event, frozen=True):
    """What the game master reads aloud before a quest."""

    quest: Annotated[str, word("briefing-")]
    rule: str = "regne.quest.briefings"


class Steeled(Event, frozen=True):
    """The life points with which so many fresh heroes set out on a quest that is hard or light for them, in per
    cent."""

    count: int
    percent: int
    rule: str = "regne.setup.measure"

    def say(self) -> Say:
        if self.percent < 100:
            return Say("event-steeled-less", count=self.count, less=100 - self.percent)
        return Say("event-steeled", count=self.count, more=self.percent - 100)


class SetOut(Event, frozen=True):
    """The heroes stand in the entrance."""

    who: tuple[Who, ...]
    rule: str = "regne.plan.first-zone"


class Led(Event, frozen=True):
    """Somebody leads the group."""

    who: Who
    rule: str = "regne.turn.leader"


class TookLead(Event, frozen=True):
    """Somebody leads because the leader cannot, or the leader is `back`."""

    who: Who
    back: bool
    rule: str = "regne.turn.leader"


class Round(Event, frozen=True):
    """A game turn begins."""

    moment = "turn"

    number: int
    rule: str = "regne.turn.alternate"


class DarkTurn(Event, frozen=True):
    """The game master's turn begins."""

    rule: str = "regne.turn.gm-turn-free-order"


class Trial(Event, frozen=True):
    """A characteristic was tested; `how` is passed, failed, or cross where an X decided."""

    who: Who
    trait: Of
    total: int
    against: int
    how: How
    rule: str

    @property
    def dull(self) -> bool:
        """Over a bridge one simply walks on."""
        return self.how == "passed" and _TRIED.get(self.rule) == "bridge"

    def say(self) -> Say:
        """The sentence that tells it, with what was tried; some tell what came of it, too."""
        said = super().say()
        tried = _TRIED.get(self.rule) or ("task" if self.rule.startswith(_QUEST) else "any")
        if tried in _TELLING:
            return Say(f"trial-of-{tried}", **said.args)
        return Say(said.id, **said.args, tried=Say(f"trial-{tried}"))


_TRIED = {
    "regne.bridge.test": "bridge",
    "regne.chest.locked-values": "lock",
    "regne.fear.test": "fear",
    "regne.jump.test": "jump",
    "regne.lock.pick": "lock",
    "regne.move.block-test": "block",
    "regne.poison.contract": "poison",
    "regne.quest.1-goal": "lid",
    "regne.shove.test": "shove",
    "regne.speech.corruption-roll": "bribe",
    "regne.speech.corruption-will-test": "bought",
    "regne.speech.courage-success": "speech",
    "regne.speech.manipulation": "speech",
    "regne.speech.threat-success": "speech",
    "regne.steal.test": "steal",
    "regne.throw.test": "throw",
    "regne.trap.disarm-test": "disarm",
    "regne.trap.trigger": "trap",
    "regne.turn.mishap-each-pc-turn": "mishap",
    "regne.web.escape": "web",
}
"""What is tried in the tests that rules ask for."""
_QUEST = ("regne.quest.", "regne.secondary.")
"""How the rules begin by which a task is tested."""
_TELLING = frozenset({"lock", "web"})
"""What is tried in tests whose sentence tells what came of them."""


class Waited(Event, frozen=True):
    """Somebody keeps points for the other side's turn."""

    who: Who
    points: int
    rule: str = "regne.wait.two-for-one"


class Braced(Event, frozen=True):
    """Somebody who waited defends himself against an attack: what that adds to his protection."""

    who: Who
    attacker: Who
    points: int
    rule: str = "regne.wait.defend"


class Fated(Event, frozen=True):
    """A point of destiny was spent: on another roll, or against death."""

    who: Who
    left: int
    rule: str

    def say(self) -> Say:
        said = super().say()
        return Say("event-spared", **said.args) if self.rule == "regne.destiny.cancel-death" else said


class Lost(Event, frozen=True):
    """Somebody lost life points, or none where the die said so."""

    who: Who
    points: int
    left: int
    rule: str

    @property
    def dull(self) -> bool:
        return not self.points

    def say(self) -> Say:
        """The sentence that tells it, with what it came from where nothing before has told that."""
        said = super().say()
        return Say(said.id, **said.args, cause=_CAUSES.get(self.rule, ""))


_CAUSES = {
    "regne.fire.burn": "fire",
    "regne.move.block-failure-choice": "block",
    "regne.poison.effect": "poison",
    "regne.search.only-pc-rolls": "search",
}


class Suffered(Event, frozen=True):
    """Somebody suffered damage, from which his protection took some off: the life points lost and those left."""

    who: Who
    harm: int
    off: int
    lost: int = 0
    left: int = 0
    rule: str = ""


class Unhurt(Event, frozen=True):
    """Nothing can wound him now."""

    who: Who
    rule: str = "regne.potion.invulnerability"


class Fell(Event, frozen=True):
    """Somebody of the party lies on the ground."""

    who: Who
    left: int
    rule: str = "regne.wound.downed"


class Rose(Event, frozen=True):
    """Somebody who lay on the ground is back on his feet."""

    who: Who
    life: int
    rule: str = "regne.wound.revive"


class Healed(Event, frozen=True):
    who: Who
    points: int
    life: int
    rule: str = "regne.wound.heal-cap"


class Died(Event, frozen=True):
    """Somebody of the party is dead."""

    moment = "death"
    who: Who
    rule: str


class Slain(Event, frozen=True):
    """A dweller, or some of a swarm of which some are `left`, is dead and brings crowns."""

    moment = "slain"
    who: Who
    count: int
    crowns: int
    left: int = 0
    rule: str = "regne.crowns.kill-reward"

    def recalled(self) -> Say:
        return replace(self, crowns=0).say()


class CaughtFire(Event, frozen=True):
    who: Who
    rule: str = "regne.fire.catch"


class FireKept(Event, frozen=True):
    """A die changed nothing: somebody burns on, or what might have set him alight did not."""

    who: Who
    burns: bool
    rule: str

    @property
    def dull(self) -> bool:
        return True


class WentOut(Event, frozen=True):
    who: Who
    rule: str = "regne.fire.burn"


class Shimmered(Event, frozen=True):
    """What a phantom armour is worth this turn."""

    who: Who
    points: int
    rule: str = "regne.magicarmour.phantom"


class Replayed(Event, frozen=True):
    """Somebody's turn has not been."""

    who: Who
    rule: str = "regne.magicobject.divination-ring"


class Frightened(Event, frozen=True):
    """Fear took an action point."""

    who: Who
    rule: str = "regne.fear.test"


class Poisoned(Event, frozen=True):
    who: Who
    rule: str = "regne.poison.effect"


class Cured(Event, frozen=True):
    who: Who
    rule: str = "regne.poison.effect"
