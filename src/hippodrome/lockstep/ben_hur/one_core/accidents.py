"""Accidents (6), and cards drawn after a turn."""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.layout import (
    ACCIDENT,
    BAD_NUMBER_OF_KIND,
    CLUB,
    DRAW,
    ENDURANCE,
    HAND_SLOTS,
    KNOCKOUT,
    MORE,
    NO_CARD,
    OUT,
    ROLL,
    TAKE,
    TERMS_ACCIDENT_RULE_AT,
    WHIPPED,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import any_cards, discard, leave_sand
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACCIDENTS_OVERCOME_AT,
    ACTOR_AT,
    BUSINESS_AT,
    CARD_AT,
    DECK_AT,
    HAND_AT,
    OWNER_AT,
    PHASE_AT,
    STARTED_AT,
    WHIPPED_AT,
)
from hippodrome.lockstep.ben_hur.one_core.turns import end_turn
from hippodrome.lockstep.ben_hur.one_core.whip import clear_business, offer_whips, resume_after_whip
from hippodrome.lockstep.compiling import compiled


@compiled
def _accident_rule(s: Row, t: Terms, n: int) -> int:
    """Say by which rule the accident being settled goes (5.2, 6.2–6.4)."""
    rule = t[TERMS_ACCIDENT_RULE_AT]
    if (rule == KNOCKOUT and not s[STARTED_AT + n]) or (rule == CLUB and s[WHIPPED_AT]):
        return ENDURANCE
    return int(rule)


@compiled
def _accident_over(s: Row, t: Terms) -> None:
    whipped = s[WHIPPED_AT]
    clear_business(s)
    s[DECK_AT] = -1
    if whipped:
        resume_after_whip(s, t)
    else:
        end_turn(s, t)


@compiled
def play_accident(s: Row, kind: int) -> None:
    """Play an accident, on one's own turn or as the loser of a whip (6.1, 5.2)."""
    discard(s, s[ACTOR_AT], kind)
    clear_business(s)
    s[BUSINESS_AT] = ACCIDENT
    s[CARD_AT] = kind
    s[WHIPPED_AT] = s[PHASE_AT] == WHIPPED
    s[PHASE_AT] = ROLL


@compiled
def roll_accident(s: Row, t: Terms, die: int) -> None:
    """Roll against the numbers of the card: above them a card is drawn, within them it is bad (6.1)."""
    n = s[ACTOR_AT]
    if die > BAD_NUMBER_OF_KIND[s[CARD_AT]]:
        s[PHASE_AT] = TAKE
        return
    if _accident_rule(s, t, n) == KNOCKOUT or s[HAND_AT + n * HAND_SLOTS] == NO_CARD:
        leave_sand(s, n, OUT)
    _accident_over(s, t)


@compiled
def after_draw(s: Row, t: Terms) -> None:
    """Go on after a draw: with what follows an accident, or with the whips (3.3, 6.4)."""
    s[DECK_AT] = -1
    if s[BUSINESS_AT] != ACCIDENT:
        offer_whips(s, t)
    elif _accident_rule(s, t, s[OWNER_AT]) == CLUB:
        clear_business(s)
        s[ACCIDENTS_OVERCOME_AT] += 1
        s[PHASE_AT] = MORE
    else:
        _accident_over(s, t)


@compiled
def take_from_deck(s: Row, t: Terms, back: int) -> None:
    """Choose the deck for the draw (3.3); where no card is left anywhere there is none."""
    if any_cards(s, 0) or any_cards(s, 1):
        s[PHASE_AT] = DRAW
        s[DECK_AT] = back
    else:
        after_draw(s, t)
