"""Kits for print and play: what is on the paper is measured."""
