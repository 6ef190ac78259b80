"""The end (7): laps, places, points, and the next race of a season."""

from __future__ import annotations

import numpy as np

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.layout import (
    ABSENT,
    BY_LAPS,
    BY_SEASON,
    FINISHED,
    KIND_COUNT,
    MOST_LAPS,
    NO_CARD,
    NOBODY_ASKED,
    OUT,
    OVER,
    PLACES,
    RACING,
    TERMS_CHARIOT_COUNT_AT,
    TERMS_FRESH_DECKS_AT,
    TERMS_LAPS_AT,
    TERMS_PLAYERS_AT,
    TERMS_RACES_AT,
    TERMS_SCORING_AT,
    TERMS_SEATS_AT,
    TERMS_TIES_AT,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACTOR_AT,
    AWAY_FROM_AT,
    BROKEN_BY_AT,
    DECK_AT,
    DECKS_AT,
    DISCARDS_AT,
    HAND_AT,
    HAS_START_PLACE_AT,
    HEADING_AT,
    MARKERS_AT,
    OWNER_AT,
    PHASE_AT,
    RACE_AT,
    ROUND_AT,
    SCORE_AT,
    STATUS_AT,
    STILL_TO_ASK_AT,
    TOUCH_AT,
    TURNS_AT,
    X_AT,
    Y_AT,
)
from hippodrome.lockstep.ben_hur.sand import behind_line, compare_progress
from hippodrome.lockstep.compiling import compiled


@compiled
def _laps_done(s: Row, n: int) -> int:
    done = 0
    while done < MOST_LAPS and s[MARKERS_AT + n * MOST_LAPS + done]:
        done += 1
    return done


@compiled
def _lowest_left(s: Row, t: Terms, lap: int) -> int:
    """Find the lowest place marker of a lap that nobody holds (7.2)."""
    held = 0
    for n in range(t[TERMS_CHARIOT_COUNT_AT]):
        held |= 1 << s[MARKERS_AT + n * MOST_LAPS + lap]
    place = 1
    while (held >> place) & 1:
        place += 1
    return place


@compiled
def complete_laps(s: Row, t: Terms, n: int) -> bool:
    """Give a chariot the marker of every lap it has completed; say whether that was the last (7.1, 7.2)."""
    done = _laps_done(s, n)
    while done < t[TERMS_LAPS_AT] and s[TURNS_AT + n] > done:
        if s[TURNS_AT + n] == done + 1 and behind_line(s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n]):
            break
        s[MARKERS_AT + n * MOST_LAPS + done] = _lowest_left(s, t, done)
        done += 1
    return bool(done >= t[TERMS_LAPS_AT])


@compiled
def _better(s: Row, t: Terms, a: int, b: int) -> bool:
    """Tell whether a chariot is placed before another in this race (7.2)."""
    first = 0 if s[STATUS_AT + a] == FINISHED else 1 if s[HAS_START_PLACE_AT + a] else 2
    second = 0 if s[STATUS_AT + b] == FINISHED else 1 if s[HAS_START_PLACE_AT + b] else 2
    if first != second or first == 2:
        return first < second
    if first == 0:
        mine = theirs = 0
        for lap in range(MOST_LAPS):
            x, y = s[MARKERS_AT + a * MOST_LAPS + lap], s[MARKERS_AT + b * MOST_LAPS + lap]
            if t[TERMS_SCORING_AT] == BY_LAPS:
                mine += x
                theirs += y
            else:
                mine, theirs = (x or mine), (y or theirs)
        return mine < theirs
    mine, theirs = _laps_done(s, a), _laps_done(s, b)
    return mine > theirs if mine != theirs else compare_progress(s, t, a, b) > 0


@compiled
def place(s: Row, t: Terms, n: int) -> int:
    """Place a chariot in this race by what has happened so far; ties share a place (7.2)."""
    found = 1
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if other != n and _better(s, t, other, n):
            found += 1
    return found


@compiled
def _worth(s: Row, t: Terms, n: int) -> int:
    """Count what this race is worth to a chariot: its place, and in a season a penalty (7.2)."""
    if t[TERMS_SCORING_AT] == BY_SEASON and s[STATUS_AT + n] != FINISHED:
        return int(t[TERMS_CHARIOT_COUNT_AT] + 1)
    return place(s, t, n)


