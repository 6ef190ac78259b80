"""Races in numbers: an action for every move, and an observation that is the view of a seat, no more."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hippodrome.games.ave_caesar.kit import Cards
from hippodrome.games.ave_caesar.state import PAID
from hippodrome.games.ave_caesar.view import ChariotView
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.state import Chariot, RamBeingSettled, TurnUnderWay
from hippodrome.race.protocol import FATES, STANDS, Seat, Viewer
from hippodrome.research.contest import Contest, prepare_contest

from .contests import AVE, BEN, WISHES, contest_of, named, random_race

every_wish = pytest.mark.parametrize("wish", WISHES, ids=named)


@every_wish
def test_every_move_has_one_action_and_the_action_plays_it(wish: dict[str, Any]) -> None:
    contest = contest_of(wish)
    for state, _ in random_race(contest, 1):
        moves = contest.game.legal_moves(state)
        if contest.game.to_move(state) is FATES:
            odds = set(contest.game.odds(state))
            numbers = [contest.encoding.fates_outcome(move) for move in odds]
            assert len(set(numbers)) == len(odds)
            assert all(0 <= number < contest.encoding.outcomes for number in numbers)
            continue
        actions = contest.legal_actions(state)
        assert actions == sorted(set(actions))
        assert len(actions) == len(moves)
        assert {contest.legal_move(state, action) for action in actions} == set(moves)


@every_wish
def test_an_observation_has_the_features_that_it_says_and_stays_within_bounds(wish: dict[str, Any]) -> None:
    contest = contest_of(wish)
    size = sum(feature.size for feature in contest.encoding.features)
    assert len({feature.name for feature in contest.encoding.features}) == len(contest.encoding.features)
    for state, _ in random_race(contest, 2):
        viewers: list[Viewer] = [STANDS, *map(Seat, range(contest.seats))]
        for viewer in viewers:
            seen = contest.encoding.observe(contest.game.view(state, viewer))
            assert len(seen) == size
            assert min(seen) >= -1
            assert max(seen) <= 1


@every_wish
def test_two_observations_are_alike_exactly_when_the_views_are(wish: dict[str, Any]) -> None:
    """Over whole races and all seats, with hidden cards dealt anew: one observation a view, one view each."""
    contest, random = contest_of(wish), Random(3)
    by_view: dict[str, bytes] = {}
    by_numbers: dict[bytes, str] = {}
    for seed in (3, 4):
        for state, _ in random_race(contest, seed):
            for seat in map(Seat, range(contest.seats)):
                view = contest.game.view(state, seat)
                other = contest.game.view(contest.game.imagine(view, random.randrange), seat)
                assert contest.encoding.observe(other) == contest.encoding.observe(view)
                written = f"{seat}: {json.dumps(contest.game.write_view(view))}"
                numbers = array("f", contest.encoding.observe(view)).tobytes()
                assert by_view.setdefault(written, numbers) == numbers
                assert by_numbers.setdefault(numbers, written) == written
    assert len(by_view) > 100


def changed_ave_caesar(view: Any) -> Iterator[Any]:
    """Change each thing that a seat sees, one at a time."""
    yield view._replace(viewer=Seat(1))
    yield view._replace(phase="deal")
    yield view._replace(turn=(view.turn + 1) % len(view.chariots))
    yield view._replace(drawing=view.turn)
    yield view._replace(opening=not view.opening)
    yield view._replace(still=view.still + 1)
    yield view._replace(left=(2,))
    yield view._replace(leaders_hold_sixes=False)
    yield view._replace(leaders_hold_sixes=True)
    for number, chariot in enumerate(view.chariots):
        for other in changed_chariot(chariot):
            yield view._replace(chariots=(*view.chariots[:number], other, *view.chariots[number + 1 :]))


def changed_chariot(chariot: ChariotView) -> Iterator[ChariotView]:
    yield chariot._replace(station=type(chariot.station)(chariot.station + 1))
    yield chariot._replace(marks=chariot.marks ^ PAID)
    yield chariot._replace(owner=None)
    yield chariot._replace(unseen=Cards(chariot.unseen - 1))
    yield chariot._replace(held=chariot.held + 1)
    yield chariot._replace(tucked_away=chariot.tucked_away + 1)
    yield chariot._replace(hand=Cards(0o100), deck=Cards(0))
    if chariot.deck is not None:
        yield chariot._replace(deck=Cards(chariot.deck - 1))


def changed_ben_hur(view: Any) -> Iterator[Any]:
    """Change each thing that a seat sees, one at a time."""
    scene = view.scene
    yield view._replace(viewer=Seat(1))
    yield view._replace(left=(view.left[0] - 1, view.left[1]))
    yield view._replace(unseen=view.unseen[::-1])
    turn = TurnUnderWay(0)
    scenes = [
        scene._replace(phase="more"),
        scene._replace(actor=(scene.actor + 1) % len(scene.chariots)),
        scene._replace(round=scene.round + 1),
        scene._replace(race=scene.race + 1),
        scene._replace(scores=(1, *scene.scores[1:])),
        scene._replace(moved=(2, 1)),
        scene._replace(moved=(1, 2)),
        scene._replace(touch=((0, 1),)),
        scene._replace(discards=scene.discards[::-1] if any(scene.discards[0]) else view.unseen),
        *(scene._replace(pending=it) for it in changed_turns(turn)),
    ]
    for number, chariot in enumerate(scene.chariots):
        row = list(scene.chariots)
        for other in changed_ben_hur_chariot(chariot):
            row[number] = other
            scenes.append(scene._replace(chariots=tuple(row)))
    yield from (view._replace(scene=it) for it in scenes)


def changed_turns(turn: TurnUnderWay) -> Iterator[TurnUnderWay]:
    ram = RamBeingSettled(card="II", ruler=0, turn=0, target=1)  # type: ignore[arg-type]  # a card is a text
    yield turn._replace(owner=1)
    yield turn._replace(announced=True)
    yield turn._replace(accidents_overcome=1)
    yield turn._replace(moved=True)
    yield turn._replace(still_to_ask=(1, 2))
    yield turn._replace(still_to_ask=(2, 1))
    yield turn._replace(deck="r")
    yield turn._replace(business=ram)
    yield turn._replace(business=ram._replace(ruler=30))
    yield turn._replace(business=ram._replace(turn=-30))
    yield turn._replace(business=ram._replace(target=2))
    yield turn._replace(business=ram._replace(die=4))


def changed_ben_hur_chariot(chariot: Chariot) -> Iterator[Chariot]:
    x, y, heading = chariot.pose or Pose(0, 0, 0)
    yield chariot._replace(pose=Pose(x + 1, y, heading))
    yield chariot._replace(pose=Pose(x, y + 1, heading))
    yield chariot._replace(pose=Pose(x, y, (heading + 1) % 360))
    yield chariot._replace(pose=None)
    yield chariot._replace(turns=chariot.turns + 1)
    yield chariot._replace(backs="nnrn")
    yield chariot._replace(markers=(2,))
    yield chariot._replace(state="finished")
    yield chariot._replace(skip=not chariot.skip)
    yield chariot._replace(away_from=3)
    yield chariot._replace(started=not chariot.started)


@pytest.mark.parametrize(
    ("game", "changed"), [(AVE, changed_ave_caesar), (BEN, changed_ben_hur)], ids=[AVE, BEN]
)
def test_whatever_changes_in_a_view_changes_the_observation(game: str, changed: Any) -> None:
    contest = prepare_contest(game)
    states = [state for state, _ in random_race(contest, 5, most=60)]
    view = contest.game.view(states[-1], Seat(0))
    here = array("f", contest.encoding.observe(view))
    others = list(changed(view))
    assert len(others) > 30
    for other in others:
        assert other != view
        assert array("f", contest.encoding.observe(other)) != here, other


# --- what is won ----------------------------------------------------------------------------------------


@every_wish
def test_what_is_won_lies_within_its_bounds_and_ranks_add_up_to_nothing(wish: dict[str, Any]) -> None:
    for reward in ("points", "rank"):
        contest = prepare_contest(**wish, reward=reward)
        state = end_of(contest, 6)
        won = contest.returns(state)
        least, most = contest.returns_between
        assert all(least <= it <= most for it in won)
        best = contest.game.standings(state)[0].seat
        assert won[best] == max(won)
        if reward == "rank":
            assert sum(won) == pytest.approx(0)


def end_of(contest: Contest, seed: int) -> Any:
    *_, (state, move) = random_race(contest, seed)
    return contest.game.play(state, move)


@every_wish
def test_random_races_are_well_shorter_than_the_horizon(wish: dict[str, Any]) -> None:
    contest = contest_of(wish)
    longest = max(sum(1 for _ in random_race(contest, seed)) for seed in range(8))
    assert longest < contest.encoding.horizon * 3 / 4


@pytest.mark.parametrize("game", [AVE, BEN])
def test_without_lots_the_first_place_is_that_of_seat_0(game: str) -> None:
    contest = prepare_contest(game, lots=False)
    assert contest.game.to_move(contest.first) is FATES
    state = contest.begin(Random(1).randrange)
    assert contest.game.to_move(state) == 0
    with_lots = prepare_contest(game)
    first = {with_lots.game.to_move(with_lots.begin(Random(seed).randrange)) for seed in range(40)}
    assert first == {0, 1, 2, 3}


def test_free_steering_has_an_action_for_every_degree() -> None:
    contest = prepare_contest(BEN, players=2, options={"steering": "free"})
    state = contest.begin(Random(1).randrange)
    actions = contest.legal_actions(state)
    assert len(contest.encoding.moves) > 10 * 61 * 61
    assert len(actions) == len(contest.game.legal_moves(state)) > 1000
    assert contest.encoding.action(contest.legal_move(state, actions[-1])) == actions[-1]


# --- bad input ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": AVE, "course": "black"}, "There is no course “black”; the courses are: blue"),
        ({"game": BEN, "course": "rome"}, "There is no arena “rome”; the arenas are: antioch, tyre"),
        ({"game": AVE, "players": 7}, "players must be a whole number from 1 to 6"),
        ({"game": BEN, "players": 7}, "players must be a whole number from 2 to 6"),
        ({"game": AVE, "players": 6, "course": "white"}, "white"),
        ({"game": AVE, "options": {"wheels": 3}}, "wheels"),
        ({"game": "senet"}, "game must be one of these: ave-caesar, ben-hur"),
        ({"game": AVE, "reward": "gold"}, "reward must be one of these: points, rank"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_one_line(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said) as refused:
        prepare_contest(**wish)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (0, r"Action 0 \(pass\) is illegal: .* \(3\.4\); choose one that the action mask allows"),
        (422, "There is no action 422: choose a whole number from 0 to 421"),
        (-1, "There is no action -1"),
        (1.5, r"There is no action 1\.5"),
        (None, "There is no action None"),
    ],
)
def test_an_action_that_cannot_be_is_refused_in_one_line(action: Any, said: str) -> None:
    contest = prepare_contest(AVE)
    state = contest.begin(Random(1).randrange)
    with pytest.raises(ValueError, match=said) as refused:
        contest.play(state, action, Random(1).randrange)
    assert "\n" not in str(refused.value)
