"""Ben Hur: the race without a grid."""
