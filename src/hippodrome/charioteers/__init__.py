"""Who decides: charioteers get a view and the moves offered, never the state."""
