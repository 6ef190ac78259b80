"""Why a move may not be played: its clause, and what is said about it."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.protocol import Refused

from .drawn import drawn, whole_course
from .meetings import dealt, meeting


def refusal(state: AnyState, move: str) -> str:
    """Tell the clause with which a move is refused, and what is said."""
    with pytest.raises(Refused) as caught:
        GAME.play(state, GAME.read(move))
    return f"{caught.value.clause} {caught.value.why}"


ALLEY = "court\nA 06b lap 2 hand 1 2\nB A1 lap 2 paid"


@pytest.mark.parametrize(
    ("text", "move", "said"),
    [
        ("ring\nA 05a hand 6\nB 03a", "6-03a", "4.1 refused-six card=6"),
        ("neck\nA 03a hand 1\nB 04", "1-04", "3.3 refused-blocked card=1"),
        (ALLEY, "2-08b", "5.3 refused-wait card=2"),
        ("court\nA 05b lap 2 hand 1 3\nB A1 lap 2 paid", "3-08b", "5.3 refused-wait card=3"),
        (ALLEY, "1-07a", "5.3 refused-astray card=1 space=07a"),
        ("ring\nA 01a hand 1\nB 02a", "1-02a", "3.3 refused-taken space=02a"),
        ("ring\nA 01a hand 2\nB 02a", "1-02b", "3.1 refused-not-held card=1"),
        ("ring\nA 01a hand 1", "1-03a", "3.1 refused-not-reached card=1 space=03a"),
        ("ring\nA 01a hand 1", "1-01a", "3.1 refused-not-reached card=1 space=01a"),
        ("ring\nA 01a hand 1", "1-finish", "3.1 refused-not-reached card=1 space=finish"),
        ("ring\nA 01a hand 1", f"1-{'x' * 50}", f"3.1 refused-not-reached card=1 space={'x' * 40}"),
        ("neck blocked_hand=tuck\nA 03a hand 1\nB 04", "pass", "3.5 refused-must-tuck"),
        ("ring\nA 01a hand 1", "pass", "3.4 refused-must-play"),
        ("ring\nA 01a hand 1", "tuck 1", "3.5 refused-tuck"),
        ("ring\nA 01a hand 1", "withdraw", "5.4 refused-withdraw"),
        ("ring\nA 01a hand 1", "draw 2", "3.1 refused-no-draw"),
        ("ring\nA 01a hand 1", "lot 2", "2.1 refused-no-lots"),
        ("ring\nA 01a hand 1", "vote 1-02a", "8.3 refused-no-vote"),
        ("ring\nA 01a hand 1 draws", "1-02a", "3.1 refused-draw-due"),
        ("ring left A\nA - lap 4 finished", "pass", "6.3 refused-over"),
    ],
)
def test_a_move_that_may_not_be_played_is_refused_with_its_clause_and_its_reason(
    text: str, move: str, said: str
) -> None:
    assert refusal(drawn(text), move) == said


def test_before_the_race_and_while_a_vote_is_held_the_reason_is_the_stage() -> None:
    setup: dict[str, Any] = {
        "players": 2,
        "unmanned": 1,
        "any_number": True,
        "options": {"unmanned_driver": "vote"},
        "programme": [{"course": whole_course("court")}],
    }
    assert refusal(GAME.start(setup), "pass") == "2.1 refused-lots"
    assert refusal(meeting(**setup), "pass") == "2.2 refused-deal"
    racing = dealt(meeting(**setup))
    voting = GAME.play(
        state_from_parts(racing.race, racing.chariots, 2, None, True, 0, ()), GAME.read("draw 2")
    )
    assert refusal(voting, "pass") == "8.3 refused-vote"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ring\nA 05a hand 1 6\nB 03a", ["6 4.1 refused-six card=6"]),
        ("neck\nA 02a hand 1 2 3\nB 04", ["2 3.3 refused-blocked card=2", "3 3.3 refused-blocked card=3"]),
        (ALLEY, ["2 5.3 refused-wait card=2"]),
        ("ring\nA 01a hand 1", []),
        ("ring left A\nA - lap 4 finished hand 6", []),
    ],
)
def test_the_cards_that_may_not_be_played_are_told_with_clause_and_reason(text: str, said: list[str]) -> None:
    assert [f"{it.what} {it.clause} {it.why}" for it in GAME.refusals(drawn(text))] == said
