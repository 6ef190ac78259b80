"""The referee of lockstep for Ben Hur: positions in, what the rows say of them out (docs/formats.md).

Position files and moves are read and written by the game's own readers; what may be played, what comes of
it and what each placement is, the rows answer, with steering fixed or free.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hippodrome.games.ben_hur.kit import CARD_INDEX, CARD_KINDS, DECK_NAMES, RULER_LENGTH, Card
from hippodrome.games.ben_hur.moves import (
    Accident,
    Concede,
    Crash,
    Drive,
    LoseTurn,
    Move,
    Ram,
    read_move,
    write_move,
    write_turn,
)
from hippodrome.games.ben_hur.position import read_position, write_position
from hippodrome.games.ben_hur.table import RaceTerms
from hippodrome.lockstep.ben_hur.crossing import move_number, row_of_state, state_of_row
from hippodrome.lockstep.ben_hur.layout import (
    ANNOUNCE,
    CHARIOT_RUN,
    CONCEDE,
    CRASH,
    DRAW_CARD,
    FIELD_STARTS,
    HAND_SLOTS,
    KEEP_HAND,
    KIND_COUNT,
    LOSE_TURN,
    MISHAPS,
    MORE,
    MOVE_COUNT,
    NO_CARD,
    NO_FURTHER_CARD,
    NO_WHIP,
    PHASES,
    PLAY_ACCIDENT,
    REDRAW_HAND,
    ROLL_DIE,
    RULER_OF_KIND,
    RULER_RUN,
    SPEEDS,
    TAKE_FROM,
    TAKE_LOST_WHIP,
    TURN,
    ArrayTerms,
    Row,
    field_of,
    write_terms,
)
from hippodrome.lockstep.ben_hur.one_core import (
    Mask,
    drive_or_announce_ram,
    judge_all,
    legal,
    perft,
    play,
    turn_away_from_winner,
)
from hippodrome.lockstep.ben_hur.sand import BACK, CLEAR, CROWDED, FIRST_RAM, WALL, chariot_wall, ruler_wall
from hippodrome.race.protocol import Refused
from hippodrome.saying import Saying, Trouble, saying

FIXED_TURNS: Final = (-30, 0, 30)
FREE_TURNS: Final = tuple(range(-30, 31))
_WORDS: Final = {WALL: "wall", BACK: "back", CLEAR: "clear", CROWDED: "crowded"}
_WALLS: Final = {1: "inner", 2: "outer"}
_PLACE: Final = "3.5"
_AWAY: Final = "5.3"
_ANNOUNCED: Final = "5.4"
_TURNS: Final = {False: np.array(FIXED_TURNS, np.int64), True: np.array(FREE_TURNS, np.int64)}


def _texts() -> dict[int, str]:
    """Write every move that lays no card."""
    found = {PLAY_ACCIDENT + at: f"accident {CARD_KINDS[kind]}" for at, kind in enumerate(MISHAPS)}
    found |= {CRASH + at: f"crash {CARD_KINDS[kind]}" for at, kind in enumerate(SPEEDS)}
    found |= {TAKE_FROM + at: f"take {name}" for at, name in enumerate(DECK_NAMES.values())}
    found |= {ANNOUNCE + at: f"whip @{at}" for at in range(NO_WHIP - ANNOUNCE)}
    found |= {ROLL_DIE + at: f"roll {at + 1}" for at in range(6)}
    found |= {DRAW_CARD + at: f"draw {CARD_KINDS[at]}" for at in range(KIND_COUNT)}
    words = {LOSE_TURN: "lost", REDRAW_HAND: "redraw", KEEP_HAND: "keep", NO_WHIP: "no-whip"}
    return found | words | {TAKE_LOST_WHIP: "miss", NO_FURTHER_CARD: "stop", CONCEDE: "concede"}


PLAIN_MOVE_TEXTS: Final = _texts()
"""The moves that lay no card, as text."""


class LaidCard(NamedTuple):
    """One placement of a card: both turns, its word as a number, and the clause that bars it, if any."""

    kind: int
    ruler: int
    turn: int
    word: int
    bar: str | None

    @property
    def text(self) -> str:
        """The move that it is played as."""
        turns = f"{CARD_KINDS[self.kind]} {write_turn(self.ruler)} {write_turn(self.turn)}"
        return f"ram {turns} @{self.word - FIRST_RAM}" if self.word >= FIRST_RAM else f"drive {turns}"


class RowOfRace(NamedTuple):
    """A race as a row, with what was agreed before it."""

    row: Row
    agreed: ArrayTerms
    terms: RaceTerms

    def field(self, name: str) -> int:
        """Look at a field that is one number."""
        return int(self.row[FIELD_STARTS[name]])


@lru_cache(maxsize=1 << 8)
def _agreed(terms: RaceTerms) -> ArrayTerms:
    return write_terms(terms)


def _hand(race: RowOfRace) -> list[int]:
    """List the kinds in the actor's hand."""
    number = race.field("actor")
    held = field_of(race.row, "hand")[number * HAND_SLOTS : (number + 1) * HAND_SLOTS].tolist()
    return [card >> 1 for card in held if card < NO_CARD]


