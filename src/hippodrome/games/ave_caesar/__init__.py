"""Ave Caesar: the race by cards, lane by lane."""
