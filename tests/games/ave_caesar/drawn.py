"""Positions of Ave Caesar drawn as text, so that a test shows the situation it is about.

    neck still 2 six_free_after_finish=no
    > A 04  lap 2  hand 6 6 6
      B 03a lap 2  paid  hand 1 4  tucked 5  deck 3 4 4 3 3 4
      C -   lap 4  finished

The first line names the course, then what is not as usual: `anticlockwise`, an edition, `opening`,
`still 2`, `left B C`, options as `name=value`. Every other line is a chariot: its letter, its space (`-` off
the course), and `lap`, `hand`, `tucked`, `deck` (six counts; `none`), `paid`, `unmanned` or its state.
`>` marks whose turn it is, `draws` a draw that is due. What is left out: lap 1, hand 1 2 3, the rest of the
24 cards in the deck.
"""

from __future__ import annotations

import json
from typing import Any, Final

from hippodrome.atlas import course_json
from hippodrome.atlas.source import compile_course
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import EDITIONS
from hippodrome.games.ave_caesar.position import read_position, write_position
from hippodrome.games.ave_caesar.state import Chariot, State
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.protocol import Refused

LETTERS: Final = "ABCDEF"
STATES: Final = ("racing", "disqualified", "finished", "out")

_GRID: Final = """
board    tiny
laps     3
players  1-{most}
start clockwise      {last}
start anticlockwise  {first}
"""

TINY: Final = {
    # Eight columns, two lanes, nothing else.
    "ring": _GRID.format(most=2, last="08a 08b", first="01a 01b")
    + "\n".join(f"0{column} a b" for column in range(1, 9)),
    # The same with a bottleneck in column 4.
    "neck": _GRID.format(most=2, last="08a 08b", first="01a 01b")
    + "\n".join("04 -" if column == 4 else f"0{column} a b" for column in range(1, 9)),
    # A bottleneck, and an alley with one space before the line and one past it.
    "court": _GRID.format(most=3, last="08a 08b 08c", first="01a 01b 01c")
    + """alley A1 > A2 from 07b to 02b
01 a b c
02 a b
03 a b
04 -
05 a b
06 a b
07 a b
08 a b c""",
    # Two lanes with a wall between them in columns 3 and 4; the outer one has a space more.
    "wall": _GRID.format(most=2, last="08a 08b", first="01a 01b")
    + """01 a b
02 a b
03-04 a > a | b1 > b2 > b3
05 a b
06 a b
07 a b
08 a b""",
}
"""Courses just large enough to make a point; the names are those of drawings."""


def course(name: str) -> Any:
    """Give a tiny course in full, or the name of one of the atlas."""
    return whole_course(name) if name in TINY else name


def whole_course(name: str) -> dict[str, Any]:
    """Give a course in full, tiny or of the atlas, without its drawing."""
    full = compile_course(TINY[name], name) if name in TINY else course_json(name)
    return {field: value for field, value in full.items() if field != "drawing"}


def drawing(text: str) -> dict[str, Any]:
    """Turn a drawing into a position file."""
    title, *lines = [line for line in text.splitlines() if line.strip()]
    position = _title(title.split())
    letters = [line.replace(">", " ").split()[0] for line in lines]
    assert letters == list(LETTERS[: len(letters)]), "chariots are drawn in the order A, B, C …"
    position["left"] = [letters.index(letter) for letter in position["left"]]
    for number, line in enumerate(lines):
        words = line.replace(">", " ").split()[1:]
        if ">" in line:
            position["turn"] = number
        if "draws" in words:
            words.remove("draws")
            position["drawing"] = number
        position["chariots"].append(_chariot(words))
    return position


def drawn(text: str) -> State:
    """Read the state that a drawing shows."""
    return read_position(drawing(text))


