"""The champion of Ben Hur drives what it has learnt; where it cannot, the strategist does, and it is said."""

from __future__ import annotations

from array import array
from base64 import b64encode
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any
from zlib import compress

import pytest
from tests.charioteers.duels import chance, positions

from hippodrome.charioteers import charioteer_by_name, complaints_of, replacement_driver
from hippodrome.charioteers.ben_hur import champion
from hippodrome.charioteers.ben_hur.aggressor import chance_to_win_duel, hidden_horseshoe_odds
from hippodrome.charioteers.ben_hur.champion import chart, judge, rehearsing, sight
from hippodrome.charioteers.ben_hur.champion.standing import count_unseen_cards, known_position_of
from hippodrome.charioteers.ben_hur.champion.weighing import MoveWeigher
from hippodrome.games.ben_hur.arena import house_arena
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH
from hippodrome.games.ben_hur.moves import Move, Ram, Whip
from hippodrome.games.ben_hur.state import State
from hippodrome.games.ben_hur.view import View
from hippodrome.language import voice
from hippodrome.saying import Trouble

SIX: dict[str, Any] = {"players": 6}
ANTIOCH = house_arena("antioch")


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    yield
    champion.shipped_weights.cache_clear()
    champion.surveyor_of_arena.cache_clear()


def decisions(number: int, every: int = 11, seed: int = 5) -> list[tuple[State, View, tuple[Move, ...]]]:
    """Show some decisions of a race."""
    shown = (
        (state, GAME.view(state, seat), GAME.legal_moves(state))
        for state, seat in positions("ben-hur", SIX, seed, "steady")
        if isinstance(state, State) and len(GAME.legal_moves(state)) > 1
    )
    return list(islice(shown, 3, 3 + number * every, every))


def weigher_of(view: View) -> MoveWeigher:
    return MoveWeigher(
        view, champion.surveyor_of_arena(view.scene.table.arena), champion.shipped_weights().judge
    )


