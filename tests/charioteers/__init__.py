"""Tests of the charioteers."""
