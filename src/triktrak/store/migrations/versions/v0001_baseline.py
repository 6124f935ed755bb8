"""The tables of the first release: players, sessions, matches and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    micros = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "player",
        sa.Column("id", sa.LargeBinary(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_us", micros, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
        sqlite_strict=True,
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player_id", sa.LargeBinary(16), nullable=False),
        sa.Column("created_us", micros, nullable=False),
        sa.Column("seen_us", micros, nullable=False),
        sa.Column("expires_us", micros, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_session")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_session_player_id"), ondelete="CASCADE"),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_session_player_id"), "session", ["player_id"])
    op.create_table(
        "match",
        sa.Column("id", sa.LargeBinary(16), nullable=False),
        sa.Column("created_us", micros, nullable=False),
        sa.Column("updated_us", micros, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seat0", sa.LargeBinary(16), nullable=True),
        sa.Column("seat1", sa.LargeBinary(16), nullable=True),
        sa.Column("name0", sa.Text, nullable=False),
        sa.Column("name1", sa.Text, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("head_seq", sa.Integer, nullable=False),
        sa.Column("head_hash", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
        sa.ForeignKeyConstraint(["seat0"], ["player.id"], name=op.f("fk_match_seat0")),
        sa.ForeignKeyConstraint(["seat1"], ["player.id"], name=op.f("fk_match_seat1")),
        sa.CheckConstraint("head_seq >= 0", name=op.f("ck_match_head")),
        sa.CheckConstraint("over IN (0, 1)", name=op.f("ck_match_over")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_match_seat0_over_updated_us"), "match", ["seat0", "over", "updated_us"])
    op.create_index(op.f("ix_match_seat1_over_updated_us"), "match", ["seat1", "over", "updated_us"])
    op.create_table(
        "match_event",
        sa.Column("match_id", sa.LargeBinary(16), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("ts_us", micros, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("cmd_id", sa.LargeBinary(16), nullable=True),
        sa.Column("prev_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_match_event")),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_match_event_match_id")),
        sa.UniqueConstraint("match_id", "actor", "cmd_id", name=op.f("uq_match_event_match_id_actor_cmd_id")),
        sa.CheckConstraint("actor IN (-1, 0, 1)", name=op.f("ck_match_event_actor")),
        sa.CheckConstraint("seq >= 0", name=op.f("ck_match_event_seq")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
