"""What a viewer is shown: own hands, what lies open, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import Cards, pack_cards, sorted_values
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import Chariot, State, Voting
from hippodrome.games.ave_caesar.view import AnyState, RaceSeen
from hippodrome.race.protocol import FATES, STANDS, Seat, Viewer

from .drawn import drawn, legal, whole_course
from .meetings import dealt, ended, meeting, shown

SETUPS: list[dict[str, Any]] = [
    {"players": 4, "options": {"races": 1}},
    {"players": 3, "edition": "summary", "unmanned": 1, "options": {"races": 2, "laps": 1}},
    {"players": 2, "each": 2, "edition": "pro-ludo", "options": {"races": 1, "blocked_hand": "tuck"}},
    {
        "players": 2,
        "unmanned": 2,
        "edition": "pro-ludo",
        "options": {"races": 1, "laps": 1, "unmanned_driver": "vote"},
    },
]


def random_race(setup: dict[str, Any], seed: int) -> Iterator[tuple[AnyState, Move]]:
    """Yield every state of a race of random moves with the move played in it."""
    rng = Random(seed)
    state = GAME.start(setup)
    while (actor := GAME.to_move(state)) is not None:
        move = rng.choice(GAME.odds(state) if actor is FATES else GAME.legal_moves(state))
        yield state, move
        state = GAME.play(state, move)


def viewers(state: AnyState) -> list[Viewer]:
    return [*(Seat(seat) for seat in range(GAME.seats(state))), STANDS]


def other_cards(state: AnyState, viewer: Viewer, rng: Random) -> AnyState:
    """Deal what a viewer does not see anew: hands, decks and tucked cards of the other seats."""
    if isinstance(state, DrawForLanes):
        return state
    racing = state.state if isinstance(state, Voting) else state
    row = tuple(
        it if owner is None or owner == viewer else redealt(it, rng)
        for it, owner in zip(racing.chariots, racing.race.owners, strict=True)
    )
    if isinstance(racing, Dealing):
        return racing._replace(chariots=row)
    again = state_from_parts(
        racing.race, row, racing.turn, racing.drawing, racing.opening, racing.still, racing.left
    )
    return Voting(again, state.votes) if isinstance(state, Voting) else again


def redealt(chariot: Chariot, rng: Random) -> Chariot:
    held, tucked = len(sorted_values(chariot.hand)), len(chariot.tucked)
    cards = [*sorted_values(chariot.hand), *sorted_values(chariot.deck), *chariot.tucked]
    rng.shuffle(cards)
    return Chariot(
        chariot.station,
        pack_cards(cards[:held]),
        pack_cards(cards[held + tucked :]),
        tuple(cards[held : held + tucked]),
        chariot.marks,
    )


def sent(state: AnyState, viewer: Viewer) -> bytes:
    """Everything that goes out to a viewer: the view, and the moves and refusals when it is to move."""
    mine = GAME.to_move(state) == viewer
    told = {
        "view": GAME.write_view(GAME.view(state, viewer)),
        "legal": legal(state) if mine else None,
        "refused": [list(it[:2]) for it in GAME.refusals(state)] if mine else None,
        "actor": str(GAME.to_move(state)),
    }
    return json.dumps(told).encode()


@pytest.mark.rule("ave-caesar 2.2")
@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_changing_anothers_cards_changes_no_byte_of_what_a_viewer_is_sent(setup: dict[str, Any]) -> None:
    rng = Random(5)
    changed = 0
    for state, move in list(random_race(setup, 3))[::2]:
        for viewer in viewers(state):
            other = other_cards(state, viewer, rng)
            seen = GAME.view(state, viewer)
            if seen.leaders_hold_sixes is not None and GAME.view(other, viewer) != seen:
                continue  # the one thing the rules give away: see the tests of 4.5 below
            changed += other != state
            assert sent(other, viewer) == sent(state, viewer)
            assert GAME.write_for(other, move, viewer) == GAME.write_for(state, move, viewer)
    assert changed > 20


@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_an_imagined_state_looks_just_so_and_offers_the_same_moves(setup: dict[str, Any]) -> None:
    rng = Random(6)
    for state, _ in list(random_race(setup, 4))[::3]:
        for viewer in viewers(state):
            seen = GAME.view(state, viewer)
            imagined = GAME.imagine(seen, rng.randrange)
            assert GAME.view(imagined, viewer) == seen
            assert GAME.to_move(imagined) == GAME.to_move(state)
            if GAME.to_move(state) == viewer:
                assert GAME.legal_moves(imagined) == GAME.legal_moves(state)


def test_imagined_cards_are_those_that_are_unseen() -> None:
    state = drawn("""ring blocked_hand=tuck
        A 01a hand 1 2
        B 05a hand 1 deck 0 2 0 0 1 0 tucked 6 3""")
    hands = set()
    for seed in range(60):
        imagined = GAME.imagine(GAME.view(state, Seat(0)), Random(seed).randrange)
        assert isinstance(imagined, State)
        b = imagined.chariots[1]
        assert imagined.chariots[0] == state.chariots[0]
        assert (len(sorted_values(b.hand)), len(b.tucked)) == (1, 2)
        assert sorted([*sorted_values(b.hand), *sorted_values(b.deck), *b.tucked]) == [1, 2, 2, 3, 5, 6]
        hands.add(sorted_values(b.hand))
    assert hands == {(1,), (2,), (3,), (5,), (6,)}


@pytest.mark.rule("ave-caesar 2.2")
def test_a_seat_sees_its_own_cards_and_the_stands_see_none() -> None:
    state = drawn("""ring blocked_hand=tuck
        A 01a hand 1 2 tucked 4
        B 05a hand 1 3 5
        C 06a unmanned hand 2""")
    own, other, nobody = shown(state, Seat(0))["chariots"]
    assert (own["hand"], own["tucked"]) == ([1, 2], [4])
    assert own["deck"] == [3, 3, 4, 3, 4, 4]
    assert (other["hand"], other["deck"], other["tucked"]) == (None, None, None)
    assert (other["held"], other["tucked_away"], other["unseen"]) == (3, 0, [4] * 6)
    assert nobody["hand"] == [2], "an unmanned chariot hides nothing"
    stands = shown(state, STANDS)
    assert [it["hand"] for it in stands["chariots"]] == [None, None, [2]]
    assert stands["viewer"] == "stands"


def test_what_a_chariot_has_played_lies_open() -> None:
    state = drawn("""ring
        A 01a
        B 05a hand 1 3 5 deck 0 0 3 4 0 0""")
    assert shown(state, Seat(0))["chariots"][1]["unseen"] == [1, 0, 4, 4, 1, 0]


@pytest.mark.parametrize("move", ["draw 4", "tuck 4"])
def test_a_card_drawn_or_tucked_is_told_to_its_owner_only(move: str) -> None:
    due = "draws" if move.startswith("draw") else ""
    state = drawn(f"""neck blocked_hand=tuck
        A 03a hand 4 {due}
        B 04""")
    word = move.split(maxsplit=1)[0]
    told = {viewer: GAME.write_for(state, GAME.read(move), viewer) for viewer in viewers(state)}
    assert told == {Seat(0): move, Seat(1): f"{word} ?", STANDS: f"{word} ?"}


@pytest.mark.parametrize("move", ["1-02a", "pass", "withdraw"])
def test_a_card_driven_is_told_to_everybody(move: str) -> None:
    state = drawn("""ring
        A 01a hand 1
        B 05a""")
    assert {GAME.write_for(state, GAME.read(move), it) for it in viewers(state)} == {move}


def test_the_draw_for_lanes_lies_open() -> None:
    state = GAME.play(GAME.start({"players": 3}), GAME.read("lot 4"))
    for viewer in viewers(state):
        written = GAME.write_view(GAME.view(state, viewer))
        assert written["phase"] == "lots"
        assert (written["contenders"], written["turned"]) == ([0, 1, 2], [4])
        assert GAME.write_for(state, GAME.read("lot 5"), viewer) == "lot 5"
        assert GAME.imagine(GAME.view(state, viewer), lambda _: 0) == state


# --- the one secret that the rules give away -----------------------------------------------------------

LEVEL = """ring {}
    > A 05a hand 6 6 6
      B 05b hand {}
      C 03a"""


@pytest.mark.rule("ave-caesar 4.5")
@pytest.mark.parametrize(("hand", "told"), [("6 6 6", True), ("1 6 6", False)])
def test_a_leader_with_nothing_but_sixes_learns_whether_the_others_hold_the_same(
    hand: str, told: bool
) -> None:
    """It must: its own legal moves depend on it. Nobody else learns it."""
    state = drawn(LEVEL.format("", hand))
    assert GAME.view(state, Seat(0)).leaders_hold_sixes is told
    assert GAME.view(state, Seat(1)).leaders_hold_sixes is None
    assert GAME.view(state, STANDS).leaders_hold_sixes is None
    for seed in range(30):
        imagined = GAME.imagine(GAME.view(state, Seat(0)), Random(seed).randrange)
        assert GAME.legal_moves(imagined) == GAME.legal_moves(state)
        assert GAME.view(imagined, Seat(0)) == GAME.view(state, Seat(0))


@pytest.mark.rule("ave-caesar 4.5")
def test_an_imagined_leader_holds_what_was_told_and_those_behind_it_anything() -> None:
    sixes = drawn(LEVEL.format("", "6 6 6"))
    one = drawn(LEVEL.format("", "1 deck 0 0 0 0 0 3"))
    hands = set()
    for seed in range(20):
        imagined = GAME.imagine(GAME.view(sixes, Seat(0)), Random(seed).randrange)
        assert isinstance(imagined, State)
        assert sorted_values(imagined.chariots[1].hand) == (6, 6, 6)
        hands.add(sorted_values(imagined.chariots[2].hand))
        imagined = GAME.imagine(GAME.view(one, Seat(0)), Random(seed).randrange)
        assert isinstance(imagined, State)
        assert sorted_values(imagined.chariots[1].hand) == (1,)
    assert len(hands) > 10


@pytest.mark.rule("ave-caesar 4.5")
@pytest.mark.parametrize(
    "text",
    [
        LEVEL.format("still 3", "1 6 6"),
        LEVEL.format("opening", "1 6 6"),
        LEVEL.format("six_free_after_finish=yes left D", "1 6 6") + "\n D - lap 4 finished",
        LEVEL.format("", "1 6 6").replace("A 05a hand 6 6 6", "A 05a hand 5 6 6"),
        LEVEL.format("", "1 6 6").replace("A 05a", "A 04a"),
        LEVEL.format("", "1 6 6").replace("A 05a", "A 04a").replace("C 03a", "C 05a"),
        LEVEL.format("", "1 6 6").replace("B 05b", "B 04b"),
        LEVEL.format("", "1 6 6").replace("A 05a hand 6 6 6", "A 05a hand 6 6 draws"),
    ],
    ids=[
        "a still round",
        "opening",
        "after a finish",
        "other cards",
        "not leading",
        "shut in",
        "open road",
        "drawing",
    ],
)
def test_where_the_others_hands_do_not_matter_nothing_is_told(text: str) -> None:
    state = drawn(text)
    told = GAME.view(state, Seat(0))
    assert told.leaders_hold_sixes is None
    other = other_cards(state, Seat(0), Random(1))
    assert sent(other, Seat(0)) == sent(state, Seat(0))


def test_an_over_race_can_be_viewed() -> None:
    state = drawn("""ring left B A
        A - lap 4 finished
        B - lap 2 out""")
    written = shown(state, STANDS)
    assert [it["space"] for it in written["chariots"]] == [None, None]
    assert [it["state"] for it in written["chariots"]] == ["finished", "out"]
    assert GAME.to_move(GAME.imagine(GAME.view(state, Seat(0)), lambda _: 0)) is None


def test_cards_are_packed_so_that_counts_never_run_over() -> None:
    assert sorted_values(Cards(pack_cards([6] * 4) + pack_cards([1] * 4))) == (1, 1, 1, 1, 6, 6, 6, 6)


@pytest.mark.parametrize("setup", SETUPS)
def test_the_order_of_the_race_is_told_with_its_leaders(setup: dict[str, Any]) -> None:
    """Everyone is in the order once; leaders are first on the course; the six rule is told."""
    words = {"opening", "bound", "finished", "unmoved"}
    for state, _ in random_race(setup, 5):
        seen = GAME.write_view(GAME.view(state, STANDS))
        if seen["phase"] == "lots":
            continue
        chariots = seen["chariots"]
        assert sorted(seen["order"]) == list(range(len(chariots)))
        racing = [number for number in seen["order"] if chariots[number]["space"] is not None]
        assert sorted(racing[: len(seen["leaders"])]) == seen["leaders"]
        assert bool(racing) == bool(seen["leaders"])
        assert seen["six"] in words
        assert (seen["six"] == "opening") == seen["opening"]
        for it in chariots:
            known = it["why_out"] in ("cards", "stalemate", "points", "withdrawn")
            assert not known or it["state"] == "out"
            assert it["why_out"] != "cards" or not any(it["unseen"])
            assert not (it["paid"] and it["owes"])


# --- what everyone may know, in words ------------------------------------------------------------------


def told(text: str) -> RaceSeen:
    """Write a drawn position as the stands see it."""
    return shown(drawn(text), STANDS)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("ring opening\nA 08a lap 0\nB 08b lap 0", "opening"),
        ("ring still 1\nA 01a\nB 05a", "bound"),
        ("ring still 2\nA 01a\nB 05a", "unmoved"),
        ("ring left C six_free_after_finish=yes".replace(" left C", "") + "\nA 01a\nB 05a", "bound"),
        ("ring six_free_after_finish=yes left C\nA 01a\nB 05a\nC - lap 4 finished", "finished"),
        ("ring six_free_after_finish=no left C\nA 01a\nB 05a\nC - lap 4 finished", "bound"),
        ("ring six_free_after_finish=yes left C\nA 01a\nB 05a\nC - lap 1 out", "bound"),
        ("ring still 2 left C\nA 01a\nB 05a\nC - lap 1 out", "unmoved"),
    ],
)
def test_everyone_is_told_how_the_rule_of_the_six_stands(text: str, rule: str) -> None:
    assert told(text)["six"] == rule


@pytest.mark.rule("ave-caesar 4.3")
@pytest.mark.parametrize(
    ("text", "leaders"),
    [
        ("ring\nA 01a\nB 05a\nC 04b", [1]),
        ("ring\nA 05b\nB 05a\nC 04b", [0, 1]),
        ("ring\nA 01a lap 2\nB 05a\nC 04b", [0]),
        ("ring left C\nA 01a\nB 05a\nC - lap 4 finished", [1]),
        ("ring left A B\nA - lap 1 out\nB - lap 4 finished", []),
        ("ring left A B\nA - lap 0 out\nB - lap 0 out", []),
        ("ring anticlockwise opening\nA 01a lap 0\nB 01b lap 0", [0, 1]),
    ],
)
def test_everyone_is_told_who_leads(text: str, leaders: list[int]) -> None:
    assert told(text)["leaders"] == leaders


@pytest.mark.rule("ave-caesar 6.5")
@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("ring\nA 01a\nB 05a\nC 04b", [1, 2, 0]),
        ("ring\nA 05b\nB 05a\nC 01b lap 2", [2, 0, 1]),
        ("ring anticlockwise left A\n  A - lap 0 out\n> B 02b lap 0\n  C 01a lap 0", [2, 1, 0]),
        ("ring left C A\n  A - lap 4 finished\n> B 05a\n  C - lap 4 finished", [2, 0, 1]),
        ("ring left C A\n  A - lap 4 finished\n> B 05a\n  C - lap 1 out", [0, 1, 2]),
        ("ring left A C\n  A - lap 1 out\n> B 05a\n  C - lap 1 out", [1, 2, 0]),
        (
            "ring left C A D\n  A - lap 4 disqualified\n> B 05a\n  C - lap 2 out\n  D - lap 4 finished",
            [3, 1, 0, 2],
        ),
        (
            "ring left C A\n  A - lap 4 finished unmanned\n> B 05a\n  C - lap 2 out unmanned",
            [0, 1, 2],
        ),
        (
            "ring left C A D\n  A - lap 2 out unmanned\n> B 05a\n  C - lap 1 out unmanned\n  D - lap 2 out",
            [1, 3, 0, 2],
        ),
    ],
    ids=[
        "on the course by where they stand",
        "level ones by their lanes",
        "on the very first space of the course file too",
        "those home as they came",
        "those out last",
        "whoever lasted longer before those out sooner",
        "disqualified ones behind all on the course, and before those out",
        "unmanned ones too",
        "unmanned ones that are out last of all",
    ],
)
def test_everyone_is_told_the_order_of_the_race(text: str, order: list[int]) -> None:
    assert told(text)["order"] == order


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("court left B\nA 05a\nB - lap 1 out hand none deck none paid", "cards"),
        ("court left B\nA 05a\nB - lap 1 out hand none deck none tucked 2 paid", None),
        ("court still 4 left B A\nA - lap 1 out\nB - lap 1 out paid", "stalemate"),
        ("court still 4 left B\nA 05a\nB - lap 1 out paid", None),
        ("ring still 4 left A B\nA - lap 0 out\nB - lap 0 out", "stalemate"),
        ("ring anticlockwise still 4 left B\nA 01a lap 0\nB - lap 0 out", None),
        ("court left B A\nA - lap 1 out\nB - lap 1 out paid", None),
        ("court left B\nA 05a\nB - lap 2 out", "withdrawn"),
        ("court left B\nA 05a\nB - lap 2 out paid", None),
        ("court left B\nA 05a\nB - lap 2 out unmanned", None),
        ("ring left B\nA 05a\nB - lap 2 out", None),
        ("court retire=points_short left B\nA 05a\nB - lap 2 out paid", "points"),
        ("court retire=points_short left B\nA 05a\nB - lap 2 out", None),
        ("ring retire=points_short left B\nA 05a\nB - lap 2 out", "points"),
        ("ring left B\nA 05a\nB - lap 4 finished hand none deck none", None),
    ],
)
def test_why_a_chariot_is_out_is_told_where_what_is_public_tells_it(text: str, why: str | None) -> None:
    assert told(text)["chariots"][1]["why_out"] == why


def test_one_that_still_owes_when_it_is_out_has_not_withdrawn() -> None:
    """It was never disqualified, so it could not (5.4); a file cannot tell, a race can."""
    state = drawn("court\n> A 05a lap 2 hand 1 deck none\n  B 01a lap 2")
    owing = GAME.play(state, GAME.read("1-06a"))
    seen = shown(owing, STANDS)["chariots"][0]
    assert (seen["state"], seen["why_out"]) == ("out", "cards")


def test_a_view_is_written_with_all_that_its_viewer_may_know() -> None:
    state = drawn("""court anticlockwise blocked_hand=tuck still 1 left C
      > A 05a lap 2 hand 1 5 tucked 4
        B 03a lap 1 paid hand 2 2 3
        C -   lap 2 out hand 1
        D 06b lap 1 unmanned hand 6""")
    written = dict(shown(state, Seat(0)))
    assert written.pop("course") == whole_course("court")
    chariots = written.pop("chariots")
    assert written == {
        "game": "ave-caesar",
        "viewer": 0,
        "phase": "race",
        "direction": "anticlockwise",
        "edition": "player-aid",
        "laps": 3,
        "race": 1,
        "turn": 0,
        "drawing": None,
        "opening": False,
        "still": 1,
        "left": [2],
        "votes": [],
        "leaders_hold_sixes": None,
        "six": "bound",
        "leaders": [0],
        "order": [0, 1, 3, 2],
        "results": [],
    }
    own = {"owner": 0, "space": "05a", "lap": 2, "paid": False, "owes": True, "state": "racing"}
    own |= {"why_out": None, "unmanned": False, "unseen": [4] * 6, "held": 2, "tucked_away": 1}
    other = {"owner": 1, "space": "03a", "lap": 1, "paid": True, "owes": False, "held": 3, "tucked_away": 0}
    gone = {"owner": 2, "space": None, "lap": 2, "owes": False, "state": "out", "why_out": "withdrawn"}
    nobody = {"owner": None, "space": "06b", "lap": 1, "owes": False, "unmanned": True, "held": 1}
    hidden = {"hand": None, "deck": None, "tucked": None}
    assert chariots == [
        own | {"hand": [1, 5], "deck": [3, 4, 4, 3, 3, 4], "tucked": [4]},
        own | other | hidden,
        own | gone | hidden | {"held": 1, "tucked_away": 0},
        own | nobody | {"hand": [6], "deck": [4, 4, 4, 4, 4, 3], "tucked": [], "tucked_away": 0},
    ]


def test_a_view_of_the_deal_shows_whose_card_is_due() -> None:
    state = GAME.play(meeting(1, players=3), GAME.read("draw 4"))
    seen = shown(state, Seat(1))
    told = {
        name: it
        for name, it in seen.items()
        if name in ("phase", "turn", "drawing", "opening", "still", "left", "votes", "six")
    }
    assert told == {
        "phase": "deal",
        "turn": 0,
        "drawing": 0,
        "opening": True,
        "still": 0,
        "left": [],
        "votes": [],
        "six": "opening",
    }
    assert seen["leaders_hold_sixes"] is None
    assert [it["hand"] for it in seen["chariots"]] == [[4], None, None]
    assert GAME.imagine(GAME.view(state, Seat(1)), lambda _: 0) == state


def test_a_view_tells_the_results_of_the_races_before() -> None:
    seen = shown(ended(meeting(0, players=3), [1, 0, 2]), STANDS)
    assert seen["race"] == 2
    assert seen["results"] == [{"owners": [0, 1, 2], "laurels": [4, 6, 3], "ranking": [1, 0, 2]}]


# --- several views at once -----------------------------------------------------------------------------

MOMENTS = [
    LEVEL.format("", "6 6 6"),
    LEVEL.format("still 2", "1 6 6"),
    "ring anticlockwise opening\nA 01a lap 0\nB 01b lap 0",
    "ring left B\nA 08a lap 0\nB - lap 0 out",
    "court left B D\nA 05a lap 2 tucked 4\nB - lap 4 finished paid\nC 06a unmanned hand 2\nD - lap 1 out",
    "court left B A\nA - lap 4 disqualified\nB - lap 1 out hand none deck none",
    "ring\nA 01a hand 1 2 draws\nB 05a",
]


def same(state: State | Voting | Dealing) -> None:
    """Check every viewer's view."""
    together = GAME.write_views(state, viewers(state))
    for viewer in viewers(state):
        assert together[viewer] == GAME.write_view(GAME.view(state, viewer))


@pytest.mark.parametrize("text", MOMENTS)
def test_views_written_at_once_are_those_written_one_by_one(text: str) -> None:
    same(drawn(text))


def tiny(unmanned: int = 1) -> dict[str, Any]:
    """Set up two charioteers on the small course with the alley, and a table that votes."""
    return {
        "players": 2,
        "unmanned": unmanned,
        "any_number": True,
        "options": {"unmanned_driver": "vote", "races": 2},
        "programme": [{"course": whole_course("court")}] * 2,
    }


def test_views_written_at_once_are_the_same_in_the_deal_in_a_vote_and_in_the_next_race() -> None:
    dealing = GAME.play(meeting(**tiny()), GAME.read("draw 4"))
    assert isinstance(dealing, Dealing)
    same(dealing)
    racing = dealt(dealing)
    voting = GAME.play(
        state_from_parts(racing.race, racing.chariots, 2, None, True, 0, ()), GAME.read("draw 2")
    )
    assert isinstance(voting, Voting)
    same(voting)
    cast = GAME.play(voting, GAME.read("vote 2-02b"))
    assert isinstance(cast, Voting)
    same(cast)
    second = ended(meeting(**tiny(0)), [1, 0])
    assert isinstance(second, Dealing)
    same(second)
