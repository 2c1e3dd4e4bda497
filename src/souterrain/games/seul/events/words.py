"""Ids that an event puts into words, each with the prefix of its messages."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import word

Creature = Annotated[str, word("creature-")]
Thing = Annotated[str, word("thing-")]
Trap = Annotated[str, word("trap-")]
Spell = Annotated[str, word("spell-")]
Test = Annotated[str, word("test-")]
Trait = Annotated[str, word("trait-")]
Domain = Annotated[str, word("domain-")]
Gift = Annotated[str, word("gift-")]
Light = Annotated[str, word("light-")]
Fate = Annotated[str, word("fate-")]
Cause = Annotated[str, word("cause-")]
Section = Annotated[str, word("section-")]
Ground = Annotated[str, word("floor-")]
Element = Annotated[str, word("element-")]
Stack = Annotated[str, word("stack-")]
Theme = Annotated[str, word("theme-")]
Wall = Annotated[str, word("wall-")]
Access = Annotated[str, word("access-")]
Lock = Annotated[str, word("lock-")]
How = Annotated[str, word("how-")]
Effect = Annotated[str, word("effect-")]
Harm = Annotated[str, word("harm-")]
Bearing = Annotated[str, word("bearing-")]
Contents = Annotated[str, word("contents-")]
Mind = Annotated[str, word("look-")]
StakeName = Annotated[str, word("stake-")]
Result = Annotated[str, word("result-")]
Choice = Annotated[str, word("choice-")]
Reason = Annotated[str, word("reason-")]
Inn = Annotated[str, word("inn-")]
MealName = Annotated[str, word("meal-")]
GuildName = Annotated[str, word("guild-")]
HomeName = Annotated[str, word("home-")]
