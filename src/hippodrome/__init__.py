"""Hippodrome: the chariot races Ave Caesar and Ben Hur, for people and for programs."""

__version__ = "0.1.0"
