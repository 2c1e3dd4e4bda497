"""Blows, courage and flight."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Creature, Thing


class Initiative(Event, frozen=True):
    """Initiative is rolled; the lowest acts first."""

    mine: int
    theirs: int
    rule: str = "seul.combat.initiative"


class RoundBegins(Event, frozen=True):
    """A Round of combat begins."""

    n: int
    rule: str = "seul.time.cost-exchange-of-blows"


class Closed(Event, frozen=True):
    """Somebody has come nearer."""

    distance: int
    rule: str = "seul.time.cost-run"


class Waited(Event, frozen=True):
    """He bides his time."""

    rule: str = "seul.combat.options"


class Struck(Event, frozen=True):
    """The character has hit."""

    creature: Creature
    damage: int
    hp: int
    rule: str = "seul.attack.difficulty"


class FireSpreads(Event, frozen=True):
    """Burning oil hurts on."""

    creature: Creature
    damage: int
    rule: str = "seul.light.lantern-burning-victim"


class Fell(Event, frozen=True):
    """An enemy is out of the fight."""

    creature: Creature
    rule: str = "seul.combat.damage-and-zero"


class EnemyStrikes(Event, frozen=True):
    """An enemy has struck."""

    creature: Creature
    hit: bool
    rule: str = "seul.combat.attack-test"


class Broke(Event, frozen=True):
    """The enemies break."""

    creature: Creature
    surrender: bool
    rule: str = "seul.morale.counts-as-victory"


class Held(Event, frozen=True):
    """The enemies hold."""

    creature: Creature
    rule: str = "seul.morale.formula"


class BrokeAway(Event, frozen=True):
    """He has broken away unharmed."""

    rule: str = "seul.flight.break-away-success"


class Pursued(Event, frozen=True):
    """They are after him."""

    rule: str = "seul.flight.abandon-check"


class Abandoned(Event, frozen=True):
    """They give the chase up."""

    rule: str = "seul.flight.abandon-check"


class Distanced(Event, frozen=True):
    """He keeps his distance."""

    rule: str = "seul.flight.pursuit-failure-second-test"


class Caught(Event, frozen=True):
    """They have caught him."""

    rule: str = "seul.flight.two-in-a-row"


class Escaped(Event, frozen=True):
    """He has got away."""

    squares: int
    rule: str = "seul.flight.end"


class DroppedTreasure(Event, frozen=True):
    """Treasure dropped to tempt them."""

    thing: Thing
    rule: str = "seul.flight.drop-treasure-bonus"


class Breath(Event, frozen=True):
    """A breath of fire, frost or venom."""

    creature: Creature
    damage: int
    rule: str = "seul.save.difficulty"


class Gazed(Event, frozen=True):
    """A gaze that weighs on everything."""

    creature: Creature
    rule: str = "seul.save.difficulty"


class Paralysed(Event, frozen=True):
    """He cannot move for a Round."""

    rule: str = "seul.save.difficulty"


class Drained(Event, frozen=True):
    """His strength is drained."""

    rule: str = "seul.save.difficulty"


class Poisoned(Event, frozen=True):
    """He is poisoned."""

    rule: str = "seul.save.difficulty"


class Diseased(Event, frozen=True):
    """He has fallen ill."""

    rule: str = "seul.save.difficulty"


class Regenerated(Event, frozen=True):
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
