"""Laying a speed card: each of its placements with the move it is played as, or what bars it.

Legal moves, refusals, the referee's placements and what a seat is shown all read this, and nothing else says
it again (ben-hur 3.5, 3.6, 4.1, 5.3, 5.4).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from hippodrome.games.ben_hur.arena import Arena
from hippodrome.games.ben_hur.geometry import Pose, is_left_of
from hippodrome.games.ben_hur.kit import RULER_LENGTH, Card
from hippodrome.games.ben_hur.moves import Drive, Ram, drive, ram
from hippodrome.games.ben_hur.placements import Others, Placement, judge_placements, open_placements
from hippodrome.games.ben_hur.state import State, allowed_turns, chariots_in_the_way, pose_of

Bar = Literal["wall", "back", "crowded", "announced", "away"]
"""What keeps a placement from being played: its word, a quarrel already announced, or whom to steer from."""

BAR_CLAUSES: Final[dict[Bar, str]] = {
    "wall": "3.5",
    "back": "3.5",
    "crowded": "3.5",
    "announced": "5.4",
    "away": "5.3",
}
"""The clause that each bar rests on."""


class JudgedPlacement(NamedTuple):
    """A placement of a speed card, and either the move it is played as or what bars it."""

    placed: Placement
    move: Drive | Ram | None
    bar: Bar | None


class Stance(NamedTuple):
    """How a chariot stands when it lays its cards: where, among whom, and what it has to heed.

    `away` is the turn of the ruler that steers away from the winner of a whip, if it must (5.3); `may_ram`
    says that no ram or whip has been announced in this turn (5.4).
    """

    arena: Arena
    pose: Pose
    others: Others
    turns: tuple[int, ...]
    away: int | None
    may_ram: bool


def different_speed_cards(state: State, number: int) -> list[Card]:
    """List the different speed cards in a chariot's hand."""
    return sorted({card for card in state.chariots[number].hand if card in RULER_LENGTH})


def stance(state: State, number: int) -> Stance:
    """Look at how a chariot stands, before it lays a card."""
    turn = state.pending
    return Stance(
        state.table.arena,
        pose_of(state.chariots[number]),
        chariots_in_the_way(state, number),
        allowed_turns(state),
        turn_away_from_whip_winner(state, number),
        turn is None or not turn.announced,
    )


def turn_away_from_whip_winner(state: State, number: int) -> int | None:
    """Say how the ruler must be turned to steer away from the winner of a whip, if it must (5.3)."""
    chariot = state.chariots[number]
    if chariot.away_from is None:
        return None
    winner = state.chariots[chariot.away_from]
    if winner.state != "racing" or winner.pose is None:
        return None
    turn = -30 if is_left_of(pose_of(chariot), winner.pose.x, winner.pose.y) else 30
    possible = any(
        placed.word == "clear" and placed.ruler == turn
        for card in different_speed_cards(state, number)
        for placed in placements_within_walls(state, number, card)
    )
    return turn if possible else None


def placements_within_walls(state: State, number: int, card: Card) -> tuple[Placement, ...]:
    """List the placements of a speed card that neither wall nor way round forbids, whatever else does."""
    pose = pose_of(state.chariots[number])
    return open_placements(
        state.table.arena, pose, RULER_LENGTH[card], chariots_in_the_way(state, number), allowed_turns(state)
    )


def judge_all_placements(by: Stance, card: Card) -> list[JudgedPlacement]:
    """Judge every placement of a speed card, by ruler turn, then chariot turn (3.5)."""
    return _judged(by, card, judge_placements(by.arena, by.pose, RULER_LENGTH[card], by.others, by.turns))


def judge_open_placements(by: Stance, card: Card) -> list[JudgedPlacement]:
    """Judge the placements of a speed card that neither wall nor way round forbids: the rest is no move."""
    return _judged(by, card, open_placements(by.arena, by.pose, RULER_LENGTH[card], by.others, by.turns))


def _judged(by: Stance, card: Card, found: tuple[Placement, ...]) -> list[JudgedPlacement]:
    """Give each placement its move, or its bar (3.6, 4.1, 5.3, 5.4)."""
    away, may_ram = by.away, by.may_ram
    judged = []
    for placed in found:
        ruler, turn, word, target, _, _ = placed
        move: Drive | Ram | None = None
        bar: Bar | None = None
        if word == "clear" or (word == "ram" and may_ram):
            if away is not None and ruler != away:
                bar = "away"
            else:
                move = drive(card, ruler, turn) if word == "clear" else ram(card, ruler, turn, target)
        else:
            bar = "announced" if word == "ram" else word
        # Built directly: this is the inmost loop of legal moves.
        judged.append(tuple.__new__(JudgedPlacement, (placed, move, bar)))
    return judged
