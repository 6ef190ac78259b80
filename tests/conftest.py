"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# The same examples in every run, and no deadline: the machine is shared.
settings.register_profile("hippodrome", derandomize=True, deadline=None)
settings.load_profile("hippodrome")
