"""The contract between a game and everything that plays it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, ClassVar, Literal, Protocol, TypeVar, runtime_checkable

import msgspec
import tomli
from msgspec import Meta, Struct

from .ask import Ask, Seat, is_name
from .book import Book
from .emblems import Emblem
from .errors import BadSetup, speaking
from .events import Event, TakenBack
from .faults import setup_fault
from .homes import home
from .luck import Luck
from .outcome import Outcome
from .roll import Rules
from .say import Say
from .view import View
from .world import World


class Setup(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is settled before a game begins; each game adds its own switches."""

    players: Annotated[int, Meta(le=99)] = 1
    language: str = "fr"
    names: dict[str, str] = {}
    """Names that players give to characters and to themselves, by the id of the character or of the chair."""
    overlay: str = ""
    """House rules: the text of an overlay."""

    def laid(self) -> tuple[str, ...]:
        """The overlays under which this game is played, each over the ones before it."""
        return (self.overlay,) if self.overlay else ()


Role = Literal["hero", "master", "lord", "player"]


class Chair(Struct, frozen=True):
    """A place at the table: the id by which questions name it, what it is called, and what its holder is there for.
    A hero goes on the adventure, a master leads it, a lord plays against it; where all are alike they are players."""

    id: Seat
    name: Say
    role: Role = "player"

    @property
    def apart(self) -> bool:
        """Whether its holder is not of the party."""
        return self.role in ("master", "lord")


def chairs(count: int, role: Role = "player") -> tuple[Chair, ...]:
    """Chairs alike, p1 and so on."""
    return tuple(Chair(f"p{n}", Say(f"seat-p{n}"), role) for n in range(1, count + 1))


class Variant(Struct, frozen=True):
    """A switch of the set-up, as a lobby shows it: texts are `variant-FIELD` and `variant-FIELD-VALUE`. With kind
    "names" the values are the ids of those whom players may name, with "number" those that have words of their own."""

    field: str
    kind: Literal["switch", "choice", "number", "text", "file", "names"]
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    proposed: int | None = None
    """What is proposed to people, where that is not what a set-up that does not say it means."""
    advanced: bool = False
    """Whether it is for those who know the game."""
    pictures: dict[str, Emblem] = {}
    """The emblems of values that are chosen by their pictures."""


S = TypeVar("S", bound=Setup)
W = TypeVar("W", bound=World)


class Facts(Protocol):
    """What a lobby tells of a game. It is known without the rules, which are read when somebody plays."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Of its saved games: raised when an older one would be read wrongly."""
    title: ClassVar[Say]
    players: ClassVar[tuple[int, int]]
    variants: ClassVar[tuple[Variant, ...]]
    setup_type: type[Any]

    @property
    def book(self) -> Book | None:
        """The game's catalogue, where it has one that overlays can be laid over."""


class Game(Facts, Protocol[S, W]):
    """A game's facts and its rules. When `turn` returns nothing is pending: the world alone is the state."""

    setup_type: type[S]
    world_type: type[W]

    @property
    def event_type(self) -> Any:
        """The union of the game's events."""

    @property
    def samples(self) -> tuple[dict[str, Any], ...]:
        """Set-ups that together touch every variant, quest and chair: what the kit judges."""

    def chairs(self, setup: S) -> tuple[Chair, ...]: ...

    def create(self, setup: S) -> W:
        """The world before anything has happened: no die rolled, nothing asked."""
        ...

    def begin(self, world: W) -> Rules[None]: ...

    def turn(self, world: W) -> Rules[None]: ...

    def outcome(self, world: W) -> Outcome | None: ...

    def glimpse(self, world: W, seat: Seat) -> W:
        """The world with all that this seat must not know taken out: the one door that secrets do not pass."""
        ...

    def imagine(self, glimpse: W, seat: Seat, luck: Luck) -> W:
        """A whole world that fits what this seat sees: glimpsed again it is the glimpse, and what the seat cannot know
        is drawn anew. The world is a new one, or the glimpse itself where a game hides nothing."""
        ...

    def view(self, world: W, seat: Seat) -> View:
        """What this seat's client draws, made from the seat's glimpse alone."""
        ...


AnyGame = Game[Any, Any]


@runtime_checkable
class Measured(Protocol):
    """A game that can say in the midst of play how well a seat stands, as that seat sees it: what a search aims at."""

    def standing(self, world: Any, seat: Seat) -> float: ...


