"""What the champion thinks of each move: the worth of what it leads to, with the odds of dice counted."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.charioteers.ben_hur.champion.judge import FIRST_PLACE_WORTH, SandJudge
from hippodrome.charioteers.ben_hur.champion.sight import (
    CHANCE_UNIT,
    OWN_CARDS_AT,
    OWN_DRAW_AT,
    OWN_HORSESHOES_AT,
    OWN_STEERS_AWAY_AT,
    SIGHT_SIZE,
    STAND_MISSES_TURN_AT,
    STAND_MOVED_AT,
    STAND_SIZE,
    STAND_TOUCHES_AT,
    chance_against_hand,
    write_sight,
)
from hippodrome.charioteers.ben_hur.champion.standing import (
    KnownPosition,
    Surveyor,
    count_unseen_cards,
    known_position_of,
)
from hippodrome.charioteers.ben_hur.plain import deciding_chariot, placements_reached, without_card
from hippodrome.games.ben_hur.arena import line_crossing
from hippodrome.games.ben_hur.geometry import chariot_outline, chariots_within
from hippodrome.games.ben_hur.kit import HIGHEST_BAD_NUMBER, HORSESHOES, Card, count_horseshoes
from hippodrome.games.ben_hur.moves import (
    Accident,
    Crash,
    Drive,
    LoseTurn,
    Move,
    NoWhip,
    Ram,
    TakeFromDeck,
    TakeLostWhip,
    Whip,
)
from hippodrome.games.ben_hur.placements import Placement
from hippodrome.games.ben_hur.state import other_chariots, pose_of, progress_rank, same_player
from hippodrome.games.ben_hur.view import View


def worth_of_place(place: int, count: int) -> int:
    """Tell what a place is worth among so many chariots."""
    return (count + 1 - 2 * place) * FIRST_PLACE_WORTH // max(1, count - 1)


class MoveWeigher:
    """A position in which a chariot decides, and what its moves are worth to it."""

    def __init__(self, seen: View, survey: Surveyor, judge: SandJudge, number: int | None = None) -> None:
        self.seen, self.scene, self.survey, self.judge = seen, seen.scene, survey, judge
        self.number = deciding_chariot(seen) if number is None else number
        self.chariot = seen.scene.chariots[self.number]
        self.here = self.number * STAND_SIZE
        self.unseen = count_unseen_cards(seen)
        self.standing = known_position_of(seen, survey, self.number)
        self.count = len(seen.scene.chariots)

    def weigh(self, moves: Sequence[Move]) -> list[int]:
        """Tell what each of the moves offered is worth."""
        pending = self.scene.pending
        owner = pending.owner if pending else self.number
        moved = bool(pending and pending.moved)
        if any(isinstance(move, Whip | NoWhip) for move in moves):
            if moved:
                self.standing.stands[owner * STAND_SIZE + STAND_MOVED_AT] = 1
            return [self._whip(move, at_once=not moved) for move in moves]
        if any(isinstance(move, TakeLostWhip) for move in moves):
            return [
                self._accident(move.card) if isinstance(move, Accident) else self.worth(self.standing)
                for move in moves
            ]
        if owner == self.number:
            self.standing.stands[self.here + STAND_MOVED_AT] = 1
        if any(isinstance(move, TakeFromDeck) for move in moves):
            return [
                self.worth(self.standing, 1 + (move.back == "r"))
                if isinstance(move, TakeFromDeck)
                else -FIRST_PLACE_WORTH
                for move in moves
            ]
        return self._turn(moves)

    def worth_as_it_is(self) -> int:
        """Judge the position as it is."""
        return self.worth(self.standing)

    def nearest_to_finish(self, moves: Sequence[Move], most: int) -> list[Move]:
        """Keep of very many drives those few that lead nearest to the end of the race; the rest stay."""
        drives = [move for move in moves if isinstance(move, Drive)]
        if len(drives) <= most:
            return list(moves)
        placed = placements_reached(self.seen, drives)
        to_go = self.scene.table.laps - self.chariot.turns

        def needed(move: Drive) -> int:
            pose, left = placed[move].pose, to_go - placed[move].crossing
            return 0 if self.survey.is_home(pose, left) else self.survey.turns_needed(pose, left)

        kept = sorted(drives, key=needed)[:most]
        return [*kept, *(move for move in moves if not isinstance(move, Drive))]

    def worth(self, standing: KnownPosition, drawing: int = 0) -> int:
        """Judge a position, with a card to be drawn from a deck or none."""
        return self.judge.worth(self._begun(standing), drawing)

    def worth_drawing(self, standing: KnownPosition) -> int:
        """Judge a position with a card to be drawn from the better deck."""
        begun = self._begun(standing)
        return max(self.judge.worth(begun, 1), self.judge.worth(begun, 2))

    def _begun(self, standing: KnownPosition) -> int:
        seen = [0] * SIGHT_SIZE
        standing.own[OWN_DRAW_AT] = 0
        write_sight(seen, standing.stands, self.number, standing.own, standing.decks)
        return self.judge.begin(seen)

    def _worth_of_coming_home(self) -> int:
        return worth_of_place(1 + sum(it.state == "finished" for it in self.scene.chariots), self.count)

    def worth_of_being_out(self) -> int:
        """Tell what it is worth to be out here, if nobody else goes out."""
        mine = progress_rank(self.scene, self.number)
        before = sum(
            other != self.number and (it.state != "out" or progress_rank(self.scene, other) > mine)
            for other, it in enumerate(self.scene.chariots)
        )
        return worth_of_place(1 + before, self.count)

    def _chance(self, mine: int, other: int) -> int:
        """Tell how likely a duel is won."""
        rival = self.scene.chariots[other]
        known = count_horseshoes(rival.hand) if rival.hand else -1
        return chance_against_hand(mine, rival.backs.count("n"), rival.backs.count("r"), self.unseen, known)

    def _whip(self, move: Move, *, at_once: bool) -> int:
        """Judge a whip: the loser misses its next turn, or the one that has just begun."""
        if not isinstance(move, Whip):
            return self.worth(self.standing)
        stands = self.standing.stands
        at = move.target * STAND_SIZE
        chance = self._chance(self.standing.own[OWN_HORSESHOES_AT], move.target)
        kept, stands[at + STAND_MISSES_TURN_AT], stands[at + STAND_TOUCHES_AT] = (
            stands[at + STAND_MISSES_TURN_AT],
            1,
            0,
        )
        won = self.worth(self.standing)
        stands[at + STAND_MISSES_TURN_AT] = kept
        loss = self.here + (STAND_MOVED_AT if at_once else STAND_MISSES_TURN_AT)
        kept, stands[loss] = stands[loss], 1
        lost = self.worth(self.standing)
        stands[loss], stands[at + STAND_TOUCHES_AT] = kept, 1
        return (chance * won + (CHANCE_UNIT - chance) * lost) // CHANCE_UNIT

    def _accident(self, card: Card) -> int:
        """Judge an accident, by the die."""
        after = self.standing.copy()
        after.set_hand(without_card(self.chariot.hand, card))
        good = self.worth_drawing(after)
        bad = self.worth(after) if after.own[OWN_CARDS_AT] else self.worth_of_being_out()
        numbers = HIGHEST_BAD_NUMBER[card]
        return (numbers * bad + (6 - numbers) * good) // 6

    # --- a turn -----------------------------------------------------------------------------------------

    def _turn(self, moves: Sequence[Move]) -> list[int]:
        placed = placements_reached(self.seen, moves)
        found = []
        for move in moves:
            match move:
                case Drive(card):
                    found.append(self._drive(card, placed[move]))
                case Ram(card, _, _, target):
                    found.append(self._ram(card, placed[move], target))
                case Accident(card):
                    found.append(self._accident(card))
                case Crash():
                    found.append(self.worth_of_being_out())
                case LoseTurn():
                    found.append(self.worth(self.standing))
                case _:
                    found.append(-2 * FIRST_PLACE_WORTH)
        return found

    def _after(self, card: Card, placed: Placement) -> KnownPosition | None:
        """Tell how things stand when a placement is taken; None if that brings the chariot home."""
        laps, turns = self.scene.table.laps, self.chariot.turns + placed.crossing
        if self.survey.is_home(placed.pose, laps - turns):
            return None
        after = self.standing.copy()
        after.set_pose(self.survey, self.number, placed.pose, turns, laps)
        after.set_own_pose(self.survey, placed.pose, laps - turns)
        after.set_hand(without_card(self.chariot.hand, card))
        after.own[OWN_STEERS_AWAY_AT] = 0
        outline, contact = chariot_outline(placed.pose), self.survey.arena.contact
        for other, there in other_chariots(self.scene, self.number):
            after.stands[other * STAND_SIZE + STAND_TOUCHES_AT] = int(
                not same_player(self.scene, self.number, other)
                and chariots_within(outline, chariot_outline(there), contact)
            )
        return after

    def _drive(self, card: Card, placed: Placement) -> int:
        after = self._after(card, placed)
        return self._worth_of_coming_home() if after is None else self.worth_drawing(after)

    def _ram(self, card: Card, placed: Placement, target: int) -> int:
        """Judge a collision: if it is won, the other chariot is set where this one stood."""
        after = self._after(card, placed)
        if after is None:
            won = self._worth_of_coming_home()
        else:
            after.stands[target * STAND_SIZE + STAND_TOUCHES_AT] = 0
            rival, here = self.scene.chariots[target], pose_of(self.chariot)
            there = pose_of(rival)
            turns = rival.turns + line_crossing(there.x, there.y, here.x, here.y)
            after.set_pose(self.survey, target, here, turns, self.scene.table.laps)
            won = self.worth_drawing(after)
        missed = self.standing.copy()
        missed.set_hand(without_card(self.chariot.hand, card))
        missed.own[OWN_STEERS_AWAY_AT] = 0
        lost = self.worth_drawing(missed)
        chance = self._chance(HORSESHOES[card], target)
        return (chance * won + (CHANCE_UNIT - chance) * lost) // CHANCE_UNIT
