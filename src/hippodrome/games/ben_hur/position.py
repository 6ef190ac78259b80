"""A position as JSON: read with every complaint naming its field, and written in full (ben-hur 9)."""

from __future__ import annotations

from typing import Any, Final, cast

from hippodrome.games.ben_hur.arena import Arena, read_arena, read_arena_makeup, start_pose, write_arena
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import (
    CHARIOTEERS,
    DECK_NAMES,
    EMPTY_DECK,
    HAND_SIZE,
    MOST_CHARIOTS,
    Deck,
    house_decks,
    read_deck,
    read_makeup,
    write_makeup,
)
from hippodrome.games.ben_hur.pending import read_turn_under_way, write_turn_under_way
from hippodrome.games.ben_hur.possible import refuse_impossible_position
from hippodrome.games.ben_hur.reading import (
    read_bool,
    read_card,
    read_different_numbers,
    read_list,
    read_number,
    read_object,
    read_word,
)
from hippodrome.games.ben_hur.state import PHASES, STATUSES, Chariot, Phase, State, Status
from hippodrome.games.ben_hur.table import (
    ANY_LAPS,
    LAPS_BY_SCORING,
    RaceTerms,
    read_charioteers,
    read_laps,
    read_options,
    read_preset,
    write_options,
)
from hippodrome.games.ben_hur.turns import ROUNDS_A_LAP
from hippodrome.saying import Trouble

_FIELDS: Final = (
    "game", "arena", "preset", "options", "laps", "seats", "charioteers", "makeup", "race", "scores", "round",
    "moved", "phase", "actor", "decks", "discards", "touch", "pending", "chariots",
)  # fmt: skip  # a list that is read in rows
_CHARIOT: Final = (
    "pose", "turns", "hand", "backs", "markers", "state", "skip", "away_from", "started"
)  # fmt: skip  # a list that is read in rows
_FARTHEST: Final = 10_000_000


def read_position(written: Any) -> State:
    """Read a position; what is left out has its value at the start of a race."""
    obj = read_object(written, "position", _FIELDS)
    if obj.get("game", "ben-hur") != "ben-hur":
        raise Trouble("ben-hur-not-this-game", field="game")
    rows = read_list(obj.get("chariots"), "chariots", MOST_CHARIOTS)
    if not rows:
        raise Trouble("ben-hur-no-chariots", field="chariots")
    count = len(rows)
    table = _read_table(obj, count)
    dealt = any(isinstance(row, dict) and row.get("hand") for row in rows)
    phase = cast("Phase", read_word(obj.get("phase", "turn" if dealt else "places"), "phase", PHASES))
    chariots = tuple(_read_chariot(row, number, count, table, phase) for number, row in enumerate(rows))
    scores = read_list(obj.get("scores", [0] * count), "scores", count)
    actor = obj.get("actor")
    state = State(
        table=table,
        chariots=chariots,
        decks=_read_decks(obj["decks"], "decks", EMPTY_DECK) if "decks" in obj else table.fresh_decks(),
        discards=_read_decks(obj.get("discards", {}), "discards", EMPTY_DECK),
        phase=phase,
        actor=None if actor is None else read_number(actor, "actor", 0, count - 1),
        round=read_number(obj.get("round", 1), "round", 1, ROUNDS_A_LAP * table.laps),
        moved=tuple(sorted(read_different_numbers(obj.get("moved", []), "moved", 0, count - 1))),
        touch=_read_touch(obj.get("touch", []), count),
        pending=None if obj.get("pending") is None else read_turn_under_way(obj["pending"], count),
        race=read_number(obj.get("race", 1), "race", 1, 1000),
        scores=tuple(read_number(score, "scores", 0, 10_000) for score in scores),
    )
    if len(scores) != count:
        raise Trouble("ben-hur-not-a-list", field="scores", most=count)
    return refuse_impossible_position(state, touch_told="touch" in obj)


def _read_table(obj: dict[str, Any], count: int) -> RaceTerms:
    preset = read_preset(obj.get("preset", "antioch"))
    options = read_options(preset, obj.get("options", {}))
    return RaceTerms(
        arena=read_arena(obj.get("arena", "antioch")),
        preset=preset,
        options=options,
        laps=read_laps(obj.get("laps", LAPS_BY_SCORING[options.scoring][0]), ANY_LAPS),
        seats=_read_seats(obj.get("seats", list(range(count))), count),
        charioteers=read_charioteers(obj.get("charioteers", list(CHARIOTEERS[:count])), count),
        makeup=read_makeup(obj["makeup"]) if "makeup" in obj else read_arena_makeup(obj.get("arena")),
    )


