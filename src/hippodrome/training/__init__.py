"""Training of the charioteers over lockstep: breeding of weights, and learning by self-play.

`python -m hippodrome.training breed` breeds the weights of a tactician's outlook, `… learn`
trains a champion. Both go on from checkpoints and write down what came of them.
"""
