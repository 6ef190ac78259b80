"""Snapshots of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for snapshots."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("written", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove the snapshots; the log has everything."""
    op.drop_table("snapshots")
