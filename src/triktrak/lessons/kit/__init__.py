"""The starter kit: one sheet with all that a first evening at the board needs, for a page and for paper."""

from .paper import available, pdf
from .sheet import BEAR_OFF, START, WITHIN, Opening, Sheet, decimal, sheet

__all__ = ["BEAR_OFF", "START", "WITHIN", "Opening", "Sheet", "available", "decimal", "pdf", "sheet"]
