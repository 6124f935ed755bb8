"""The scorebook: books, their records, the operations that made them, and who may open them by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    micros = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "book",
        sa.Column("id", sa.LargeBinary(16), nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("horizon", sa.Integer, nullable=False),
        sa.Column("hlc", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_book")),
        sa.CheckConstraint("head >= 0", name=op.f("ck_book_head")),
        sqlite_strict=True,
    )
    op.create_table(
        "book_record",
        sa.Column("book_id", sa.LargeBinary(16), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("sheet", sa.Text, nullable=True),
        sa.Column("fields", sa.Text, nullable=False),
        sa.Column("hlcs", sa.Text, nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("changed_us", micros, nullable=False),
        sa.PrimaryKeyConstraint("book_id", "kind", "id", name=op.f("pk_book_record")),
        sa.ForeignKeyConstraint(["book_id"], ["book.id"], name=op.f("fk_book_record_book_id")),
        sa.CheckConstraint("gone IN (0, 1)", name=op.f("ck_book_record_gone")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_book_record_book_id_seq"), "book_record", ["book_id", "seq"])
    op.create_index(op.f("ix_book_record_book_id_sheet"), "book_record", ["book_id", "sheet"])
    op.create_table(
        "book_op",
        sa.Column("book_id", sa.LargeBinary(16), nullable=False),
        sa.Column("op", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("fields", sa.Text, nullable=False),
        sa.Column("gone", sa.Integer, nullable=True),
        sa.Column("hlc", sa.Text, nullable=False),
        sa.Column("writer", sa.LargeBinary(16), nullable=True),
        sa.Column("received_us", micros, nullable=False),
        sa.PrimaryKeyConstraint("book_id", "op", name=op.f("pk_book_op")),
        sa.ForeignKeyConstraint(["book_id"], ["book.id"], name=op.f("fk_book_op_book_id")),
        sa.CheckConstraint("gone IN (0, 1)", name=op.f("ck_book_op_gone")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_book_op_book_id_kind_id"), "book_op", ["book_id", "kind", "id"])
    op.create_table(
        "book_access",
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("book_id", sa.LargeBinary(16), nullable=False),
        sa.Column("sheet", sa.Text, nullable=True),
        sa.Column("player", sa.Text, nullable=True),
        sa.Column("guest_id", sa.LargeBinary(16), nullable=True),
        sa.Column("created_us", micros, nullable=False),
        sa.Column("expires_us", micros, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_book_access")),
        sa.ForeignKeyConstraint(["book_id"], ["book.id"], name=op.f("fk_book_access_book_id")),
        sa.ForeignKeyConstraint(["guest_id"], ["player.id"], name=op.f("fk_book_access_guest_id"), ondelete="CASCADE"),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_book_access_guest_id"), "book_access", ["guest_id"])
    op.create_index(op.f("ix_book_access_book_id_sheet"), "book_access", ["book_id", "sheet"])
