"""How far imagined races are to be trusted: a few of them tell little of what is far ahead.

So it is as if, beside those that were imagined, some more had come out as anybody may expect in that field:
none where nothing had to be imagined, the more the further ahead the end was. Chances, worth and ruin are
tempered together, so that they still fit each other and the chances of all seats still make one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hippodrome.coach.traits import SeatOutcome, coach_traits
from hippodrome.games import AnyGame
from hippodrome.race.protocol import Seat

STRETCH_ENDS_ROUNDS: Final = (3.0, 8.0)
"""Up to so many rounds ahead is near, up to so many within sight, all beyond is far."""


def stretch_of(rounds: float) -> int:
    """Tell in which stretch so many rounds ahead lie: 0 is near, 2 far."""
    return sum(rounds > end for end in STRETCH_ENDS_ROUNDS)


def share_of_trust(doubts: Sequence[float], rounds: float, races: int) -> float:
    """Tell the share for which an imagined race counts that took so many rounds, as one of so many races."""
    return 1.0 if rounds <= 0 else races / (races + doubts[stretch_of(rounds)])


def outcome_with_doubts(
    game: AnyGame, state: Any, seat: Seat, outcome: SeatOutcome, races: int
) -> SeatOutcome:
    """Tell what is to be expected after an imagined race came out so, as one of so many races."""
    traits = coach_traits(game.name)
    if traits.expected is None:
        return outcome
    share = share_of_trust(traits.doubts, outcome.rounds, races)
    if share == 1.0:
        return outcome
    anybody = traits.expected(state, seat)
    win, worth, lost = (
        share * seen + (1 - share) * usual for seen, usual in zip(outcome[:3], anybody[:3], strict=True)
    )
    return SeatOutcome(win, worth, lost, outcome.rounds)
