"""Everyone sees who is connected; that is no event, and numbers stay without gaps."""

from __future__ import annotations

from tests.server.running import Running, line, play_on, start_all


def test_who_comes_and_goes_is_shown_without_a_number(server: Running) -> None:
    table, players = start_all(server)
    with line(server, table["table"], players[0].token) as gaius:
        whole = gaius.until("whole")
        assert [it["here"] for it in whole["table"]["chairs"]] == [True, False, False]
        assert whole["table"]["watching"] == 0
        with line(server, table["table"], players[2].token) as marcus:
            assert gaius.until("present")["here"] == [True, False, True]
            assert [it["here"] for it in marcus.until("whole")["table"]["chairs"]] == [True, False, True]
        assert gaius.until("present")["here"] == [True, False, False]
        with line(server, table["table"]) as stands:
            assert gaius.until("present")["watching"] == 1
            assert stands.until("whole")["table"]["watching"] == 1
            numbers = play_on(players, 3)
            assert numbers == [whole["number"] + count for count in (1, 2, 3)]
            assert [gaius.until("happened")["number"] for _ in range(3)] == numbers
        assert gaius.until("present") == {"type": "present", "here": [True, False, False], "watching": 0}


def test_a_seat_without_a_person_is_neither_here_nor_away(server: Running) -> None:
    seats = [{"type": "person"}, {"type": "charioteer", "name": "greedy"}, {"type": "person"}]
    table = server.open(seats=seats)
    server.sit(table, "Gaius")
    chairs = server.ask(f"/api/tables/{table['table']}")["table"]["chairs"]
    assert [it["here"] for it in chairs] == [False, None, None]


def test_one_who_takes_the_seat_elsewhere_is_seen_to_leave_it(server: Running) -> None:
    table, players = start_all(server)
    with line(server, table["table"], players[0].token) as old:
        old.until("whole")
        server.ask(f"/api/tables/{table['table']}/recover", {"recovery": players[0].recovery})
        old.until("seat-lost")
        after = old.until_happened("recovered")["table"]
        assert [it["here"] for it in after["chairs"]] == [False, False, False]
        assert after["watching"] == 1
