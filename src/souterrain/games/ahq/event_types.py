"""All events of the game as one type, so that a saved story can be read again."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Union

from souterrain.core.events import Event

from . import events, events_combat, events_hazards, events_magic, events_traps


def _events_in(module: ModuleType) -> list[type[Event]]:
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    ]


_MODULES = (events, events_combat, events_magic, events_traps, events_hazards)

AnyEvent: Any = Union[tuple(each for module in _MODULES for each in _events_in(module))]  # noqa: UP007 - made from a list
