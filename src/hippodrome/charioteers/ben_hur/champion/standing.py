"""What a chariot knows of a position, from its view, as the sight takes it: stands, its own, the decks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hippodrome.charioteers.ben_hur.champion.chart import (
    GROUND_BEND_AT,
    GROUND_HALF_LAP_AT,
    GROUND_HALF_STRAIGHT_AT,
    TURN_UNIT,
    distance_along_lap,
    distance_from_spina,
    turns_needed,
)
from hippodrome.charioteers.ben_hur.champion.judge import ArenaChart
from hippodrome.charioteers.ben_hur.champion.sight import (
    CHARIOT_SLOTS,
    DECK_INPUTS,
    OWN_ACCIDENTS_AT,
    OWN_ALONG_AT,
    OWN_ASKEW_AT,
    OWN_CARDS_AT,
    OWN_DRAW_AT,
    OWN_HORSESHOES_AT,
    OWN_RULERS_AT,
    OWN_RULERS_HELD_AT,
    OWN_SIZE,
    OWN_STEERS_AWAY_AT,
    RULER_FORBIDDEN,
    STAND_CARDS_AT,
    STAND_DISTANCE_AT,
    STAND_FROM_SPINA_AT,
    STAND_HORSESHOES_AT,
    STAND_MISSES_TURN_AT,
    STAND_MOVED_AT,
    STAND_SIZE,
    STAND_STATUS_AT,
    STAND_TOUCHES_AT,
    STAND_TURNS_NEEDED_AT,
)
from hippodrome.games.ben_hur.arena import Arena, behind_line
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import (
    CARD_KINDS,
    HIGHEST_BAD_NUMBER,
    HORSESHOES,
    RULER_LENGTH,
    RULERS,
    Card,
    count_horseshoes,
)
from hippodrome.games.ben_hur.placements import FIXED_TURNS, open_placements
from hippodrome.games.ben_hur.state import Chariot, pose_of
from hippodrome.games.ben_hur.view import View

RULER_LENGTHS: Final = tuple(RULERS.values())
RULER_NUMBER_OF_CARD: Final = {card: RULER_LENGTHS.index(length) for card, length in RULER_LENGTH.items()}


class Surveyor:
    """An arena and its chart; what it has found of a pose it remembers."""

    def __init__(self, arena: Arena, chart: ArenaChart) -> None:
        self.arena, self.chart = arena, chart
        self.locate = lru_cache(maxsize=1 << 14)(self._locate)
        self.turns_needed = lru_cache(maxsize=1 << 16)(self._turns_needed)
        self.turns_by_ruler = lru_cache(maxsize=1 << 13)(self._turns_by_ruler)

    def _locate(self, x: int, y: int) -> tuple[int, int]:
        """Measure how far along the lap a point is, and how far from the spina."""
        return distance_along_lap(self.chart.ground, x, y), distance_from_spina(self.chart.ground, x, y)

    def _turns_needed(self, pose: Pose, to_go: int) -> int:
        """Tell the turns still needed from a pose."""
        ground, turns, half_turns = self.chart
        along, away = self.locate(pose.x, pose.y)
        return turns_needed(ground, turns, half_turns, along, away, pose.heading, to_go)

    def is_home(self, pose: Pose, to_go: int) -> bool:
        """Tell whether the last lap is complete."""
        return to_go <= 0 and not behind_line(pose)

    def _turns_by_ruler(self, pose: Pose, to_go: int) -> tuple[int, ...]:
        """Tell for each ruler the turns needed after it, beyond those needed on average."""
        need = self.turns_needed(pose, to_go)
        found = []
        for length in RULER_LENGTHS:
            best = RULER_FORBIDDEN
            for placed in open_placements(self.arena, pose, length, (), FIXED_TURNS):
                left = to_go - placed.crossing
                needed = 0 if self.is_home(placed.pose, left) else self.turns_needed(placed.pose, left)
                best = min(best, TURN_UNIT + needed - need)
            found.append(best)
        return tuple(found)

    def share_and_skew(self, x: int, y: int, heading: int) -> tuple[int, int]:
        """Tell how far along its half of the lap a pose is, and how it is turned against the way round."""
        ground = self.chart.ground
        half = ground[GROUND_HALF_LAP_AT]
        along, _ = self.locate(x, y)
        later = 1 if along >= half else 0
        within = along - later * half
        straight, bend = ground[GROUND_HALF_STRAIGHT_AT], ground[GROUND_BEND_AT]
        ahead = 180 * later
        if within >= straight + bend:
            ahead += 180
        elif within > straight:
            ahead += (within - straight) * 180 // bend
        return within * 256 // half, (heading - ahead + 540) % 360 - 180


class KnownPosition:
    """A position as a chariot knows it; taken apart and changed to see what a move would lead to."""

    __slots__ = ("decks", "own", "stands")

    def __init__(self, stands: list[int], own: list[int], decks: list[int]) -> None:
        self.stands, self.own, self.decks = stands, own, decks

    def copy(self) -> KnownPosition:
        """Make a copy that may be changed."""
        return KnownPosition(self.stands.copy(), self.own.copy(), self.decks)

    def set_pose(self, survey: Surveyor, number: int, pose: Pose, turns: int, laps: int) -> None:
        """Write down where a chariot stands."""
        along, away = survey.locate(pose.x, pose.y)
        at = number * STAND_SIZE
        self.stands[at + STAND_TURNS_NEEDED_AT] = survey.turns_needed(pose, laps - turns)
        self.stands[at + STAND_DISTANCE_AT] = turns * 2 * survey.chart.ground[GROUND_HALF_LAP_AT] + along
        self.stands[at + STAND_FROM_SPINA_AT] = away

    def set_own_pose(self, survey: Surveyor, pose: Pose, to_go: int) -> None:
        """Write down what the pose of the chariot that looks is worth to it."""
        self.own[OWN_RULERS_AT : OWN_RULERS_AT + 5] = survey.turns_by_ruler(pose, to_go)
        self.own[OWN_ALONG_AT], self.own[OWN_ASKEW_AT] = survey.share_and_skew(*pose)

    def set_hand(self, hand: tuple[Card, ...]) -> None:
        """Write down the hand of the chariot that looks."""
        own = self.own
        own[OWN_RULERS_HELD_AT:OWN_ALONG_AT] = [0] * (OWN_ALONG_AT - OWN_RULERS_HELD_AT)
        for card in hand:
            if card in HIGHEST_BAD_NUMBER:
                own[OWN_ACCIDENTS_AT + HIGHEST_BAD_NUMBER[card] - 1] += 1
            else:
                own[OWN_RULERS_HELD_AT + RULER_NUMBER_OF_CARD[card]] += 1
        own[OWN_HORSESHOES_AT] = count_horseshoes(hand)
        own[OWN_CARDS_AT] = len(hand)


def count_unseen_cards(seen: View) -> tuple[int, int, int, int]:
    """Count the cards of each back that are unseen, and those of them with a horseshoe."""
    found: list[int] = []
    for deck in seen.unseen:
        lucky = sum(count * HORSESHOES[card] for card, count in zip(CARD_KINDS, deck, strict=True))
        found += [sum(deck), lucky]
    return found[0], found[1], found[2], found[3]


def known_position_of(seen: View, survey: Surveyor, number: int) -> KnownPosition:
    """Write down what a chariot knows of the position as it is."""
    scene = seen.scene
    laps = scene.table.laps
    unseen = count_unseen_cards(seen)
    decks = [0] * DECK_INPUTS
    for back, deck in enumerate(seen.unseen):
        mishaps = sum(
            count for card, count in zip(CARD_KINDS, deck, strict=True) if card in HIGHEST_BAD_NUMBER
        )
        decks[2 * back] = 256 * mishaps // max(1, unseen[2 * back])
        decks[2 * back + 1] = 256 * unseen[2 * back + 1] // max(1, unseen[2 * back])
    found = KnownPosition([0] * (CHARIOT_SLOTS * STAND_SIZE), [0] * OWN_SIZE, decks)
    touching = {pair[pair[0] == number] for pair in scene.touch if number in pair}
    for other in range(CHARIOT_SLOTS):
        at = other * STAND_SIZE
        if other >= len(scene.chariots) or scene.chariots[other].state != "racing":
            done = other < len(scene.chariots) and scene.chariots[other].state == "finished"
            found.stands[at + STAND_STATUS_AT] = 1 if done else 2
            continue
        chariot: Chariot = scene.chariots[other]
        found.set_pose(survey, other, pose_of(chariot), chariot.turns, laps)
        normal, risky = chariot.backs.count("n"), chariot.backs.count("r")
        found.stands[at + STAND_MOVED_AT] = int(other in scene.moved)
        found.stands[at + STAND_MISSES_TURN_AT] = int(chariot.skip)
        found.stands[at + STAND_CARDS_AT] = normal + risky
        found.stands[at + STAND_HORSESHOES_AT] = 16 * normal * unseen[1] // max(1, unseen[0]) + (
            16 * risky * unseen[3] // max(1, unseen[2])
        )
        found.stands[at + STAND_TOUCHES_AT] = int(other in touching)
    me = scene.chariots[number]
    found.set_own_pose(survey, pose_of(me), laps - me.turns)
    found.set_hand(me.hand)
    found.own[OWN_DRAW_AT] = 0
    winner = me.away_from
    found.own[OWN_STEERS_AWAY_AT] = int(winner is not None and scene.chariots[winner].state == "racing")
    return found
