"""Matches that wait for their second player."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    micros = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "invitation",
        sa.Column("match_id", sa.LargeBinary(16), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player_id", sa.LargeBinary(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("created_us", micros, nullable=False),
        sa.Column("expires_us", micros, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_invitation")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_invitation_token_hash")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_invitation_player_id")),
        sa.CheckConstraint("state IN ('open', 'accepted', 'withdrawn')", name=op.f("ck_invitation_state")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_invitation_player_id_state"), "invitation", ["player_id", "state"])
