"""What libraries and the system complain of, in words of ours where we have them."""

from __future__ import annotations

import errno
import re

import msgspec

from .say import Say

_VALUES = (
    (re.compile(r"Object missing required field `(\w+)`"), "fault-missing", ("field",)),
    (re.compile(r"Object contains unknown field `(\w+)`"), "fault-unknown", ("field",)),
    (re.compile(r"Invalid enum value '?([^' ]*)'?"), "fault-value", ("value",)),
    (re.compile(r"Expected `array` of length (\d+), got (\d+)"), "fault-length", ("wanted", "got")),
    (re.compile(r"Expected `\w+` >= (-?\d+)"), "fault-least", ("least",)),
    (re.compile(r"Expected `\w+` <= (-?\d+)"), "fault-most", ("most",)),
    (re.compile(r"Expected `str` matching regex"), "fault-form", ()),
    (re.compile(r"Expected `(\w+)[^`]*`, got `(\w+)[^`]*`"), "fault-type", ("wanted", "got")),
)


def value_fault(error: msgspec.ValidationError) -> Say:
    """What is wrong with a value; where it stands is for the caller to say."""
    for pattern, id, names in _VALUES:
        if match := pattern.match(str(error)):
            parts = (Say(f"type-{part}", literal=part) if id == "fault-type" else part for part in match.groups())
            return Say(id, **dict(zip(names, parts, strict=True)))
    return Say("fault", literal=str(error))


def place_of(error: msgspec.ValidationError) -> str:
    """Where the wrong value stands, such as `.area[1].doors`; empty at the top."""
    return str(error).partition(" - at `$")[2].rstrip("`")


def setup_fault(error: msgspec.ValidationError, field: str = "") -> Say:
    """What is wrong with a set-up, and with which of its fields, by the name that players know it by."""
    field = field or place_of(error).lstrip(".")
    named = Say(f"variant-{field}", literal=field)
    return Say("fault-at", field=named, why=value_fault(error)) if field else value_fault(error)


def system_fault(error: OSError) -> Say:
    """Why a file or a port cannot be used."""
    said = error.strerror or str(error)
    return Say(f"system-{errno.errorcode.get(error.errno or 0, '').lower()}", literal=said)
