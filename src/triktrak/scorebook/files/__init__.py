"""Scorebooks as files and back: backups in JSON, tables in CSV, match files. Bytes in and out; opens nothing."""

from .backup import write_backup
from .columns import headings
from .delimited import MAX_BYTES
from .drafts import read_head
from .giving import FORMATS, Given, export_as
from .match_file import write_matches
from .problem import Problem
from .table import write_table
from .taking import Choices, Found, Taking, changes, choices_of, take

__all__ = [
    "FORMATS",
    "MAX_BYTES",
    "Choices",
    "Found",
    "Given",
    "Problem",
    "Taking",
    "changes",
    "choices_of",
    "export_as",
    "headings",
    "read_head",
    "take",
    "write_backup",
    "write_matches",
    "write_table",
]
