"""Ave Caesar in lockstep: the whole rules over arrays, twice.

`tables` makes a course ready: what is ahead of each space as windows of bits. `numba_rules` plays one race
after another on a CPU core, `jax_rules` plays batches of races in JAX on CPU or GPU; both play every
edition and option on any course. `environment` is the front face, `referee` answers position files, `terms`
says what a race is played by. Nothing here calls the rules of reference; only the kit and the courses are
shared with them.
"""
