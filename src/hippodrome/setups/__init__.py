"""Set-ups from what was asked for on the command line or in a menu; each game has a module of its own."""
