"""A campaign: one session whose turns are the turns of expeditions and the steps of the time between them.

So nothing is different for undo, forks, replays and saves. A game that has campaigns keeps a `Campaign` in its world
and supplies:

- what founds the company: `roster.enlist` for each, then `set_out`;
- the turn of an expedition; when it has ended, `come_home`, and `achieve` where the quest is done;
- the steps between expeditions, a rule each, in the order of its book: `between` is its turn while `stage` is
  "between". The last of them must `set_out` or `close`; one that does neither is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeVar

from msgspec import Struct

from souterrain.core.roll import Rules

from .roster import Roster, depart

W = TypeVar("W")


class Chapter(Struct, kw_only=True, gc=False, omit_defaults=True):
    """An expedition as the chronicle keeps it."""

    quest: str
    went: list[str]
    turn: int
    """The turn of the session in which it set out: where somebody who looks back finds it."""
    ending: str = ""
    """How it ended, in the game's own terms; "" while it lasts."""
    fell: list[str] = []


class Campaign(Struct, kw_only=True, gc=False, omit_defaults=True):
    """Where a campaign stands."""

    stage: Literal["founding", "expedition", "between", "over"] = "founding"
    step: int = 0
    """Which of the steps between two expeditions comes next."""
    quest: str = ""
    """The quest that the company is on."""
    achieved: list[str] = []
    """Quests that are done, in order."""
    roster: Roster = {}
    chronicle: list[Chapter] = []


class Lead(NamedTuple):
    """A quest that can be had, once others are achieved."""

    quest: str
    after: tuple[str, ...] = ()


def open_quests(campaign: Campaign, leads: Iterable[Lead]) -> list[str]:
    """The quests that the company has heard of and not achieved."""
    done = set(campaign.achieved)
    return [lead.quest for lead in leads if lead.quest not in done and done.issuperset(lead.after)]


def set_out(campaign: Campaign, quest: str, who: Sequence[str], turn: int) -> None:
    """An expedition begins."""
    campaign.stage, campaign.quest = "expedition", quest
    depart(campaign.roster, quest, who)
    campaign.chronicle.append(Chapter(quest=quest, went=list(who), turn=turn))


def come_home(campaign: Campaign, ending: str, fell: Iterable[str] = ()) -> Chapter:
    """An expedition has ended, whoever came back; the time between two of them begins."""
    chapter = campaign.chronicle[-1]
    chapter.ending, chapter.fell = ending, list(fell)
    for id in chapter.fell:
        campaign.roster[id].standing = "dead"
    campaign.stage, campaign.step = "between", 0
    return chapter


def achieve(campaign: Campaign) -> None:
    """The quest is done; another can be chosen."""
    campaign.achieved.append(campaign.quest)
    campaign.quest = ""


def close(campaign: Campaign) -> None:
    """The company parts: there will be no further expedition."""
    campaign.stage = "over"


def between(world: W, campaign: Campaign, steps: Sequence[Callable[[W], Rules[None]]]) -> Rules[None]:
    """The next step of the time between two expeditions. It is a turn: when it is over nothing is pending."""
    yield from steps[campaign.step](world)
    campaign.step = min(campaign.step + 1, len(steps) - 1)
