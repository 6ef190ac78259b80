"""What a chariot knows of a position, from its view, as the sight takes it: stands, its own, the decks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hippodrome.charioteers.ben_hur.champion.chart import (
    G_BEND,
    G_HALF,
    G_HALF_LAP,
    TURN,
    from_spina,
    lap_way,
    turns_needed,
)
from hippodrome.charioteers.ben_hur.champion.judge import Chart
from hippodrome.charioteers.ben_hur.champion.sight import (
    DECKS,
    FIELD,
    NO_RULER,
    O_ACCIDENTS,
    O_ALONG,
    O_ASKEW,
    O_AWAY_FROM,
    O_CARDS,
    O_DRAW,
    O_HELD,
    O_RULERS,
    O_SHOES,
    OWN,
    S_AWAY,
    S_CARDS,
    S_FAR,
    S_MOVED,
    S_NEED,
    S_SHOES,
    S_SKIP,
    S_STATUS,
    S_TOUCH,
    STAND,
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

LENGTHS: Final = tuple(RULERS.values())
RULER_NUMBER: Final = {card: LENGTHS.index(length) for card, length in RULER_LENGTH.items()}


class Surveyor:
    """An arena and its chart; what it has found of a pose it remembers."""

    def __init__(self, arena: Arena, chart: Chart) -> None:
        self.arena, self.chart = arena, chart
        self.place = lru_cache(maxsize=1 << 14)(self._place)
        self.needed = lru_cache(maxsize=1 << 16)(self._needed)
        self.rulers = lru_cache(maxsize=1 << 13)(self._rulers)

    def _place(self, x: int, y: int) -> tuple[int, int]:
        """Measure how far along the lap a point is, and how far from the spina."""
        return lap_way(self.chart.ground, x, y), from_spina(self.chart.ground, x, y)

    def _needed(self, pose: Pose, to_go: int) -> int:
        """Tell the turns still needed from a pose."""
        ground, turns, half_turns = self.chart
        along, away = self.place(pose.x, pose.y)
        return turns_needed(ground, turns, half_turns, along, away, pose.heading, to_go)

    def is_home(self, pose: Pose, to_go: int) -> bool:
        """Tell whether the last lap is complete."""
        return to_go <= 0 and not behind_line(pose)

    def _rulers(self, pose: Pose, to_go: int) -> tuple[int, ...]:
        """Tell for each ruler the turns needed after it, beyond those needed on average."""
        need = self.needed(pose, to_go)
        found = []
        for length in LENGTHS:
            best = NO_RULER
            for placed in open_placements(self.arena, pose, length, (), FIXED_TURNS):
                left = to_go - placed.crossing
                needed = 0 if self.is_home(placed.pose, left) else self.needed(placed.pose, left)
                best = min(best, TURN + needed - need)
            found.append(best)
        return tuple(found)

    def askew(self, x: int, y: int, heading: int) -> tuple[int, int]:
        """Tell how far along its half of the lap a pose is, and how it is turned against the way round."""
        ground = self.chart.ground
        half = ground[G_HALF_LAP]
        along, _ = self.place(x, y)
        later = 1 if along >= half else 0
        within = along - later * half
        straight, bend = ground[G_HALF], ground[G_BEND]
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
        along, away = survey.place(pose.x, pose.y)
        at = number * STAND
        self.stands[at + S_NEED] = survey.needed(pose, laps - turns)
        self.stands[at + S_FAR] = turns * 2 * survey.chart.ground[G_HALF_LAP] + along
        self.stands[at + S_AWAY] = away

    def set_own_pose(self, survey: Surveyor, pose: Pose, to_go: int) -> None:
        """Write down what the pose of the chariot that looks is worth to it."""
        self.own[O_RULERS : O_RULERS + 5] = survey.rulers(pose, to_go)
        self.own[O_ALONG], self.own[O_ASKEW] = survey.askew(*pose)

    def set_hand(self, hand: tuple[Card, ...]) -> None:
        """Write down the hand of the chariot that looks."""
        own = self.own
        own[O_HELD:O_ALONG] = [0] * (O_ALONG - O_HELD)
        for card in hand:
            if card in HIGHEST_BAD_NUMBER:
                own[O_ACCIDENTS + HIGHEST_BAD_NUMBER[card] - 1] += 1
            else:
                own[O_HELD + RULER_NUMBER[card]] += 1
        own[O_SHOES] = count_horseshoes(hand)
        own[O_CARDS] = len(hand)


def unseen_counts(seen: View) -> tuple[int, int, int, int]:
    """Count the cards of each back that are unseen, and those of them with a horseshoe."""
    found: list[int] = []
    for deck in seen.unseen:
        lucky = sum(count * HORSESHOES[card] for card, count in zip(CARD_KINDS, deck, strict=True))
        found += [sum(deck), lucky]
    return found[0], found[1], found[2], found[3]


def standing_of(seen: View, survey: Surveyor, number: int) -> KnownPosition:
    """Write down what a chariot knows of the position as it is."""
    scene = seen.scene
    laps = scene.table.laps
    unseen = unseen_counts(seen)
    decks = [0] * DECKS
    for back, deck in enumerate(seen.unseen):
        mishaps = sum(
            count for card, count in zip(CARD_KINDS, deck, strict=True) if card in HIGHEST_BAD_NUMBER
        )
        decks[2 * back] = 256 * mishaps // max(1, unseen[2 * back])
        decks[2 * back + 1] = 256 * unseen[2 * back + 1] // max(1, unseen[2 * back])
    found = KnownPosition([0] * (FIELD * STAND), [0] * OWN, decks)
    touching = {pair[pair[0] == number] for pair in scene.touch if number in pair}
    for other in range(FIELD):
        at = other * STAND
        if other >= len(scene.chariots) or scene.chariots[other].state != "racing":
            done = other < len(scene.chariots) and scene.chariots[other].state == "finished"
            found.stands[at + S_STATUS] = 1 if done else 2
            continue
        chariot: Chariot = scene.chariots[other]
        found.set_pose(survey, other, pose_of(chariot), chariot.turns, laps)
        normal, risky = chariot.backs.count("n"), chariot.backs.count("r")
        found.stands[at + S_MOVED] = int(other in scene.moved)
        found.stands[at + S_SKIP] = int(chariot.skip)
        found.stands[at + S_CARDS] = normal + risky
        found.stands[at + S_SHOES] = 16 * normal * unseen[1] // max(1, unseen[0]) + (
            16 * risky * unseen[3] // max(1, unseen[2])
        )
        found.stands[at + S_TOUCH] = int(other in touching)
    me = scene.chariots[number]
    found.set_own_pose(survey, pose_of(me), laps - me.turns)
    found.set_hand(me.hand)
    found.own[O_DRAW] = 0
    winner = me.away_from
    found.own[O_AWAY_FROM] = int(winner is not None and scene.chariots[winner].state == "racing")
    return found
