"""The OpenAPI document: paths from the routes, schemas from the messages, one source for both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from hippodrome import __version__
from hippodrome.tables import answers as told
from hippodrome.tables import branching, crafting, messages, publishing, seating
from hippodrome.tables.choices import Choices
from hippodrome.tables.routes.routing import RouteDescription
from hippodrome.tables.settings import Settings

REFERENCE_TEMPLATE: Final = "#/components/schemas/{name}"

PATH_PARAMETERS: Final = {
    "name": "The id of the table, or its short code",
    "game": "The name of the game",
    "board": "The name of the course or arena",
    "number": "The number of a puzzle, from 1",
    "published": "The id of a board of the gallery",
    "version": "The number of one of its versions",
}
"""What stands for a part of a path."""

ALL_MESSAGES: Final[tuple[Any, ...]] = (
    messages.FromClient,
    messages.FromServer,
    Settings,
    seating.Sit,
    seating.Recover,
    seating.Seated,
    seating.Open,
    told.RaceFigureView,
    told.HistoryStep,
    told.BranchView,
    branching.Branch,
    branching.BranchCard,
    branching.PlayOn,
    told.CheckedBoard,
    told.RecognisedBoard,
    told.Hint,
    told.Review,
    told.Soon,
    told.Puzzles,
    told.PuzzleView,
    told.ServerAddresses,
    Choices,
    crafting.Sketch,
    crafting.Sketched,
    crafting.TrialRaces,
    crafting.RaceCounts,
    crafting.LoneDrive,
    crafting.DriveOptions,
    publishing.Publish,
    publishing.PublishVersion,
    publishing.PublishReceipt,
    publishing.GalleryPage,
    publishing.PublishedVersion,
    publishing.VersionNote,
    publishing.Stars,
    publishing.RaceOn,
)
"""Everything that is said on any channel."""


def components() -> dict[str, Any]:
    """Describe every message."""
    return msgspec.json.schema_components(ALL_MESSAGES, ref_template=REFERENCE_TEMPLATE)[1]


def schema_of(kind: Any) -> dict[str, Any]:
    """Describe one type, by reference to the components."""
    (schema,), _ = msgspec.json.schema_components((kind,), ref_template=REFERENCE_TEMPLATE)
    return schema


def describe(path: str, name: str, text: str, it: RouteDescription) -> dict[str, Any]:
    """Describe one method of a path for the document: an operation, as OpenAPI calls it."""
    kind = it.kind or ("application/x-ndjson" if it.lines else "application/json")
    good = {"description": "Done", "content": {kind: {"schema": schema_of(it.answer)}}}
    said_no = {
        "description": "Refused: why, in a sentence; nothing was changed",
        "content": {"application/json": {"schema": schema_of(messages.RefusalMessage)}},
    }
    answers = {"200": good, "201": good, "4XX": said_no, "503": said_no}
    if it.soon is not None:
        wait = {"application/json": {"schema": schema_of(it.soon)}}
        answers["202"] = {"description": "Not yet: ask again", "content": wait}
    body: dict[str, Any] = {}
    if it.body is not None:
        body_kind = "text/plain" if it.body is str else "application/json"
        body["requestBody"] = {"content": {body_kind: {"schema": schema_of(it.body)}}, "required": True}
    return {
        "summary": name.replace("_", " ").title(),
        "description": text.strip(),
        "operationId": name,
        "parameters": _parameters(path, it),
        **body,
        "responses": answers,
        "security": [{}, {"seat": []}],
    }


def _parameters(path: str, it: RouteDescription) -> list[dict[str, Any]]:
    """Describe what is asked for in the query, and what stands in the path."""
    number, text = {"type": "integer", "minimum": 0}, {"type": "string"}
    asked = [(name, number) for name in it.query] + [(name, text) for name in it.texts]
    part = {"type": "string", "minLength": 1, "maxLength": 60}
    return [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in asked] + [
        {"name": name, "in": "path", "required": True, "description": PATH_PARAMETERS[name], "schema": part}
        for name in re.findall(r"{(\w+)}", path)
    ]


def document(paths: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Make the OpenAPI document of the server from the operations of its paths."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hippodrome",
            "description": "Sit at a table from any language: open, sit, follow the stream, send commands.",
            "version": __version__,
        },
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }
