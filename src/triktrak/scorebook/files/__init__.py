"""Scorebooks as files and back: backups in JSON, tables in CSV, match files. Bytes in and out; opens nothing."""

from .backup import write_backup
from .match_file import write_matches
from .problem import Problem
from .table import write_table
from .taking import Choices, Taking, take

__all__ = ["Choices", "Problem", "Taking", "take", "write_backup", "write_matches", "write_table"]