def _speeds(race: RowOfRace) -> list[int]:
    """List the different speeds in the actor's hand."""
    return sorted({kind for kind in _hand(race) if RULER_OF_KIND[kind] >= 0})


def _is_free(race: RowOfRace) -> bool:
    return race.terms.options.steering == "free"


def _judge(race: RowOfRace, kind: int) -> NDArray[np.int64]:
    """Judge every placement of a card of the actor."""
    terms, near = race.agreed
    turns = _TURNS[_is_free(race)]
    return judge_all(race.row, terms, near, race.field("actor"), int(RULER_OF_KIND[kind]), turns)


def laid_cards(race: RowOfRace) -> list[LaidCard]:
    """List every placement of the speed cards in hand, with what bars it (3.5, 5.3, 5.4)."""
    turns = FREE_TURNS if _is_free(race) else FIXED_TURNS
    judged = {kind: _judge(race, kind) for kind in _speeds(race)}
    away = int(turn_away_from_winner(race.row, race.field("actor")))
    if away:
        at = turns.index(away)
        if not any(bool((words[at] == CLEAR).any()) for words in judged.values()):
            away = 0
    announced = race.field("announced")
    found = []
    for kind, words in judged.items():
        for ruler, line in zip(turns, words.tolist(), strict=True):
            for turn, word in zip(turns, line, strict=True):
                bar = None
                if word == CLEAR or (word >= FIRST_RAM and not announced):
                    if away and ruler != away:
                        bar = _AWAY
                else:
                    bar = _ANNOUNCED if word >= FIRST_RAM else _PLACE
                found.append(LaidCard(kind, ruler, turn, word, bar))
    return found


def _is_laying(race: RowOfRace) -> bool:
    return race.field("phase") in (TURN, MORE)


def _mask(race: RowOfRace) -> Mask:
    mask: Mask = np.zeros(MOVE_COUNT, np.bool_)
    legal(race.row, *race.agreed, mask)
    return mask


def moves_of(race: RowOfRace) -> list[str]:
    """List the moves of whoever is to move, as text."""
    mask = _mask(race)
    rest = [
        PLAIN_MOVE_TEXTS[move] for move in (np.flatnonzero(mask[PLAY_ACCIDENT:]) + PLAY_ACCIDENT).tolist()
    ]
    if not _is_laying(race):
        return rest
    judged = laid_cards(race)
    laid = [it.text for it in judged if it.bar is None]
    if not _is_free(race):
        return laid + rest
    # What is left when no card can be laid hangs on all the placements that there are.
    mishaps = [PLAIN_MOVE_TEXTS[PLAY_ACCIDENT + at] for at in range(len(MISHAPS)) if mask[PLAY_ACCIDENT + at]]
    if race.field("phase") == MORE:
        if race.field("good") < 2:
            return [*laid, *mishaps, PLAIN_MOVE_TEXTS[NO_FURTHER_CARD]]
        return laid or [PLAIN_MOVE_TEXTS[NO_FURTHER_CARD]]
    moves = laid + mishaps
    if not moves:
        crowded = any(it.word >= CROWDED for it in judged)
        moves = ["lost"] if crowded else [f"crash {CARD_KINDS[kind]}" for kind in _speeds(race)]
    return [*moves, PLAIN_MOVE_TEXTS[CONCEDE]] if mask[CONCEDE] else moves