def _read_seats(written: Any, count: int) -> tuple[int, ...]:
    listed = read_list(written, "seats", count)
    seats = tuple(read_number(seat, "seats", 0, count - 1) for seat in listed)
    if len(seats) != count or set(seats) != set(range(max(seats) + 1)):
        raise Trouble("ben-hur-seats", field="seats")
    return seats


def _read_decks(written: Any, field: str, missing: Deck) -> tuple[Deck, Deck]:
    obj = read_object(written, field, DECK_NAMES.values())
    normal, risky = (
        read_deck(obj[name], f"{field}.{name}") if name in obj else missing for name in DECK_NAMES.values()
    )
    return normal, risky


def _read_touch(written: Any, count: int) -> tuple[tuple[int, int], ...]:
    pairs = []
    for pair in read_list(written, "touch", count * count):
        numbers = read_different_numbers(pair, "touch", 0, count - 1)
        if len(numbers) != 2:
            raise Trouble("ben-hur-not-a-pair", field="touch")
        pairs.append((numbers[0], numbers[1]))
    if len({frozenset(pair) for pair in pairs}) < len(pairs):
        raise Trouble("ben-hur-listed-twice", field="touch")
    return tuple(sorted(pairs))


def _read_chariot(written: Any, number: int, count: int, table: RaceTerms, phase: Phase) -> Chariot:
    at = f"chariots[{number}]"
    obj = read_object(written, at, _CHARIOT)
    status = cast("Status", read_word(obj.get("state", "racing"), f"{at}.state", STATUSES))
    pose = _start_pose(table.arena, number, phase) if "pose" not in obj else _read_pose(obj["pose"], at)
    hand = [read_card(card, f"{at}.hand") for card in read_list(obj.get("hand", []), f"{at}.hand", HAND_SIZE)]
    backs = obj.get("backs", "nnrr"[: len(hand)])
    if not isinstance(backs, str) or len(backs) != len(hand) or set(backs) - {"n", "r"}:
        raise Trouble("ben-hur-backs", field=f"{at}.backs")
    markers = read_list(obj.get("markers", []), f"{at}.markers", table.laps)
    away = obj.get("away_from")
    if away is not None and read_number(away, f"{at}.away_from", 0, count - 1) == number:
        raise Trouble("ben-hur-away-from-itself", field=f"{at}.away_from")
    held = sorted(zip(hand, backs, strict=True))
    return Chariot(
        pose=pose,
        turns=read_number(obj.get("turns", 0), f"{at}.turns", -table.laps, table.laps),
        hand=tuple(card for card, _ in held),
        backs="".join(back for _, back in held),
        markers=tuple(read_number(marker, f"{at}.markers", 1, count) for marker in markers),
        state=status,
        skip=read_bool(obj.get("skip", False), f"{at}.skip"),
        away_from=away,
        started=read_bool(obj.get("started", False), f"{at}.started"),
    )


def _start_pose(arena: Arena, number: int, phase: Phase) -> Pose | None:
    return None if phase == "places" else start_pose(arena, number + 1)


def _read_pose(written: Any, at: str) -> Pose | None:
    if written is None:
        return None
    listed = read_list(written, f"{at}.pose", 3)
    if len(listed) != 3:
        raise Trouble("ben-hur-not-a-pose", field=f"{at}.pose")
    x, y = (read_number(part, f"{at}.pose", -_FARTHEST, _FARTHEST) for part in listed[:2])
    return Pose(x, y, read_number(listed[2], f"{at}.pose", 0, 359))


def write_position(state: State) -> dict[str, Any]:
    """Write a position in full, so that reading it gives the same state."""
    table = state.table
    written: dict[str, Any] = {
        "game": "ben-hur",
        "arena": write_arena(table.arena),
        "preset": table.preset,
        "options": write_options(table.preset, table.options),
        "laps": table.laps,
        "seats": list(table.seats),
        "charioteers": list(table.charioteers),
        "race": state.race,
        "scores": list(state.scores),
        "round": state.round,
        "moved": list(state.moved),
        "phase": state.phase,
        "actor": state.actor,
        "decks": write_makeup(state.decks),
        "discards": write_makeup(state.discards),
        "touch": [list(pair) for pair in state.touch],
        "pending": None if state.pending is None else write_turn_under_way(state.pending),
        "chariots": [write_chariot(chariot) for chariot in state.chariots],
    }
    if table.makeup != house_decks():
        written["makeup"] = write_makeup(table.makeup)
    return written


def write_chariot(chariot: Chariot) -> dict[str, Any]:
    """Write one chariot of a position."""
    return {
        "pose": None if chariot.pose is None else list(chariot.pose),
        "turns": chariot.turns,
        "hand": list(chariot.hand),
        "backs": chariot.backs,
        "markers": list(chariot.markers),
        "state": chariot.state,
        "skip": chariot.skip,
        "away_from": chariot.away_from,
        "started": chariot.started,
    }
