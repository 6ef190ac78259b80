"""A review written down: as JSON for the page, and as a page to read."""

from __future__ import annotations

from typing import Any, Final

from hippodrome.coach.advice import Weighed, ranked
from hippodrome.coach.review import Decision, Review
from hippodrome.language import Voice
from hippodrome.race.protocol import Seat

EXPECTED: Final = {
    "laurels": ("coach-expected-laurels", "coach-chance-lost"),
    "place": ("coach-expected-place", "coach-chance-out"),
}
"""What the columns of worth and loss are called, by what a move is measured in."""


def written(review: Review, say: Voice) -> dict[str, Any]:
    """Write a review as plain JSON values: every decision, every move, the graph."""
    return {
        "game": review.game.name,
        "seats": list(review.seats),
        "budget": review.budget,
        "seed": review.seed,
        "decisions": [_decision(review, it, say) for it in review.decisions],
        "blunders": [it.event for it in review.blunders],
        "graph": [
            {"seat": seat, "name": review.seats[seat], "points": [[at, round(win, 4)] for at, win in points]}
            for seat, points in review.graph.items()
        ],
    }


def _decision(review: Review, decision: Decision, say: Voice) -> dict[str, Any]:
    told: dict[str, Any] = {
        "event": decision.event,
        "turn": review.turn(decision),
        "seat": decision.seat,
        "played": review.game.write(decision.moves[decision.played].move),
        "best": review.game.write(decision.moves[decision.best].move),
        "cost": round(decision.cost, 4),
        "error": round(decision.error, 4),
        "moves": [_move(review, it) for it in decision.moves],
        "blunder": None,
    }
    if decision.why is not None:
        facts = dict(decision.why.facts)
        told["blunder"] = {"key": decision.why.key, "facts": facts, "sentence": say(decision.why)}
    return told


def _move(review: Review, it: Weighed) -> dict[str, Any]:
    return {
        "move": review.game.write(it.move),
        "win": round(it.win, 4),
        worth_of(review): round(abs(it.worth), 4),
        "lost": round(it.lost, 4),
        "error": round(it.error, 4),
        "races": it.races,
    }


def worth_of(review: Review) -> str:
    """Name what a move is measured in: laurels, or the place."""
    return "laurels" if review.game.name == "ave-caesar" else "place"


def told(review: Review, say: Voice) -> list[str]:
    """Tell the blunders, and what each charioteer lost by them."""
    lines = [
        say.say("coach-line", turn=review.turn(it), name=review.seats[it.seat], why=say(it.why))
        for it in review.blunders
        if it.why is not None
    ]
    return [*lines, *(_sum(review, seat, say) for seat in review.graph)]


def _sum(review: Review, seat: Seat, say: Voice) -> str:
    mine = [it for it in review.decisions if it.seat == seat]
    blunders = [it for it in mine if it.why is not None]
    tenths = round(10 * sum(it.cost for it in blunders))
    return say.say(
        "coach-sum",
        name=review.seats[seat],
        decisions=sum(len(it.moves) > 1 for it in mine),
        blunders=len(blunders),
        unit="laurels" if review.game.name == "ave-caesar" else "places",
        whole=tenths // 10,
        tenth=tenths % 10,
    )


def page(review: Review, say: Voice, picture: str) -> str:
    """Write a review as a page of Markdown: the graph, the blunders, and the moves weighed at each."""
    parts = [f"# {say.say('coach-title')}", f"![{say.say('coach-graph')}]({picture})"]
    parts.append("\n".join(f"- {line}" for line in told(review, say)))
    if review.blunders:
        parts.append(say.say("coach-note"))
    for decision in review.blunders:
        name = review.seats[decision.seat]
        parts.append(f"## {say.say('coach-heading', turn=review.turn(decision), name=name)}")
        parts.append(_table(review, decision, say))
    return "\n\n".join(parts) + "\n"


def _table(review: Review, decision: Decision, say: Voice) -> str:
    keys = ("coach-move", "coach-win-chance", *EXPECTED[worth_of(review)], "coach-races")
    rows = [[say.say(key) for key in keys], ["---"] * len(keys)]
    for it in ranked(decision.moves, decision.best):
        move = f"`{review.game.write(it.move)}`"
        if it is decision.moves[decision.played]:
            move = f"**{move}**"
        worth = say.number(f"{abs(it.worth):.2f} ± {1.96 * it.error:.2f}")
        rows.append([move, f"{100 * it.win:.0f} %", worth, f"{100 * it.lost:.0f} %", str(it.races)])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)
