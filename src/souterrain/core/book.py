"""A game's catalogue: all its rows, tables and numbers, held together and judged as one.

A `Book` reads its files through a `Source`. When it is closed every reference from one row to another is looked up,
so that a row can name nothing that is not there. An overlay is laid over the files before they are typed: what it
changes is judged as the files themselves are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from functools import cache, wraps
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from msgspec import Struct

from .content import RollTable, by_id, content, decoded, typed, typed_rows
from .errors import BadContent
from .refs import references
from .say import Arg, Say

R = TypeVar("R", bound=Struct)
B = TypeVar("B", bound="Book")
F = TypeVar("F", bound=Callable[..., Any])
H = TypeVar("H")


class Row(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """Base of all rows: a field that nobody reads is refused. A row that no table, shop or quest leads to says in
    `spare` why it is there all the same."""

    spare: str = ""


class Handlers(Generic[H]):
    """The functions, or sets of them, that rows name for what numbers cannot say. Each chapter registers its own; a
    field that names one is marked as a reference to their kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._found: dict[str, H] = {}

    def __call__(self, name: str) -> Callable[[H], H]:
        """A decorator that registers a function under the name by which rows call it."""

        def register(handler: H) -> H:
            assert name not in self._found, f"two handlers {self.kind} {name}"
            self._found[name] = handler
            return handler

        return register

    def __getitem__(self, name: str) -> H:
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)


class Laid(Protocol):
    """What is laid over the files of a book."""

    @property
    def name(self) -> Arg:
        """How errors call it."""

    def over(self, kind: str, plain: Any) -> Any:
        """The rows of a kind as they are with it; the very same object where it changes nothing of them."""


class Source:
    """The content files of a game as its book reads them. Every kind of row is read once, under a name of its own."""

    def __init__(self, package: str, laid: Laid | None = None) -> None:
        self.package = package
        self._laid = laid
        self.kinds: dict[str, list[Struct]] = {}
        """Every row that was read."""
        self.roots: set[str] = set()
        """The kinds whose rows come into play by themselves: tables that are rolled on, what players choose from."""
        self.files: dict[str, Arg] = {}
        """Who is to be named where something is wrong with the rows of a kind."""

    def rows(self, file: str, kind: str, type: type[R], root: bool = False) -> dict[str, R]:
        """The `[[kind]]` rows of a file, by their id."""
        found = by_id(self._read(file, kind, type), file)
        if root:
            self.roots.add(kind)
        return found

    def table(self, file: str, kind: str, type: type[R], low: int, high: int) -> RollTable[R]:  # type: ignore[type-var]
        """The `[[kind]]` rows of a file as a table on which a die, or the sum of some, falls from `low` to `high`."""
        return RollTable(self.listed(file, kind, type), low, high, f"{file}: {kind}")  # type: ignore[type-var]

    def listed(self, file: str, kind: str, type: type[R]) -> list[R]:
        """The `[[kind]]` rows of a file in order; they come into play by themselves."""
        self.roots.add(kind)
        return self._read(file, kind, type)

    def one(self, file: str, kind: str, type: type[R]) -> R:
        """The `[kind]` table of a file as one typed value."""
        plain, name = self._plain(file, kind)
        found = typed(plain, type, name)
        self._add(kind, [found])
        self.roots.add(kind)
        return found

    def _read(self, file: str, kind: str, type: type[R]) -> list[R]:
        plain, name = self._plain(file, kind)
        found = typed_rows(plain or (), type, kind, name)
        self._add(kind, found)
        return found

    def _plain(self, file: str, kind: str) -> tuple[Any, Arg]:
        """The rows of a kind before they are typed, and who is to be named where something is wrong with them."""
        plain = _file(self.package, file).get(kind)
        changed = plain if self._laid is None else self._laid.over(kind, plain)
        self.files[kind] = file if self._laid is None or changed is plain else self._laid.name
        return changed, self.files[kind]

    def _add(self, kind: str, found: Sequence[Struct]) -> None:
        assert kind not in self.kinds, f"two kinds of rows are called {kind}"
        self.kinds[kind] = list(found)


@cache
def _file(package: str, file: str) -> dict[str, Any]:
    return decoded(content(package, f"content/{file}").read_text("utf-8"), file)


