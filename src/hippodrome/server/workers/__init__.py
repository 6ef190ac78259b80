"""Worker processes: charioteers decide and the coach thinks there, never on the event loop."""
