"""What is shared of a scorebook: by which link, how people are named there, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    micros = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "share",
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("book_id", sa.LargeBinary(16), nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("created_us", micros, nullable=False),
        sa.Column("expires_us", micros, nullable=True),
        sa.Column("revoked_us", micros, nullable=True),
        sa.PrimaryKeyConstraint("slug", name=op.f("pk_share")),
        sa.CheckConstraint("names IN ('full', 'initials', 'hidden')", name=op.f("ck_share_names")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_share_book_id_created_us"), "share", ["book_id", "created_us"])
