"""What each move is worth: the same imagined races, played out after each of the moves in turn.

The coach knows what the seat knows. It imagines states that look just so to the seat, and plays each of them
out after every move; worse moves are dropped on the way, so that most races go to those that matter.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from hippodrome.chance import seeded_random
from hippodrome.charioteers import charioteer_by_name, default_stand_in
from hippodrome.coach.playout import play_out
from hippodrome.coach.traits import SeatOutcome, WeighedMove, coach_traits
from hippodrome.coach.trust import outcome_with_doubts
from hippodrome.games import AnyGame
from hippodrome.race.protocol import Pick, Seat

MOST_MOVES_WEIGHED: Final = 40
"""Where more moves are offered, as with free steering, a hint weighs so many of them."""

FEWEST_RACES: Final = 12
"""However late it is, the moves that matter are tried so often: what one imagined race says is no figure."""


class Advice(NamedTuple):
    """Every move weighed, as they were offered, with the races behind it."""

    moves: tuple[WeighedMove, ...]
    best: int
    outcomes: tuple[tuple[SeatOutcome, ...], ...]

    def index_of_move(self, move: Any) -> int:
        """Find a move among those offered."""
        return next(number for number, it in enumerate(self.moves) if it.move == move)

    def compare_moves(self, one: int, other: int) -> tuple[float, float]:
        """Compare two moves in the races both were tried in: how much more the first is worth, and the error.

        Both were tried in the same imagined races, so luck cancels and the error is small.
        """
        pairs = zip(self.outcomes[one], self.outcomes[other], strict=False)
        return _mean([a.worth - b.worth for a, b in pairs])


def hint(
    game: AnyGame,
    view: Any,
    moves: Sequence[Any],
    budget: int | None = None,
    pick: Pick | None = None,
    *,
    seconds: float = math.inf,
) -> Advice:
    """Weigh the moves offered to the viewer, from its view alone.

    `moves[best]` of the answer is what to play; `tell_hint` puts the best few into sayings, a key and facts
    each, for the catalogues. `budget` is the number of imagined races for the moves that matter. The same
    chance gives the same answer, and who gives none is told the same whenever it asks about the same view.
    With `seconds` (a table gives those of the game's traits) it answers after that time with what it has,
    in `FEWEST_RACES` races at least; of more than `MOST_MOVES_WEIGHED` moves it weighs some. Nothing is kept
    between calls, so any process or thread may call it.
    """
    chance: Pick = pick or seeded_random(0).randrange
    until = perf_counter() + seconds
    plain = charioteer_by_name(game.name, default_stand_in(game.name), chance)
    kept = plain(view, moves) if len(moves) > MOST_MOVES_WEIGHED else None
    most = budget or coach_traits(game.name).hint_budget
    return weigh_moves(game, view, sample_moves(moves, kept), most, chance, until=until)


def rank_moves(moves: Sequence[WeighedMove], best: int) -> list[WeighedMove]:
    """Rank the moves weighed: the best, then those that were tried longest, then what they are worth."""
    others = [it for number, it in enumerate(moves) if number != best]
    return [moves[best], *sorted(others, key=lambda it: (-it.races, -it.worth))]


def sample_moves(moves: Sequence[Any], keep: Any) -> Sequence[Any]:
    """Choose some of too many moves, evenly, and that one which must be among them."""
    if len(moves) <= MOST_MOVES_WEIGHED:
        return moves
    some = list(moves[:: -(-len(moves) // MOST_MOVES_WEIGHED)])
    return some if keep is None or keep in some else [*some, keep]


def weigh_moves(
    game: AnyGame,
    view: Any,
    moves: Sequence[Any],
    budget: int | None = None,
    pick: Pick | None = None,
    keep: Any = None,
    until: float = math.inf,
) -> Advice:
    """Weigh the moves by `budget` imagined races each at most; the move `keep` is never dropped.

    When `perf_counter` comes to `until` no further race is imagined; each round has its share of the time.
    """
    chance: Pick = pick or seeded_random().randrange
    seat: Seat = view.viewer
    traits = coach_traits(game.name)
    outcomes: list[list[SeatOutcome]] = [[] for _ in moves]
    left = list(range(len(moves)))
    done, now = 0, perf_counter()
    rounds = _rounds(budget or traits.budget, len(moves))
    for number, (goal, share) in enumerate(rounds, 1):
        end = now + (until - now) * number / len(rounds)
        for _ in range(goal - done):
            if done >= FEWEST_RACES and perf_counter() > end:
                break
            state = game.imagine(view, chance)
            begun = traits.race_number(state)
            world = chance(1 << 53)
            for it in left:
                seen = imagine_outcome(game, state, moves[it], seat, world, begun)
                outcomes[it].append(outcome_with_doubts(game, state, seat, seen, rounds[-1][0]))
            done += 1
        ranked = sorted(left, key=lambda it: -_worth(outcomes[it]))
        left = [
            it
            for place, it in enumerate(ranked)
            if place < max(2, math.ceil(share * len(moves))) or moves[it] == keep
        ]
    weighed = tuple(_weighed(move, known) for move, known in zip(moves, outcomes, strict=True))
    most = max(it.races for it in weighed)
    best = max(
        (number for number, it in enumerate(weighed) if it.races == most),
        key=lambda it: (weighed[it].worth, -weighed[it].lost, weighed[it].win),
    )
    return Advice(weighed, best, tuple(map(tuple, outcomes)))


def _rounds(budget: int, moves: int) -> list[tuple[int, float]]:
    """Say after how many races which share of the moves goes on: a half, a quarter, all that is left."""
    if moves == 1:
        return [(max(1, budget // 4), 1.0)]
    return [(max(1, budget // 4), 0.5), (max(1, budget // 2), 0.25), (max(1, budget), 0.0)]


def imagine_outcome(
    game: AnyGame, state: Any, move: Any, seat: Seat, world: int, race_index: int
) -> SeatOutcome:
    """Play a move in an imagined state, and the rest of the race with the luck of that world."""
    luck, whims = seeded_random(world), seeded_random(~world)

    def pick(count: int) -> int:
        return int(luck.random() * count)

    def choose(count: int) -> int:
        return int(whims.random() * count)

    after, _ = game.advance(state, move, pick)
    return play_out(game, after, seat, pick, choose, race_index)


def _worth(known: Sequence[SeatOutcome]) -> float:
    return sum(it.worth + (it.win - it.lost) / 8 for it in known) / len(known)


def _weighed(move: Any, known: Sequence[SeatOutcome]) -> WeighedMove:
    worth, error = _mean([it.worth for it in known])
    win, lost = (_mean(it)[0] for it in ([it.win for it in known], [it.lost for it in known]))
    return WeighedMove(move, win, worth, lost, error, len(known))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return middle, 0.0
    spread = sum((it - middle) ** 2 for it in values) / (count - 1)
    return middle, math.sqrt(spread / count)
