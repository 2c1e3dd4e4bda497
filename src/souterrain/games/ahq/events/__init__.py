"""What happens on an expedition, told as small facts; `AnyEvent` is all of them, so that a saved story can be read."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Union

from souterrain.core.events import Event

from . import blows, combat, company, expedition, furniture, hazards, magic, older, quests, town, traps


def _events_in(module: ModuleType) -> list[type[Event]]:
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    ]


_MODULES = (expedition, combat, blows, magic, traps, hazards, town, company, furniture, quests, older)

AnyEvent: Any = Union[tuple(each for module in _MODULES for each in _events_in(module))]  # noqa: UP007 - made from a list
