"""Statistics of a scorebook: pure figures of a `Book`, each with what it rests on. No SQL, no HTTP, no clock."""

from .filters import Filter, read_filter
from .summary import Summary, summary

__all__ = ["Filter", "Summary", "read_filter", "summary"]
