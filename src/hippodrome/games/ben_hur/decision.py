"""What whoever is to decide faces: its duels and their odds, what an accident does, and by which clause.

All of it follows from what the viewer sees, so it tells nothing that is hidden (ben-hur 4.2, 5.1–5.3, 6).
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypedDict

from hippodrome.games.ben_hur.accidents import EFFECT_CLAUSES, accident_rule, may_play_accident
from hippodrome.games.ben_hur.kit import CARD_INDEX, HORSESHOES, Back, Card, Deck, count_horseshoes
from hippodrome.games.ben_hur.laying import different_speed_cards
from hippodrome.games.ben_hur.legal import fates_to_move, legal_moves
from hippodrome.games.ben_hur.moves import Whip
from hippodrome.games.ben_hur.state import Phase, State, other_chariots, same_player, turn_under_way
from hippodrome.games.ben_hur.table import Accidents

CLAUSE_BY_PHASE: Final[dict[Phase, str]] = {
    "redraw": "2.2",
    "turn": "3.3",
    "take": "3.3",
    "whip-own": "5.1",
    "whip": "5.1",
    "whip-reply": "5.1",
    "whipped": "5.2",
    "more": "6.4",
}
"""The clause by which a chariot is asked in each phase."""

NO_PLACEMENT_CLAUSE: Final = "3.6"
"""The clause for cards that can be laid nowhere."""

STEER_AWAY_CLAUSE: Final = "5.3"
"""The clause by which the loser of a whip steers away."""


class WrittenDuel(TypedDict):
    """A ram with a card, or a whip without: what is added to the die, and the chance to win in hundredths."""

    card: str | None
    target: int
    adds: int
    chance: int


class WrittenAccident(TypedDict):
    """What an accident does if it is played now; where it may not be, the clause says why."""

    effect: Accidents
    clause: str
    barred: bool


class WrittenSteeringAway(TypedDict):
    """From whom the loser of a whip has to steer away."""

    winner: int
    clause: str


class WrittenDecision(TypedDict):
    """What whoever is to decide faces: `clause` asks it, `nowhere` is for cards that can be laid nowhere."""

    clause: str
    nowhere: str
    duels: list[WrittenDuel]
    accident: WrittenAccident
    away: WrittenSteeringAway | None


class UnseenCards(NamedTuple):
    """What a viewer does not see: the cards of each back, and the chariots whose hands are hidden."""

    normal: Deck
    risky: Deck
    hidden: frozenset[int]


def decision(scene: State, unknown: UnseenCards) -> WrittenDecision | None:
    """Tell whoever drives the chariot that is to decide what it faces; None to everyone else."""
    number = scene.actor
    if number is None or fates_to_move(scene) or number in unknown.hidden:
        return None
    effect = accident_rule(scene, number, whipped=scene.phase == "whipped")
    barred = not may_play_accident(scene)
    winner = must_steer_away_from(scene, number)
    return {
        "clause": CLAUSE_BY_PHASE[scene.phase],
        "nowhere": NO_PLACEMENT_CLAUSE,
        "duels": [*_rams(scene, number, unknown), *_whips(scene, number, unknown)],
        "accident": {
            "effect": effect,
            "clause": EFFECT_CLAUSES["club" if barred else effect],
            "barred": barred,
        },
        "away": None if winner is None else {"winner": winner, "clause": STEER_AWAY_CLAUSE},
    }


def must_steer_away_from(scene: State, number: int) -> int | None:
    """Say from whom a chariot that lays a card has to steer away, if it can (5.3)."""
    winner = scene.chariots[number].away_from
    if winner is None or scene.phase not in ("turn", "more") or scene.chariots[winner].state != "racing":
        return None
    return winner


def _rams(scene: State, number: int, unknown: UnseenCards) -> list[WrittenDuel]:
    """List the rams that the cards in hand may come to: the card's own horseshoe counts (4.2)."""
    if scene.phase not in ("turn", "more") or turn_under_way(scene).announced:
        return []
    return [
        _duel(scene, card, target, HORSESHOES[card], unknown)
        for card in different_speed_cards(scene, number)
        for target, _ in other_chariots(scene, number)
        if not same_player(scene, number, target)
    ]


def _whips(scene: State, number: int, unknown: UnseenCards) -> list[WrittenDuel]:
    """List the whips that may be announced: every horseshoe in hand counts (5.2)."""
    if scene.phase not in ("whip-own", "whip", "whip-reply"):
        return []
    adds = count_horseshoes(scene.chariots[number].hand)
    return [
        _duel(scene, None, move.target, adds, unknown)
        for move in legal_moves(scene)
        if isinstance(move, Whip)
    ]


def _duel(scene: State, card: Card | None, target: int, adds: int, unknown: UnseenCards) -> WrittenDuel:
    likely = horseshoe_odds(scene, target, unknown)
    chance = sum(share * chance_to_beat(adds - theirs) for theirs, share in enumerate(likely))
    return {"card": card, "target": target, "adds": adds, "chance": int(chance * 100 + 0.5)}


def chance_to_beat(edge: int) -> float:
    """Tell how likely a die with so much added beats another; equal dice and totals roll again (4.2, 5.2)."""
    leads = [mine + edge - other for mine in range(1, 7) for other in range(1, 7) if mine != other]
    settled = sum(lead != 0 for lead in leads)
    return sum(lead > 0 for lead in leads) / settled if settled else 0.5


def horseshoe_odds(scene: State, number: int, unknown: UnseenCards) -> list[float]:
    """Tell how likely a chariot holds 0, 1, 2 … horseshoes; of hidden cards by those that nobody has seen."""
    chariot = scene.chariots[number]
    if number not in unknown.hidden:
        held = count_horseshoes(chariot.hand)
        return [float(count == held) for count in range(held + 1)]
    share: dict[Back, float] = {"n": _lucky(unknown.normal), "r": _lucky(unknown.risky)}
    likely = [1.0]
    for back in chariot.backs:
        one = share["n" if back == "n" else "r"]
        likely = [
            less * (1 - one) + more * one for less, more in zip([*likely, 0.0], [0.0, *likely], strict=True)
        ]
    return likely


def _lucky(unseen: Deck) -> float:
    """Tell which share of a deck's unseen cards bears a horseshoe."""
    found = sum(unseen[at] for card, at in CARD_INDEX.items() if HORSESHOES[card])
    return found / (sum(unseen) or 1)
