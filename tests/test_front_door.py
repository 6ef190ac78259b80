"""The front door: `import hippodrome` is enough for a notebook."""

from __future__ import annotations

import ast
import doctest
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

import pytest
from tests.commands import BEND, RACES, THREE

import hippodrome
from hippodrome.charioteers import charioteer_by_name
from hippodrome.games.ave_caesar.moves import Move, drive
from hippodrome.games.ave_caesar.state import Voting
from hippodrome.games.ben_hur.kit import Card
from hippodrome.games.ben_hur.moves import Drive
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import Seat
from hippodrome.terminal.table import PROGRAM_NAMES

ROOT = Path(__file__).resolve().parent.parent
SVG = "{http://www.w3.org/2000/svg}svg"

AnyRace = hippodrome.Race[Any, Any, Any]


class Kind(NamedTuple):
    """A kind of race: its module, what it is started with, and a quick charioteer."""

    module: Any
    keywords: dict[str, Any]
    driver: str

    def start(self, seed: int = 7) -> AnyRace:
        """Start a race of this kind."""
        race: AnyRace = self.module.start(**self.keywords, seed=seed)
        return race


AVE, BEN = hippodrome.ave_caesar, hippodrome.ben_hur
KINDS = {
    "ave-caesar": Kind(AVE, {"players": 3}, "greedy"),
    "ave-caesar, another course": Kind(
        AVE, {"players": 2, "course": "yellow", "direction": "anticlockwise"}, "random"
    ),
    "ave-caesar, tournament": Kind(AVE, {"players": 3, "each": 2, "options": {"races": 2}}, "greedy"),
    "ave-caesar, votes": Kind(
        AVE,
        {"players": 3, "unmanned": 1, "edition": "player-aid", "options": {"unmanned_driver": "vote"}},
        "random",
    ),
    "ben-hur": Kind(BEN, {"players": 4}, "steady"),
    "ben-hur, season": Kind(BEN, {"players": 3, "preset": "season", "arena": "tyre"}, "random"),
    "ben-hur, two chariots each": Kind(
        BEN, {"players": 2, "each": 2, "preset": "club", "laps": 2, "names": ["Julia", "Iras"]}, "random"
    ),
}
GAMES = ("ave-caesar", "ben-hur")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be said in English."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")


@pytest.fixture(params=list(KINDS.values()), ids=list(KINDS))
def kind(request: pytest.FixtureRequest) -> Kind:
    """Give each kind of race in turn."""
    given: Kind = request.param
    return given


@pytest.fixture(params=GAMES)
def usual(request: pytest.FixtureRequest) -> Kind:
    """Give the usual race of each game."""
    return KINDS[request.param]


def decisions(race: AnyRace) -> int:
    """Count what the seats have decided."""
    return sum(event.by is not hippodrome.FATES for event in race.log)


