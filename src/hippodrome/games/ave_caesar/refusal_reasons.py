"""What a refused move breaks: the clause, and the saying that explains it, whichever engine refuses it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from hippodrome.course import SpaceId
from hippodrome.saying import Saying, saying


class Reason(NamedTuple):
    """Why a move may not be played."""

    clause: str
    why: Saying


LOTS_DUE: Final = Reason("2.1", saying("refused-lots"))
DEAL_DUE: Final = Reason("2.2", saying("refused-deal"))
VOTE_DUE: Final = Reason("8.3", saying("refused-vote"))
DRAW_DUE: Final = Reason("3.1", saying("refused-draw-due"))
RACE_OVER: Final = Reason("6.3", saying("refused-over"))
MUST_TUCK: Final = Reason("3.5", saying("refused-must-tuck"))
"""Why a pass is refused where a card has to be tucked."""

REASON_BY_KIND: Final[dict[Literal["pass", "tuck", "withdraw", "draw", "lot", "vote"], Reason]] = {
    "pass": Reason("3.4", saying("refused-must-play")),
    "tuck": Reason("3.5", saying("refused-tuck")),
    "withdraw": Reason("5.4", saying("refused-withdraw")),
    "draw": Reason("3.1", saying("refused-no-draw")),
    "lot": Reason("2.1", saying("refused-no-lots")),
    "vote": Reason("8.3", saying("refused-no-vote")),
}
"""Why a move of a kind is refused at a turn that is not the time for it."""

CARD_REFUSAL_KEYS: Final = {"4.1": "refused-six", "3.3": "refused-blocked", "5.3": "refused-wait"}


def why_card_refused(card: int, clause: str) -> Saying:
    """Say why a card may not be played."""
    return saying(CARD_REFUSAL_KEYS[clause], card=card)


def card_barred_reason(card: int, clause: str) -> Reason:
    """Refuse a card that a clause bars wherever it would lead."""
    return Reason(clause, why_card_refused(card, clause))


def card_not_held_reason(card: int) -> Reason:
    """Refuse a card that is not in hand."""
    return Reason("3.1", saying("refused-not-held", card=card))


def tribute_lost_reason(card: int, space: SpaceId) -> Reason:
    """Refuse a drive after which tribute could be paid no more, while access to the alley is shut."""
    return Reason("5.3", saying("refused-astray", card=card, space=space))


def space_taken_reason(space: SpaceId) -> Reason:
    """Refuse a drive to a space where a chariot stands."""
    return Reason("3.3", saying("refused-taken", space=space))


def space_not_reached_reason(card: int, space: SpaceId) -> Reason:
    """Refuse a drive to where a card does not lead; the space may be any text that a program sent."""
    return Reason("3.1", saying("refused-not-reached", card=card, space=space[:40]))
