"""What is found, opened, sprung and carried."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from souterrain.core.events import Way
from souterrain.core.say import Say

from ..words import coins, labelled, metals
from .happening import Happening
from .words import (
    Access,
    Bearing,
    Contents,
    Effect,
    Element,
    Ground,
    How,
    Lock,
    Section,
    Stack,
    Theme,
    Thing,
    Trap,
    Wall,
)


class Sight(Struct, frozen=True, omit_defaults=True, gc=False):
    """A section as it is first seen: what it is and its floor; its walls and what stands there, where that is told."""

    section: Section
    floor: Ground
    wall: Wall = ""
    element: Element = ""

    @property
    def bare(self) -> bool:
        """Whether there is nothing to tell but what it is and its floor."""
        return not (self.wall or self.element)

    def say(self, n: int = 1) -> Say:
        """So many that look alike. A room with a use is called by it."""
        used = self.section == "function" and self.element
        what = Say("element-" + self.element) if used else Say("section-" + self.section)
        seen = Say("sight", what=what, floor=Say("floor-" + self.floor), n=n)
        if self.wall:
            seen = Say("sight-walls", seen=seen, wall=Say("wall-" + self.wall), n=n)
        if self.element and not used:
            seen = Say("sight-element", seen=seen, element=Say("element-" + self.element), n=n)
        return seen


class Discovered(Happening, frozen=True):
    """Sections that are new on the plan, all those that come in sight together; where another part of the underworld
    begins with them, what it is or was. Of a corridor that is known, that it goes on."""

    sights: tuple[Sight, ...]
    theme: Theme = ""
    goes_on: bool = False
    rule: str = "seul.map.plan-drawn-as-explored"

    @property
    def bare(self) -> bool:
        """Whether there is no more to tell than what the sections are."""
        return not self.theme and all(sight.bare for sight in self.sights)

    def sentence(self) -> Say:
        if self.goes_on:
            return Say("event-goes-on", what=Say("section-" + self.sights[0].section))
        counted = Counter(self.sights)
        sights = Say("list", **{f"n{n}": sight.say(counted[sight]) for n, sight in enumerate(counted)})
        if self.theme:
            return Say("event-discovered-part", sights=sights, theme=Say("theme-" + self.theme))
        return Say("event-discovered", sights=sights)


class SectionSeen(Happening, frozen=True):
    """A new section is on the plan: in stories from before sections were told together, and all of each in one line,
    as are the three below."""

    section: Section
    floor: Ground
    rule: str = "seul.map.plan-drawn-as-explored"


class ElementSeen(Happening, frozen=True):
    """What stands in a section, or what it serves for."""

    element: Element
    rule: str = "seul.map.symbol-list"


class AreaSeen(Happening, frozen=True):
    """What this part of the underworld is, or was."""

    theme: Theme
    rule: str = "seul.map.symbol-list"


class WallsSeen(Happening, frozen=True):
    """What the walls of a section are like."""

    wall: Wall
    rule: str = "seul.map.symbol-list"


class AltarRobbed(Happening, frozen=True):
    """An altar was robbed."""

    rule: str = "seul.danger.gain-noise"


class ModuleOpened(Happening, frozen=True):
    """The module that is played, and its story."""

    title: str
    story: str
    rule: str = "seul.game.solo-crawl-with-module-or-generator"

    def sentence(self) -> Say:
        return super().sentence() if self.story else Say("event-module-titled", title=self.title)


class AccessFound(Happening, frozen=True):
    """A way to elsewhere was found."""

    access: Access
    rule: str = "seul.xp.layout-discovery"


class NoteRead(Happening, frozen=True):
    """A remark of the module."""

    ref: str
    text: str
    rule: str = "seul.game.solo-crawl-with-module-or-generator"

    def sentence(self) -> Say:
        return super().sentence() if self.ref else Say("event-note-alone", text=self.text)


class Walked(Happening, frozen=True):
    """He has walked some way, to another section."""

    squares: int
    way: Way = ()
    section: Section = ""
    element: Element = ""
    alike: bool = False
    """Whether it is called what the one is called that he came from."""
    rule: str = "seul.time.unencumbered-speed"

    def sentence(self) -> Say:
        if not self.section:
            return super().sentence()
        there = Say("element-" + self.element) if self.element else Say("section-" + self.section)
        return Say("event-walked-on" if self.alike else "event-walked-to", there=there, squares=self.squares)


class Strolled(Happening, frozen=True):
    """He has walked some way within a section: nobody need read of that."""

    dull = True
    squares: int
    rule: str = "seul.time.unencumbered-speed"


class Opened(Happening, frozen=True):
    """A lock was worked on; `way` is how a failure is put into words, lest each be told as the last."""

    what: Lock
    how: How
    done: bool
    way: int = 0
    rule: str = "seul.time.cost-lock-force-cache"


class Disarmed(Happening, frozen=True):
    """A trap is no more."""

    trap: Trap
    rule: str = "seul.char.domain-fairy-fingers"


class TrapSprung(Happening, frozen=True):
    """A trap went off."""

    trap: Trap
    rule: str = "seul.danger.gain-trap"


class TrapEffect(Happening, frozen=True):
    """What a trap did besides."""

    effect: Effect
    rule: str = "seul.damage.hazards"


class Burnt(Happening, frozen=True):
    """He is still on fire: the hit points that it cost, and those that are left."""

    lost: int
    hp: int
    rule: str = "seul.damage.hazards"


class FoundResources(Happening, frozen=True):
    """A search has brought Resources."""

    n: int
    rule: str = "seul.search.success-resources"


class FoundTrap(Happening, frozen=True):
    """A trap was found."""

    trap: Trap
    rule: str = "seul.search.success-finds-trap"


class FoundPassage(Happening, frozen=True):
    """A secret passage was found."""

    moment = "find"
    rule: str = "seul.search.success-finds-secret"


class FoundHidden(Happening, frozen=True):
    """Hidden treasure was found."""

    rule: str = "seul.search.success-resources"


class NothingFound(Happening, frozen=True):
    """A search has brought nothing new; `way` as above."""

    way: int = 0
    rule: str = "seul.search.failure-springs-trap"


class Lying(Happening, frozen=True):
    """What there is to take catches his eye: things and containers, coins worth so much copper, supplies; or what is
    inside a container that he opens."""

    moment = "find"
    things: tuple[Thing, ...] = ()
    copper: int = 0
    stacks: tuple[tuple[str, int], ...] = ()
    inside: Thing = ""
    rule: str = "seul.treasure.forms-and-enc"

    def sentence(self) -> Say:
        seen = list(map(labelled, self.things))
        seen += metals(self.copper)
        seen += [Say("stack-count", stack=Say("stack-" + name), n=n) for name, n in self.stacks]
        what = Say("list", **{f"n{n}": each for n, each in enumerate(seen)})
        if not self.inside:
            return Say("event-lying", what=what)
        box = Say("thing-" + self.inside)
        return Say("event-inside", box=box, what=what) if seen else Say("event-empty", box=box)


class Taken(Happening, frozen=True):
    """A thing was taken along."""

    thing: Thing
    rule: str = "seul.treasure.forms-and-enc"


class Donned(Happening, frozen=True):
    """Armour is put on, or a shield strapped on: the armour class that it gives."""

    thing: Thing
    ca: int
    rule: str = "seul.gear.armour-choice"


class ShieldRaised(Happening, frozen=True):
    """The shield is taken on the arm: the armour class that it gives."""

    ca: int
    rule: str = "seul.gear.shield-uses-off-hand"


class Wielded(Happening, frozen=True):
    """A weapon is taken in hand."""

    thing: Thing
    rule: str = "seul.gear.weapons"


class TakenStack(Happening, frozen=True):
    """Supplies were taken along."""

    stack: Stack
    n: int
    rule: str = "seul.resource.sources"


class TakenCoins(Happening, frozen=True):
    """Coins were taken along: so much gold, and copper besides; in a bag, for which a Resource was spent, or not; out
    of a box, or from where they lay."""

    gold: int
    copper: int = 0
    bagged: bool = False
    box: Thing = ""
    rule: str = "seul.treasure.forms-and-enc"

    def sentence(self) -> Say:
        taken = coins(100 * self.gold + self.copper)
        if self.bagged and self.box:
            return Say("event-coins-emptied", box=Say("thing-" + self.box), sum=taken)
        return Say("event-coins-bagged" if self.bagged else "event-taken-coins", sum=taken)


class Bagged(Happening, frozen=True):
    """A Resource serves as a bag: in stories from before the coins in it were told with it."""

    rule: str = "seul.treasure.coins-need-container"


class Dropped(Happening, frozen=True):
    """A thing was left lying."""

    thing: Thing
    rule: str = "seul.enc.sum-of-possessions"


class Salved(Happening, frozen=True):
    """A salve has cured the poison."""

    rule: str = "seul.resource.is-generic-gear"


class CacheMade(Happening, frozen=True):
    """A cache was made."""

    spent: int
    rule: str = "seul.cache.purpose"


class CacheIntact(Happening, frozen=True):
    """A cache was not found by others."""

    rule: str = "seul.cache.result"


class CacheRobbed(Happening, frozen=True):
    """A cache was plundered."""

    rule: str = "seul.cache.result"


class Descended(Happening, frozen=True):
    """Another floor is reached."""

    floor: int
    rule: str = "seul.map.symbol-list"


class Leapt(Happening, frozen=True):
    """He has got past a trap that he knew of."""

    trap: Trap
    rule: str = "seul.agility.difficulty-own-ca"


class Tumbled(Happening, frozen=True):
    """He fell: the hit points that it cost, and those that are left (of which older stories tell by themselves)."""

    damage: int
    hp: int = -1
    rule: str = "seul.agility.acrobatics-failure"

    def sentence(self) -> Say:
        return super().sentence() if self.hp >= 0 else Say("event-tumbled-alone")


class Slid(Happening, frozen=True):
    """He slid down a chute."""

    floor: int
    rule: str = "seul.damage.hazards"


class TombOpened(Happening, frozen=True):
    """A tomb was forced."""

    done: bool
    rule: str = "seul.map.symbol-list"


class Barricaded(Happening, frozen=True):
    """The section is barricaded."""

    rule: str = "seul.map.symbol-list"


class CircleStings(Happening, frozen=True):
    """A magic circle has stung."""

    rule: str = "seul.map.symbol-list"


class Rumour(Happening, frozen=True):
    """Somebody told of a place."""

    contents: Contents
    side: Bearing = ""
    squares: int = 0
    here: bool = False
    rule: str = "seul.social.stake-before-roll"


class NoRumour(Happening, frozen=True):
    """Nobody has anything new to tell."""

    rule: str = "seul.social.stake-before-roll"


PlacesEvent = (
    Discovered
    | SectionSeen
    | ElementSeen
    | AreaSeen
    | WallsSeen
    | AltarRobbed
    | ModuleOpened
    | Leapt
    | AccessFound
    | NoteRead
    | Walked
    | Strolled
    | Opened
    | Disarmed
    | TrapSprung
    | TrapEffect
    | Burnt
    | FoundResources
    | FoundTrap
    | FoundPassage
    | FoundHidden
    | Lying
    | NothingFound
    | Taken
    | Donned
    | ShieldRaised
    | Wielded
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
