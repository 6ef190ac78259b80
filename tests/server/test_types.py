"""The page's types and the OpenAPI document say what the messages say."""

from __future__ import annotations

import sys

import pytest
from tests.server.running import ROOT

from hippodrome.server import messages
from hippodrome.server.app import make_app
from hippodrome.server.config import Config
from hippodrome.server.typescript import main, typescript

FILE = ROOT / "web" / "src" / "protocol.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run make types"


def test_the_check_says_when_they_are_not(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr(sys, "argv", ["typescript", "--check", str(FILE)])
    main()
    monkeypatch.setattr(sys, "argv", ["typescript", "--check", f"{tmp_path}/none.ts"])
    with pytest.raises(SystemExit):
        main()


def test_every_message_has_its_type() -> None:
    text = typescript()
    for kind in (*messages.FromClient.__args__, *messages.FromServer.__args__):
        assert f"export interface {kind.__name__} {{" in text


def test_the_document_names_every_route_and_every_reference_leads_somewhere() -> None:
    app = make_app(Config(db="sqlite:///unused.db"))
    document = app.openapi()
    assert "/api/tables/{name}/deeds" in document["paths"]
    known = set(document["components"]["schemas"])
    text = str(document)
    wanted = {part.partition("'")[0] for part in text.split("#/components/schemas/")[1:]}
    assert wanted <= known
