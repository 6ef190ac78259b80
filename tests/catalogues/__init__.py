"""The catalogues held against the source and against each other."""
