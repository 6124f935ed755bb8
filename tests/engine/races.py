"""Races by what stands on the points of each side's own home."""

from __future__ import annotations

from triktrak import Position


def bear_off(own: dict[int, int], theirs: dict[int, int]) -> Position:
    """So many checkers on each point, both seen by their own side."""
    points = [0] * 26
    for point, count in own.items():
        points[point] = count
    for point, count in theirs.items():
        points[25 - point] = -count
    return Position.from_points(points)


RACE = bear_off({6: 2, 5: 1, 3: 1, 2: 1, 1: 1}, {6: 4, 4: 1, 1: 1})
"""Of six checkers a side; the tables know its worth with every cube."""
