"""Settings of the property tests: the same examples every time in `make test`, new ones in `make soak`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A shared machine may be slow at any moment: that is no fault of the code under test.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", _patient, derandomize=True)
settings.register_profile("soak", _patient)
settings.load_profile("soak" if os.environ.get("TRIKTRAK_SOAK") else "steady")
