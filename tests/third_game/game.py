"""The rules of Stadion, and its answers to the protocol of `hippodrome.race`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.race.protocol import FATES, Actor, Pick, Refusal, Refused, Seat, Standing, Viewer
from hippodrome.saying import Trouble, saying

NAME: Final = "stadion"
CARDS: Final = (1, 2, 3, 4, 5, 6)
EACH: Final = 4
HAND: Final = 2
PLAYERS: Final = (2, 6)
PACES: Final = (10, 40)
KINDS: Final = ("run", "rest", "draw")


class Move(NamedTuple):
    """A card run with, laid aside, or drawn by the Fates; an unseen one is 0."""

    kind: str
    card: int


class Runner(NamedTuple):
    """A runner: the pace it stands on, its hand in order, and its place if it is home."""

    pace: int = 0
    hand: tuple[int, ...] = ()
    place: int = 0


class Foot(NamedTuple):
    """A race at one moment; `turn` is -1 when it is over, `due` says what is: deal, draw or play."""

    paces: int
    runners: tuple[Runner, ...]
    deck: tuple[int, ...]
    turn: int
    due: str


class FootView(NamedTuple):
    """A race as a viewer sees it: others' hands are numbers of cards, `unseen` is in them or in the deck."""

    viewer: Viewer
    paces: int
    runners: tuple[Runner, ...]
    held: tuple[int, ...]
    unseen: tuple[int, ...]
    turn: int
    due: str


def goal(state: Foot | FootView, card: int) -> int:
    """Tell the pace that a card leads the runner to move to."""
    return min(state.paces, state.runners[state.turn].pace + card)


def taken(state: Foot | FootView, card: int) -> bool:
    """Say whether another runner stands where a card ends (2.2)."""
    to = goal(state, card)
    return 0 < to < state.paces and any(it.pace == to for it in state.runners)


class Stadion:
    """The foot race, without state of its own."""

    name: str = NAME
    rules_version: int = 1

    def start(self, setup: Mapping[str, Any]) -> Foot:
        """Begin: everyone at pace 0, nothing dealt (1.1)."""
        players = _whole(setup, "players", 4, PLAYERS)
        paces = _whole(setup, "paces", 20, PACES)
        for field in setup:
            if field not in ("players", "paces"):
                raise Trouble("field-unknown", field=str(field)[:40])
        return Foot(paces, (Runner(),) * players, (EACH,) * len(CARDS), 0, "deal")

    def setup(self, state: Foot) -> dict[str, Any]:
        """Tell the set-up a state was started from."""
        return {"players": len(state.runners), "paces": state.paces}

    def seats(self, state: Foot) -> int:
        """Count the seats."""
        return len(state.runners)

    def to_move(self, state: Foot) -> Actor:
        """Say who is to move."""
        if state.turn < 0:
            return None
        return Seat(state.turn) if state.due == "play" else FATES

    def odds(self, state: Foot) -> tuple[Move, ...]:
        """List the cards of the deck."""
        if self.to_move(state) is not FATES:
            return ()
        return tuple(
            Move("draw", card) for card, count in zip(CARDS, state.deck, strict=True) for _ in range(count)
        )

    def legal_moves(self, state: Foot) -> tuple[Move, ...]:
        """List the moves of whoever is to move: to run where nobody stands, else to rest (2.2, 2.3)."""
        if self.to_move(state) is None:
            return ()
        if state.due != "play":
            return tuple(dict.fromkeys(self.odds(state)))
        hand = sorted(set(state.runners[state.turn].hand))
        runs = tuple(Move("run", card) for card in hand if not taken(state, card))
        return runs or tuple(Move("rest", card) for card in hand)

    def play(self, state: Foot, move: Move) -> Foot:
        """Play a legal move."""
        if move not in self.legal_moves(state):
            raise Refused(*_refusal(state, move))
        runner = state.runners[state.turn]
        if move.kind == "draw":
            at = move.card - 1
            deck = (*state.deck[:at], state.deck[at] - 1, *state.deck[at + 1 :])
            drawn = runner._replace(hand=tuple(sorted((*runner.hand, move.card))))
            return _next(_with(state, drawn)._replace(deck=deck))
        at = runner.hand.index(move.card)
        runner = runner._replace(hand=runner.hand[:at] + runner.hand[at + 1 :])
        if move.kind == "run":
            runner = runner._replace(pace=goal(state, move.card))
            if runner.pace == state.paces:
                runner = runner._replace(place=1 + sum(it.place > 0 for it in state.runners))
        state = _with(state, runner)
        return state._replace(due="draw") if any(state.deck) and not runner.place else _next(state)

    def advance(self, state: Foot, move: Move, pick: Pick) -> tuple[Foot, tuple[Move, ...]]:
        """Play a seat's move and let the Fates answer."""
        state, answers = self.play(state, move), []
        while odds := self.odds(state):
            answers.append(odds[pick(len(odds))])
            state = self.play(state, answers[-1])
        return state, tuple(answers)

    def today(self, state: Foot) -> Foot:
        """Go by the rules of today, as every race does: there are no older ones."""
        return state

    def refusals(self, state: Foot) -> tuple[Refusal, ...]:
        """Tell which cards in hand may not be run with."""
        if not isinstance(self.to_move(state), int):
            return ()
        hand = sorted(set(state.runners[state.turn].hand))
        return tuple(
            Refusal(str(card), "2.2", saying("stadion-refused-taken", pace=goal(state, card)))
            for card in hand
            if taken(state, card)
        )

    def view(self, state: Foot, viewer: Viewer) -> FootView:
        """Show the paces, one's own hand, and how many cards of each number are unseen."""
        unseen = list(state.deck)
        for seat, it in enumerate(state.runners):
            for card in it.hand if seat != viewer else ():
                unseen[card - 1] += 1
        shown = tuple(it if seat == viewer else it._replace(hand=()) for seat, it in enumerate(state.runners))
        held = tuple(len(it.hand) for it in state.runners)
        return FootView(viewer, state.paces, shown, held, tuple(unseen), state.turn, state.due)

    def imagine(self, view: FootView, pick: Pick) -> Foot:
        """Deal the hands that the viewer does not see from what is unseen."""
        left = [card for card, count in zip(CARDS, view.unseen, strict=True) for _ in range(count)]
        runners = list(view.runners)
        for seat, held in enumerate(view.held):
            if seat != view.viewer:
                hand = tuple(sorted(left.pop(pick(len(left))) for _ in range(held)))
                runners[seat] = runners[seat]._replace(hand=hand)
        deck = tuple(left.count(card) for card in CARDS)
        return Foot(view.paces, tuple(runners), deck, view.turn, view.due)

    def standings(self, state: Foot) -> tuple[Standing, ...]:
        """Rank the seats (3.2)."""
        ranks = [(it.place or len(state.runners) + 1, -it.pace) for it in state.runners]
        order = sorted(range(len(ranks)), key=lambda it: ranks[it])
        return tuple(
            Standing(Seat(it), 1 + sum(other < ranks[it] for other in ranks), state.runners[it].pace, (it,))
            for it in order
        )

    def write(self, move: Move) -> str:
        """Write a move as text."""
        return f"{move.kind} {move.card or '?'}"

    def read(self, text: str) -> Move:
        """Read a move from text."""
        kind, _, card = text.partition(" ")
        if kind not in KINDS or card not in map(str, CARDS):
            raise Trouble("stadion-no-move", move=text[:20])
        return Move(kind, int(card))

    def write_for(self, state: Foot, move: Move, viewer: Viewer) -> str:
        """Write a move as a viewer saw it."""
        return "draw ?" if move.kind == "draw" and state.turn != viewer else self.write(move)

    def write_view(self, view: FootView) -> dict[str, Any]:
        """Write a view as plain JSON values."""
        runners = [
            {"pace": it.pace, "place": it.place, "cards": held, "hand": list(it.hand) or None}
            for it, held in zip(view.runners, view.held, strict=True)
        ]
        viewer = view.viewer if isinstance(view.viewer, int) else None
        unseen = {str(card): count for card, count in zip(CARDS, view.unseen, strict=True)}
        told = {"game": NAME, "viewer": viewer, "paces": view.paces, "turn": view.turn, "due": view.due}
        return {**told, "runners": runners, "unseen": unseen}


