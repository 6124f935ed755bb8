"""The tables, for every database; migrations/ builds exactly these.

Names of people are in `match` and `player` only, never in `match_event`: a log that is hashed cannot forget.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# STRICT tables of SQLite know INTEGER only, and it has 64 bits there.
Micros = BigInteger().with_variant(Integer(), "sqlite")

player = Table(
    "player",
    metadata,
    Column("id", LargeBinary(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_us", Micros, nullable=False),
    sqlite_strict=True,
)

session = Table(
    "session",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("player_id", ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("created_us", Micros, nullable=False),
    Column("seen_us", Micros, nullable=False),
    Column("expires_us", Micros, nullable=False),
    Index(None, "player_id"),
    sqlite_strict=True,
)

match = Table(
    "match",
    metadata,
    Column("id", LargeBinary(16), primary_key=True),
    Column("created_us", Micros, nullable=False),
    Column("updated_us", Micros, nullable=False),
    Column("variant", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat0", ForeignKey("player.id"), nullable=True),
    Column("seat1", ForeignKey("player.id"), nullable=True),
    Column("name0", Text, nullable=False),
    Column("name1", Text, nullable=False),
    Column("over", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("head_seq", Integer, nullable=False),
    Column("head_hash", LargeBinary(32), nullable=False),
    Column("level0", Text, nullable=True),
    Column("level1", Text, nullable=True),
    CheckConstraint("head_seq >= 0", name="head"),
    CheckConstraint("over IN (0, 1)", name="over"),
    Index(None, "seat0", "over", "updated_us"),
    Index(None, "seat1", "over", "updated_us"),
    sqlite_strict=True,
)

match_event = Table(
    "match_event",
    metadata,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("ts_us", Micros, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("v", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("cmd_id", LargeBinary(16), nullable=True),
    Column("prev_hash", LargeBinary(32), nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    CheckConstraint("actor IN (-1, 0, 1)", name="actor"),
    CheckConstraint("seq >= 0", name="seq"),
    UniqueConstraint("match_id", "actor", "cmd_id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

invitation = Table(
    "invitation",
    metadata,
    # Of a match that does not exist before the invitation is accepted.
    Column("match_id", LargeBinary(16), primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("player_id", ForeignKey("player.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("created_us", Micros, nullable=False),
    Column("expires_us", Micros, nullable=False),
    Column("state", Text, nullable=False),
    CheckConstraint("state IN ('open', 'accepted', 'withdrawn')", name="state"),
    Index(None, "player_id", "state"),
    sqlite_strict=True,
)

# A scorebook: where its records stand, and every operation that brought them there; both are JSON here. It is called
# by the id of the guest whose it is, or by nil: that of this computer.
book = Table(
    "book",
    metadata,
    Column("id", LargeBinary(16), primary_key=True),
    Column("head", Integer, nullable=False),
    # Up to where deleted records have been forgotten: a device that has seen less must read everything anew.
    Column("horizon", Integer, nullable=False),
    Column("hlc", Text, nullable=False),
    CheckConstraint("head >= 0", name="head"),
    sqlite_strict=True,
)

book_record = Table(
    "book_record",
    metadata,
    Column("book_id", ForeignKey("book.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("sheet", Text, nullable=True),
    Column("fields", Text, nullable=False),
    Column("hlcs", Text, nullable=False),
    Column("gone", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("changed_us", Micros, nullable=False),
    CheckConstraint("gone IN (0, 1)", name="gone"),
    Index(None, "book_id", "seq"),
    Index(None, "book_id", "sheet"),
    sqlite_strict=True,
)

book_op = Table(
    "book_op",
    metadata,
    Column("book_id", ForeignKey("book.id"), primary_key=True),
    Column("op", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("fields", Text, nullable=False),
    Column("gone", Integer, nullable=True),
    Column("hlc", Text, nullable=False),
    # The guest who sent it; nobody on the command line.
    Column("writer", LargeBinary(16), nullable=True),
    Column("received_us", Micros, nullable=False),
    CheckConstraint("gone IN (0, 1)", name="gone"),
    Index(None, "book_id", "kind", "id"),
    sqlite_strict=True,
)

book_access = Table(
    "book_access",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("book_id", ForeignKey("book.id"), nullable=False),
    # The one sheet that is shown; none: the whole book.
    Column("sheet", Text, nullable=True),
    # Who of those on the sheet it was sent to, or says it was; what they confirm, they confirm.
    Column("player", Text, nullable=True),
    # Who has opened the link; nobody yet.
    Column("guest_id", ForeignKey("player.id", ondelete="CASCADE"), nullable=True),
    Column("created_us", Micros, nullable=False),
    Column("expires_us", Micros, nullable=False),
    Index(None, "guest_id"),
    Index(None, "book_id", "sheet"),
    sqlite_strict=True,
)

# A page that whoever has the link may read. The link is kept as it is: its owner may look it up again, and it opens
# nothing but what it shows.
share = Table(
    "share",
    metadata,
    Column("slug", Text, primary_key=True),
    # Of a book that may have no row yet: a position can be shared from an empty one.
    Column("book_id", LargeBinary(16), nullable=False),
    Column("scope", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("created_us", Micros, nullable=False),
    Column("expires_us", Micros, nullable=True),
    Column("revoked_us", Micros, nullable=True),
    CheckConstraint("names IN ('full', 'initials', 'hidden')", name="names"),
    Index(None, "book_id", "created_us"),
    sqlite_strict=True,
)
