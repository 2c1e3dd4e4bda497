"""Who may do what at a table: the one place that says so. PROTOCOL.md has it as a table."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from souterrain.core.ask import Seat
from souterrain.core.errors import SouterrainError
from souterrain.core.match import LINK, SCREEN, Match

WATCHER = "*"
"""The seat of those who only watch: they see what everybody may see."""


class Role(Enum):
    OWNER, SEAT, SPECTATOR = "owner", "seat", "spectator"


class Act(Enum):
    ANSWER, UNDO, FORK, LOOK, HAND_OVER, INVITE, PACE, SAVE, LUCK, JOURNAL = range(10)


class Reach(Enum):
    """How far a right goes: nowhere, to what is one's own, to the whole table."""

    NONE, OWN, ALL = range(3)


_OWNER_ONLY = (Reach.ALL, Reach.NONE, Reach.NONE)
RIGHTS: dict[Act, tuple[Reach, Reach, Reach]] = {
    Act.ANSWER: (Reach.OWN, Reach.OWN, Reach.NONE),
    Act.UNDO: (Reach.ALL, Reach.OWN, Reach.NONE),
    Act.FORK: (Reach.OWN, Reach.OWN, Reach.NONE),
    Act.LOOK: (Reach.OWN, Reach.OWN, Reach.OWN),
    Act.HAND_OVER: (Reach.ALL, Reach.OWN, Reach.NONE),
    Act.INVITE: _OWNER_ONLY,
    Act.PACE: _OWNER_ONLY,
    Act.SAVE: _OWNER_ONLY,
    Act.LUCK: (Reach.OWN, Reach.OWN, Reach.NONE),
    Act.JOURNAL: (Reach.ALL, Reach.ALL, Reach.ALL),
}
"""For each act what the owner, a seat and a spectator may."""


def role(seat: Seat) -> Role:
    """Who comes with a token for this seat."""
    return {"": Role.OWNER, WATCHER: Role.SPECTATOR}.get(seat, Role.SEAT)


def reach(seat: Seat, act: Act) -> Reach:
    return RIGHTS[act][list(Role).index(role(seat))]


def may(seat: Seat, act: Act) -> bool:
    """Whether an act is open at all to who comes with a token for this seat."""
    return reach(seat, act) is not Reach.NONE


def check(seat: Seat, act: Act) -> None:
    """Refuse an act to who may not do it at all."""
    if not may(seat, act):
        raise SouterrainError("not-for-spectators" if role(seat) is Role.SPECTATOR else "not-owner")


def plays(match: Match, by: Seat, seat: Seat) -> bool:
    """Whether who came with a token for `by` may answer for a seat: the owner for those at his screen, others for
    their own while it is held by its link."""
    holder = match.holders.get(seat)
    return holder == SCREEN if role(by) is Role.OWNER else by == seat and holder == LINK


def check_hand_over(match: Match, by: Seat, seat: Seat, holder: str) -> None:
    """The owner gives any seat to anybody. A seat's own player gives it to a bot, and takes it back from one."""
    check(by, Act.HAND_OVER)
    match.check(seat, holder)
    if reach(by, Act.HAND_OVER) is Reach.ALL:
        return
    if by != seat or SCREEN in (holder, match.holders[seat]):
        raise SouterrainError("not-owner")


UNDO = ("free", "consent", "dice", "never")
"""How decisions are taken back at a table: freely, when all agree, only before dice fell, or never."""


def parties(match: Match) -> set[Seat]:
    """Those who play, by the seats of their tokens: the owner's screen, and each link."""
    links = {seat for seat, by in match.holders.items() if by == LINK}
    return links | ({""} if SCREEN in match.holders.values() else set())


def undo_rule(match: Match, chosen: str) -> str:
    """What was chosen for a table, or else: who plays alone is free, others agree."""
    return chosen or ("consent" if len(parties(match)) > 1 else "free")


def check_undo(match: Match, rule: str, decision: int) -> None:
    """Refuse to take back what this table does not take back, or anything once the seed is shown."""
    if match.session.outcome is not None:
        raise SouterrainError("undo-after-the-end")
    if rule == "never":
        raise SouterrainError("undo-never")
    if rule == "dice" and match.dice_fell_since(decision):
        raise SouterrainError("undo-dice-fell")


def knows_all(match: Match, mine: Collection[Seat]) -> bool:
    """Whether nothing that people keep from each other is kept from these seats. Others' bots are not people."""
    others = [seat for seat in match.people if seat not in mine]
    return not others or any(all(match.shares_secrets(seat, other) for other in others) for seat in mine)


def check_journal(match: Match) -> None:
    """The journal holds every secret: it is open to everybody once the game is over, and to nobody before."""
    if match.session.outcome is None:
        raise SouterrainError("journal-at-the-end")


def check_save(match: Match, shared: bool) -> None:
    """A saved game holds the seed and every secret. While it goes on it is given out only where all who play are at the
    owner's screen, and nobody else has ever played along."""
    if match.session.outcome is None and (shared or LINK in match.holders.values()):
        raise SouterrainError("save-at-the-end")
