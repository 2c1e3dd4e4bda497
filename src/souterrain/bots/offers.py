"""Reading what a question offers: by verb, and by the ids that each option is about."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option


def offered(ask: Ask, *verbs: str) -> list[Option]:
    """The options with one of these verbs."""
    return [option for option in ask.options if option.verb in verbs]


def the(ask: Ask, verb: str, *on: str) -> Option:
    """The option to do something. Duty of the caller: it is offered."""
    return next(option for option in ask.options if option.verb == verb and option.on == on)
