"""How strong the program plays is kept with its seat; until now there was one level."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the level of each seat, null for people."""
    op.add_column("match", sa.Column("level0", sa.Text, nullable=True))
    op.add_column("match", sa.Column("level1", sa.Text, nullable=True))
    op.execute("UPDATE \"match\" SET level0='beginner' WHERE seat0 IS NULL")
    op.execute("UPDATE \"match\" SET level1='beginner' WHERE seat1 IS NULL")
