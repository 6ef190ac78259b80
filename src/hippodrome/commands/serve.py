"""Serving tables to browsers and bots."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import click

from hippodrome.language import voice

SWITCH: Final = 0.0005
"""How many seconds a thread may keep the others waiting: the one that writes must not wait for the loop."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="The port; 0 takes one that is free.",
)
@click.option(
    "--db", help="A SQLite file or a postgresql:// URL; else HIPPODROME_DB, else a file of its own."
)
@click.option("--data", help="The folder for the database; else the user's folder for such things.")
def serve(*, host: str, port: int, db: str | None, data: str | None) -> None:
    """Serve tables to browsers and bots; a database is made where there is none."""
    from hippodrome.server.app import Server, make_app  # noqa: PLC0415  (slow to import, needed here alone)
    from hippodrome.server.config import config_from_environment  # noqa: PLC0415  (on demand)
    from hippodrome.server.ledger.engine import try_database  # noqa: PLC0415  (on demand)
    from hippodrome.server.watch import start_log  # noqa: PLC0415  (on demand)

    start_log(plain=sys.stderr.isatty())
    config = config_from_environment(db, data)
    asyncio.run(try_database(config.db))
    server = Server(
        make_app(config),
        host,
        port,
        lambda where, at: click.echo(voice().say("serving", host=where, port=at), err=True),
    )
    sys.setswitchinterval(SWITCH)
    server.run()
    if not server.started:
        sys.exit(1)
