"""Tests of the two games."""
