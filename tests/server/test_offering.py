"""The seat that is to move is helped, and nobody else: offers, placements, what it may ask for."""

from __future__ import annotations

import random

import pytest
from tests.server.desk import Desk
from tests.server.running import Refused, Running, start_all

from hippodrome.games.ben_hur.moves import write_turn
from hippodrome.games.ben_hur.refusals import placements
from hippodrome.race.protocol import Seat
from hippodrome.tables import messages
from hippodrome.tables.redaction import LastEventQuery, WholeTableQuery, redact

FREE = {"players": 3, "options": {"steering": "free"}}


def test_whoever_chooses_a_speed_card_gets_its_placements_as_the_referee_gives_them() -> None:
    desk = Desk("ben-hur", {"players": 4})
    desk.start()
    pick = random.Random(3).randrange
    seen = 0
    while desk.table.stage == "racing":
        race = desk.table.race
        assert race is not None
        for viewer in desk.viewers():
            shown = redact(desk.table, LastEventQuery(0), viewer).race
            assert shown is not None
            if viewer != race.to_move or race.state.phase not in ("turn", "more"):
                assert shown.placements is None
                continue
            hand = race.state.chariots[race.state.actor].hand
            speeds = {card for card in hand if not card.startswith("A")}
            if not speeds:
                assert shown.placements is None
                continue
            assert shown.placements is not None
            assert set(shown.placements) == speeds
            moves = set()
            for card, rows in shown.placements.items():
                assert len(rows) == 9
                told = [
                    (
                        write_turn(row.ruler),
                        write_turn(row.turn),
                        row.word if row.target is None else f"{row.word} @{row.target}",
                        list(row.pose),
                    )
                    for row in rows
                ]
                assert told == placements(race.state, card)
                assert shown.barred is not None
                barred = {it.what: it.clause for it in shown.barred}
                for row, (ruler, turn, *_) in zip(rows, told, strict=True):
                    assert row.clause == barred.get(f"drive {card} {ruler} {turn}")
                    assert (row.move is None) == (row.bar is not None) == (row.clause is not None)
                moves |= {row.move for row in rows if row.move is not None}
                seen += 1
            assert shown.offers is not None
            assert moves == {it for it in shown.offers if it.startswith(("drive", "ram"))}
        desk.move(pick)
    assert seen > 20


def test_with_free_steering_the_placements_are_asked_for_and_frames_stay_small() -> None:
    desk = Desk("ben-hur", FREE)
    desk.start()
    pick = random.Random(5).randrange
    asked = 0
    for _ in range(60):
        race = desk.table.race
        if race is None or race.to_move is None:
            break
        whole = redact(desk.table, WholeTableQuery("CODE", 0), Seat(race.to_move))
        assert len(messages.encode(whole)) < 20_000
        assert whole.race is not None
        assert whole.race.placements is None
        asked += bool(whole.race.ask)
        desk.move(pick)
    assert asked > 3


def test_placements_go_to_the_seat_to_move_and_each_move_in_them_may_be_played(server: Running) -> None:
    _, players = start_all(server, "ben-hur", setup=FREE)
    while not (mover := players[players[0].look()["race"]["to_move"]]).look()["race"]["ask"]:
        mover.move()
    whole = mover.look()
    card = whole["race"]["ask"][0].replace("+", "%2B")
    path = f"/api/tables/{mover.table}/placements?card={card}"
    rows = server.ask(path, token=mover.token)
    assert len(rows) == 61 * 61
    other = next(player for player in players if player is not mover)
    for token in (other.token, "", "nonsense"):
        with pytest.raises(Refused) as refused:
            server.ask(path, token=token)
        assert refused.value.code in ("not-your-turn", "token-unknown")
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/tables/{mover.table}/placements?card=A9", token=mover.token)
    assert refused.value.code == "placements-now"
    moves = [row["move"] for row in rows if row["move"] is not None]
    mover.do("move", move=moves[len(moves) // 2], turn=whole["table"]["turn"])