def with_weights(folder: Path, text: bytes | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the champion read its weights from a folder, where they are something or not there at all."""
    if text is not None:
        (folder / "weights.txt").write_bytes(text)
    monkeypatch.setattr(champion, "files", lambda _package: folder)
    champion.shipped_weights.cache_clear()


# --- what it drives ------------------------------------------------------------------------------------


def test_the_champion_is_itself_and_decides_alike() -> None:
    assert complaints_of("ben-hur", ["champion", "steady", "champion:1s"], [SIX]) == []
    apart = 0
    for _, view, moves in decisions(8):
        alone = charioteer_by_name("ben-hur", "champion", chance(1))(view, moves)
        assert alone == charioteer_by_name("ben-hur", "champion", chance(2))(view, moves)
        worths = weigher_of(view).weigh(moves)
        assert all(type(it) is int for it in worths)
        assert worths[moves.index(alone)] == max(worths)
        apart += len(set(worths)) - 1
    assert apart


def test_with_a_budget_it_decides_alike_for_the_same_chance() -> None:
    for _, view, moves in decisions(3, every=40):
        chosen = [charioteer_by_name("ben-hur", "champion:10", chance(3))(view, moves) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in moves


def test_it_answers_at_once_when_it_is_cancelled() -> None:
    _, view, moves = decisions(1)[0]
    stopped = charioteer_by_name("ben-hur", "champion:600s", chance(1), lambda: True)
    assert stopped(view, moves) == charioteer_by_name("ben-hur", "champion", chance(1))(view, moves)


def test_worths_are_the_same_whatever_is_hidden() -> None:
    for number, (_, view, moves) in enumerate(decisions(6)):
        other = GAME.view(GAME.imagine(view, chance("another deal", number)), view.viewer)
        assert weigher_of(view).weigh(moves) == weigher_of(other).weigh(moves)


# --- where it cannot -----------------------------------------------------------------------------------

HEADER = array("h", [judge.FIRST_HIDDEN_SIZE, judge.SECOND_HIDDEN_SIZE, 0])


@pytest.mark.parametrize(
    "text",
    [
        None,
        b"",
        b"not base 64: \xff",
        b64encode(bytes(100)),
        "weights – no".encode(),
        b64encode(compress(bytes(7))),
        b64encode(compress(bytes(40_000))),
        b64encode(compress(HEADER.tobytes() + b"\x01\x00" * 900)),
        b64encode(compress(HEADER.tobytes() + b"\xff\x7f" * 20_000)),
    ],
)
def test_without_weights_the_strategist_drives(
    text: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_weights(tmp_path, text, monkeypatch)
    (complaint,) = complaints_of("ben-hur", ["champion", "strategist", "champion:1s"], [SIX])
    assert "strategist drives instead" in voice("en")(complaint)
    _, view, moves = decisions(1)[0]
    instead = charioteer_by_name("ben-hur", "champion:4", chance(4))(view, moves)
    assert instead == charioteer_by_name("ben-hur", "strategist:4", chance(4))(view, moves)


OWN_ARENA = {**ANTIOCH._asdict(), "name": "my own", "half": 7000}
NOT_LEARNT: dict[str, dict[str, Any]] = {
    "three laps": {"players": 3, "laps": 3},
    "club": {"players": 3, "preset": "club"},
    "season": {"players": 3, "preset": "season"},
    "free steering": {"players": 2, "options": {"steering": "free"}},
    "an arena of one's own": {"players": 3, "arena": OWN_ARENA},
}


@pytest.mark.parametrize("setup", NOT_LEARNT.values(), ids=NOT_LEARNT)
def test_on_terms_that_it_has_not_learnt_the_strategist_drives(setup: dict[str, Any]) -> None:
    (complaint,) = complaints_of("ben-hur", ["champion"], [SIX, setup])
    assert "strategist drives instead" in voice("en")(complaint)
    names = ("champion", "champion:1s", "champion:20", "strategist")
    instead = [replacement_driver("ben-hur", name, setup) for name in names]
    assert instead == ["strategist", "strategist:1s", "strategist:20", None]
    state, seat = next(
        (state, seat)
        for state, seat in positions("ben-hur", setup, 1, "steady")
        if state.phase == "turn" and len(GAME.legal_moves(state)) > 1
    )
    view, moves = GAME.view(state, seat), GAME.legal_moves(state)
    drives = charioteer_by_name("ben-hur", "champion:4", chance(4))(view, moves)
    assert drives == charioteer_by_name("ben-hur", "strategist:4", chance(4))(view, moves)


def test_an_arena_of_the_same_measures_is_one_that_it_has_learnt() -> None:
    renamed = {**ANTIOCH._asdict(), "name": "renamed"}
    assert replacement_driver("ben-hur", "champion", {"players": 4, "arena": renamed}) is None
    assert replacement_driver("ben-hur", "champion", {"players": 2, "arena": "tyre"}) is None


@pytest.mark.parametrize("budget", ["0s", "0", "", "-1s"])
def test_a_budget_of_nothing_is_refused(budget: str) -> None:
    with pytest.raises(Trouble) as refused:
        charioteer_by_name("ben-hur", f"champion:{budget}", chance(1))
    assert "no time to think" in voice("en")(refused.value.saying)


# --- what it sees --------------------------------------------------------------------------------------

GROUND = chart.ground_of_arena(ANTIOCH)
BEND = GROUND[chart.GROUND_BEND_AT]


@pytest.mark.parametrize(
    ("x", "y", "along", "away"),
    [
        (0, -1520, 0, 1520),
        (7200, -3000, 7200, 3000),
        (10_200, 0, 7200 + BEND // 2, 3000),
        (7200, 3000, 7200 + BEND, 3000),
        (0, 3000, 14_400 + BEND, 3000),
        (-7200, 1300, 21_600 + BEND, 1300),
        (-10_200, 0, 21_600 + BEND + BEND // 2, 3000),
        (-1, -1520, 28_800 + 2 * BEND - 1, 1520),
        (9000, -2400, 7200 + 36 * BEND // 180, 3000),
    ],
)
def test_how_far_along_and_how_far_from_the_spina(x: int, y: int, along: int, away: int) -> None:
    assert chart.distance_along_lap(GROUND, x, y) == pytest.approx(along, abs=60)
    assert chart.distance_from_spina(GROUND, x, y) == away


def test_nothing_is_needed_at_the_end_and_a_lap_more_takes_two_halves() -> None:
    survey = champion.surveyor_of_arena(ANTIOCH)
    start = Pose(0, -1520, 0)
    assert survey.turns_needed(Pose(CHARIOT_LENGTH, -1520, 0), 0) == 0
    assert survey.turns_needed(Pose(100, -1520, 0), 0) == chart.TURN_UNIT
    assert 11 * chart.TURN_UNIT < survey.turns_needed(start, 1) < 15 * chart.TURN_UNIT
    assert survey.turns_needed(start, 2) == survey.turns_needed(start, 1) + 2 * survey.chart.half_turns
    assert survey.turns_needed(Pose(0, 3000, 180), 1) < survey.turns_needed(start, 1)


def test_duels_are_reckoned_as_the_aggressor_does() -> None:
    for _, view, _ in decisions(4, every=30):
        unseen = count_unseen_cards(view)
        for number, rival in enumerate(view.scene.chariots):
            for mine in range(5):
                if rival.hand or not rival.backs:
                    continue
                normal, risky = rival.backs.count("n"), rival.backs.count("r")
                told = sight.chance_against_hand(mine, normal, risky, unseen, -1) / sight.CHANCE_UNIT
                assert told == pytest.approx(
                    chance_to_win_duel(mine, hidden_horseshoe_odds(view, number)), abs=1e-4
                )


def stand(**told: int) -> list[int]:
    """Write a stand from what is told of it."""
    row = [0] * sight.STAND_SIZE
    for name, value in told.items():
        row[getattr(sight, f"STAND_{name.upper()}_AT")] = value
    return row


def test_what_is_seen_of_a_known_position() -> None:
    """A chariot ten turns from the end, a rival a turn behind it, another right ahead that it touches."""
    me = stand(turns_needed=2560, distance=5000, from_spina=2000, moved=1, cards=3)
    behind = stand(
        turns_needed=2560, distance=4000, from_spina=2600, cards=4, horseshoes=20, moved=1, misses_turn=1
    )
    ahead = stand(turns_needed=2496, distance=6000, from_spina=2000, cards=2, horseshoes=8, touches=1)
    gone = [stand(status=1), stand(status=2), stand(status=2)]
    own = [0] * sight.OWN_SIZE
    own[: sight.OWN_RULERS_HELD_AT] = [sight.RULER_FORBIDDEN, -64, 0, 128, sight.RULER_FORBIDDEN]
    own[sight.OWN_RULERS_HELD_AT + 1] = own[sight.OWN_RULERS_HELD_AT + 3] = 1
    own[sight.OWN_HORSESHOES_AT] = own[sight.OWN_ACCIDENTS_AT + 1] = 1
    own[sight.OWN_CARDS_AT], own[sight.OWN_DRAW_AT] = 3, 2
    own[sight.OWN_ALONG_AT], own[sight.OWN_ASKEW_AT] = 36, -30
    out = [0] * sight.SIGHT_SIZE
    sight.write_sight(out, [*me, *behind, *ahead, *chain.from_iterable(gone)], 0, own, [40, 44, 48, 52])
    expected = {
        sight.SIGHT_TURNS_NEEDED_AT + 8: 32,
        sight.SIGHT_FLAGS_AT: 32,
        sight.SIGHT_FLAGS_AT + 3: 32,
        sight.SIGHT_CARDS_AT + 3: 32,
        sight.SIGHT_RULERS_HELD_AT + 1: 32,
        sight.SIGHT_RULERS_HELD_AT + 3: 32,
        sight.SIGHT_ACCIDENTS_AT + 1: 32,
        sight.SIGHT_HORSESHOES_AT + 1: 32,
        sight.SIGHT_RULER_WORTHS_AT + 1: -8,
        sight.SIGHT_RULER_WORTHS_AT + 3: 16,
        sight.SIGHT_RULER_WORTHS_AT + 5: 32,
        sight.SIGHT_RULER_WORTHS_AT + 9: 32,
        sight.SIGHT_BEST_RULER_AT + 4: 32,
        sight.SIGHT_SECOND_RULER_AT + 7: 32,
        sight.SIGHT_ALONG_AT + 1: 16,
        sight.SIGHT_ALONG_AT + 2: 16,
        sight.SIGHT_FROM_SPINA_AT + 1: 26,
        sight.SIGHT_FROM_SPINA_AT + 2: 6,
        sight.SIGHT_ASKEW_AT + 2: 32,
        **{sight.SIGHT_DECKS_AT + number: 10 + number for number in range(4)},
        sight.SIGHT_FINISHED_AT + 1: 32,
        sight.SIGHT_RACING_AT + 2: 32,
        sight.SIGHT_TURNS_AHEAD_AT + 6: 16,  # the one ahead moves before: −320, half way from −384 to −256
        sight.SIGHT_TURNS_AHEAD_AT + 5: 16,
        sight.SIGHT_TURNS_AHEAD_AT + 10: 32,  # the one behind misses a turn
        sight.SIGHT_RIVALS_AT + 1: 64,
        sight.SIGHT_RIVALS_AT + 2: 32,
        sight.SIGHT_RIVALS_AT + 3: 32,
        sight.SIGHT_ZONES_AT + 6 * 2 + 4: 32,
        sight.SIGHT_ZONES_AT + 6 * 3 + 3: 32,
        sight.SIGHT_TOUCHES_AT: 32,
        sight.SIGHT_TOUCHES_AT + 1: 16,
        sight.SIGHT_TOUCHES_AT + 4: 32,
        sight.SIGHT_HORSESHOE_EDGE_AT + 1: 16,
    }
    assert {number: value for number, value in enumerate(out) if value} == expected


def test_a_position_of_the_start_as_it_is_known() -> None:
    """On the grid nobody has moved, all have four cards, and whoever is on place I is ahead of the others."""
    state, seat = next(
        (state, seat) for state, seat in positions("ben-hur", SIX, 4, "steady") if state.phase == "turn"
    )
    view = GAME.view(state, seat)
    number = state.actor
    assert number is not None
    known = known_position_of(view, champion.surveyor_of_arena(ANTIOCH), number)
    rows = [known.stands[at : at + sight.STAND_SIZE] for at in range(0, len(known.stands), sight.STAND_SIZE)]
    assert {row[sight.STAND_CARDS_AT] for row in rows} == {4}
    assert {
        row[sight.STAND_MOVED_AT] + row[sight.STAND_MISSES_TURN_AT] + row[sight.STAND_DISTANCE_AT]
        for row in rows
    } == {0}
    assert sorted(row[sight.STAND_FROM_SPINA_AT] for row in rows) == [
        1520 + 580 * place for place in range(6)
    ]
    assert known.own[sight.OWN_CARDS_AT] == 4
    assert (known.own[sight.OWN_ALONG_AT], known.own[sight.OWN_ASKEW_AT]) == (0, 0)


# --- what it thinks ------------------------------------------------------------------------------------


def test_the_judge_is_the_same_lane_by_lane() -> None:
    random = Random(1)
    sizes = sight.SIGHT_SIZE, judge.FIRST_HIDDEN_SIZE, judge.SECOND_HIDDEN_SIZE
    first = [[random.randint(-90, 90) for _ in range(sizes[1])] for _ in range(sizes[0])]
    bias = [random.randint(-500, 500) for _ in range(sizes[1])]
    second = [[random.randint(-300, 300) for _ in range(sizes[2])] for _ in range(sizes[1])]
    bias2 = [random.randint(-500, 500) for _ in range(sizes[2])]
    last = [random.randint(-900, 900) for _ in range(sizes[2])]
    flat = [*chain(*first), *bias, *chain(*second), *bias2, *last, 77]
    learnt = judge.read_learnt(judge.write_learnt(flat, []).decode())
    seen = [random.choice((0, 0, 32, 16, -20)) for _ in range(sizes[0])]
    for drawing in range(3):
        told = learnt.judge.worth(learnt.judge.begin(seen), drawing)
        more = [*seen]
        if drawing:
            more[sight.SIGHT_FLAGS_AT + 1 + drawing] += sight.INPUT_UNIT
        lanes = [
            min(
                judge.MAX_ACTIVATION,
                max(0, 32 * bias[lane] + sum(v * w[lane] for v, w in zip(more, first, strict=True))) >> 5,
            )
            for lane in range(sizes[1])
        ]
        after = [
            min(
                judge.MAX_ACTIVATION,
                max(0, 1024 * bias2[lane] + sum(v * w[lane] for v, w in zip(lanes, second, strict=True)))
                >> 10,
            )
            for lane in range(sizes[2])
        ]
        assert told == 1024 * 77 + sum(v * w for v, w in zip(after, last, strict=True))


def test_rams_and_whips_are_weighed_by_their_odds() -> None:
    met = set()
    for _, view, moves in decisions(60, every=3, seed=7):
        weigher = weigher_of(view)
        worths = weigher.weigh(moves)
        for move, worth in zip(moves, worths, strict=True):
            assert -judge.FIRST_PLACE_WORTH * 3 < worth < judge.FIRST_PLACE_WORTH * 3
            if isinstance(move, Ram | Whip):
                met.add(type(move))
    assert Ram in met


def test_rehearsals_correct_what_was_foreseen_the_more_the_less_they_stray() -> None:
    usual = rehearsing.USUAL_ERROR_OF_JUDGE
    assert rehearsing.corrected_edge(-1000, [5000] * 3) == -1000  # too few
    assert rehearsing.corrected_edge(-1000, [5000] * 4) == 5000  # they do not stray at all
    straying = [usual, -usual] * 8  # the error of their mean is a quarter of the usual one
    assert rehearsing.corrected_edge(17_000, straying) == 1000