class Book:
    """Base of each game's catalogue: its numbers as attributes, all read from one source in `__init__`.

    Duty of the rules: they look a number up when they need it and keep none. Which catalogue is in force is the
    business of the session that is running."""

    words: ClassVar[Mapping[str, str]] = {}
    """How the messages begin that call the rows of a kind by their name, where that is not `KIND-`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.names: dict[str, set[str]] = {}
        """What rows may name, by its kind; known once the book is closed."""
        self._outside: tuple[Handlers[Any], ...] = ()
        self._rules: Collection[str] = ()
        self._kept: dict[Callable[..., Any], Callable[..., Any]] = {}

    @classmethod
    def of(cls: type[B], package: str) -> B:
        """The catalogue of a package."""
        return cls(Source(package))

    def close(self: B, *handlers: Handlers[Any], rules: Collection[str]) -> B:
        """Duty: called when all chapters have been read. Every reference is looked up, handlers and rules among them;
        a handler that no row names is refused as well."""
        self._outside, self._rules = handlers, rules
        self.names = {kind: {getattr(row, "id", "") for row in found} for kind, found in self.source.kinds.items()}
        self.names |= {"rule": set(rules), **{each.kind: set(each) for each in handlers}}
        named: set[tuple[str, str]] = set()
        for kind, found in self.source.kinds.items():
            for row in found:
                named |= self.check(row, self.source.files[kind], f"{kind} {label(row)}")
        for each in handlers:
            if idle := [name for name in each if (each.kind, name) not in named]:
                raise BadContent("bad-content-idle", kind=each.kind, name=", ".join(idle))
        return self

    def check(self, row: Struct, file: Arg, where: str) -> set[tuple[str, str]]:
        """Refuse a row, one of this book or of a file that goes with it, that names something that is not there.
        Returns what it names, by kind."""
        named: set[tuple[str, str]] = set()
        for field, kinds, id in references(row):
            if not any(id in self.names.get(kind, ()) for kind in kinds):
                why = Say("content-unknown-name", name=id)
                raise BadContent("bad-content-row", file=file, row=f"{where}, {field}", why=why)
            named.update((kind, id) for kind in kinds)
        return named

    def prefix(self, kind: str) -> str:
        """How the messages begin that call the rows of a kind by their name."""
        return self.words.get(kind, f"{kind}-")

    def unreached(self) -> list[str]:
        """The rows that no table, shop or quest leads to, and that do not say why."""
        named = {
            (kind, row.id): row for kind, found in self.source.kinds.items() for row in found if hasattr(row, "id")
        }
        todo = [row for kind in self.source.roots for row in self.source.kinds[kind]]
        todo += [row for row in named.values() if getattr(row, "spare", "")]
        met = set(map(id, todo))
        while todo:
            for _, of, name in references(todo.pop()):
                for row in (named[kind, name] for kind in of if (kind, name) in named):
                    if id(row) not in met:
                        met.add(id(row))
                        todo.append(row)
        return [" ".join(name) for name, row in named.items() if id(row) not in met]

    def under(self: B, laid: Laid) -> B:
        """This catalogue with an overlay laid over it, to be put in force by a session. From the first overlay of the
        program's run on, the book that rules hold hands look-ups on to the one in force."""
        kind = cast("type[B]", _KINDS.get(type(self), type(self)))
        if kind is type(self):
            self.__class__ = _switching(kind)
        return kind(Source(self.source.package, laid)).close(*self._outside, rules=self._rules)


def label(row: Struct) -> str:
    """What a row is called within its kind: its id, or the results that lead to it."""
    return str(getattr(row, "id", "") or getattr(row, "roll", ""))


_IN_FORCE: ContextVar[Book | None] = ContextVar("the catalogue in force", default=None)
_KINDS: dict[type[Book], type[Book]] = {}
"""Of each kind of book that switches, the kind that it is at home."""


def _switching(kind: type[B]) -> type[B]:
    """The same kind of book, which hands every look-up on to the one in force, where one is."""

    def look(self: Book, name: str) -> Any:
        return object.__getattribute__(_IN_FORCE.get() or self, name)

    switching = type(kind.__name__, (kind,), {"__getattribute__": look})
    _KINDS[switching] = kind
    return switching


def kept(function: F) -> F:
    """A function that works something out from the catalogue, and remembers it for each catalogue apart."""
    at_home = cache(function)

    @wraps(function)
    def look(*args: Any) -> Any:
        book = _IN_FORCE.get()
        if book is None:
            return at_home(*args)
        return book._kept.setdefault(function, cache(function))(*args)

    return cast("F", look)


def in_force(book: Book | None) -> AbstractContextManager[None]:
    """While this lasts the rules of its game read this catalogue, and their own where none is given."""
    return nullcontext() if book is None else _force(book)


@contextmanager
def _force(book: Book) -> Iterator[None]:
    token = _IN_FORCE.set(book)
    try:
        yield
    finally:
        _IN_FORCE.reset(token)
