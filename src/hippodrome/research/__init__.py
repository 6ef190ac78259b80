"""Doors for researchers: our races as other people's libraries know games."""
