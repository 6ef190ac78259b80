"""Print and play: a board at true size with its cards, pieces and rules, laid out on sheets of paper."""
