"""Serving tables to browsers and bots."""

from __future__ import annotations

import asyncio
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import click

from hippodrome.language import voice
from hippodrome.saying import Trouble

SWITCH: Final = 0.0005
"""How many seconds a thread may keep the others waiting: the one that writes must not wait for the loop."""

USUAL: Final = 8000
NEARBY: Final = range(USUAL, USUAL + 10)
"""The ports that are tried in turn where none is asked for: a browser keeps its seats under the same one."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=USUAL, show_default=True, type=click.IntRange(0, 65535))
@click.option("--db")
@click.option("--data")
def serve(*, host: str, port: int, db: str | None, data: str | None) -> None:
    """Serve tables to browsers and bots; a database is made where there is none."""
    _run(host, port, db, data, _say)


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
        url = f"http://{'127.0.0.1' if where == '0.0.0.0' else where}:{at}/"  # noqa: S104  (compared)
        click.echo(voice().say("page-open", url=url), err=True)
        if opens:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    _run(host, port, db, data, ready, quiet=True)


def _say(where: str, at: int) -> None:
    click.echo(voice().say("serving", host=where, port=at), err=True)


def _run(
    host: str,
    port: int | None,
    db: str | None,
    data: str | None,
    ready: Callable[[str, int], None],
    *,
    quiet: bool = False,
) -> None:
    from hippodrome.server.addresses import listen  # noqa: PLC0415  (slow to import, needed here alone)
    from hippodrome.server.app import Server, make_app  # noqa: PLC0415  (on demand)
    from hippodrome.server.config import config_from_environment  # noqa: PLC0415  (on demand)
    from hippodrome.server.ledger.engine import try_database  # noqa: PLC0415  (on demand)
    from hippodrome.server.watch import start_log  # noqa: PLC0415  (on demand)

    start_log(plain=sys.stderr.isatty(), quiet=quiet)
    config = config_from_environment(db, data)
    asyncio.run(try_database(config.db))
    for wish in (*NEARBY, 0) if port is None else (port,):
        try:
            ear = listen(host, wish)
            break
        except Trouble as trouble:
            if port is not None or trouble.saying.key != "port-taken":
                raise
    server = Server(make_app(config), host, port or 0, ready)
    sys.setswitchinterval(SWITCH)
    server.run(sockets=[ear])
    if not server.started:
        sys.exit(1)
