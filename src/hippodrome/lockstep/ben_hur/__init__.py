"""Lockstep for Ben Hur: the rules a second time, over arrays of whole numbers.

`layout` says how a race lies in numbers. `sand` and `one_core` race one row after the other on one core
(numba), `batch_sand`, `batch_rules` and `engine` any number of races at once wherever JAX runs. `crossing`
carries races over from the reference and back, `referee` answers its requests.
"""