def play_text(race: RowOfRace, text: str) -> RowOfRace:
    """Play a move given as text; refuse one that is not legal with its clause."""
    move = read_move(text)
    if write_move(move) not in moves_of(race):
        raise Refused(*_why_not(race, move))
    return _played(race, move)


def _played(race: RowOfRace, move: Move) -> RowOfRace:
    row = race.row.copy()
    terms, near = race.agreed
    match move:
        case Drive(card, ruler, turn):
            drive_or_announce_ram(row, terms, near, CARD_INDEX[card], ruler, turn, -1)
        case Ram(card, ruler, turn, target):
            drive_or_announce_ram(row, terms, near, CARD_INDEX[card], ruler, turn, target)
        case _:
            number = move_number(move)
            if number is None:
                raise Refused("9", saying("ben-hur-not-now", move=write_move(move), phase=_phase(race)))
            play(row, terms, near, number)
    return race._replace(row=row)


def _phase(race: RowOfRace) -> str:
    return PHASES[race.field("phase")]


def _why_not(race: RowOfRace, move: Move) -> tuple[str, Saying]:
    """Say why a move is refused, with the clause it breaks."""
    if race.field("actor") < 0:
        return "7.4", saying("ben-hur-race-is-over")
    if not _is_laying(race) or not isinstance(move, Drive | Ram | Accident | Crash | LoseTurn | Concede):
        return "9", saying("ben-hur-not-now", move=write_move(move), phase=_phase(race))
    match move:
        case Drive(card) | Ram(card) | Accident(card) | Crash(card) if CARD_INDEX[card] not in _hand(race):
            return "3.3", saying("ben-hur-not-in-hand", card=card)
        case Drive(card, ruler, turn) | Ram(card, ruler, turn):
            return _why_not_laid(race, move, CARD_INDEX[card], ruler, turn)
        case Accident():
            return "6.4", saying("ben-hur-speed-must-follow")
        case Crash() | LoseTurn():
            return "3.6", saying("ben-hur-can-still-play")
        case Concede():
            return "7.4", saying("ben-hur-not-settled")


def _why_not_laid(race: RowOfRace, move: Drive | Ram, kind: int, ruler: int, turn: int) -> tuple[str, Saying]:
    turns = FREE_TURNS if _is_free(race) else FIXED_TURNS
    for wrong in (ruler, turn):
        if wrong not in turns:
            return "3.4", saying("ben-hur-no-such-turn", turn=write_turn(wrong))
    laid = next(it for it in laid_cards(race) if it[:3] == (kind, ruler, turn))
    if laid.bar:
        return laid.bar, _why_barred(race, laid)
    if laid.word >= FIRST_RAM and isinstance(move, Drive):
        return "3.6", saying("ben-hur-in-the-way", other=laid.word - FIRST_RAM)
    return "4.1", saying("ben-hur-nobody-to-ram")


