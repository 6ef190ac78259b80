"""Tests of training: each module of `hippodrome.training` has one here."""
