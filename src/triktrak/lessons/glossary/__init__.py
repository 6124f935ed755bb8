"""The words of the game in three languages: what each means, and a board that shows it."""

from .diagram import Diagram
from .reader import glossary
from .term import Term

__all__ = ["Diagram", "Term", "glossary"]