@compiled
def points_of_seat(s: Row, t: Terms, seat: int) -> int:
    """Add up what every race has been worth to a seat (2.3, 7.2)."""
    found = 0
    for n in range(t[TERMS_CHARIOT_COUNT_AT]):
        if t[TERMS_SEATS_AT + n] == seat:
            found += s[SCORE_AT + n] + _worth(s, t, n)
    return found


@compiled
def seat_place(s: Row, t: Terms, seat: int) -> int:
    """Rank a seat by the sum of its chariots' results, the lowest first (7.2)."""
    mine, found = points_of_seat(s, t, seat), 1
    for other in range(t[TERMS_PLAYERS_AT]):
        if points_of_seat(s, t, other) < mine:
            found += 1
    return found


@compiled
def clear_turn(s: Row) -> None:
    """Clear the turn under way."""
    for at in range(OWNER_AT, BROKEN_BY_AT):
        s[at] = 0
    s[OWNER_AT] = -1
    s[DECK_AT] = -1
    s[STILL_TO_ASK_AT] = NOBODY_ASKED


@compiled
def reset_race(s: Row, t: Terms, race: int) -> None:
    """Lay everything out for a race, before the first roll for a place; scores stay (2.1)."""
    for at in range(SCORE_AT):
        s[at] = 0
    for at in range(HAND_AT, MARKERS_AT):
        s[at] = NO_CARD
    for at in range(MARKERS_AT, DECKS_AT):
        s[at] = 0
    for n in range(MOST_CHARIOTS):
        s[AWAY_FROM_AT + n] = -1
        if n >= t[TERMS_CHARIOT_COUNT_AT]:
            s[STATUS_AT + n] = ABSENT
    for at in range(2 * KIND_COUNT):
        s[DECKS_AT + at] = t[TERMS_FRESH_DECKS_AT + at]
        s[DISCARDS_AT + at] = 0
    clear_turn(s)
    s[PHASE_AT] = PLACES
    s[ACTOR_AT] = 0
    s[ROUND_AT] = 1
    s[RACE_AT] = race


@compiled
def end_race(s: Row, t: Terms) -> None:
    """End the race; go on with the season, or with another race for all after a tie (7.2–7.4)."""
    s[PHASE_AT] = OVER
    s[ACTOR_AT] = -1
    clear_turn(s)
    for n in range(MOST_CHARIOTS):
        s[TOUCH_AT + n] = 0
    leaders = 0
    for seat in range(t[TERMS_PLAYERS_AT]):
        if seat_place(s, t, seat) == 1:
            leaders += 1
    if s[RACE_AT] < t[TERMS_RACES_AT] or (t[TERMS_TIES_AT] and leaders > 1):
        totals = np.zeros(MOST_CHARIOTS, np.int64)
        for n in range(t[TERMS_CHARIOT_COUNT_AT]):
            totals[n] = s[SCORE_AT + n] + _worth(s, t, n)
        for n in range(MOST_CHARIOTS):
            s[SCORE_AT + n] = totals[n]
        reset_race(s, t, s[RACE_AT] + 1)


@compiled
def last_place_settled(s: Row, t: Terms, n: int) -> bool:
    """Tell whether the last chariot racing ends in the same place whatever it does (7.4)."""
    if t[TERMS_CHARIOT_COUNT_AT] == 1:
        return False
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if (s[STATUS_AT + other] == RACING) != (other == n):
            return False
    s[STATUS_AT + n] = OUT
    given_up = _worth(s, t, n)
    done = _laps_done(s, n)
    s[STATUS_AT + n] = FINISHED
    for lap in range(done, t[TERMS_LAPS_AT]):
        s[MARKERS_AT + n * MOST_LAPS + lap] = _lowest_left(s, t, lap)
    finished = _worth(s, t, n)
    for lap in range(done, t[TERMS_LAPS_AT]):
        s[MARKERS_AT + n * MOST_LAPS + lap] = 0
    s[STATUS_AT + n] = RACING
    return given_up == finished
