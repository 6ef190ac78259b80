"""TypeScript types of everything that is said, made from the same source as the messages themselves.

`python -m hippodrome.server.typescript FILE` writes them; with `--check` it says whether FILE is
up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from hippodrome.server import messages
from hippodrome.server.routes import REF, components, schema_of

HEADER: Final = """\
// Made by `make types` from src/hippodrome/server/messages.py. Do not edit.
"""

UNIONS: Final = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "Deed": messages.Deed,
    "Viewer": messages.Viewer,
}
"""Unions that have a name of their own."""


def typescript() -> str:
    """Write all types."""
    parts = [HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    reactions = ", ".join(f'"{it}"' for it in messages.REACTIONS)
    parts.append(f"export const REACTIONS = [{reactions}] as const;\n")
    parts += [_declared(name, schema) for name, schema in sorted(components().items())]
    parts += [f"export type {name} = {_type(schema_of(union))};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def _declared(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if schema.get("type") != "object":
        return "\n".join([*lines, f"export type {name} = {_type(schema)};\n"])
    lines.append(f"export interface {name} {{")
    needed = set(schema.get("required", ()))
    # What the server says has all its fields; what a client says may leave out what has a default.
    tag = schema.get("properties", {}).get("type", {}).get("enum")
    told = name in {it.__name__ for it in messages.FromServer.__args__}
    for field, it in schema.get("properties", {}).items():
        optional = "" if field in needed or (tag and field == "type") or told else "?"
        lines.append(f"  {field}{optional}: {_type(it)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF.partition("{")[0])
    if "enum" in schema:
        return " | ".join(_literal(it) for it in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(it) for it in schema["anyOf"]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(it) for it in schema['prefixItems'])}]"
        case "array":
            inner = _type(schema["items"]) if "items" in schema else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            more = schema.get("additionalProperties")
            return (
                f"Record<string, {_type(more)}>"
                if isinstance(more, dict) and more
                else "Record<string, unknown>"
            )
        case _:
            return "unknown"


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if value is not None else "null"


def main() -> None:
    """Write the types to a file, or check that the file has them."""
    *check, name = sys.argv[1:]
    file = Path(name)
    if check:
        if not file.exists() or file.read_text(encoding="utf-8") != typescript():
            sys.exit(f"{name} is not what the messages say: run make types")
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
