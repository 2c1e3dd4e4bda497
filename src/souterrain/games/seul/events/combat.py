"""Blows, courage and flight."""

from __future__ import annotations

from typing import Literal

from souterrain.core.say import Say

from .happening import Happening
from .words import Creature, Thing


class Initiative(Happening, frozen=True):
    """Initiative is rolled; the lowest acts first."""

    mine: int
    theirs: int
    first: Literal["you", "they", "together"] = "together"
    n: int = 2
    surprised: bool = False
    """Whether one side loses its first Round to surprise, whoever is quicker."""
    last: bool = False
    """Whether he acts last in the first Round, however quick he is."""
    rule: str = "seul.combat.initiative"


class RoundBegins(Happening, frozen=True):
    """A Round of combat begins."""

    moment = "turn"

    n: int
    rule: str = "seul.time.cost-exchange-of-blows"


class Closed(Happening, frozen=True):
    """Somebody has come nearer: so many enemies, or none where it is he who runs."""

    distance: int
    n: int = 2
    rule: str = "seul.time.cost-run"


class Waited(Happening, frozen=True):
    """He bides his time."""

    rule: str = "seul.combat.options"


class Struck(Happening, frozen=True):
    """The character has hit."""

    creature: Creature
    damage: int
    hp: int
    many: bool = False
    """Whether it is one of several."""
    rule: str = "seul.attack.difficulty"


class Felled(Happening, frozen=True):
    """The character has hit, and the enemy is out of the fight."""

    moment = "slain"
    creature: Creature
    damage: int
    many: bool = False
    rule: str = "seul.combat.damage-and-zero"

    def recalled(self) -> Say:
        return Fell(self.creature, self.many).say()


class Missed(Happening, frozen=True):
    """The character has missed."""

    creature: Creature
    many: bool = False
    rule: str = "seul.attack.difficulty"


class FireSpreads(Happening, frozen=True):
    """Burning oil hurts on."""

    creature: Creature
    damage: int
    rule: str = "seul.light.lantern-burning-victim"


class Fell(Happening, frozen=True):
    """An enemy is out of the fight otherwise than by a blow of the character's."""

    moment = "slain"
    creature: Creature
    many: bool = False
    rule: str = "seul.combat.damage-and-zero"


class EnemyStrikes(Happening, frozen=True):
    """An enemy has struck: the hit points that it cost, and those that are left. The last blow of one who falls was
    struck at the same time."""

    creature: Creature
    hit: bool
    lost: int = 0
    hp: int = 0
    many: bool = False
    last: bool = False
    rule: str = "seul.combat.attack-test"


class Broke(Happening, frozen=True):
    """The enemies break."""

    creature: Creature
    surrender: bool
    n: int = 2
    thinks: bool = True
    rule: str = "seul.morale.counts-as-victory"


class Held(Happening, frozen=True):
    """The enemies hold."""

    creature: Creature
    n: int = 2
    rule: str = "seul.morale.formula"


class BrokeAway(Happening, frozen=True):
    """He has broken away, unharmed or with a blow in his back."""

    unharmed: bool = True
    lost: int = 0
    hp: int = 0
    rule: str = "seul.flight.break-away-success"


class Pursued(Happening, frozen=True):
    """They are after him."""

    rule: str = "seul.flight.abandon-check"


class Abandoned(Happening, frozen=True):
    """They give the chase up: in stories from before his escape told so."""

    rule: str = "seul.flight.abandon-check"


class Distanced(Happening, frozen=True):
    """He keeps his distance."""

    rule: str = "seul.flight.pursuit-failure-second-test"


class Caught(Happening, frozen=True):
    """They have caught him."""

    rule: str = "seul.flight.two-in-a-row"


class Escaped(Happening, frozen=True):
    """He has got away."""

    squares: int
    given_up: bool = False
    rule: str = "seul.flight.end"


class DroppedTreasure(Happening, frozen=True):
    """Treasure dropped to tempt them."""

    thing: Thing
    rule: str = "seul.flight.drop-treasure-bonus"


class Breath(Happening, frozen=True):
    """A breath of fire, frost or venom: the hit points that it cost, and those that are left (of which older stories
    tell by themselves)."""

    creature: Creature
    damage: int
    hp: int = -1
    halved: bool = False
    rule: str = "seul.save.difficulty"

    def sentence(self) -> Say:
        if self.hp >= 0:
            return super().sentence()
        return Say("event-breath-alone", creature=Say("creature-" + self.creature))


class Gazed(Happening, frozen=True):
    """A gaze that weighs on everything."""

    creature: Creature
    rule: str = "seul.save.difficulty"


class Paralysed(Happening, frozen=True):
    """He cannot move for a Round."""

    rule: str = "seul.save.difficulty"


class Drained(Happening, frozen=True):
    """His strength is drained."""

    rule: str = "seul.save.difficulty"


class Poisoned(Happening, frozen=True):
    """He is poisoned."""

    rule: str = "seul.save.difficulty"


class Diseased(Happening, frozen=True):
    """He has fallen ill."""

    rule: str = "seul.save.difficulty"


class Regenerated(Happening, frozen=True):
    """An enemy heals."""

    creature: Creature
    hp: int
    rule: str = "seul.combat.damage-and-zero"


CombatEvent = (
    Initiative
    | RoundBegins
    | Closed
    | Waited
    | Struck
    | Felled
    | Missed
    | FireSpreads
    | Fell
    | EnemyStrikes
    | Broke
    | Held
    | BrokeAway
    | Pursued
    | Abandoned
    | Distanced
    | Caught
    | Escaped
    | DroppedTreasure
    | Breath
    | Gazed
    | Paralysed
    | Drained
    | Poisoned
    | Diseased
    | Regenerated
)
