"""Triktrak: backgammon for people who care."""

from importlib.metadata import version

__version__ = version("triktrak")
