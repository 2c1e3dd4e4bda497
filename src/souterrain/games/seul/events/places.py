"""What is found, opened, sprung and carried."""

from __future__ import annotations

from souterrain.core.events import Event, Way

from .words import Access, Bearing, Contents, Effect, Element, Ground, How, Lock, Section, Stack, Thing, Trap


class SectionSeen(Event, frozen=True):
    """A new section is on the plan."""

    section: Section
    floor: Ground
    rule: str = "seul.map.plan-drawn-as-explored"


class ElementSeen(Event, frozen=True):
    """What stands in a section, or what it serves for."""

    element: Element
    rule: str = "seul.map.symbol-list"


class AccessFound(Event, frozen=True):
    """A way to elsewhere was found."""

    access: Access
    rule: str = "seul.xp.layout-discovery"


class NoteRead(Event, frozen=True):
    """A remark of the module."""

    ref: str
    text: str
    rule: str = "seul.game.solo-crawl-with-module-or-generator"


class Walked(Event, frozen=True):
    """He has walked some way."""

    squares: int
    way: Way = ()
    rule: str = "seul.time.unencumbered-speed"


class Opened(Event, frozen=True):
    """A lock was worked on."""

    what: Lock
    how: How
    done: bool
    rule: str = "seul.time.cost-lock-force-cache"


class Disarmed(Event, frozen=True):
    """A trap is no more."""

    trap: Trap
    rule: str = "seul.char.domain-fairy-fingers"


class TrapSprung(Event, frozen=True):
    """A trap went off."""

    trap: Trap
    rule: str = "seul.danger.gain-trap"


class TrapEffect(Event, frozen=True):
    """What a trap did besides."""

    effect: Effect
    rule: str = "seul.damage.hazards"


class FoundResources(Event, frozen=True):
    """A search has brought Resources."""

    n: int
    rule: str = "seul.search.success-resources"


class FoundTrap(Event, frozen=True):
    """A trap was found."""

    trap: Trap
    rule: str = "seul.search.success-finds-trap"


class FoundPassage(Event, frozen=True):
    """A secret passage was found."""

    rule: str = "seul.search.success-finds-secret"


class FoundHidden(Event, frozen=True):
    """Hidden treasure was found."""

    rule: str = "seul.search.success-resources"


class NothingFound(Event, frozen=True):
    """A search has brought nothing new."""

    rule: str = "seul.search.failure-springs-trap"


class Taken(Event, frozen=True):
    """A thing was taken along."""

    thing: Thing
    rule: str = "seul.treasure.forms-and-enc"


class TakenStack(Event, frozen=True):
    """Supplies were taken along."""

    stack: Stack
    n: int
    rule: str = "seul.resource.sources"


class TakenCoins(Event, frozen=True):
    """Coins were taken along."""

    gold: int
    rule: str = "seul.treasure.forms-and-enc"


class Bagged(Event, frozen=True):
    """A Resource serves as a bag."""

    rule: str = "seul.treasure.coins-need-container"


class Dropped(Event, frozen=True):
    """A thing was left lying."""

    thing: Thing
    rule: str = "seul.enc.sum-of-possessions"


class Salved(Event, frozen=True):
    """A salve has cured the poison."""

    rule: str = "seul.resource.is-generic-gear"


class CacheMade(Event, frozen=True):
    """A cache was made."""

    spent: int
    rule: str = "seul.cache.purpose"


class CacheIntact(Event, frozen=True):
    """A cache was not found by others."""

    rule: str = "seul.cache.result"


class CacheRobbed(Event, frozen=True):
    """A cache was plundered."""

    rule: str = "seul.cache.result"


class Descended(Event, frozen=True):
    """Another floor is reached."""

    floor: int
    rule: str = "seul.map.symbol-list"


class Tumbled(Event, frozen=True):
    """He fell."""

    damage: int
    rule: str = "seul.agility.acrobatics-failure"


class Slid(Event, frozen=True):
    """He slid down a chute."""

    floor: int
    rule: str = "seul.damage.hazards"


class TombOpened(Event, frozen=True):
    """A tomb was forced."""

    done: bool
    rule: str = "seul.map.symbol-list"


class Barricaded(Event, frozen=True):
    """The section is barricaded."""

    rule: str = "seul.map.symbol-list"


class CircleStings(Event, frozen=True):
    """A magic circle has stung."""

    rule: str = "seul.map.symbol-list"


class Rumour(Event, frozen=True):
    """Somebody told of a place."""

    contents: Contents
    side: Bearing = ""
    squares: int = 0
    here: bool = False
    rule: str = "seul.social.stake-before-roll"


class NoRumour(Event, frozen=True):
    """Nobody has anything new to tell."""

    rule: str = "seul.social.stake-before-roll"


PlacesEvent = (
    SectionSeen
    | ElementSeen
    | AccessFound
    | NoteRead
    | Walked
    | Opened
    | Disarmed
    | TrapSprung
    | TrapEffect
    | FoundResources
    | FoundTrap
    | FoundPassage
    | FoundHidden
    | NothingFound
    | Taken
    | TakenStack
    | TakenCoins
    | Bagged
    | Dropped
    | Salved
    | CacheMade
    | CacheIntact
    | CacheRobbed
    | Descended
    | Tumbled
    | Slid
    | TombOpened
    | Barricaded
    | CircleStings
    | Rumour
    | NoRumour
)
