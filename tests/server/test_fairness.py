"""Clocks, absence and consent at a table: nobody gains time, a seat or a hand that is not theirs."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.desk import Desk

from hippodrome.race.protocol import STANDS
from hippodrome.saying import Trouble
from hippodrome.tables import deciding, messages
from hippodrome.tables.asked import Attendance
from hippodrome.tables.events import Recovered, Reins, Returned, read_event
from hippodrome.tables.redaction import LastEventQuery, WholeTableQuery, redact, viewer_of
from hippodrome.tables.settings import Clock, Settings
from hippodrome.tables.table import Table

AVE = {"players": 3, "options": {"races": 1}}
BANK = {"kind": "bank", "seconds": 40}
MOVE = {"kind": "move", "seconds": 40}
first = random.Random(1).randrange


def desk(game: str = "ave-caesar", setup: dict[str, Any] | None = None, **settings: Any) -> Desk:
    """Make a table whose race is under way."""
    it = Desk(game, AVE if setup is None else setup, **settings)
    it.start()
    return it


def mover(it: Desk) -> int:
    """Say who is to move."""
    assert it.table.to_move is not None
    return it.table.to_move


def drive(it: Desk, seat: int) -> None:
    """Let a charioteer decide for a seat."""
    decided = deciding.play_move(
        it.table, seat, it.offers()[0], it.table.turn, it.table.driver(seat), it.fates
    )
    it.happen(decided.event)


def shown(it: Desk, seat: int) -> int:
    """Read a clock as it is shown."""
    clock = redact(it.table, WholeTableQuery("", it.now), viewer_of(None)).table.clock
    assert clock is not None
    return clock.left[seat]


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_handing_over_and_coming_back_gives_no_time(clock: dict[str, Any]) -> None:
    it = desk(clock=clock, pace=10_000)
    seat = mover(it)
    for seconds in range(12, 30, 3):
        it.now += 12_000 if seconds == 12 else 1_000
        it.do(messages.HandOver, seat)
        it.now += 0 if seconds == 12 else 2_000
        it.do(messages.ComeBack, seat)
        assert shown(it, seat) == 40_000 - seconds * 1000
    assert it.table.deadline() == it.tables[-1].began + 40_000


def test_what_was_thought_before_a_charioteer_decided_is_used() -> None:
    it = desk(clock=BANK | {"bonus": 5})
    seat = mover(it)
    it.now += 12_000
    it.do(messages.HandOver, seat)
    it.now += 3_000
    assert shown(it, seat) == 28_000
    drive(it, seat)
    assert it.table.left[seat] == 28_000
    it.do(messages.ComeBack, seat)
    assert shown(it, seat) == 28_000


def test_a_bank_that_is_empty_is_not_filled_by_coming_back() -> None:
    it = desk(clock=BANK)
    seat = mover(it)
    it.now += 40_000
    it.happen(Reins(seat, it.table.stand_in, "time"))
    drive(it, seat)
    with pytest.raises(Trouble, match="time-used"):
        it.do(messages.ComeBack, seat)
    assert it.table.left[seat] == 0


def test_nobody_decides_after_their_time_while_the_stand_in_is_thinking() -> None:
    it = desk(clock=MOVE)
    seat = mover(it)
    it.now += 40_000
    it.happen(Reins(seat, it.table.stand_in, "time"))
    with pytest.raises(Trouble, match="time-used"):
        it.move(first)
    with pytest.raises(Trouble, match="time-used"):
        it.do(messages.ComeBack, seat)
    drive(it, seat)
    it.do(messages.ComeBack, seat)
    assert shown(it, seat) == 40_000


def test_leaving_and_recovering_give_no_time() -> None:
    it = desk(clock=BANK)
    seat = mover(it)
    it.now += 10_000
    it.happen(Recovered(seat, "another token", "another code"))
    assert shown(it, seat) == 30_000
    it.do(messages.Leave, seat)
    assert it.table.driver(seat) == it.table.stand_in
    assert shown(it, seat) == 30_000
    drive(it, seat)
    assert it.table.left[seat] == 30_000


def test_a_charioteer_who_takes_the_reins_keeps_the_pace_of_the_table() -> None:
    it = desk(pace=900)
    it.now += 12_000
    it.do(messages.HandOver, mover(it))
    assert it.table.wake() == it.now + 900


def may_take_back(**settings: Any) -> tuple[Desk, int]:
    """Play until somebody could take a move back; give the table and who."""
    for seed in range(80):
        pick = random.Random(seed).randrange
        it = desk("ben-hur", {"players": 3}, **settings)
        while it.table.stage == "racing":
            seat = mover(it)
            it.now += 1_000
            it.move(pick)
            if it.table.stage == "racing" and it.table.race and it.table.race.taken_back(seat):
                return it, seat
    raise AssertionError("nobody could take a move back")


def test_a_takeback_needs_those_too_who_have_handed_over() -> None:
    it, seat = may_take_back()
    others = [other for other in range(3) if other != seat]
    for other in others:
        it.do(messages.HandOver, other)
    it.do(messages.AskTakeback, seat)
    view = redact(it.table, WholeTableQuery("", it.now), viewer_of(None)).table.takeback
    assert view is not None
    assert view.open == others
    for other in others:
        it.do(messages.AnswerTakeback, other, yes=True)
    assert it.table.takeback is None
    assert it.table.to_move == seat


def test_a_takeback_gives_no_time_and_no_bonus_twice() -> None:
    it, seat = may_take_back(clock={"kind": "bank", "seconds": 4000, "bonus": 3})
    other = mover(it)
    before = it.table.left
    it.now += 7_000
    it.do(messages.AskTakeback, seat)
    for it_too in range(3):
        if it_too != seat:
            it.do(messages.AnswerTakeback, it_too, yes=True)
    assert it.table.to_move == seat
    expected = list(before)
    expected[seat] -= 3_000
    expected[other] -= 7_000
    assert list(it.table.left) == expected


def test_those_who_are_there_give_the_reins_of_who_is_not_to_the_stand_in() -> None:
    it = desk()
    here = Attendance(frozenset({0, 2}), 0)
    key = "k" * 8
    ask = messages.AskReins(key, 0, 1)
    with pytest.raises(Trouble, match="not-absent"):
        deciding.decide(it.table, ask, present=Attendance(frozenset({0, 1, 2}), 0))
    with pytest.raises(Trouble, match="not-absent"):
        deciding.decide(it.table, ask, present=Attendance(frozenset({0, 2}), 0, sure=False))
    it.happen(deciding.decide(it.table, ask, present=here).event)
    assert it.table.driver(1) is None
    with pytest.raises(Trouble, match="petition-none"):
        deciding.decide(it.table, messages.AnswerPetition(key, 1, 1, yes=False), present=here)
    it.happen(deciding.decide(it.table, messages.AnswerPetition(key, 2, 1, yes=True), present=here).event)
    assert it.table.driver(1) == it.table.stand_in
    assert it.table.petitions == ()
    assert it.table.consenting_seats() == {0, 2}
    it.do(messages.ComeBack, 1)
    assert it.table.consenting_seats() == {0, 1, 2}


def test_one_who_is_back_is_asked_about_no_more() -> None:
    it = desk()
    here = Attendance(frozenset({0, 2}), 0)
    it.happen(deciding.decide(it.table, messages.AskReins("k" * 8, 0, 1), present=here).event)
    answer = messages.AnswerPetition("k" * 8, 2, 1, yes=True)
    with pytest.raises(Trouble, match="not-absent"):
        deciding.decide(it.table, answer, present=Attendance(frozenset({0, 1, 2}), 0))
    it.happen(Recovered(1, "token", "code"))
    assert it.table.petitions == ()


def test_what_is_agreed_about_absence_is_settled_when_a_table_is_opened() -> None:
    def settled(**more: Any) -> int | None:
        return deciding.open_table(Settings("ave-caesar", AVE, **more)).settings.absent_after

    assert settled() == 600
    assert settled(clock=Clock("move", 30)) == 600
    assert settled(clock=Clock("move", 86_400)) == 86_400
    assert settled(absent_after=0) == 0
    assert settled(absent_after=60, clock=Clock("bank", 3_000)) == 60


def test_events_of_older_tables_are_read() -> None:
    it = desk(clock=BANK)
    assert read_event('{"type":"recovered","seat":1,"token":"t"}') == Recovered(1, "t")
    old: Table = it.happen(read_event('{"type":"recovered","seat":1,"token":"t"}'))
    assert old.chairs[1].held is not None
    assert (old.chairs[1].held.token, old.chairs[1].held.recovery) == ("t", "recovery 1")
    assert it.happen(read_event('{"type":"left","seat":1}')).chairs[1].held is None
    it.happen(read_event('{"type":"sat","seat":1,"held":{"name":"n","token":"t","recovery":"r"}}'))
    it.happen(Reins(mover(it), it.table.stand_in, "asked"))
    it.happen(Returned(mover(it)))
    assert it.table.deadline() == it.now + 40_000


@pytest.mark.rule("ben-hur 2.2")
def test_the_offer_of_a_new_hand_tells_the_others_what_the_rules_make_public_and_no_more() -> None:
    """Clause 2.2: everybody sees who is asked and a hand that is put away; nobody a hand that is kept."""
    asked = 0
    for seed in range(60):
        it = desk("ben-hur", {"players": 3}, fates=random.Random(seed).randrange)
        assert it.table.race is not None
        if it.table.race.state.phase != "redraw":
            continue
        asked += 1
        before, seat = it.table, mover(it)
        keeps = it.do(messages.MoveCommand, seat, move="keep", turn=it.table.turn)
        for table in (before, keeps):
            for viewer in it.viewers():
                race = redact(table, WholeTableQuery("", it.now), viewer).race
                assert race is not None
                view = msgspec.json.decode(msgspec.json.encode(race.view))
                hand = view["chariots"][next(n for n, at in enumerate(view["seats"]) if at == seat)]["hand"]
                assert (viewer == seat) == any(card.strip("?") for card in hand)
                assert (race.offers is not None) == (viewer == table.to_move)
        for viewer in it.viewers():
            what = redact(keeps, LastEventQuery(it.now), viewer).what
            assert isinstance(what.lines, list)
            assert (what.lines[0].by, what.lines[0].move) == (seat, "keep")
            assert "accident" not in str(what.told).lower()
            if viewer is STANDS:
                assert {line.move for line in what.lines[1:] if line.move.startswith("draw")} <= {"draw ?"}
        shown = Desk("ben-hur", {"players": 3}, random.Random(seed).randrange)
        shown.start()
        held = before.race and before.race.state.chariots[before.race.state.actor].hand
        anew = shown.do(messages.MoveCommand, seat, move="redraw", turn=shown.table.turn)
        for viewer in shown.viewers():
            race = redact(anew, WholeTableQuery("", shown.now), viewer).race
            assert race is not None
            view = msgspec.json.decode(msgspec.json.encode(race.view))
            assert {card for pile in view["discards"].values() for card in pile} == set(held or ())
    assert asked > 0
