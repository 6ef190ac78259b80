"""A review written down: as JSON for the page, and as a page to read."""

from __future__ import annotations

from typing import Any

from hippodrome.coach.advice import rank_moves
from hippodrome.coach.review import RaceReview, ReviewedDecision
from hippodrome.coach.traits import WeighedMove, coach_traits
from hippodrome.language import Voice
from hippodrome.race.protocol import Seat


def review_json(review: RaceReview, say: Voice) -> dict[str, Any]:
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


def _decision(review: RaceReview, decision: ReviewedDecision, say: Voice) -> dict[str, Any]:
    told: dict[str, Any] = {
        "event": decision.event,
        "turn": review.replay_turn(decision),
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


def _move(review: RaceReview, it: WeighedMove) -> dict[str, Any]:
    return {
        "move": review.game.write(it.move),
        "win": round(it.win, 4),
        coach_traits(review.game.name).column: round(abs(it.worth), 4),
        "lost": round(it.lost, 4),
        "error": round(it.error, 4),
        "races": it.races,
    }


def tell_blunders(review: RaceReview, say: Voice) -> list[str]:
    """Tell the blunders, and what each charioteer lost by them."""
    lines = [
        say.say("coach-line", turn=review.replay_turn(it), name=review.seats[it.seat], why=say(it.why))
        for it in review.blunders
        if it.why is not None
    ]
    return [*lines, *(_sum(review, seat, say) for seat in review.graph)]


def _sum(review: RaceReview, seat: Seat, say: Voice) -> str:
    mine = [it for it in review.decisions if it.seat == seat]
    blunders = [it for it in mine if it.why is not None]
    tenths = round(10 * sum(it.cost for it in blunders))
    return say.say(
        "coach-sum",
        name=review.seats[seat],
        decisions=sum(len(it.moves) > 1 for it in mine),
        blunders=len(blunders),
        unit=coach_traits(review.game.name).unit,
        whole=tenths // 10,
        tenth=tenths % 10,
    )


def review_markdown(review: RaceReview, say: Voice, picture: str) -> str:
    """Write a review as a page of Markdown: the graph, the blunders, and the moves weighed at each."""
    parts = [f"# {say.say('coach-title')}", f"![{say.say('coach-graph')}]({picture})"]
    parts.append("\n".join(f"- {line}" for line in tell_blunders(review, say)))
    if review.blunders:
        parts.append(say.say("coach-note"))
    for decision in review.blunders:
        name = review.seats[decision.seat]
        parts.append(f"## {say.say('coach-heading', turn=review.replay_turn(decision), name=name)}")
        parts.append(_table(review, decision, say))
    return "\n\n".join(parts) + "\n"


def _table(review: RaceReview, decision: ReviewedDecision, say: Voice) -> str:
    keys = ("coach-move", "coach-win-chance", *coach_traits(review.game.name).headings, "coach-races")
    rows = [[say.say(key) for key in keys], ["---"] * len(keys)]
    for it in rank_moves(decision.moves, decision.best):
        move = f"`{review.game.write(it.move)}`"
        if it is decision.moves[decision.played]:
            move = f"**{move}**"
        worth = say.with_decimal_sign(f"{abs(it.worth):.2f} ± {1.96 * it.error:.2f}")
        rows.append([move, f"{100 * it.win:.0f} %", worth, f"{100 * it.lost:.0f} %", str(it.races)])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)
