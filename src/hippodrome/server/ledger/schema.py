"""The tables of the database; the migrations make them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(12), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("opened_at", sa.BigInteger, nullable=False),
    sa.Column("wake_at", sa.BigInteger, nullable=True, index=True),
)
"""A row a table: its short code, and when the server itself must act there."""

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("key", sa.String(120), nullable=True),
    sa.Column("event", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="events_key"),
    sqlite_with_rowid=False,
)
"""Everything that happened, by table and number; nothing here is ever changed."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("written", sa.LargeBinary, nullable=False),
)
"""The last snapshot of each table, after the event with that number; the log can do without."""
