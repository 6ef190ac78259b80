"""TypeScript types of everything that is said, made from the same source as the messages themselves.

`python -m hippodrome.server.http.typescript FOLDER` writes them below the page's sources; with `--check` it
says whether they are up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints, is_typeddict

import msgspec

from hippodrome.games import game_entry, game_names
from hippodrome.server.http.openapi import REFERENCE_TEMPLATE, components, schema_of
from hippodrome.tables import messages

HEADER: Final = """\
// Made by `make types` from {source}. Do not edit.
"""

UNIONS: Final = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "Command": messages.Command,
    "Viewer": messages.Viewer,
}
"""Unions that have a name of their own."""

VIEW_GUARD: Final = """\
/** Say whether a view is one of this game. */
export function isWrittenView(view: Record<string, unknown>): view is Record<string, unknown> & WrittenView {{
  return view["game"] === {game};
}}
"""


def files() -> dict[str, str]:
    """Write every file of types, by its place below the page's sources."""
    views = {f"{game}/view.generated.ts": view_types(game) for game in game_names() if _written_view(game)}
    return {"protocol.ts": message_types(), **views}


def message_types() -> str:
    """Write the types of all messages."""
    parts = [HEADER.format(source="src/hippodrome/tables/messages.py")]
    parts.append(f"export const PROTOCOL = {messages.PROTOCOL};\n")
    reactions = ", ".join(map(json.dumps, messages.REACTIONS))
    parts.append(f"export const REACTIONS = [{reactions}] as const;\n")
    # What the server says has all its fields; what a client says may leave out what has a default.
    told = {it.__name__ for it in messages.FromServer.__args__}
    parts += [_declared(name, schema, name in told) for name, schema in sorted(components().items())]
    parts += [f"export type {name} = {_type(schema_of(union))};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def view_types(game: str) -> str:
    """Write the types of a game's written view, and a guard that tells it from other games' views."""
    kinds = _written_view(game)
    schemas, known = msgspec.json.schema_components(kinds, ref_template=REFERENCE_TEMPLATE)
    source = sys.modules[kinds[0].__module__].__name__.replace(".", "/")
    parts = [HEADER.format(source=f"src/{source}.py")]
    parts += [_declared(name, schema) for name, schema in sorted(known.items())]
    union = " | ".join(map(_type, schemas))
    if union != "WrittenView":
        parts.append(f"export type WrittenView = {union};\n")
    parts.append(VIEW_GUARD.format(game=json.dumps(game)))
    return "\n".join(parts)


def _written_view(game: str) -> tuple[Any, ...]:
    """List the types that a game says its `write_view` gives; none if it says nothing precise."""
    kind = get_type_hints(type(game_entry(game).game).write_view)["return"]
    return tuple(it for it in (get_args(kind) or (kind,)) if is_typeddict(it))


def _declared(name: str, schema: dict[str, Any], told: bool = False) -> str:
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if schema.get("type") != "object":
        return "\n".join([*lines, f"export type {name} = {_type(schema)};\n"])
    lines.append(f"export interface {name} {{")
    needed = set(schema.get("required", ()))
    tag = schema.get("properties", {}).get("type", {}).get("enum")
    for field, it in schema.get("properties", {}).items():
        optional = "" if field in needed or (tag and field == "type") or told else "?"
        lines.append(f"  {field}{optional}: {_type(it)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": str(ref)}:
            return ref.removeprefix(REFERENCE_TEMPLATE.partition("{")[0])
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"const": value}:
            return json.dumps(value)
        case {"anyOf": choices}:
            return " | ".join(dict.fromkeys(map(_type, choices)))
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as name}:
            return str(name)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object", **more} if not more.keys() & {"properties", "patternProperties"}:
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case {} if not schema:
            return "unknown"
    raise ValueError(f"no TypeScript for {json.dumps(schema)}")


def main() -> None:
    """Write the types below a folder, or check that they are there."""
    *check, name = sys.argv[1:]
    for place, text in files().items():
        file = Path(name) / place
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file} is not what the messages and views say: run make types")


if __name__ == "__main__":
    main()
