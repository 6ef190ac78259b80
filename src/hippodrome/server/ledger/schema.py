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
"""The append-only log of events, by table and number; `key` is the idempotency key of a command."""

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""One row, written now and then to see whether the database can be written."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("written", sa.LargeBinary, nullable=False),
)
"""The last snapshot of each table, after the event with that number; the log can do without."""

published_boards = sa.Table(
    "published_boards",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("words", sa.String(500), nullable=False),
    sa.Column("author", sa.String(24), nullable=False),
    sa.Column("sought", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("key_hash", sa.String(64), nullable=False),
    sa.Column("forked_from", sa.String(40), nullable=True),
    sa.Column("published_at", sa.BigInteger, nullable=False, index=True),
    sa.Column("withdrawn_at", sa.BigInteger, nullable=True),
    sa.Column("latest", sa.Integer, nullable=False),
    sa.Column("stars", sa.Integer, nullable=False),
    sa.Column("raced", sa.Integer, nullable=False),
)
"""A row a board of the gallery; whoever has the key may publish versions of it and withdraw it."""

published_versions = sa.Table(
    "published_versions",
    metadata,
    sa.Column("board_id", sa.String(20), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("board", sa.Text, nullable=False),
)
"""The versions of boards, which never change."""

board_stars = sa.Table(
    "board_stars",
    metadata,
    sa.Column("board_id", sa.String(20), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
)
"""Who gave a star to which board, as a hash."""

board_races = sa.Table(
    "board_races",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("board_id", sa.String(20), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),
)
"""The tables that were opened on a version of a board."""
