"""Migrations of the database; alembic is slow to import and needed once, so that this is loaded on demand."""

from __future__ import annotations

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations that the database lacks."""
    config = Config()
    config.set_main_option("script_location", str(files("hippodrome.server.ledger") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
