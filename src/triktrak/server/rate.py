"""How often something may happen; knows nothing of what it is."""

from __future__ import annotations

import time
from collections import deque


class Rate:
    """At most `most` times within `window` seconds.

    >>> rate = Rate(2, 60.0)
    >>> rate.allows(), rate.allows(), rate.allows()
    (True, True, False)
    """

    def __init__(self, most: int, window: float) -> None:
        self._window = window
        self._times: deque[float] = deque(maxlen=most)

    def allows(self) -> bool:
        """Count one more, unless that would be too many."""
        now = time.monotonic()
        if len(self._times) == self._times.maxlen and now - self._times[0] < self._window:
            return False
        self._times.append(now)
        return True

    @property
    def idle(self) -> bool:
        """Whether nothing was counted within the window."""
        return not self._times or time.monotonic() - self._times[-1] >= self._window
