"""Ave Caesar, clause by clause."""
