"""The roster of a company: who belongs to it, who plays whom, who can go on the next expedition and who never will.

A game keeps its characters' sheets where its rules want them; the roster knows them by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from souterrain.core.ask import Seat

Standing = Literal["ready", "retired", "dead"]
"""In the company, gone home for a while or for good, or dead: a game may let both others come back."""


class Member(Struct, kw_only=True, gc=False, omit_defaults=True):
    """Somebody of the company. What is left of a story when it has been told: the quests, and how often he went."""

    id: str
    seat: Seat
    standing: Standing = "ready"
    rests: int = 0
    """Expeditions that he must sit out before he can go again."""
    went: dict[str, int] = {}
    """How many expeditions he has made, by quest."""


Roster = dict[str, Member]


def enlist(roster: Roster, id: str, seat: Seat) -> Member:
    """Somebody new joins. Duty of the game: nobody on the roster, alive or dead, has that id."""
    assert id not in roster, f"{id} is on the roster"
    roster[id] = Member(id=id, seat=seat)
    return roster[id]


def able(roster: Roster) -> list[Member]:
    """Those who could go on an expedition now, in the order in which they joined."""
    return [member for member in roster.values() if member.standing == "ready" and not member.rests]


def standing(roster: Roster, *which: Standing) -> Iterator[Member]:
    """Those of whom one of these is true."""
    return (member for member in roster.values() if member.standing in which)


def depart(roster: Roster, quest: str, ids: Iterable[str]) -> None:
    """Some set out on an expedition, which counts for each of them; those who had to rest have rested by its end."""
    going = set(ids)
    for member in roster.values():
        if member.id in going:
            member.went[quest] = member.went.get(quest, 0) + 1
        elif member.rests:
            member.rests -= 1


def expeditions(member: Member, quest: str = "") -> int:
    """How many expeditions somebody has made, on one quest or in all."""
    return member.went.get(quest, 0) if quest else sum(member.went.values())
