"""Telling a race in words: what a commentator would say, as sayings, before any language is chosen.

A commentator sits in the stands: hidden cards are never told. Only `tell_record`, which tells a race that
is over, shows the cards that were drawn.
"""

from hippodrome.telling.names import names_in_race, with_distinct_names
from hippodrome.telling.record import tell_record, turn_numbers
from hippodrome.telling.tell import tell, tell_result

__all__ = ["names_in_race", "tell", "tell_record", "tell_result", "turn_numbers", "with_distinct_names"]
