"""Tests of `hippodrome.telling`."""