def _title(words: list[str]) -> dict[str, Any]:
    position: dict[str, Any] = {
        "game": "ave-caesar",
        "course": course(words[0]),
        "direction": "clockwise",
        "edition": "player-aid",
        "options": {},
        "turn": 0,
        "drawing": None,
        "opening": False,
        "still": 0,
        "chariots": [],
        "left": [],
    }
    rest = words[1:]
    while rest:
        word = rest.pop(0)
        if word in {"clockwise", "anticlockwise"}:
            position["direction"] = word
        elif word in EDITIONS:
            position["edition"] = word
        elif word == "opening":
            position["opening"] = True
        elif word == "still":
            position["still"] = int(rest.pop(0))
        elif word == "left":
            position["left"], rest = rest, []
        else:
            name, _, value = word.partition("=")
            known = {"yes": True, "no": False}
            position["options"][name] = int(value) if value.isdigit() else known.get(value, value)
    return position


def _chariot(words: list[str]) -> dict[str, Any]:
    numbers: dict[str, list[int]] = {"lap": [1], "hand": [1, 2, 3], "tucked": []}
    state = "racing"
    flags = set()
    rest = words[1:]
    while rest:
        word = rest.pop(0)
        if word in STATES:
            state = word
        elif word in {"lap", "hand", "tucked", "deck"}:
            numbers[word] = []
            while rest and (rest[0].isdigit() or rest[0] == "none"):
                number = rest.pop(0)
                numbers[word] += [int(number)] if number.isdigit() else []
        else:
            assert word in {"paid", "unmanned"}, word
            flags.add(word)
    if "unmanned" in flags and "hand" not in words:
        numbers["hand"] = []
    seen = numbers["hand"] + numbers["tucked"]
    deck = numbers.get("deck", [4 - seen.count(value) for value in range(1, 7)])
    return {
        "space": None if words[0] == "-" else words[0],
        "lap": numbers["lap"][0],
        "paid": "paid" in flags,
        "hand": sorted(numbers["hand"]),
        "deck": deck or [0] * 6,
        "tucked": numbers["tucked"],
        "state": state,
        "unmanned": "unmanned" in flags,
    }


# --- asking and playing --------------------------------------------------------------------------------


def legal(state: AnyState) -> str:
    """List the legal moves as text, separated by two spaces."""
    return "  ".join(GAME.write(move) for move in GAME.legal_moves(state))


def cards(state: AnyState) -> set[int]:
    """List the values of the cards that may be driven."""
    return {move.card for move in GAME.legal_moves(state) if move.kind == "drive"}


def refused(state: AnyState) -> str:
    """List the cards in hand that are refused, each with its clause."""
    return "  ".join(f"{it.what} {it.clause}" for it in GAME.refusals(state))


def play(state: AnyState, *moves: str) -> State:
    """Play moves given as text, in a race that goes on after them."""
    for move in moves:
        state = GAME.play(state, GAME.read(move))
    assert isinstance(state, State)
    return state


def clause(state: AnyState, move: str) -> str:
    """Name the clause with which a move is refused."""
    try:
        GAME.play(state, GAME.read(move))
    except Refused as refusal:
        return refusal.clause
    raise AssertionError(f"{move} was not refused")


def chariot(state: State, letter: str) -> Chariot:
    """Give a chariot by its letter."""
    return state.chariots[LETTERS.index(letter)]


def stands(state: State, letter: str) -> str:
    """Tell where a chariot stands: its space, lap and state, and whether it has paid."""
    it = write_position(state)["chariots"][LETTERS.index(letter)]
    paid = " paid" if it["paid"] else ""
    return f"{it['space'] or '-'} lap {it['lap']} {it['state']}{paid}"


def turn(state: State) -> str:
    """Name the chariot whose turn it is."""
    return LETTERS[state.turn]


def hand(state: State, letter: str) -> list[int]:
    """List the cards in a chariot's hand."""
    cards_held: list[int] = write_position(state)["chariots"][LETTERS.index(letter)]["hand"]
    return cards_held


def copied(value: Any) -> Any:
    """Copy plain JSON values."""
    return json.loads(json.dumps(value))
