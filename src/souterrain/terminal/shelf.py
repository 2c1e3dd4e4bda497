"""Where the terminal keeps its games: one file each in the user's data directory."""

from __future__ import annotations

import os
import secrets
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from souterrain.core.errors import BadSave, SouterrainError
from souterrain.core.faults import system_fault
from souterrain.core.journal import Decided, unpack

SUFFIX = ".souterrain"


class Kept(Struct, frozen=True):
    """An unfinished game on the shelf."""

    path: Path
    when: datetime
    decisions: int


def home() -> Path:
    """The shelf; SOUTERRAIN_HOME moves it."""
    given = os.environ.get("SOUTERRAIN_HOME")
    return Path(given) / "terminal" if given else user_data_path("souterrain", appauthor=False) / "terminal"


def place(game: str, now: datetime | None = None) -> Path:
    """A new file for a new game."""
    stamp = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    return home() / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def unfinished(game: str) -> list[Kept]:
    """The games of this kind that are not over, the last played first. A damaged file is passed over here: it is
    still there for `--load`, which says what is wrong with it."""
    found = []
    try:
        paths = list(home().glob(f"{game}-*{SUFFIX}"))
    except OSError:
        return []
    for path in paths:
        try:
            saved = unpack(path.read_bytes())
            when = datetime.fromtimestamp(path.stat().st_mtime)
        except (OSError, BadSave):
            continue
        if saved.game == game and not saved.finished:
            taken = sum(isinstance(entry, Decided) for turn in saved.turns for entry in turn.entries)
            found.append(Kept(path, when, taken))
    return sorted(found, key=lambda kept: kept.when, reverse=True)


def seats(path: Path) -> dict[str, str]:
    """Who held which seat when a game on the shelf was last kept."""
    try:
        return msgspec.json.decode(path.with_suffix(".seats").read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def keep_seats(path: Path, holders: dict[str, str]) -> None:
    """Keep who plays a game on the shelf beside it."""
    if path.parent == home() and holders != seats(path):
        write(path.with_suffix(".seats"), msgspec.json.encode(holders))


def append(path: Path, data: bytes, whole: int, sure: bool) -> bool:
    """Write behind a file that has `whole` bytes; False where it is not as it was left. With `sure` it is on the disk
    when this returns, else as good as: a crash of the program does not lose it."""
    try:
        if not path.exists() or path.stat().st_size != whole:
            return False
        with path.open("ab") as file:
            file.write(data)
            file.flush()
            if sure:
                os.fsync(file.fileno())
        return True
    except OSError as error:
        raise SouterrainError("file-unwritable", path=str(path), why=system_fault(error)) from error


def read(path: Path) -> bytes:
    """A saved game's bytes."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise SouterrainError("file-unreadable", path=str(path), why=system_fault(error)) from error


def write(path: Path, data: bytes) -> None:
    """Replace a file by a whole new one: a crash leaves the old one or the new one, never half of either."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise SouterrainError("file-unwritable", path=str(path), why=system_fault(error)) from error
