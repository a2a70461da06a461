"""The page's types, made from the structs of the messages and of the games: `python -m hatstand.server.typescript`.

Prints TypeScript, or writes it to the file that is named. Each struct becomes an interface with its docstring as
comment; a field that a client may leave out is optional; unions stand at the end.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import get_args

from msgspec import Struct, inspect

from . import messages

HEADER = (
    "// Made by `python -m hatstand.server.typescript` from the structs of the server; not to be edited.\n"
)
BY_TYPE = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.AnyType: "unknown",
}


def typescript(structs: Iterable[type[Struct]], unions: Mapping[str, Iterable[type[Struct]]]) -> str:
    """Declarations of these structs and unions, and of all structs that they mention, each once."""
    found: dict[str, inspect.StructType] = {}
    for root in [*structs, *(member for members in unions.values() for member in members)]:
        _collect(inspect.type_info(root), found)
    interfaces = [_interface(struct) for _, struct in sorted(found.items())]
    types = [
        f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"
        for name, members in unions.items()
    ]
    return "\n".join([HEADER, *interfaces, *types])


def _collect(info: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    if isinstance(info, inspect.StructType):
        name = info.cls.__name__
        if name not in found:
            found[name] = info
            for field in info.fields:
                _collect(field.type, found)
        elif found[name].cls is not info.cls:
            raise ValueError(f"two structs are called {name}: {found[name].cls!r} and {info.cls!r}")
        return
    for part in _parts(info):
        _collect(part, found)


def _parts(info: inspect.Type) -> tuple[inspect.Type, ...]:
    match info:
        case inspect.Metadata():
            return (info.type,)
        case inspect.UnionType():
            return info.types
        case inspect.CollectionType():
            return (info.item_type,)
        case inspect.TupleType():
            return info.item_types
        case inspect.DictType():
            return (info.key_type, info.value_type)
        case _:
            return ()


def _interface(struct: inspect.StructType) -> str:
    may_be_left_out = struct.forbid_unknown_fields
    lines = []
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        mark = "?" if may_be_left_out and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return f"{_comment(struct.cls)}export interface {struct.cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(cls: type[Struct]) -> str:
    # A struct without a docstring of its own inherits one; that would say too little or something false.
    text = cls.__dict__.get("__doc__")
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(extra={"of_game": part}):
            return f"Game{str(part).capitalize()}"
        case inspect.Metadata():
            return _type(info.type)
        case inspect.StructType():
            return info.cls.__name__
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(member) for member in info.types))
        case inspect.CollectionType():
            item = _type(info.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(item) for item in info.item_types)}]"
        case inspect.DictType():
            return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
        case _ if type(info) in BY_TYPE:
            return BY_TYPE[type(info)]
    raise ValueError(f"no TypeScript for {info!r}")


def page_types() -> str:
    """All that the page needs: the messages, and the views and events of every game in the catalogue."""
    from ..games import GAMES

    unions = {
        "GameView": [game.view_type for game in GAMES],
        "GameEvent": [game.event_type for game in GAMES],
        "ClientMessage": get_args(messages.ClientMessage),
        "ServerMessage": get_args(messages.ServerMessage),
    }
    return typescript(messages.OVER_HTTP, unions)


def main(arguments: list[str]) -> None:
    if len(arguments) > 1:
        raise SystemExit("usage: python -m hatstand.server.typescript [FILE]")
    text = page_types()
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
