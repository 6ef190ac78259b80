"""The two races, each a pure game that meets the protocol of `hippodrome.race`."""
