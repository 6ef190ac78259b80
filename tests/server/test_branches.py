"""Branches of a race that is over: other moves, the coach's word on them, a table to play on from there."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.running import ROOT, Player, Refused, Running, line, start_all

from hippodrome.tables.branching import LONGEST_BRANCH

RACES = {"ave-caesar": "ave-caesar-everyone-finishes", "ben-hur": "ben-hur-all-finish"}
FREE = "ben-hur-free-steering"
GAMES = list(RACES)


def record(name: str) -> bytes:
    """Read a recorded race."""
    return (ROOT / "tests" / "races" / f"{name}.jsonl").read_bytes()


def brought_in(server: Running, name: str) -> str:
    """Bring in a recorded race: the table of it."""
    table: dict[str, str] = server.ask("/api/records", record(name))
    return table["table"]


def lines_of(server: Running, table: str) -> list[dict[str, Any]]:
    """Read a race moment by moment."""
    steps: list[dict[str, Any]] = []
    while True:
        more = server.ask(f"/api/tables/{table}/history?first={len(steps) + 1}")
        if not more:
            return steps
        steps += more if isinstance(more, list) else [more]


def decision(steps: list[dict[str, Any]], share: float = 0.4) -> int:
    """Find a line after which a seat is to move, so far into the race."""
    at = int(len(steps) * share)
    while steps[at]["line"]["by"] == "fates":
        at += 1
    return at


def branch(server: Running, table: str, at: int, *moves: str, **more: Any) -> Any:
    """Ask for a branch."""
    return server.ask(f"/api/tables/{table}/branch", {"at": at, "moves": list(moves)} | more)


def other(told: Any, *played: str) -> str:
    """Choose a move that was not played."""
    return next(str(it) for it in told["race"]["offers"] if it not in played)


@pytest.mark.parametrize("game", GAMES)
def test_another_move_is_driven_and_the_fates_answer_once(server: Running, game: str) -> None:
    table = brought_in(server, RACES[game])
    steps = lines_of(server, table)
    at = decision(steps)
    here = branch(server, table, at)
    assert (here["at"], here["moves"], here["steps"]) == (at, [], [])
    assert here["race"]["to_move"] == steps[at]["line"]["by"]
    assert here["race"]["open"] == steps[at - 1]["open"]
    move = other(here, steps[at]["line"]["move"])
    driven = branch(server, table, at, move)
    assert driven["moves"][0] == move
    assert [it["line"]["move"] for it in driven["steps"]] == driven["moves"]
    assert len(driven["race"]["open"]) == len(steps[0]["open"])
    # Whoever has the whole branch sees the very same, whenever it is asked for.
    again = branch(server, table, at, *driven["moves"])
    assert again == driven
    rest = branch(server, table, at, *driven["moves"], known=len(driven["moves"]))
    assert rest == driven | {"steps": []}


def test_a_branch_that_the_fates_interrupt_leaves_the_race_after_them(server: Running) -> None:
    table = brought_in(server, RACES["ave-caesar"])
    assert branch(server, table, 0)["at"] > 0
    steps = lines_of(server, table)
    assert branch(server, table, len(steps))["race"]["to_move"] is None


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_driven_is_refused_with_its_reason(server: Running, game: str) -> None:
    table = brought_in(server, RACES[game])
    steps = lines_of(server, table)
    at, end = decision(steps), len(steps)
    driven = branch(server, table, at, other(branch(server, table, at)))
    drawn = {"ave-caesar": "draw 9", "ben-hur": "roll 7"}[game]
    for asked, codes in (
        ({"at": at, "moves": ["nonsense"]}, None),
        ({"at": at, "moves": [*driven["moves"], drawn]}, None),
        ({"at": end, "moves": driven["moves"][:1]}, None),
        ({"at": end + 1}, {"line-none"}),
        ({"at": at, "moves": driven["moves"][:1] * (LONGEST_BRANCH + 1)}, {"message-wrong"}),
        ({"at": at, "moves": ["x" * 300]}, {"message-wrong"}),
        ({"at": -1}, {"message-wrong"}),
    ):
        with pytest.raises(Refused) as refused:
            server.ask(f"/api/tables/{table}/branch", asked)
        assert 400 <= refused.value.status < 500
        assert codes is None or refused.value.code in codes


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_what_it_thinks_of_every_move_in_a_branch(server: Running, game: str) -> None:
    table = brought_in(server, RACES[game])
    at = decision(lines_of(server, table))
    driven = branch(server, table, at, other(branch(server, table, at)))
    hint = server.ask(f"/api/tables/{table}/branch/hint", {"at": at, "moves": driven["moves"]})
    offers = driven["race"]["offers"]
    assert hint["move"] in offers
    assert {it["move"] for it in hint["weighed"]} <= set(offers)
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/tables/{table}/branch/hint", {"at": len(lines_of(server, table))})
    assert refused.value.code == "race-over"


def test_with_free_steering_the_placements_of_a_card_are_asked_for(server: Running) -> None:
    table = brought_in(server, FREE)
    steps = lines_of(server, table)
    for at in range(1, len(steps)):
        here = branch(server, table, at)
        if here["race"]["ask"]:
            break
    card = here["race"]["ask"][0]
    rows = server.ask(f"/api/tables/{table}/branch/placements", {"at": here["at"], "card": card})
    assert len(rows) == 3721
    move = next(it["move"] for it in rows if it["move"] is not None)
    assert branch(server, table, here["at"], move)["moves"][0] == move


@pytest.mark.parametrize("game", GAMES)
def test_a_race_is_played_on_from_a_moment_with_the_hands_of_then(server: Running, game: str) -> None:
    table = brought_in(server, RACES[game])
    steps = lines_of(server, table)
    at = decision(steps)
    seat = steps[at]["line"]["by"]
    asked = {"at": at, "seat": seat, "name": "Livia", "pace": 0}
    seated = server.ask(f"/api/tables/{table}/play-on", asked)
    livia = Player(server, seated["table"], seated["seat"], seated["token"], seated["recovery"])
    whole = livia.look()
    assert whole["table"]["stage"] == "racing"
    assert [it["kind"] for it in whole["table"]["chairs"]].count("person") == 1
    assert whole["race"]["lines"] == at
    assert whole["race"]["to_move"] == seat
    assert whole["race"]["view"] == steps[at - 1]["open"][seat]  # nothing is dealt anew
    assert whole["race"]["open"] is None
    stands = server.ask(f"/api/tables/{seated['table']}")
    assert stands["race"]["view"] == steps[at - 1]["view"]
    before = server.ask(f"/api/tables/{seated['table']}/history?last={at}")
    assert all(it["open"] is None for it in before)
    with line(server, livia.table, livia.token) as socket:
        socket.until("whole")
        livia.move()
        while (last := socket.until("happened"))["what"]["seat"] == seat:
            if last["race"]["to_move"] == seat:
                livia.move()
    drove = {it["charioteer"] for it in json.loads(record(RACES[game]).split(b"\n")[0])["seats"]}
    assert last["what"]["charioteer"] in drove
    original = server.ask(f"/api/tables/{table}")
    assert (original["table"]["stage"], original["race"]["lines"]) == ("over", len(steps))


def test_a_branch_too_is_played_on_and_goes_on_after_a_restart(database: str) -> None:
    server = Running(database)
    table = brought_in(server, RACES["ave-caesar"])
    at = decision(lines_of(server, table))
    driven = branch(server, table, at, other(branch(server, table, at)))
    asked = {"at": at, "moves": driven["moves"], "seat": driven["race"]["to_move"], "name": "Livia"}
    seated = server.ask(f"/api/tables/{table}/play-on", asked | {"rivals": "random"})
    server.stop()
    server = Running(database)
    livia = Player(server, seated["table"], seated["seat"], seated["token"], seated["recovery"])
    whole = livia.look()
    assert whole["race"]["lines"] == at + len(driven["moves"])
    assert whole["race"]["offers"] == driven["race"]["offers"]
    drivers = {it["driver"] for it in whole["table"]["chairs"]}
    assert drivers == {None, "random"}
    assert livia.move()["number"] == 3
    server.stop()


def test_a_race_under_way_has_no_branches_and_is_not_played_on(server: Running) -> None:
    table, players = start_all(server)
    for path, body in (
        ("branch", {"at": 1}),
        ("branch/hint", {"at": 1}),
        ("branch/placements", {"at": 1, "card": "II"}),
        ("play-on", {"at": 1, "seat": 0, "name": "Livia"}),
    ):
        with pytest.raises(Refused) as refused:
            server.ask(f"/api/tables/{table['table']}/{path}", body, players[0].token)
        assert (refused.value.status, refused.value.code) == (409, "table-still-racing"), path


def test_what_a_table_to_play_on_at_needs_is_checked(server: Running) -> None:
    table = brought_in(server, RACES["ben-hur"])
    steps = lines_of(server, table)
    good = {"at": decision(steps), "seat": 0, "name": "Livia"}
    for wrong, code in (
        ({"seat": 5}, "seat-none"),
        ({"rivals": "nobody"}, "charioteer-unknown"),
        ({"name": "\u200b"}, "field-text"),
        ({"at": len(steps)}, "race-over"),
    ):
        with pytest.raises(Refused) as refused:
            server.ask(f"/api/tables/{table}/play-on", good | wrong)
        assert refused.value.code == code


def test_branches_count_as_work_and_played_on_races_as_tables(database: str) -> None:
    server = Running(database, {"HIPPODROME_LIMIT_TABLES": "3", "HIPPODROME_LIMIT_WORK": "1"})
    table = brought_in(server, RACES["ave-caesar"])
    at = decision(lines_of(server, table))
    asked = {"at": at, "seat": 0, "name": "Livia"}
    for _ in range(2):
        server.ask(f"/api/tables/{table}/play-on", asked)
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/tables/{table}/play-on", asked)
    assert refused.value.code == "too-many-tables"

    def refusal(_number: int) -> str | None:
        with pytest.raises(Refused) as refused:
            server.ask(f"/api/tables/{table}/branch/hint", {"at": at, "moves": ["nonsense"]})
        return refused.value.code

    with ThreadPoolExecutor(20) as crowd:  # all at once, however long each of them takes
        assert "too-fast" in set(crowd.map(refusal, range(40)))
    server.stop()