def moments(kind: Kind, count: int = 12) -> list[AnyRace]:
    """Take moments of a race, spread from its start to its end."""
    end = kind.start().run(kind.driver)
    many = decisions(end)
    return [kind.start(), *(end.back(many * part // count) for part in range(count - 1, 0, -1)), end]


def pasted(race: AnyRace) -> AnyRace:
    """Paste back what a race is written as."""
    made: AnyRace = eval(repr(race), {"hippodrome": hippodrome})  # noqa: S307  (that it can be pasted is the promise)
    return made


# --- the import ----------------------------------------------------------------------------------------


def in_python(*lines: str) -> str:
    """Run lines in a Python of their own and give what they print."""
    return subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], check=True, capture_output=True, text=True
    ).stdout.strip()


def test_the_import_loads_nothing_but_the_package() -> None:
    loaded = in_python(
        "import sys",
        "before = set(sys.modules)",
        "import hippodrome",
        "print(*sorted(set(sys.modules) - before))",
    )
    assert loaded == "hippodrome"


@pytest.mark.parametrize("name", ["ave_caesar", "ben_hur"])
def test_a_game_is_loaded_when_it_is_asked_for(name: str) -> None:
    seat = in_python("import hippodrome", f"print(hippodrome.{name}.start(seed=1).to_move)")
    assert seat in {"0", "1", "2", "3"}


def test_everything_on_offer_is_listed_and_there() -> None:
    listed = dir(hippodrome)
    for name in hippodrome.__all__:
        assert name in listed
        assert getattr(hippodrome, name) is not None
    unloaded = in_python("import hippodrome", "print(*dir(hippodrome))").split()
    assert set(hippodrome.__all__) <= set(unloaded)


def test_what_is_not_there_is_told_as_python_does() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        hippodrome.chess  # type: ignore[attr-defined]  # noqa: B018  (that it is not there is the point)


# --- a race --------------------------------------------------------------------------------------------


def test_a_race_waits_for_a_seat_until_it_is_over(kind: Kind) -> None:
    *early, end = moments(kind)
    for race in early:
        assert race.to_move in range(len(race.names))
        assert not race.over
        assert len(race.legal_moves) > 0
    assert end.over
    assert end.to_move is None
    assert list(end.legal_moves) == []
    assert repr(end.legal_moves) == "<LegalMoves: none>"


def test_legal_moves_answer_to_moves_and_to_texts(usual: Kind) -> None:
    moves = usual.start().legal_moves
    assert len(list(moves)) == len(moves) == len(moves.texts)
    for move, text in zip(moves, moves.texts, strict=True):
        assert move in moves
        assert text in moves
        assert text in repr(moves) or len(moves) > 24
    assert "no such move" not in moves
    assert 5 not in moves
    assert moves[0] in moves[:2]


def test_only_so_many_moves_are_shown_and_the_rest_is_counted() -> None:
    race = BEN.start(players=2, options={"steering": "free"}, seed=1)
    while len(race.legal_moves) < 1000:
        race = race.drive("random")
    shown = repr(race.legal_moves)
    assert shown.endswith(f"… and {len(race.legal_moves) - 24} more>")
    assert len(shown) < 600


def test_a_move_makes_another_race_and_changes_nothing(kind: Kind) -> None:
    race = kind.start()
    before = repr(race), race.moves, race.position
    following = race.play(race.legal_moves[0])
    assert (repr(race), race.moves, race.position) == before
    assert following != race
    assert following.moves[: len(race.moves) + 1] == (*race.moves, race.legal_moves.texts[0])
    with pytest.raises(FrozenInstanceError):
        race.seed = 8  # type: ignore[misc]  # that it cannot be done is the point


def test_moves_are_played_as_objects_as_texts_and_several_in_turn(usual: Kind) -> None:
    race = usual.start()
    one = race.play(race.legal_moves[0])
    assert one == race.play(race.legal_moves.texts[0])
    two = one.play(one.legal_moves[-1])
    assert two == race.play(race.legal_moves[0], one.legal_moves.texts[-1])
    assert race.play() == race


def test_a_move_is_read_and_written() -> None:
    move: Move = AVE.read_move("4-11b2")
    assert move == drive(4, move.to)
    assert AVE.write_move(move) == "4-11b2"
    assert BEN.read_move("drive II 0 +30") == Drive(Card("II"), 0, 30)
    assert BEN.write_move(Drive(Card("II"), 0, 30)) == "drive II 0 +30"


def test_the_log_has_every_event_with_its_number_and_the_fates(kind: Kind) -> None:
    end = moments(kind)[-1]
    assert [event.number for event in end.log] == list(range(1, len(end.log) + 1))
    state = end.first
    for event in end.log:
        assert event.by == end.game.to_move(state)
        state = end.game.play(state, event.move)
    assert state == end.state


def is_open(hand: list[Any] | None) -> bool:
    """Say whether a hand is shown: another is not there, or has its cards face down."""
    return hand is not None and "?" not in hand


def test_a_view_hides_what_a_seat_may_not_know(usual: Kind) -> None:
    race = usual.start()
    for seat in range(len(race.names)):
        assert race.view(seat) == race.game.view(race.state, Seat(seat))
        assert sum(is_open(it["hand"]) for it in race.write_view(seat)["chariots"]) == 1
    assert not any(is_open(it["hand"]) for it in race.write_view()["chariots"])
    assert race.view() == race.view(hippodrome.STANDS)
    with pytest.raises(hippodrome.Trouble):
        race.view(len(race.names))


def test_standings_are_those_of_the_game(usual: Kind) -> None:
    end = moments(usual)[-1]
    assert end.standings == end.game.standings(end.state)
    assert sorted(it.seat for it in end.standings) == list(range(len(end.names)))


def test_going_back_takes_back_decisions_and_what_the_fates_answered(kind: Kind) -> None:
    race = kind.start()
    one = race.drive(kind.driver)
    two = one.drive(kind.driver)
    assert two.back() == one
    assert two.back(2) == two.back(99) == race
    assert race.back() == race
    assert two.back(0) == two


def test_equal_races_have_equal_hashes_and_survive_pickling(kind: Kind) -> None:
    for race in moments(kind, 3):
        copy = pickle.loads(pickle.dumps(race))  # noqa: S301  (pickled just now)
        assert copy == race
        assert len({copy, race}) == 1


# --- chance --------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_race(kind: Kind) -> None:
    assert kind.start(3).run(kind.driver) == kind.start(3).run(kind.driver)
    assert kind.start(3).run(kind.driver).moves != kind.start(4).run(kind.driver).moves


def test_the_same_race_and_move_give_the_same_next_race(usual: Kind) -> None:
    race = usual.start().drive(usual.driver)
    assert race.drive(usual.driver) == race.drive(usual.driver)


def by_hand(seed: str) -> Callable[[int], int]:
    """Pick as the documents say that a race does."""
    generator = random.Random(seed)
    return lambda count: int(generator.random() * count)


def test_chance_is_drawn_as_the_documents_say(usual: Kind) -> None:
    race = usual.start(seed=11)
    game = race.game
    state, dealt = let_fates_move(game, race.first, by_hand("11 0"))
    assert (state, dealt) == (race.state, tuple(event.move for event in race.log))
    count = len(race.log)
    decide = charioteer_by_name(game.name, "random", by_hand(f"11 {count} charioteer"))
    seat = race.to_move
    assert seat is not None
    move = decide(game.view(state, seat), game.legal_moves(state))
    state, drawn = game.advance(state, move, by_hand(f"11 {count}"))
    following = race.drive("random")
    assert following.state == state
    assert [event.move for event in following.log[count:]] == [move, *drawn]


def test_without_a_seed_the_system_draws_one_that_is_told(usual: Kind) -> None:
    one, other = usual.module.start(), usual.module.start()
    assert one.seed != other.seed
    assert pasted(one) == one


def test_the_fates_do_as_they_are_told_by_the_moves_given() -> None:
    moves = ["lot 6", "lot 2", *["draw 6"] * 3, *["draw 1"] * 3]
    race = AVE.start(players=2, moves=moves, seed=1)
    assert race.moves == tuple(moves)
    assert race.legal_moves.texts == ("6-06",)
    assert pasted(race) == race
    with pytest.raises(hippodrome.Refused):
        AVE.start(players=2, moves=["draw 6"])


# --- text and pictures ---------------------------------------------------------------------------------


def test_a_race_is_written_so_that_it_pastes_back(kind: Kind) -> None:
    for race in moments(kind, 4):
        assert pasted(race) == race
        assert pasted(race).state == race.state


def test_what_goes_without_saying_is_left_out() -> None:
    assert repr(AVE.start(players=3, seed=7)) == "hippodrome.ave_caesar.start(players=3, seed=7)"
    assert repr(BEN.start(seed=7)) == "hippodrome.ben_hur.start(seed=7)"
    asked = "hippodrome.ave_caesar.start(players=2, course='yellow', seed=7)"
    assert repr(AVE.start(players=2, course="yellow", seed=7)) == asked
    asked = "hippodrome.ben_hur.start(preset='long', players=2, names=['Julia', 'Iras'], seed=7)"
    assert repr(BEN.start(players=2, preset="long", names=["Julia", "Iras"], seed=7)) == asked


def test_a_race_tells_where_it_stands_in_words(kind: Kind) -> None:
    *early, end = moments(kind, 40)
    for race in early:
        told = str(race).splitlines()
        seat = race.to_move
        assert seat is not None
        assert race.names[seat] in told[0]
        assert all(len(line) < 200 for line in told)
    assert sorted(line.split(": ")[0].split(". ")[1] for line in str(end).splitlines()) == sorted(end.names)


def test_a_race_speaks_the_language_of_its_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    race = AVE.start(players=2, seed=1)
    english = str(race)
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "de")
    assert str(race) != english


