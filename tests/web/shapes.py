"""Writes down for the browser what a view is: types in `web/view.d.ts`, what the wire leaves out in `web/shapes.js`.
Both are made from the Structs by `make shapes`."""

from __future__ import annotations

import json
from functools import cache
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from souterrain.core import ask, emblems, outcome, story, view
from souterrain.core.say import Say

from .test_parts import WEB

TOP: tuple[type[Struct], ...] = (view.View, story.LogLine)
MODULES = (view, emblems, ask, outcome, story)
MADE = "// Made from the Structs of core/view by `make shapes`; do not edit."


@cache
def structs() -> dict[str, type[Struct]]:
    """Every Struct that a view is made of, by name, in the order in which they are met."""
    found: dict[str, type[Struct]] = {}

    def meet(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, Struct) and hint.__name__ not in found:
            found[hint.__name__] = hint
            for inner in get_type_hints(hint).values():
                meet(inner)
        for inner in get_args(hint):
            meet(inner)

    for struct in TOP:
        meet(struct)
    return found


@cache
def vocabularies() -> dict[Any, str]:
    """The closed lists of words, each with its name."""
    named = {id: value for module in MODULES for id, value in vars(module).items() if get_origin(value) is Literal}
    return {value: id for id, value in named.items()}


def types() -> str:
    """The types in TypeScript's own words."""
    parts = [MADE]
    for literal, name in sorted(vocabularies().items(), key=lambda pair: pair[1]):
        parts.append(f"export type {name} = {' | '.join(map(json.dumps, get_args(literal)))};")
    parts += [_interface(struct) for struct in structs().values()]
    return "\n\n".join(parts) + "\n"


def _interface(struct: type[Struct]) -> str:
    doc = "".join(f"\n * {line}".rstrip() for line in cleandoc(struct.__doc__ or "").splitlines())
    hints = get_type_hints(struct)
    if struct.__struct_config__.array_like:
        members = ", ".join(f"{field.name}: {_type(hints[field.name])}" for field in fields(struct))
        return f"/**{doc}\n */\nexport type {struct.__name__} = [{members}];"
    rows = [f"\t{field.encode_name}: {_type(hints[field.name])};" for field in fields(struct)]
    config = struct.__struct_config__
    if config.tag_field:
        rows.insert(0, f"\t{config.tag_field}: {json.dumps(config.tag)};")
    return f"/**{doc}\n */\nexport interface {struct.__name__} {{\n" + "\n".join(rows) + "\n}"


PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Say: "string", NoneType: "null"}


def _type(hint: Any) -> str:
    if hint in vocabularies():
        return vocabularies()[hint]
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(map(json.dumps, args))
    if origin in (Union, UnionType):
        return " | ".join(_type(arg) for arg in args)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, args))}]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    assert issubclass(hint, Struct), hint
    return str(hint.__name__)


SAID = "By shape: what each field is when the wire leaves it out, and the shapes of fields that hold others."


def shapes() -> str:
    """What the wire leaves out of each Struct, and which of its fields hold others."""
    made = {name: _shape(struct) for name, struct in structs().items() if not struct.__struct_config__.array_like}
    rows = "\n".join(f"\t{name}: {_script(shape)}," for name, shape in made.items() if shape)
    return f"{MADE}\n\n/** {SAID} */\nexport const SHAPES = {{\n{rows}\n}};\n"


def _shape(struct: type[Struct]) -> dict[str, dict[str, Any]]:
    hints = get_type_hints(struct)
    left_out = {field.encode_name: _default(field) for field in fields(struct) if not field.required}
    parts = {field.encode_name: inner for field in fields(struct) if (inner := _inner(hints[field.name]))}
    return {"defaults": left_out, "parts": parts} if left_out or parts else {}


def _default(field: FieldInfo) -> Any:
    value = field.default_factory() if field.default is NODEFAULT else field.default
    return list(value) if isinstance(value, tuple) else value


def _inner(hint: Any) -> Any:
    """The shape inside a field; where it may be one of several, they are told apart by their tag."""
    found = [each for each in (hint, *_within(hint)) if isinstance(each, type) and issubclass(each, Struct)]
    objects = [each for each in found if not each.__struct_config__.array_like]
    if len(objects) < 2:
        return objects[0].__name__ if objects else None
    tags = {str(each.__struct_config__.tag): each.__name__ for each in objects}
    return {"by": objects[0].__struct_config__.tag_field, **tags}


def _within(hint: Any) -> list[Any]:
    return [inner for arg in get_args(hint) for inner in (arg, *_within(arg))]


def _script(value: Any) -> str:
    """A value as JavaScript writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {_script(inner)}" for key, inner in value.items()) + " }" if value else "{}"
    return json.dumps(value, ensure_ascii=False)


FILES = {WEB / "view.d.ts": types, WEB / "shapes.js": shapes}


def main() -> None:
    for path, make in FILES.items():
        path.write_text(make(), "utf-8")
        print(Path(path).name)


if __name__ == "__main__":
    main()
