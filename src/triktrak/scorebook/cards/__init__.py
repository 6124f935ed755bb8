"""Cards to share: pictures of 1200 by 630, drawn as SVG in the colours and measures of the board."""

from .lists import ranking
from .picture import draw
from .players import Figure, portrait
from .positions import position
from .results import Half, duel

__all__ = ["Figure", "Half", "draw", "duel", "portrait", "position", "ranking"]
