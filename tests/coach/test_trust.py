"""What the coach tells is tempered by how far ahead it had to imagine, and its numbers fit each other."""

from __future__ import annotations

from typing import Any

import pytest
from tests.coach.test_advice import AVE_CAESAR, BEN_HUR, WHITE, advise, decisions

from hippodrome.coach.ave_caesar.reasons import find_reason
from hippodrome.coach.traits import SeatOutcome, WeighedMove
from hippodrome.coach.trust import outcome_with_doubts, share_of_trust
from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.language import LANGUAGES, voice
from hippodrome.puzzles.explaining import explain_hint
from hippodrome.race.protocol import Seat


def test_the_further_ahead_and_the_fewer_races_the_less_one_counts() -> None:
    doubts = (1.0, 2.0, 8.0)
    shares = [share_of_trust(doubts, rounds, 16) for rounds in (0.0, 2.0, 5.0, 20.0)]
    assert shares == [1.0, 16 / 17, 16 / 18, 16 / 24]
    assert share_of_trust(doubts, 20.0, 64) == 64 / 72


def test_tempered_chances_still_make_one_and_agree_with_the_laurels() -> None:
    """Seats that finish a race in order expect together what there is to win, before and after."""
    state, _, _ = list(decisions(AVE_CAESAR, WHITE, "greedy", 4))[20]
    tempered = [
        outcome_with_doubts(
            AVE_CAESAR, state, Seat(seat), SeatOutcome(float(not seat), LAURELS[seat], 0.0, 15.0), 16
        )
        for seat in range(4)
    ]
    assert sum(it.win for it in tempered) == pytest.approx(1)
    assert sum(it.worth for it in tempered) == pytest.approx(sum(LAURELS[:4]))
    for it in tempered:
        assert 6 * it.win <= it.worth <= 6 * it.win + 4 * (1 - it.win)
    assert 0.5 < tempered[0].win < 1


def test_what_is_settled_or_not_measured_is_told_as_it_is() -> None:
    state, seat, _ = list(decisions(AVE_CAESAR, WHITE, "greedy", 4))[20]
    won = SeatOutcome(1.0, 6.0, 0.0)
    assert outcome_with_doubts(AVE_CAESAR, state, seat, won, 4) is won
    sand, driver, _ = next(decisions(BEN_HUR, {"players": 3}, "steady", 2))
    far = SeatOutcome(1.0, -1.0, 0.0, 8.0)
    assert outcome_with_doubts(BEN_HUR, sand, driver, far, 4) is far


def test_no_number_without_a_reason() -> None:
    """Between drives of different cards there is always something that the rules make of them."""
    keys = set()
    for state, seat, _ in list(decisions(AVE_CAESAR, WHITE, "greedy", 7))[::3]:
        view = AVE_CAESAR.view(state, seat)
        moves = [WeighedMove(it, 0.5, 3, 0, 0, 1) for it in AVE_CAESAR.legal_moves(state)]
        drives = [it for it in moves if it.move.kind == "drive"]
        for one in drives:
            for other in drives:
                if one.move.card != other.move.card:
                    keys.add(find_reason(view, one, other)[0])
    assert not keys & {"coach-odds", "coach-worth"}
    assert keys >= {"coach-shorter", "coach-tribute", "coach-roads", "coach-keep"}


@pytest.mark.parametrize(("game", "setup", "who"), [(AVE_CAESAR, WHITE, "greedy"), (BEN_HUR, {}, "steady")])
def test_a_hint_says_why_in_every_language(game: Any, setup: dict[str, Any], who: str) -> None:
    several = [it for it in decisions(game, setup, who, 3) if len(game.legal_moves(it[0])) > 1]
    for state, seat, _ in several[5:60:18]:
        view = game.view(state, seat)
        why = explain_hint(game.name, view, advise(game, state, seat, 2))
        assert why is not None
        for language in LANGUAGES:
            told = voice(language)(why)
            assert told.endswith(".")
            assert "{" not in told
