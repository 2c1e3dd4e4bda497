"""What every event of a career can bring besides what it tells."""

from __future__ import annotations

from souterrain.core.events import Event
from souterrain.core.say import Say

from ..words import labelled


class Happening(Event, frozen=True, kw_only=True):
    """Base of all events of a career: the experience that it earned, and the Danger and Fatigue that it led to, are
    told in the same line."""

    earned: int = 0
    danger_now: int = -1
    fatigue_now: int = -1

    def say(self) -> Say:
        gains = [
            Say("brings-" + name, n=value)
            for name, value, none in (
                ("px", self.earned, 0),
                ("danger", self.danger_now, -1),
                ("fatigue", self.fatigue_now, -1),
            )
            if value != none
        ]
        if not gains:
            return self.sentence()
        return Say(
            "event-bringing", text=self.sentence(), gains=Say("list", **{f"n{n}": g for n, g in enumerate(gains)})
        )

    def sentence(self) -> Say:
        """What happened, without what it brought. A thing is named with its magic."""
        said = super().say()
        thing: str = getattr(self, "thing", "")
        return Say(said.id, **{**said.args, "thing": labelled(thing)}) if thing else said

    def recalled(self) -> Say:
        """A chronicle keeps no accounts."""
        return self.sentence()
