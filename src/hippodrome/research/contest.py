"""A race that is to be run many times: what every adapter needs, whatever library it is for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import index
from typing import Any, Final, Literal, NamedTuple, get_args

from hippodrome.chance import seeded_random
from hippodrome.games import GameEntry, game_entries, game_entry
from hippodrome.games.entry import AnyGame
from hippodrome.language import voice
from hippodrome.on_demand import load
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import FATES, Pick, Refused, Seat
from hippodrome.research.traits import Encoding, ResearchTraits
from hippodrome.saying import Trouble
from hippodrome.setups.wish import RaceWish, setups_of

Reward = Literal["points", "rank"]
"""What is won: what the rules score, or the place alone, from 1 for the first to −1 for the last."""

REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)


@contextmanager
def trouble_as_value_error() -> Iterator[None]:
    """Turn what is wrong with a set-up into a `ValueError` of one sentence."""
    try:
        yield
    except Trouble as trouble:
        raise ValueError(voice()(trouble.saying)) from None


def research_entries() -> tuple[GameEntry, ...]:
    """List the games that can be raced through the adapters."""
    return tuple(entry for entry in game_entries().values() if entry.research is not None)


def plain_name(entry: GameEntry) -> str:
    """Name a game as a Python module would be named."""
    return entry.name.replace("-", "_")


def versioned_name(entry: GameEntry) -> str:
    """Name a game with the version of its rules, as PettingZoo does: `game_v2`."""
    return f"{plain_name(entry)}_v{entry.game.rules_version}"


class SeededChance:
    """A source of chance from a seed that can be copied in the middle of a race, and then goes on alike."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = seeded_random(seed)

    def __call__(self, count: int) -> int:
        """Pick one of so many."""
        return int(self.random.random() * count)


class Contest(NamedTuple):
    """The race of one set-up: where it begins, and how it is written in numbers."""

    game: AnyGame
    first: Any
    encoding: Encoding
    seats: int
    reward: Reward

    def __deepcopy__(self, _known: object) -> Contest:
        return self

    def begin(self, pick: Pick) -> Any:
        """Begin a race: the Fates move until a seat is to move."""
        return let_fates_move(self.game, self.first, pick)[0]

    def play(self, state: Any, action: Any, pick: Pick) -> Any:
        """Play an action and let the Fates answer; raise ValueError, in one sentence, if it is illegal."""
        return self.game.advance(state, self.legal_move(state, action), pick)[0]

    def legal_actions(self, state: Any) -> list[int]:
        """List the actions of the seat to move, ascending."""
        return sorted(map(self.encoding.action, self.game.legal_moves(state)))

    def legal_move(self, state: Any, action: Any) -> Any:
        """Find the move of an action; raise ValueError, in one sentence, if it is illegal."""
        number, encoding = self._number(action), self.encoding
        for move in self.game.legal_moves(state):
            if encoding.action(move) == number:
                return move
        raise ValueError(self._illegal(state, number))

    def _number(self, action: Any) -> int:
        actions = len(self.encoding.moves)
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < actions:
            raise ValueError(voice().say("research-no-action", action=str(action), most=actions - 1))
        return number

    def _illegal(self, state: Any, number: int) -> str:
        """Say why an action may not be played, and what to do."""
        say, move = voice(), self.encoding.moves[number]
        text = self.game.write(move)
        try:
            self.game.play(state, move)
        except Refused as refused:
            return say.say(
                "research-illegal", action=number, move=text, why=say(refused.why), clause=refused.clause
            )
        return say.say("research-not-now", action=number, move=text)

    def returns(self, state: Any) -> list[float]:
        """Tell what each seat has won by what has happened so far."""
        if self.reward == "points":
            return self.encoding.returns(state)
        places = {it.seat: it.place for it in self.game.standings(state)}
        return [_rank_worth(places[Seat(seat)], tuple(places.values())) for seat in range(self.seats)]

    @property
    def returns_between(self) -> tuple[float, float]:
        """The least and the most that a seat may win."""
        return self.encoding.returns_between if self.reward == "points" else (-1.0, 1.0)


def _rank_worth(place: int, places: Sequence[int]) -> float:
    """Value a place from 1 for the first to −1 for the last; who shares a place shares its worth."""
    if len(places) == 1:
        return 0.0
    shared = place - 1 + (places.count(place) - 1) / 2
    return 1.0 - 2.0 * shared / (len(places) - 1)


def prepare_contest(
    game: str,
    *,
    players: int = 4,
    course: str | Sequence[str] | None = None,
    direction: str | None = None,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    laps: int | None = None,
    each: int = 1,
    unmanned: int = 0,
    tournament: bool = False,
    lots: bool = True,
    reward: Reward = "points",
) -> Contest:
    """Prepare races of a game by what was asked for; raise ValueError in one sentence for what cannot be."""
    courses = () if course is None else (course,) if isinstance(course, str) else tuple(course)
    wish = RaceWish(courses, direction, edition, options, laps, each, unmanned, tournament)
    with trouble_as_value_error():
        entry = game_entry(game)
        if entry.research is None:
            known = ", ".join(it.name for it in research_entries())
            raise Trouble("field-choice", field="game", choices=known)
        if reward not in REWARDS:
            raise Trouble("field-choice", field="reward", choices=", ".join(REWARDS))
        rules, traits = entry.game, load_traits(entry.research)
        first = rules.start(setups_of(game).make_setup(wish, players, None))
        encoding = traits.encode(first)
    if not lots:
        for text in traits.places_in_order(first):
            first = rules.play(first, rules.read(text))
    return Contest(rules, first, encoding, rules.seats(first), reward)


def load_traits(where: str) -> ResearchTraits:
    """Load what a game hands over to the adapters."""
    traits: ResearchTraits = load(where)
    return traits


def seat_to_move(contest: Contest, state: Any) -> Seat | None:
    """Say which seat is to move; None when the race is over."""
    actor = contest.game.to_move(state)
    return None if actor is FATES else actor
