"""Recorded races: one for every way a race can end, replayed by tests/test_races.py."""
