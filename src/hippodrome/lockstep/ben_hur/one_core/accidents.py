"""Accidents (6), and cards drawn after a turn."""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.layout import (
    ACCIDENT,
    CLUB,
    DRAW,
    ENDURANCE,
    KNOCKOUT,
    MORE,
    NO_CARD,
    NUMBER_OF,
    OUT,
    ROLL,
    SLOTS,
    T_RULE,
    TAKE,
    WHIPPED,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import any_cards, discard, leave_sand
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACTOR,
    BUSINESS,
    BY_WHIP,
    CARD,
    DECK,
    GOOD,
    HAND,
    OWNER,
    PHASE,
    STARTED,
)
from hippodrome.lockstep.ben_hur.one_core.turns import end_turn
from hippodrome.lockstep.ben_hur.one_core.whip import clear_business, offer_whips, resume
from hippodrome.lockstep.compiling import compiled


@compiled
def _accident_rule(s: Row, t: Terms, n: int) -> int:
    """Say by which rule the accident being settled goes (5.2, 6.2–6.4)."""
    rule = t[T_RULE]
    if (rule == KNOCKOUT and not s[STARTED + n]) or (rule == CLUB and s[BY_WHIP]):
        return ENDURANCE
    return int(rule)


@compiled
def _accident_over(s: Row, t: Terms) -> None:
    whipped = s[BY_WHIP]
    clear_business(s)
    s[DECK] = -1
    if whipped:
        resume(s, t)
    else:
        end_turn(s, t)


@compiled
def play_accident(s: Row, kind: int) -> None:
    """Play an accident, on one's own turn or as the loser of a whip (6.1, 5.2)."""
    discard(s, s[ACTOR], kind)
    clear_business(s)
    s[BUSINESS] = ACCIDENT
    s[CARD] = kind
    s[BY_WHIP] = s[PHASE] == WHIPPED
    s[PHASE] = ROLL


@compiled
def roll_accident(s: Row, t: Terms, die: int) -> None:
    """Roll against the numbers of the card: above them a card is drawn, within them it is bad (6.1)."""
    n = s[ACTOR]
    if die > NUMBER_OF[s[CARD]]:
        s[PHASE] = TAKE
        return
    if _accident_rule(s, t, n) == KNOCKOUT or s[HAND + n * SLOTS] == NO_CARD:
        leave_sand(s, n, OUT)
    _accident_over(s, t)


@compiled
def after_draw(s: Row, t: Terms) -> None:
    """Go on after a draw: with what follows an accident, or with the whips (3.3, 6.4)."""
    s[DECK] = -1
    if s[BUSINESS] != ACCIDENT:
        offer_whips(s, t)
    elif _accident_rule(s, t, s[OWNER]) == CLUB:
        clear_business(s)
        s[GOOD] += 1
        s[PHASE] = MORE
    else:
        _accident_over(s, t)


@compiled
def take(s: Row, t: Terms, back: int) -> None:
    """Choose the deck for the draw (3.3); where no card is left anywhere there is none."""
    if any_cards(s, 0) or any_cards(s, 1):
        s[PHASE] = DRAW
        s[DECK] = back
    else:
        after_draw(s, t)
