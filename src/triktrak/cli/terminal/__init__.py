"""A match in the terminal: what is drawn or said, what is understood, and what is kept of it."""

from .session import Session

__all__ = ["Session"]