def _with(state: Foot, runner: Runner) -> Foot:
    turn = state.turn
    return state._replace(runners=(*state.runners[:turn], runner, *state.runners[turn + 1 :]))


def _next(state: Foot) -> Foot:
    """Pass the turn on: in the deal to the next, else to the next who runs and holds a card (3.1)."""
    count = len(state.runners)
    if state.due == "deal" and any(len(it.hand) < HAND for it in state.runners):
        return state._replace(turn=(state.turn + 1) % count)
    first = 0 if state.due == "deal" else state.turn + 1
    ring = [(first + step) % count for step in range(count)]
    able = (it for it in ring if state.runners[it].hand and not state.runners[it].place)
    return state._replace(turn=next(able, -1), due="play")


def _refusal(state: Foot, move: Move) -> tuple[str, Any]:
    if state.turn < 0:
        return "3.1", saying("stadion-refused-over")
    if (move.kind == "draw") != (state.due != "play"):
        return "2.1", saying("stadion-refused-turn")
    if move.kind == "draw":
        return "1.2", saying("stadion-refused-card")
    if move.card not in state.runners[state.turn].hand:
        return "2.1", saying("stadion-refused-hand", card=move.card)
    if move.kind == "rest":
        return "2.3", saying("stadion-refused-rest")
    return "2.2", saying("stadion-refused-taken", pace=goal(state, move.card))


def _whole(written: Mapping[str, Any], field: str, usual: int, bounds: tuple[int, int]) -> int:
    value = written.get(field, usual)
    if type(value) is not int or not bounds[0] <= value <= bounds[1]:
        raise Trouble("field-whole", field=field, least=bounds[0], most=bounds[1])
    return value


# --- position files ------------------------------------------------------------------------------------


def write_position(state: Foot) -> dict[str, Any]:
    """Write a state as plain JSON values."""
    runners = [{"pace": it.pace, "hand": list(it.hand), "place": it.place} for it in state.runners]
    deck, turn = list(state.deck), state.turn
    return {
        "game": NAME,
        "paces": state.paces,
        "runners": runners,
        "deck": deck,
        "turn": turn,
        "due": state.due,
    }


def read_position(value: Mapping[str, Any]) -> Foot:
    """Read a state from plain JSON values."""
    try:
        runners = tuple(Runner(it["pace"], tuple(it["hand"]), it["place"]) for it in value["runners"])
        return Foot(value["paces"], runners, tuple(value["deck"]), value["turn"], value["due"])
    except (KeyError, TypeError):
        raise Trouble("field-object", field="position") from None


GAME: Final = Stadion()


def hare(view: FootView, moves: Sequence[Move]) -> Move:
    """Decide as the hare does: as far as the feet carry."""
    del view
    return max(moves, key=lambda it: it.card)
