"""A table is a fold over its events: clocks, reins, takebacks and seats, without a database."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.desk import Desk

from hippodrome.saying import Trouble
from hippodrome.tables import deciding, messages
from hippodrome.tables.events import Held, Left, Reins, Replaced, Sat
from hippodrome.tables.folding import fold
from hippodrome.tables.redaction import WholeTableQuery, redact, viewer_of
from hippodrome.tables.settings import Settings
from hippodrome.tables.table import Table

AVE = {"players": 3, "options": {"races": 1}}
first = random.Random(1).randrange


def desk(game: str = "ave-caesar", setup: dict[str, Any] | None = None, **settings: Any) -> Desk:
    """Make a table whose race is under way."""
    it = Desk(game, AVE if setup is None else setup, **settings)
    it.start()
    return it


def to_move(it: Desk) -> int:
    """Say who is to move."""
    assert it.table.to_move is not None
    return it.table.to_move


def drive(it: Desk, seat: int) -> None:
    """Let a charioteer decide for a seat."""
    decided = deciding.play_move(
        it.table, seat, it.offers()[0], it.table.turn, it.table.driver(seat), it.fates
    )
    it.happen(decided.event)


def clocks(table: Table, now: int) -> list[int]:
    """Read the clocks as they are shown."""
    clock = redact(table, WholeTableQuery("", now), viewer_of(None)).table.clock
    assert clock is not None
    return clock.left


def test_the_fold_of_the_log_is_the_table() -> None:
    it = desk("ben-hur", {"players": 3})
    while it.table.stage == "racing":
        it.move(first)
    again = fold("desk", it.log)
    assert again.race is not None
    assert it.table.race is not None
    assert again.race.state == it.table.race.state
    assert list(again.race.lines) == list(it.table.race.lines)


def test_lines_that_are_shared_do_not_mix_when_a_table_goes_two_ways() -> None:
    it = desk()
    before = it.table
    one = it.move(lambda _: 0)
    it.tables.append(before)
    other = it.move(lambda count: count - 1)
    assert one.race is not None
    assert other.race is not None
    assert next(iter(one.race.lines)) == next(iter(other.race.lines))
    assert [line.move for line in one.race.lines] != [line.move for line in other.race.lines]


def test_a_clock_for_each_move_is_full_again_at_every_turn() -> None:
    it = desk(clock={"kind": "move", "seconds": 30})
    seat = to_move(it)
    assert it.table.wake() == it.now + 30_000
    it.now += 12_000
    assert clocks(it.table, it.now)[seat] == 18_000
    it.move(first)
    assert clocks(it.table, it.now) == [30_000] * 3


def test_a_bank_of_time_is_used_up_and_gets_its_bonus() -> None:
    it = desk(clock={"kind": "bank", "seconds": 60, "bonus": 5})
    seat = to_move(it)
    it.now += 20_000
    it.move(first)
    assert it.table.left[seat] == 45_000
    assert it.table.deadline() == it.now + 60_000


def test_chat_does_not_wind_a_clock_back() -> None:
    it = desk(clock={"kind": "move", "seconds": 30})
    deadline = it.table.deadline()
    it.now += 9_000
    it.do(messages.Say, 0, text="Ave")
    assert it.table.deadline() == deadline


def test_a_wall_clock_that_jumps_back_takes_no_time_and_gives_none() -> None:
    it = desk(clock={"kind": "bank", "seconds": 60})
    seat = to_move(it)
    it.now -= 1_000_000
    it.move(first)
    assert it.table.left[seat] == 60_000
    assert it.table.at == it.tables[0].at


def test_when_time_has_run_out_a_charioteer_drives_until_the_player_returns() -> None:
    it = desk(clock={"kind": "bank", "seconds": 60, "bonus": 5})
    seat = to_move(it)
    it.now += 61_000
    it.happen(Reins(seat, it.table.stand_in, "time"))
    assert it.table.driver(seat) == it.table.stand_in
    assert it.table.wake() == it.now
    with pytest.raises(Trouble, match="time-used"):
        it.do(messages.ComeBack, seat)
    drive(it, seat)
    it.do(messages.ComeBack, seat)
    assert it.table.driver(seat) is None
    assert it.table.left[seat] == 5_000


def test_a_move_of_ones_own_takes_the_reins_back() -> None:
    it = desk()
    seat = to_move(it)
    it.happen(Reins(seat, it.table.stand_in, "asked"))
    it.move(first)
    assert it.table.driver(seat) is None


def test_a_seat_that_was_left_is_driven_until_somebody_sits_there() -> None:
    it = desk()
    it.happen(Left(1))
    assert it.table.driver(1) == it.table.stand_in
    it.happen(Sat(1, Held("new", "new token", "new recovery")))
    assert it.table.driver(1) is None
    assert it.table.chairs[1].held == Held("new", "new token", "new recovery")


def test_a_charioteer_that_is_replaced_stays_replaced() -> None:
    it = desk(seats=[{"type": "person"}, {"type": "person"}, {"type": "charioteer", "name": "greedy"}])
    it.happen(Replaced(2, "greedy", "random", "hung"))
    assert it.table.driver(2) == "random"


def test_a_takeback_that_one_refuses_does_not_happen() -> None:
    it = takeback_asked()
    asked, before = it.table.takeback, it.table.race
    others = [seat for seat in range(3) if asked is not None and seat != asked.by]
    it.do(messages.AnswerTakeback, others[0], yes=True)
    it.do(messages.AnswerTakeback, others[1], yes=False)
    assert it.table.takeback is None
    assert it.table.race is not None
    assert before is not None
    assert it.table.race.state == before.state


def takeback_asked() -> Desk:
    """Race until somebody asks to take a move back that drew nothing."""
    for seed in range(50):
        pick = random.Random(seed).randrange
        it = desk("ben-hur", {"players": 3})
        while it.table.stage == "racing":
            seat = to_move(it)
            it.move(pick)
            if it.table.stage == "racing" and it.table.race and it.table.race.taken_back(seat):
                it.do(messages.AskTakeback, seat)
                return it
    raise AssertionError("nobody could take a move back")


def test_nobody_takes_back_what_the_fates_have_answered() -> None:
    it = desk()
    seat = to_move(it)
    it.move(first)
    with pytest.raises(Trouble, match="takeback-drawn"):
        it.do(messages.AskTakeback, seat)


def test_a_charioteer_alone_with_one_person_consents_by_itself() -> None:
    seats = [{"type": "person"}, *[{"type": "charioteer", "name": "random"}] * 2]
    for seed in range(80):
        pick = random.Random(seed).randrange
        it = desk("ben-hur", {"players": 3}, seats=seats)
        while it.table.stage == "racing":
            before, seat = it.table, to_move(it)
            it.move(pick)
            if seat == 0 and it.table.stage == "racing" and it.table.race and it.table.race.taken_back(0):
                it.do(messages.AskTakeback, 0)
                assert before.race is not None
                assert it.table.race.state == before.race.state
                assert it.table.takeback is None
                return
    raise AssertionError("nobody could take a move back")


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"game": "chess"}, "field-choice"),
        ({"game": "ave-caesar", "setup": {"players": 99}}, "field-whole"),
        ({"game": "ave-caesar", "setup": {"nonsense": 1}}, "field-unknown"),
        ({"game": "ave-caesar", "stand_in": "nobody"}, "charioteer-unknown"),
        ({"game": "ben-hur", "setup": {"preset": "nonsense"}}, "ben-hur-no-such-choice"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(Trouble, match=key):
        deciding.open_table(Settings(**settings))


def test_the_race_does_not_start_while_seats_are_free_unless_charioteers_fill_them() -> None:
    it = Desk("ave-caesar", AVE)
    it.happen(Sat(0, Held("one", "t", "r")))
    with pytest.raises(Trouble, match="seats-free"):
        it.do(messages.Start, 0)
    it.do(messages.Start, 0, fill="random")
    assert [it.table.driver(seat) for seat in range(3)] == [None, "random", "random"]
