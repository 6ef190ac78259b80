"""Lockstep beside the reference: a small sample of what benchmarks/lockstep_agreement.py compares."""
