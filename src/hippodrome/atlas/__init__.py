"""The courses, arenas and decks as data, and their one loader."""
