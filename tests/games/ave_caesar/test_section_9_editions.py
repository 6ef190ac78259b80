"""Section 9: what each edition plays, and options set by hand over it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from hippodrome.games.ave_caesar import kit
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.position import write_position
from hippodrome.saying import Trouble

from .drawn import cards, drawn, legal
from .meetings import dealt, meeting

COLUMNS: dict[kit.Edition, tuple[Any, ...]] = {
    "ravensburger": ("keep", True, "cards_out", "discard", "last_placed"),
    "player-aid": ("keep", False, "cards_out", "discard", "last_placed"),
    "summary": ("tuck", False, "points_short", "discard", "last_placed"),
    "pro-ludo": ("keep", False, "cards_out", "keep", "last_placed"),
}
KNOWN = (
    "blocked_hand, six_free_after_finish, retire, unmanned_six, next_start, unmanned_driver, "
    "hand_size, laps, races"
)


@pytest.mark.rule("ave-caesar 9")
@pytest.mark.parametrize("edition", COLUMNS)
def test_an_edition_is_a_name_for_a_set_of_options(edition: kit.Edition) -> None:
    options = kit.OPTIONS_BY_EDITION[edition]
    rows = (
        options.blocked_hand,
        options.six_free_after_finish,
        options.retire,
        options.unmanned_six,
        options.next_start,
    )
    assert rows == COLUMNS[edition]
    assert (options.hand_size, options.laps, options.races) == (3, None, 4)
    assert options.unmanned_driver == "instinct"


@pytest.mark.rule("ave-caesar 9")
@pytest.mark.parametrize(
    ("edition", "fewest"), [("ravensburger", 3), ("player-aid", 2), ("summary", 3), ("pro-ludo", 2)]
)
def test_an_edition_has_its_numbers_of_chariots(edition: str, fewest: int) -> None:
    for chariots in range(1, 7):
        if chariots >= fewest:
            GAME.start({"edition": edition, "players": chariots})
        else:
            with pytest.raises(Trouble, match="chariots-edition"):
                GAME.start({"edition": edition, "players": chariots})


@pytest.mark.rule("ave-caesar 9")
@pytest.mark.parametrize("edition", ["ravensburger", "summary"])
def test_four_chariots_race_on_white_and_blue_and_five_on_yellow_and_red(edition: kit.Edition) -> None:
    assert [kit.courses_of(edition, it) for it in (3, 4, 5, 6)] == [("white", "blue")] * 2 + [
        ("yellow", "red")
    ] * 2


@pytest.mark.rule("ave-caesar 9")
@pytest.mark.parametrize("edition", ["player-aid", "pro-ludo"])
def test_the_later_editions_race_on_our_own_courses(edition: kit.Edition) -> None:
    assert {kit.courses_of(edition, it) for it in range(2, 7)} == {("pro-ludo-a", "pro-ludo-b")}


@pytest.mark.rule("ave-caesar 9")
def test_an_edition_decides_where_no_option_is_set() -> None:
    text = """neck {}
        A 03a hand 1
        B 04"""
    assert legal(drawn(text.format("ravensburger"))) == "pass"
    assert legal(drawn(text.format("summary"))) == "tuck 1"
    finish = """ring {} left C
      > A 05a hand 1 6
        B 03a
        C - lap 4 finished"""
    assert cards(drawn(finish.format("ravensburger"))) == {1, 6}
    assert cards(drawn(finish.format("pro-ludo"))) == {1}


@pytest.mark.rule("ave-caesar 9")
@pytest.mark.parametrize("edition", COLUMNS)
@pytest.mark.parametrize(
    "options",
    [{name: value} for name, choices in kit.OPTION_CHOICES.items() for value in choices]
    + [{"six_free_after_finish": True}, {"six_free_after_finish": False}]
    + [{"hand_size": 1}, {"hand_size": 24}, {"laps": 1}, {"laps": 30}, {"races": 1}, {"races": 24}, {}],
    ids=str,
)
def test_every_option_can_be_set_by_hand_over_any_edition(
    edition: kit.Edition, options: dict[str, Any]
) -> None:
    read = kit.read_options(edition, options)
    assert asdict(read) == {**asdict(kit.OPTIONS_BY_EDITION[edition]), **options}
    assert kit.read_options(edition, kit.write_options(edition, read)) == read


@pytest.mark.rule("ave-caesar 9")
@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"blocked_hand": "burn"}, "field-choice field=options.blocked_hand choices=keep, tuck"),
        ({"blocked_hand": ["keep"]}, "field-choice field=options.blocked_hand choices=keep, tuck"),
        ({"six_free_after_finish": "yes"}, "field-bool field=options.six_free_after_finish"),
        ({"six_free_after_finish": 1}, "field-bool field=options.six_free_after_finish"),
        ({"hand_size": 0}, "field-whole field=options.hand_size least=1 most=24"),
        ({"hand_size": 25}, "field-whole field=options.hand_size least=1 most=24"),
        ({"hand_size": True}, "field-whole field=options.hand_size least=1 most=24"),
        ({"laps": 0}, "field-whole field=options.laps least=1 most=30"),
        ({"laps": 31}, "field-whole field=options.laps least=1 most=30"),
        ({"laps": None}, "field-whole field=options.laps least=1 most=30"),
        ({"races": 1.5}, "field-whole field=options.races least=1 most=24"),
        ({"races": 25}, "field-whole field=options.races least=1 most=24"),
        ({"whips": 3}, f"option-unknown field=options option=whips known={KNOWN}"),
        ({7: 3}, f"option-unknown field=options option=7 known={KNOWN}"),
        ({"w" * 50: 3}, f"option-unknown field=options option={'w' * 40} known={KNOWN}"),
        ([], "field-object field=options"),
    ],
    ids=str,
)
def test_an_option_that_is_none_is_refused(options: Any, trouble: str) -> None:
    with pytest.raises(Trouble) as caught:
        kit.read_options("ravensburger", options)
    assert str(caught.value) == trouble


@pytest.mark.rule("ave-caesar 9")
def test_options_set_at_a_table_are_in_the_positions_written_from_its_races() -> None:
    options = {"hand_size": 2, "laps": 2, "blocked_hand": "tuck"}
    state = dealt(meeting(players=3, options=options))
    assert state.race.track.laps == 2
    written = write_position(state)
    assert written["options"] == options
    assert written["edition"] == "ravensburger"


@pytest.mark.rule("ave-caesar 9")
def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(Trouble) as caught:
        kit.read_edition_name("milton-bradley")
    assert str(caught.value) == f"field-choice field=edition choices={', '.join(COLUMNS)}"
