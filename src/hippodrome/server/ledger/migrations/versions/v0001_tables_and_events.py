"""Tables and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger, nullable=True, index=True),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(120), nullable=True),
        sa.Column("event", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="events_key"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Remove the first tables."""
    op.drop_table("events")
    op.drop_table("tables")
