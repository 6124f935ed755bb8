"""The scorebook: results of games at a real board, counted, remembered and shared. No SQL, no HTTP, no clock."""

from .book import Book
from .records import Clock, Club, Event, Line, Place, Player, Record, Sheet, Stake, read_record, write_record
from .standing import Game, Standing, standing

__all__ = [
    "Book",
    "Clock",
    "Club",
    "Event",
    "Game",
    "Line",
    "Place",
    "Player",
    "Record",
    "Sheet",
    "Stake",
    "Standing",
    "read_record",
    "standing",
    "write_record",
]
