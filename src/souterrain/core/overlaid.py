"""A game that is played under an overlay: the same game, with another catalogue in force while its rules run."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from .ask import Ask, Seat
from .book import in_force
from .errors import BadSetup, speaking
from .events import Event, spoken
from .game import AnyGame, Guiding, Remembered, Setup, able
from .luck import Luck
from .outcome import Outcome
from .overlay import Change, Overlay, changes, lay, read_overlay
from .roll import Rules
from .say import Say
from .text import Texts, texts_with
from .view import View


class Overlaid:
    """The contract of a game, kept by that game. What it knows of itself is its own; whatever reads numbers does so
    with the catalogue under the overlay."""

    def __init__(self, game: AnyGame, overlay: Overlay) -> None:
        assert game.book is not None
        self._game = game
        self.overlay = overlay
        self.book = lay(game.book, overlay)
        self.changes: list[Change] = changes(game.book, self.book)
        self._texts: dict[str, Texts] = {}

    def texts(self, language: str) -> Texts:
        """The game's words, and those for what the overlay adds to it."""
        if language not in self._texts:
            self._texts[language] = texts_with(self.overlay.fluent(language, self.book), language, self._game.slug)
        return self._texts[language]

    def told(self) -> list[Say]:
        """What is different from the printed rules, change by change."""
        return [
            Say(
                "overlay-changed" if change.field else "overlay-added",
                row=spoken(self.book.prefix(change.kind), change.row) if change.row else Say("overlay-numbers"),
                field=Say(f"field-{change.field}", literal=change.field.replace("_", " ")),
                before=change.before,
                now=change.now,
            )
            for change in self.changes
        ]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def chairs(self, setup: Setup) -> Any:
        with in_force(self.book):
            return self._game.chairs(setup)

    def create(self, setup: Setup) -> Any:
        with in_force(self.book):
            return self._game.create(setup)

    def begin(self, world: Any) -> Rules[None]:
        return self._run(self._game.begin, world)

    def turn(self, world: Any) -> Rules[None]:
        return self._run(self._game.turn, world)

    def outcome(self, world: Any) -> Outcome | None:
        with in_force(self.book):
            return self._game.outcome(world)

    def glimpse(self, world: Any, seat: Seat) -> Any:
        with in_force(self.book):
            return self._game.glimpse(world, seat)

    def imagine(self, glimpse: Any, seat: Seat, luck: Luck) -> Any:
        with in_force(self.book):
            return self._game.imagine(glimpse, seat, luck)

    def view(self, world: Any, seat: Seat) -> View:
        with in_force(self.book):
            return self._game.view(world, seat)

    def guided(self, world: Any, ask: Ask) -> Ask:
        with in_force(self.book):
            guide = able(self._game, Guiding)
            return guide.guided(world, ask) if guide else ask

    def memorable(self, event: Event) -> bool:
        with in_force(self.book):
            remembered = able(self._game, Remembered)
            return remembered.memorable(event) if remembered else True

    def _run(self, start: Callable[[Any], Rules[None]], world: Any) -> Rules[None]:
        """Run rules step by step: between two questions the catalogue is nobody's business."""
        with in_force(self.book):
            rules = start(world)
        value: Any = None
        while True:
            with in_force(self.book):
                try:
                    wanted = rules.send(value)
                except StopIteration:
                    return
            value = yield wanted


def under(game: AnyGame, setup: Setup) -> AnyGame:
    """The game as a set-up wants it: under its overlay, where it has one."""
    if isinstance(game, Overlaid):
        return game
    with speaking(game.slug):
        texts = setup.laid()
        if not texts:
            return game
        if game.book is None:
            raise BadSetup("bad-setup-no-overlay")
        found: Any = _under(game, texts)  # type: ignore[arg-type]  # a game is hashed as any object is
    played: AnyGame = found
    return played


@lru_cache(maxsize=64)
def _under(game: AnyGame, texts: tuple[str, ...]) -> Overlaid:
    """Tables with the same overlays share one catalogue. What others are laid over is first judged by itself, so that
    a refusal names the file that is wrong."""
    whole, *others = map(read_overlay, texts)
    for other in others:
        Overlaid(game, whole)
        whole = whole.with_over(other)
    return Overlaid(game, whole)


def overlaid(game: AnyGame) -> Overlaid | None:
    """What lies over a game, where something does."""
    return game if isinstance(game, Overlaid) else None
