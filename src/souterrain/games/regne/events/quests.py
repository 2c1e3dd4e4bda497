"""What happens to a quest, and to a secondary one."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import Who


class ErrandHeard(Event, frozen=True):
    """A zone with something to be done beside the main quest is found."""

    errand: Annotated[str, word("errand-")]
    rule: str


class ErrandDone(Event, frozen=True):
    errand: Annotated[str, word("errand-done-")]
    rule: str


class TaskDone(Event, frozen=True):
    """A task is done, and so many of its kind are `left`."""

    who: Who
    what: Annotated[str, word("task-done-")]
    left: int = 0
    rule: str = "regne.task.offer"

    def say(self) -> Say:
        return Say("event-task-done", what=Say(f"task-done-{self.what}", left=self.left))


class TaskFailed(Event, frozen=True):
    who: Who
    what: Annotated[str, word("element-")]
    rule: str


class JoinedUs(Event, frozen=True):
    """Somebody was set free and goes with the party."""

    who: Who
    rule: str = "regne.quest.5-goal"


class BroughtOut(Event, frozen=True):
    """Somebody whom the party had to bring out is out."""

    who: Who
    rule: str = "regne.quest.5-goal"


class Held(Event, frozen=True):
    """The zone was held for another game turn, of so many."""

    turns: int
    of: int
    rule: str = "regne.quest.6-goal"


class Paid(Event, frozen=True):
    """Those who sent the party pay it for what is done."""

    moment = "find"
    crowns: int
    rule: str = "regne.quest.pay"