@runtime_checkable
class Recurring(Protocol):
    """A game whose world keeps readings of its clock, and can tell it without them: two worlds are told alike where one
    can go on as the other does. Of other games it is only the number of the turn that is left out."""

    def timeless(self, world: Any) -> Any: ...


@runtime_checkable
class Guiding(Protocol):
    """A game that tells by which way each option of a question would lead, what that costs and what it leads past. It
    is worked out only when somebody looks: rules and bots do without."""

    def guided(self, world: Any, ask: Ask) -> Ask:
        """The same question to whoever sees this glimpse: no option more or less, none with another key."""


@runtime_checkable
class Introduced(Protocol):
    """A game that tells something of the values of a switch before one of them is chosen, such as what a quest is
    about."""

    def about(self, field: str, value: str) -> Say | None: ...


@runtime_checkable
class Charted(Protocol):
    """A game that knows which of its dice make the place where it is played, so that it can be played there again."""

    ground: ClassVar[tuple[str, ...]]
    """How the rules begin by which they are thrown."""


@runtime_checkable
class Faced(Protocol):
    """A game with dice that have faces of their own."""

    @property
    def faces(self) -> dict[str, tuple[str, ...]]:
        """The faces of each: a number, "blank" for nothing, "X" for what fails."""


@runtime_checkable
class Remembered(Protocol):
    """A game that knows what is worth remembering: a chronicle tells nothing else, but for what opens a chapter."""

    def memorable(self, event: Event) -> bool: ...


def worth(game: AnyGame, otherwise: bool) -> Callable[[Event], bool]:
    """What a chronicle of a game tells of. That a decision was taken back is no part of the adventure; of a game that
    does not say what is worth remembering it is all or nothing, as `otherwise` says."""
    remembered = able(game, Remembered)
    if remembered is None:
        return lambda event: otherwise
    return lambda event: not isinstance(event, TakenBack) and remembered.memorable(event)


@runtime_checkable
class Campaigned(Protocol):
    """A game that can be a campaign: it knows by which events an expedition begins, so that a lobby can list them, and
    who sits at the table as its world stands, for between expeditions players come and go."""

    def sets_out(self, event: Event) -> bool: ...

    def seated(self, world: Any) -> tuple[Chair, ...]: ...


def able(game: AnyGame, ability: type) -> Any:
    """The game, where it has one of the abilities above, else None."""
    return game if _has(game, ability) else None  # type: ignore[arg-type]  # a game is hashed as any object is


@lru_cache(maxsize=256)
def _has(game: AnyGame, ability: type) -> bool:
    """This is asked at every answer, and `isinstance` looks for each function anew."""
    return isinstance(game, ability)


_OVERLAY = Variant("overlay", "file", advanced=True)


def variants(game: Facts) -> tuple[Variant, ...]:
    """All switches of a game's set-up: its own, and house rules where it takes some."""
    return game.variants if game.book is None else (*game.variants, _OVERLAY)


def proposed(game: Facts) -> dict[str, Any]:
    """What people are proposed beyond what the set-up means by itself: a good evening."""
    return {variant.field: variant.proposed for variant in game.variants if variant.proposed is not None}


def read_setup(game: AnyGame, given: dict[str, Any], kept: bool = False) -> Setup:
    """A game's set-up from plain data, refused with a reason where it does not fit. Players of a game that was kept go
    on under the names that they have."""
    with speaking(game.slug):
        try:
            setup: Setup = msgspec.convert(given, game.setup_type)
            msgspec.msgpack.encode(setup)
        except msgspec.ValidationError as error:
            raise BadSetup("bad-setup", why=setup_fault(error)) from error
        except UnicodeEncodeError as error:  # half of a pair of surrogates: nothing that could be kept
            raise BadSetup("bad-setup", why=Say("fault-form")) from error
        low, high = game.players
        if not low <= setup.players <= high:
            raise BadSetup("bad-setup-players", low=low, high=high)
        for name in setup.names.values():
            if not is_name(name):
                raise BadSetup("refused-name", longest=40)
        called = [setup.names[chair.id] for chair in game.chairs(setup) if chair.id in setup.names and not kept]
        if twice := [name for n, name in enumerate(called) if _heard(name) in map(_heard, called[:n])]:
            raise BadSetup("bad-setup-names", name=twice[0])
    return setup


def _heard(name: str) -> str:
    """What nobody tells from another name by ear, nor at a glance."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def read_samples(slug: str) -> tuple[dict[str, Any], ...]:
    """The set-ups in a game's `samples.toml`."""
    return tuple(tomli.loads((files(home(slug)) / "samples.toml").read_text("utf-8"))["sample"])
