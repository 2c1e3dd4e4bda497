"""A game's set-up as it is typed: FIELD=VALUE, a file where a field wants one, a quest of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from souterrain.core.errors import BadSetup, SouterrainError
from souterrain.core.faults import setup_fault
from souterrain.core.game import AnyGame, variants
from souterrain.core.say import Say
from souterrain.terminal import shelf


def switches(given: list[str], game: AnyGame) -> dict[str, Any]:
    """Fields of the set-up from FIELD=VALUE, each read as its own type; from FIELD.KEY=VALUE where a field holds
    several values by name; from FIELD=FILE where it wants what a file holds. The set-up refuses what is not its own."""
    types = {field.name: field.type for field in msgspec.structs.fields(game.setup_type)}
    files = {variant.field for variant in variants(game) if variant.kind == "file"}
    found: dict[str, Any] = {}
    for each in given:
        field, value = pair(each, Say("cli-argument-field"))
        field, dot, key = field.partition(".")
        if dot:
            found.setdefault(field, {})[key] = value
            continue
        if field in files:
            value = shelf.read(Path(value)).decode("utf-8", "replace")
        try:
            found[field] = msgspec.convert(value, types.get(field, str), strict=False)
        except msgspec.ValidationError as error:
            raise BadSetup("bad-setup", why=setup_fault(error, field)) from error
    return found


def quest(file: str | None, game: AnyGame) -> list[str]:
    """A quest or dungeon of the player's own, as the switch of the set-up that takes one."""
    if not file:
        return []
    for variant in game.variants:
        if variant.kind == "file":
            return [f"{variant.field}={file}"]
    raise SouterrainError("cli-no-quest", game=game.slug)


def pair(given: str, form: Say) -> tuple[str, str]:
    """Both sides of LEFT=RIGHT."""
    left, sign, right = given.partition("=")
    if not sign or not left or not right:
        raise SouterrainError("cli-bad-pair", given=given, form=form)
    return left, right
