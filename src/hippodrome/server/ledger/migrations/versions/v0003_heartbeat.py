"""A row that is written to see whether the database can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the heartbeat."""
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO heartbeat (id, at) VALUES (1, 0)")


def downgrade() -> None:
    """Remove the heartbeat."""
    op.drop_table("heartbeat")
