"""The environment of Ave Caesar on one CPU core: rows compiled by numba, behind the same face as in JAX."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int, lowest
from hippodrome.lockstep.ave_caesar.numba_rules.choices import fill_mask, open_hand
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS_AT,
    DRAWING_AT,
    FIELDS_PER_CHARIOT,
    FIRST_SEAT_AT,
    GONE_AT,
    LEFT_AT,
    MARKS_AT,
    RACING_AT,
    ROW_SIZE,
    SEED_A_AT,
    SEED_B_AT,
    SIZE_AT,
    SPACE_AT,
    TURN_AT,
    Flags,
    Row,
    ground_of,
    scratch_of,
)
from hippodrome.lockstep.ave_caesar.numba_rules.playing import drive, let_pass, play, put_out
from hippodrome.lockstep.ave_caesar.numba_rules.random_play import chance, deal, draw_by_chance
from hippodrome.lockstep.ave_caesar.numba_rules.seeing import observe
from hippodrome.lockstep.ave_caesar.numba_rules.unmanned import instinct_station
from hippodrome.lockstep.ave_caesar.terms import (
    DISQUALIFIED,
    FINISHED,
    UNMANNED,
    Terms,
    count_actions,
    observation_names,
)
from hippodrome.lockstep.compiling import compiled
from hippodrome.lockstep.environment import ILLEGAL_ACTION_REWARD, EnvState

LAURELS_BY_FINISH = np.array(LAURELS, np.int64)


@compiled
def drive_unmanned(g: Row, r: Row, scratch: Row) -> None:
    """Let unmanned chariots drive until a seat is to move, or nobody; cards are turned up for them (8.2)."""
    while r[RACING_AT]:
        if r[DRAWING_AT]:
            draw_by_chance(g, r, chance(r) >> 16)
        elif r[r[TURN_AT] * FIELDS_PER_CHARIOT + MARKS_AT] & UNMANNED == 0:
            return
        else:
            values = open_hand(g, r, scratch[0])
            if values:
                card = lowest(values)
                goal = instinct_station(g, r, scratch[0], scratch[1], scratch[2], card)
                drive(g, r, card, goal // g[SIZE_AT], goal % g[SIZE_AT])
            else:
                let_pass(g, r)


@compiled
def share_laurels(r: Row, seats: Int, unmanned: Int, wreaths: Row, reward: Row) -> None:
    """Share out the laurels by order of finish among those that qualify, and add them up by seat (6.4)."""
    place = 0
    for gone in range(r[GONE_AT]):
        number = r[LEFT_AT] >> 3 * gone & 7
        marks = r[number * FIELDS_PER_CHARIOT + MARKS_AT]
        if marks & FINISHED and not marks & (DISQUALIFIED | UNMANNED) and number < r[CHARIOTS_AT] - unmanned:
            reward[(r[FIRST_SEAT_AT] + number) % seats] += wreaths[place]
            place += 1


@compiled
def step_rows(
    g: Row,
    rows: Row,
    scratch: Row,
    actions: Row,
    wreaths: Row,
    unmanned: Int,
    seats: Int,
    auto_reset: bool,
    reward: Row,
    over: Flags,
    illegal: Flags,
) -> None:
    """Play an action in every row; write down who gets what, and which races end."""
    for i in range(rows.shape[0]):
        r = rows[i]
        if r[RACING_AT]:
            seat = (r[FIRST_SEAT_AT] + r[TURN_AT]) % seats
            bits = chance(r) >> 16
            if play(g, r, scratch[0], actions[i]):
                if r[DRAWING_AT] and r[r[TURN_AT] * FIELDS_PER_CHARIOT + MARKS_AT] & UNMANNED == 0:
                    draw_by_chance(g, r, bits)
                drive_unmanned(g, r, scratch)
                if r[RACING_AT] == 0:
                    over[i] = 1
                    share_laurels(r, seats, unmanned, wreaths, reward[i])
            else:
                over[i] = illegal[i] = 1
                reward[i, seat] = ILLEGAL_ACTION_REWARD
                for c in range(r[CHARIOTS_AT]):
                    if r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0:
                        put_out(r, c)
        if auto_reset and r[RACING_AT] == 0:
            deal(g, r, r[CHARIOTS_AT], unmanned, seats)
            drive_unmanned(g, r, scratch)


@compiled
def show_rows(g: Row, rows: Row, layers: Row, seats: Int, masks: Flags, seat: Row) -> None:
    """Tell the seat to move in every row, and what it may play."""
    for i in range(rows.shape[0]):
        fill_mask(g, rows[i], layers, masks[i])
        seat[i] = (rows[i, FIRST_SEAT_AT] + rows[i, TURN_AT]) % seats


@compiled
def observe_rows(g: Row, rows: Row, seats: Row, players: Int, unmanned: Int, seen: Row) -> None:
    """Tell what a seat of every row may know."""
    for i in range(rows.shape[0]):
        observe(g, rows[i], seats[i], players, unmanned, seen[i])


class NumbaAveCaesar:
    """Races of Ave Caesar on given terms, in batches of one axis; a step makes a new state."""

    def __init__(self, terms: Terms, *, auto_reset: bool = True) -> None:
        self.terms = terms
        self.auto_reset = auto_reset
        self.ground = ground_of(terms)
        self.actions = count_actions(terms.tables.size)
        """How many actions there are."""
        self.observed = observation_names(terms)
        """The names of what a seat observes, number by number."""
        self._scratch = np.stack([scratch_of(self.ground) for _ in range(3)])

    def init(self, keys: npt.ArrayLike) -> EnvState:
        """Deal a race for each pair of random words."""
        words = np.asarray(keys, np.int64)
        rows = np.zeros((len(words), ROW_SIZE), np.int64)
        rows[:, SEED_A_AT], rows[:, SEED_B_AT] = words[:, 0] | 1, words[:, 1]
        terms = self.terms
        for row in rows:
            deal(self.ground, row, terms.chariots, terms.unmanned, terms.seats)
            drive_unmanned(self.ground, row, self._scratch)
        return self.env_state_of_rows(rows)

    def env_state_of_rows(self, rows: Row) -> EnvState:
        """Show races that stand in rows, none of which has just ended."""
        none = np.zeros(len(rows), np.int8)
        return self._shown(rows, self._nothing(rows), none, none)

    def step(self, state: EnvState, action: npt.ArrayLike) -> EnvState:
        """Play an action in each race."""
        rows = state.race.copy()
        reward = self._nothing(rows)
        over, illegal = (np.zeros(len(rows), np.int8) for _ in range(2))
        terms = self.terms
        step_rows(
            self.ground, rows, self._scratch, np.asarray(action, np.int64), LAURELS_BY_FINISH,
            terms.unmanned, terms.seats, self.auto_reset, reward, over, illegal,
        )  # fmt: skip  # a list that is read in rows
        return self._shown(rows, reward, over, illegal)

    def observe(self, state: EnvState, seat: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Tell what a seat may know, as whole numbers along a last axis (see `observed`)."""
        rows: Row = state.race
        seats = np.broadcast_to(np.asarray(seat, np.int64), len(rows)).copy()
        seen = np.zeros((len(rows), len(self.observed)), np.int64)
        observe_rows(self.ground, rows, seats, self.terms.seats, self.terms.unmanned, seen)
        return seen

    def _nothing(self, rows: Row) -> npt.NDArray[np.int64]:
        return np.zeros((len(rows), self.terms.chariots - self.terms.unmanned), np.int64)

    def _shown(self, rows: Row, reward: Row, over: Flags, illegal: Flags) -> EnvState:
        mask, seat = np.zeros((len(rows), self.actions), np.int8), np.zeros(len(rows), np.int64)
        show_rows(self.ground, rows, self._scratch[0], self.terms.seats, mask, seat)
        yes = np.bool_
        return EnvState(rows, seat, mask.view(yes), reward, over.view(yes), illegal.view(yes))