def _why_barred(race: RowOfRace, laid: LaidCard) -> Saying:
    number = race.field("actor")
    if laid.bar == _AWAY:
        away = int(turn_away_from_winner(race.row, number))
        return saying("ben-hur-must-steer-away", turn=write_turn(away))
    if laid.bar == _ANNOUNCED:
        return saying("ben-hur-announced-already")
    if laid.word != WALL:
        return saying("ben-hur-goes-back" if laid.word == BACK else "ben-hur-crowded")
    terms, near = race.agreed
    length = int(RULER_OF_KIND[laid.kind])
    x, y, heading = (int(field_of(race.row, name)[number]) for name in ("x", "y", "heading"))
    direction = (heading + laid.ruler) % 360
    wall = ruler_wall(terms, near, x, y, length, direction)
    if wall:
        return saying(f"ben-hur-ruler-touches-{_WALLS[wall]}")
    x, y = x + int(RULER_RUN[length, 0, direction]), y + int(RULER_RUN[length, 1, direction])
    wall = chariot_wall(terms, near, x, y, (direction + laid.turn) % 360)
    return saying(f"ben-hur-chariot-touches-{_WALLS[wall]}")


class BenHurRefereeEngine:
    """Answers the referee's requests by the rows (see `hippodrome.lockstep.judge`)."""

    def read_position(self, position: Mapping[str, Any]) -> RowOfRace:
        """Read a position file into a row."""
        state = read_position(position)
        agreed = _agreed(state.table)
        return RowOfRace(row_of_state(state), agreed, state.table)

    def legal(self, state: RowOfRace) -> list[str]:
        """List the legal moves as text, sorted by code point."""
        return sorted(moves_of(state))

    def refused(self, state: RowOfRace) -> list[list[Any]]:
        """List the placements of the cards in hand that may not be played, each with its clause."""
        if not _is_laying(state):
            return []
        return [
            [f"drive {CARD_KINDS[it.kind]} {write_turn(it.ruler)} {write_turn(it.turn)}", it.bar]
            for it in laid_cards(state)
            if it.bar
        ]

    def apply(self, state: RowOfRace, moves: Sequence[str]) -> dict[str, Any]:
        """Play moves given as text and write the position after them."""
        for text in moves:
            state = play_text(state, text)
        return write_position(state_of_row(state.row, state.terms))

    def perft(self, state: RowOfRace, depth: int) -> int:
        """Count the sequences of exactly so many moves, the Fates' included."""
        if depth == 0:
            return 1
        if not _is_free(state):
            return int(perft(state.row, *state.agreed, depth))
        moves = moves_of(state)
        if depth == 1:
            return len(moves)
        return sum(self.perft(_played(state, read_move(text)), depth - 1) for text in moves)

    def placements(self, state: RowOfRace, card: str) -> list[list[Any]]:
        """Tell for every placement of a speed card its turns, its word and the pose reached (3.5)."""
        if card not in RULER_LENGTH:
            raise Trouble("ben-hur-no-such-speed", card=str(card))
        number = state.field("actor")
        if number < 0 or not field_of(state.row, "placed")[number]:
            raise Trouble("ben-hur-nobody-drives", phase=_phase(state))
        kind = CARD_INDEX[Card(card)]
        turns = FREE_TURNS if _is_free(state) else FIXED_TURNS
        x, y, heading = (int(field_of(state.row, name)[number]) for name in ("x", "y", "heading"))
        length = int(RULER_OF_KIND[kind])
        lines: list[list[Any]] = []
        for ruler, line in zip(turns, _judge(state, kind).tolist(), strict=True):
            laid = (heading + ruler) % 360
            far_x, far_y = x + int(RULER_RUN[length, 0, laid]), y + int(RULER_RUN[length, 1, laid])
            for turn, found in zip(turns, line, strict=True):
                facing = (laid + turn) % 360
                pose = [far_x + int(CHARIOT_RUN[0, facing]), far_y + int(CHARIOT_RUN[1, facing]), facing]
                word = f"ram @{found - FIRST_RAM}" if found >= FIRST_RAM else _WORDS[found]
                lines.append([write_turn(ruler), write_turn(turn), word, pose])
        return lines


REFEREE_ENGINE: Final = BenHurRefereeEngine()
"""What `hippodrome referee --engine lockstep` asks about Ben Hur."""