def test_a_position_is_text_that_reads_back(kind: Kind) -> None:
    for race in moments(kind):
        if isinstance(race.state, Voting):
            continue
        read = kind.module.read(race.position, seed=1)
        assert read.position == race.position
        assert "\n" not in read.position
        assert pasted(read) == read
        if not race.over:
            assert read.legal_moves.texts == race.legal_moves.texts


def test_while_votes_are_cast_the_race_itself_is_written_and_drawn() -> None:
    race = KINDS["ave-caesar, votes"].start()
    while not isinstance(race.state, Voting):
        race = race.drive("random")
    assert json.loads(race.position)["chariots"][json.loads(race.position)["turn"]]["unmanned"]
    assert is_picture(race.svg())
    assert str(race)


@pytest.mark.parametrize(("module", "position"), [(AVE, THREE), (BEN, BEND)], ids=GAMES)
def test_a_position_is_read_as_values_too_and_raced_on(module: Any, position: dict[str, Any]) -> None:
    race = module.read(position, seed=1)
    assert race == module.read(json.dumps(position, ensure_ascii=False), seed=1)
    following = race.play(race.legal_moves[0])
    assert pasted(following) == following
    assert following.run("random").over


def test_a_draw_that_is_due_in_a_position_is_made_at_once() -> None:
    due = THREE | {
        "drawing": 0,
        "chariots": [THREE["chariots"][0] | {"hand": [2, 4]}, *THREE["chariots"][1:]],
    }
    race = AVE.read(due, seed=1)
    assert [text.split()[0] for text in race.moves] == ["draw"]
    assert race.to_move is not None
    assert pasted(race) == race


