"""The command line: every verb is a few lines over the package; it decides nothing about backgammon."""

from .app import main

__all__ = ["main"]
