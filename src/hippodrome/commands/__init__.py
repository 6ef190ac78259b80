"""What the command line does, one module a trade: the referee, races and records, boards, checks."""
