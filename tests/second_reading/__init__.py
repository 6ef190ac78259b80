"""A second, independent reading of the rules: slow, plain, and compared with the engine move by move."""
