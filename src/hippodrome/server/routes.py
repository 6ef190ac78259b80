"""The OpenAPI document: paths from the routes, schemas from the messages, one source for both."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from hippodrome import __version__
from hippodrome.server import answers as told
from hippodrome.server import messages, seating
from hippodrome.server.choices import Choices
from hippodrome.server.settings import Settings

REF: Final = "#/components/schemas/{name}"

IN_PATH: Final = {
    "name": "The id of the table, or its short code",
    "game": "The name of the game",
    "board": "The name of the course or arena",
}
"""What stands for a part of a path."""

SPOKEN: Final[tuple[Any, ...]] = (
    messages.FromClient,
    messages.FromServer,
    Settings,
    seating.Sit,
    seating.Recover,
    seating.Seated,
    seating.Open,
    told.HistoryStep,
    told.Drawn,
    told.Hint,
    told.Review,
    told.Soon,
    told.Addresses,
    Choices,
)
"""Everything that is said on any channel."""


class Described(NamedTuple):
    """What a route takes and gives: `lines` if it is one JSON value a line, `kind` if it is no JSON at all.

    `soon` is what it says when it takes a while;
    `query` are whole numbers after the question mark, `texts` are words.
    """

    answer: Any
    body: Any = None
    lines: bool = False
    query: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    kind: str | None = None
    soon: Any = None


def components() -> dict[str, Any]:
    """Describe every message."""
    return msgspec.json.schema_components(SPOKEN, ref_template=REF)[1]


def schema_of(kind: Any) -> dict[str, Any]:
    """Describe one type, by reference to the components."""
    (schema,), _ = msgspec.json.schema_components((kind,), ref_template=REF)
    return schema


def describe(it: Described) -> dict[str, Any]:
    """Describe a route for the document."""
    kind = it.kind or ("application/x-ndjson" if it.lines else "application/json")
    good = {"description": "Done", "content": {kind: {"schema": schema_of(it.answer)}}}
    said_no = {
        "description": "Refused: why, in a sentence; nothing was changed",
        "content": {"application/json": {"schema": schema_of(messages.Refusal)}},
    }
    answers = {"200": good, "201": good, "4XX": said_no, "503": said_no}
    if it.soon is not None:
        wait = {"application/json": {"schema": schema_of(it.soon)}}
        answers["202"] = {"description": "Not yet: ask again", "content": wait}
    described: dict[str, Any] = {
        "responses": answers,
        "parameters": [
            {"name": name, "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}}
            for name in it.query
        ]
        + [
            {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
            for name in it.texts
        ],
        "security": [{}, {"seat": []}],
    }
    if it.body is not None:
        body_kind = "text/plain" if it.body is str else "application/json"
        described["requestBody"] = {
            "required": True,
            "content": {body_kind: {"schema": schema_of(it.body)}},
        }
    return described


def document(app: FastAPI) -> dict[str, Any]:
    """Make the OpenAPI document of the server."""
    made = get_openapi(
        title="Hippodrome",
        version=__version__,
        description="Sit at a table from any language: open, sit, follow the stream, send deeds.",
        routes=app.routes,
    )
    for path, methods in made["paths"].items():
        for method in methods.values():
            method["parameters"] = method.get("parameters", []) + [
                {
                    "name": name,
                    "in": "path",
                    "required": True,
                    "description": IN_PATH[name],
                    "schema": {"type": "string", "minLength": 1, "maxLength": 60},
                }
                for name in re.findall(r"{(\w+)}", path)
            ]
    made["components"] = {
        "schemas": components(),
        "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
    }
    return made
