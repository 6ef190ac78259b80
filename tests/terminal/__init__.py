"""Tests of `hippodrome.terminal`."""
