"""The gallery of boards."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for published boards, their versions, stars and races."""
    op.create_table(
        "published_boards",
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
    op.create_table(
        "published_versions",
        sa.Column("board_id", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
    )
    op.create_table(
        "board_stars",
        sa.Column("board_id", sa.String(20), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
    )
    op.create_table(
        "board_races",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("board_id", sa.String(20), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Remove the gallery; tables that were opened on its boards have those boards in their log."""
    for name in ("board_races", "board_stars", "published_versions", "published_boards"):
        op.drop_table(name)
