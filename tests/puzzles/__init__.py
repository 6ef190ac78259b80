"""Tests of the puzzles and their collections."""
