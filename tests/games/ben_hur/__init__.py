"""Ben Hur, clause by clause."""