def test_a_position_that_is_none_is_told_in_words(usual: Kind) -> None:
    for wrong in ("", "{}", '{"game": "chess"}'):
        with pytest.raises(hippodrome.Trouble) as trouble:
            usual.module.read(wrong)
        assert trouble.value.__notes__


def test_a_record_reads_back_as_the_race_it_was(kind: Kind) -> None:
    end = kind.start().run(kind.driver)
    again = hippodrome.read_record(end.record())
    assert again.state == end.state
    assert again.log == end.log
    assert again.names == end.names
    assert again.setup == end.setup
    assert again.record() == end.record()
    assert pasted(again) == again
    assert again.back(5).legal_moves.texts == end.back(5).legal_moves.texts


@pytest.mark.parametrize("record", sorted(RACES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_of_the_house_is_a_race(record: Path) -> None:
    race = hippodrome.read_record(record.read_text(encoding="utf-8"))
    assert race.over
    assert pasted(race) == race


def test_only_a_race_that_was_begun_and_is_over_has_a_record(usual: Kind) -> None:
    race = usual.start()
    with pytest.raises(hippodrome.Trouble, match="record-unfinished"):
        race.record()
    read = usual.module.read(race.position, seed=1).run(usual.driver)
    with pytest.raises(hippodrome.Trouble, match="position-no-setup"):
        read.record()
    with pytest.raises(hippodrome.Trouble, match="position-no-setup"):
        _ = read.setup


def is_picture(text: object) -> bool:
    """Say whether something is a whole SVG picture."""
    return isinstance(text, str) and ET.fromstring(text).tag == SVG  # noqa: S314  (drawn by ourselves)


def test_a_race_is_drawn_with_its_chariots(kind: Kind) -> None:
    start, _, end = moments(kind, 2)
    picture = start._repr_svg_()
    assert is_picture(picture)
    assert picture.count('class="hd-chariot"') == len(json.loads(start.position)["chariots"])
    assert picture != end.svg()


def test_the_picture_is_the_one_that_the_command_draws(usual: Kind, tmp_path: Path) -> None:
    race = usual.start().drive(usual.driver)
    position, picture = tmp_path / "p.json", tmp_path / "p.svg"
    position.write_text(race.position, encoding="utf-8")
    command = [sys.executable, "-m", "hippodrome", "draw", "--position", str(position), "--out", str(picture)]
    subprocess.run(command, check=True)
    assert picture.read_text(encoding="utf-8") == race.svg()


# --- charioteers and refusals --------------------------------------------------------------------------


def test_a_charioteer_decides_by_its_name_or_as_a_function(usual: Kind) -> None:
    race = usual.start()
    seen = []

    def last(view: Any, moves: Any) -> Any:
        seen.append(view)
        return moves[-1]

    assert race.drive(last) == race.play(race.legal_moves[-1])
    seat = race.to_move
    assert seat is not None
    assert seen == [race.view(seat)]
    assert race.drive(usual.driver) == race.play(race.drive(usual.driver).moves[len(race.moves)])
    with pytest.raises(hippodrome.Trouble) as trouble:
        race.drive("nobody")
    assert "nobody" in trouble.value.__notes__[0]


def test_a_race_is_run_by_one_charioteer_or_one_for_each_seat(usual: Kind) -> None:
    race = usual.start()
    one = race.run(usual.driver)
    by_steps = race
    while not by_steps.over:
        by_steps = by_steps.drive(usual.driver)
    assert one == by_steps
    assert one == race.run(*[usual.driver] * len(race.names))
    assert one != race.run(*["random"] * (len(race.names) - 1), usual.driver)
    assert one.run("random") == one.drive("random") == one
    with pytest.raises(ValueError, match="one for each seat"):
        race.run("random", "random")
    with pytest.raises(ValueError, match="one for each seat"):
        race.run()


@pytest.mark.rule("ave-caesar 4.1")
def test_a_refusal_names_its_clause_and_says_it_in_words() -> None:
    race = AVE.read(THREE, seed=1)
    assert [(it.what, it.clause) for it in race.refusals] == [("6", "4.1")]
    with pytest.raises(hippodrome.Refused) as refused:
        race.play("6-15b1")
    assert refused.value.clause == "4.1"
    assert refused.value.__notes__ == ["You lead the race: the leader may not play a 6"]


def test_nothing_is_played_when_the_race_is_over(usual: Kind) -> None:
    end = usual.start().run(usual.driver)
    with pytest.raises(hippodrome.Refused):
        end.play(end.log[-1].move)


def test_a_text_that_is_no_move_is_trouble(usual: Kind) -> None:
    with pytest.raises(hippodrome.Trouble) as trouble:
        usual.start().play("jump")
    assert "jump" in trouble.value.__notes__[0]


def test_seats_have_names_of_the_house_or_their_own(usual: Kind) -> None:
    assert usual.start().names == PROGRAM_NAMES[: len(usual.start().names)]
    assert usual.module.start(players=2, names=["Julia", "Iras"]).names == ("Julia", "Iras")
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        usual.module.start(players=2, names=["Julia"])


def test_a_wrong_set_up_is_told_in_words(usual: Kind) -> None:
    with pytest.raises(hippodrome.Trouble) as trouble:
        usual.module.start(players=9)
    assert "players" in trouble.value.__notes__[0]


def test_an_edition_is_kept_to_its_numbers_when_asked() -> None:
    assert AVE.start(players=1, course="white", seed=1).to_move == 0
    with pytest.raises(hippodrome.Trouble):
        AVE.start(players=1, course="white", any_number=False)


# --- the documents -------------------------------------------------------------------------------------


def test_the_page_about_notebooks_comes_out_as_shown() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "how-to" / "notebook.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_the_picture_of_that_page_is_the_one_we_draw() -> None:
    race = AVE.start(players=3, course="white", seed=7).play("3-03c", "4-04a")
    assert (ROOT / "docs" / "pictures" / "race.svg").read_text(encoding="utf-8") == race.svg()


@pytest.mark.parametrize("module", [AVE, BEN], ids=GAMES)
def test_the_examples_of_the_modules_run(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted >= 3
    assert result.failed == 0


def shown(source: str, names: dict[str, Any]) -> object:
    """Run a cell of a notebook and give what its last line shows."""
    lines = ast.parse(source)
    last = lines.body.pop() if isinstance(lines.body[-1], ast.Expr) else None
    exec(compile(lines, "cell", "exec"), names)  # noqa: S102  (our own notebook)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307  (our own notebook)


def test_the_notebook_runs_from_top_to_bottom_and_draws(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((ROOT / "examples" / "race.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    names: dict[str, Any] = {}
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    results = [shown(cell, names) for cell in cells]
    pictures = [it._repr_svg_() for it in results if isinstance(it, hippodrome.Race)]
    assert len(pictures) == 3
    assert all(is_picture(it) for it in pictures)
    printed = capsys.readouterr().out
    assert "Crescens" in printed
    assert printed.splitlines()[-1][0].isdigit()


def test_the_readme_shows_one_import_and_fewer_than_ten_lines() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = text.partition("```python\n")[2].partition("\n\n```")[0].splitlines()
    assert len(example) < 10
    assert [line for line in example if "import" in line] == [">>> import hippodrome"]
