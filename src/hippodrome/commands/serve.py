"""Serving tables to browsers and bots."""

from __future__ import annotations

import threading
import webbrowser
from typing import Final

import click

from hippodrome.language import voice
from hippodrome.on_demand import load

USUAL_PORT: Final = 8000
PORTS_TRIED: Final = range(USUAL_PORT, USUAL_PORT + 10)
"""The ports that are tried in turn where none is asked for: a browser keeps its seats under the same one."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=USUAL_PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option("--db")
@click.option("--data")
def serve(*, host: str, port: int, db: str | None, data: str | None) -> None:
    """Serve tables to browsers and bots; a database is made where there is none."""
    load("hippodrome.commands.run_server:run_server")(host, (port,), db, data, _say)


@click.command("open")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--db")
@click.option("--data")
@click.option("--browser/--no-browser", default=True, show_default=True)
def open_page(*, host: str, port: int | None, db: str | None, data: str | None, browser: bool) -> None:
    """Open the page in the browser, with a server of its own; what `hippodrome` alone does."""
    serve_and_open(host=host, port=port, db=db, data=data, opens=browser)


def serve_and_open(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    db: str | None = None,
    data: str | None = None,
    opens: bool = True,
) -> None:
    """Serve on a port that is free and open the page in the browser, unless told not to."""

    def ready(where: str, at: int) -> None:
        url = url_of(where, at)
        click.echo(voice().say("page-open", url=url), err=True)
        if opens:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    ports = (*PORTS_TRIED, 0) if port is None else (port,)
    load("hippodrome.commands.run_server:run_server")(host, ports, db, data, ready, quiet=True)


def url_of(host: str, port: int) -> str:
    """Say where a browser on this machine finds the server."""
    return f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/"  # noqa: S104  (compared)


def _say(where: str, at: int) -> None:
    click.echo(voice().say("serving", host=where, port=at), err=True)
