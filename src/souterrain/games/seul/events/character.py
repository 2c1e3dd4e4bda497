"""The character and his tests."""

from __future__ import annotations

from souterrain.core.say import Say

from .happening import Happening
from .words import Domain, Gift, Harm, Test, Trait


class Born(Happening, frozen=True):
    """The character is made."""

    name: str
    die: int
    hp: int
    rule: str = "seul.char.starts-with-one-dv"

    def sentence(self) -> Say:
        who = Say("hero-name", name=self.name) if self.name else Say("hero-anonymous")
        return Say("event-born", who=who, die=self.die, hp=self.hp)


class TraitTaken(Happening, frozen=True):
    """A race, nickname or trait is his."""

    trait: Trait
    rule: str = "seul.char.rst-bonus-two"


class DomainTaken(Happening, frozen=True):
    """A domain of competence is his."""

    domain: Domain
    rule: str = "seul.char.domain-chosen-or-rolled"


class GiftTaken(Happening, frozen=True):
    """A gift is his."""

    gift: Gift
    rule: str = "seul.char.extra-advantage-options"


class PurseRolled(Happening, frozen=True):
    """The starting purse was rolled."""

    gold: int
    rule: str = "seul.gear.starting-wealth-options"


class Tested(Happening, frozen=True):
    """A test was rolled: the face shown and the face needed; `first` is a first try that failed."""

    test: Test
    face: int
    need: int
    success: bool
    spent: int = 0
    first: int = 0
    rule: str = "seul.test.formula"

    def sentence(self) -> Say:
        return Say("event-tested", how=self.test, success=self.success)


class Resisted(Happening, frozen=True):
    """A save was passed: what it was against."""

    what: Harm
    rule: str = "seul.save.difficulty"


class Judged(Happening, frozen=True):
    """The player judged a roll otherwise than the program proposed."""

    test: Test
    trait: int
    situation: int
    decided_trait: int
    decided_situation: int
    rule: str = "seul.test.universal-bonuses"

    def sentence(self) -> Say:
        """Of trait and situation, the one that was judged."""
        said = super().sentence()
        return said if self.trait == self.decided_trait else Say("event-judged-trait", **said.args)


CharacterEvent = Born | TraitTaken | DomainTaken | GiftTaken | PurseRolled | Tested | Resisted | Judged
