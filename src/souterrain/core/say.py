"""Messages that are put into words later, in the reader's language."""

from __future__ import annotations

from typing import TypeAlias


class Say:
    """A message id with its arguments. An argument may itself be a message: a monster's name, a place. Two ids are not
    messages of a file: `list` joins its arguments, `by-language` is whichever of them is in the reader's language.
    Duty: nobody changes one that has been said."""

    __slots__ = ("args", "id", "key")

    def __init__(self, id: str, /, **args: Arg) -> None:
        self.id = id
        self.args = args
        self.key: bytes | None = None
        """What tells it from all others, once it has been said."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id) + sum(map(hash, self.args.values()))

    def __repr__(self) -> str:
        return f"Say({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.args.items())])})"


Arg: TypeAlias = str | int | float | Say

JOINERS = ("list", "by-language")
"""The ids that are not messages of a file."""
