"""The report of a league: the ladder as a page, as JSON and as plots."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hippodrome.extras import load_extra
from hippodrome.files import check_folder_writable, write_text_or_stdout
from hippodrome.league.estimates import Estimate
from hippodrome.league.ladder import Ladder, LadderRung
from hippodrome.league.pairings import Pairing
from hippodrome.league.plan import Plan
from hippodrome.league.traits import ROMAN_NUMERALS, league_traits
from hippodrome.saying import Trouble


def check_report_writable(folder: Path, plan: Plan) -> None:
    """See to it that the report can be written, before hours of racing rather than after."""
    for module in ("matplotlib", "openskill"):
        if find_spec(module) is None:
            raise Trouble("extra-missing", extra="league")
    check_folder_writable(folder, (*_plots(plan), "ladder.json", "ladder.md"))


def write_report(folder: Path, ladder: Ladder) -> None:
    """Write `ladder.md`, `ladder.json` and the plots into a folder."""
    traits = league_traits(ladder.plan.game)
    points, start = traits.unit, traits.start_word
    plots = load_extra("hippodrome.league.plots", "league")
    pictures: tuple[str, ...] = (
        plots.plot_bars("Rating", [(it.name, it.rating) for it in ladder.rungs], "openskill μ, 95 %"),
        plots.plot_bars(
            f"Mean {points} a race", [(it.name, it.points) for it in ladder.rungs], f"{points}, 95 %"
        ),
        plots.plot_start_panels(
            f"Wins by start {start}, with intervals of 95 %", ladder.starts, f"start {start}"
        ),
    )
    names = _plots(ladder.plan)
    for name, picture in zip(names, pictures, strict=True):
        write_text_or_stdout(str(folder / name), picture)
    values = json.dumps(ladder_json(ladder), indent=1, ensure_ascii=False, allow_nan=False)
    write_text_or_stdout(str(folder / "ladder.json"), values + "\n")
    write_text_or_stdout(str(folder / "ladder.md"), ladder_markdown(ladder, names))


def _plots(plan: Plan) -> tuple[str, ...]:
    """Name the plots of a report."""
    return "ratings.svg", f"{league_traits(plan.game).unit}.svg", "starts.svg"


def ladder_json(ladder: Ladder) -> dict[str, Any]:
    """Write the ladder as plain JSON values."""
    unit = league_traits(ladder.plan.game).unit
    return {
        "plan": ladder.plan.written(),
        "races": ladder.races,
        "deals": ladder.deals,
        "turns": ladder.turns.written(),
        "ladder": [_rung(it, unit) for it in ladder.rungs],
        "starts": {str(venue): _all(rates) for venue, rates in ladder.starts.items()},
        "ahead": [[one, other, it.written()] for (one, other), it in ladder.ahead.items()],
        "pairings": [_pairing(it, unit) for it in ladder.pairings],
    }


def _rung(rung: LadderRung, points: str) -> dict[str, Any]:
    return {
        "name": rung.name,
        "rating": rung.rating.written(),
        points: rung.points.written(),
        "times_the_next": None if rung.points_ratio is None else rung.points_ratio.written(),
        "wins": rung.wins.written(),
        "ends": _all(rung.ends),
        "wins_by_start": _all(rung.by_start),
        "wins_by_course": _all(rung.by_venue),
    }


def _pairing(it: Pairing, points: str) -> dict[str, Any]:
    return {
        "course": it.course,
        "chariots": it.chariots,
        "names": list(it.names),
        "races": it.races,
        points: [of.written() for of in it.points],
        "times": None if it.points_ratio is None else it.points_ratio.written(),
        "better_by": it.ahead.written(),
        "wins": [of.written() for of in it.wins],
    }


def _all(estimates: Mapping[Any, Estimate]) -> dict[str, Any]:
    return {str(name): it.written() for name, it in estimates.items()}


# --- the page ------------------------------------------------------------------------------------------


def ladder_markdown(ladder: Ladder, plots: Sequence[str]) -> str:
    """Write the ladder as a page of Markdown."""
    plan, traits = ladder.plan, league_traits(ladder.plan.game)
    points, start = traits.unit, traits.start_word
    names = [it.name for it in ladder.rungs]
    head = ["", "entrant", "rating", f"mean {points}", "times the next", "wins", *ladder.rungs[0].ends]
    rows = [
        [
            str(number),
            f"`{it.name}`",
            with_interval(it.rating, 1),
            with_interval(it.points, 2),
            "" if it.points_ratio is None else with_interval(it.points_ratio, 2),
            percent_with_interval(it.wins),
            *(f"{100 * end.value:.1f} %" if end.cases else "—" for end in it.ends.values()),
        ]
        for number, it in enumerate(ladder.rungs, 1)
    ]
    starts = sorted({at for it in ladder.rungs for at in it.by_start})
    parts = [
        f"# League: {plan.game}",
        _preface(ladder),
        markdown_table(head, rows),
        "Wins are counted by chariot: how many of all that the entrant drove.",
        "\n".join(f"![{name.removesuffix('.svg')}]({name})" for name in plots),
        *_two_by_two(ladder),
        "## Who comes in before whom",
        "How often a chariot of the row came in before a chariot of the column, ties left aside.",
        markdown_table(
            ["", *(f"`{name}`" for name in names)],
            [
                [
                    f"`{one}`",
                    *(
                        "" if one == other else percent_with_interval(ladder.ahead[one, other])
                        for other in names
                    ),
                ]
                for one in names
            ],
        ),
        f"## Wins by start {start}",
        markdown_table(
            ["entrant", *(ROMAN_NUMERALS[at] for at in starts)],
            [
                [
                    f"`{it.name}`",
                    *(percent_with_interval(it.by_start[at]) if at in it.by_start else "" for at in starts),
                ]
                for it in ladder.rungs
            ],
        ),
        markdown_table(
            ["all entrants", *(ROMAN_NUMERALS[at] for at in starts)],
            [
                [str(venue), *(percent_with_interval(rates[at]) if at in rates else "" for at in starts)]
                for venue, rates in ladder.starts.items()
            ],
        ),
        "## Wins by course",
        "The course, the way round and the number of chariots.",
        markdown_table(
            ["course", *(f"`{name}`" for name in names)],
            [
                [
                    str(venue),
                    *(
                        percent_with_interval(it.by_venue[venue]) if venue in it.by_venue else ""
                        for it in ladder.rungs
                    ),
                ]
                for venue in ladder.starts
            ],
        ),
    ]
    return "\n\n".join(parts) + "\n"


def _two_by_two(ladder: Ladder) -> list[str]:
    if not ladder.pairings:
        return []
    return [
        "## Two against each other",
        "The races that two entrants had to themselves, as many chariots of each; wins are counted by race.",
        pairings_table(ladder.pairings, league_traits(ladder.plan.game).unit),
    ]


def pairings_table(met: Iterable[Pairing], points: str) -> str:
    """Write a row for every two entrants that met: what either took, how much more, and who won."""
    return markdown_table(
        ["course", "who", "against", "races", f"mean {points}", "times as many", "better by", "races won"],
        [
            [
                f"{it.course}, {it.chariots} chariots",
                *(f"`{name}`" for name in it.names),
                str(it.races),
                " : ".join(f"{of.value:.2f}" for of in it.points),
                "" if it.points_ratio is None else with_interval(it.points_ratio, 2),
                with_interval(it.ahead, 2),
                " : ".join(f"{100 * of.value:.0f} %" for of in it.wins),
            ]
            for it in met
        ],
    )


def _preface(ladder: Ladder) -> str:
    plan, traits = ladder.plan, league_traits(ladder.plan.game)
    met = "in pairs" if plan.meet == "pairs" else "all together"
    better = "more is better" if traits.more_is_better else "less is better"
    idle = ", ".join(f"`{it.name}`" for it in ladder.rungs if not it.points.cases)
    more = f" ({plan.races} asked for, filled up to whole deals on every course)"
    return (
        f"{count_of_things(ladder.races, 'race')}{more if ladder.races > plan.races else ''} in "
        f"{count_of_things(ladder.deals, 'deal')}, seed {plan.seed}; entrants meet {met}. The races of "
        f"a deal have the same shuffles, and the field moves on by a {traits.start_word} from race to race. "
        f"A race has {ladder.turns.value:.1f} turns on average. In brackets: intervals of 95 %; those of "
        f"means are taken over deals, and (—) is where so few deals, or deals that agree to the last digit, "
        f"tell nothing of how far off they are. Ratings: openskill (Plackett–Luce), everyone begins with 25. "
        f"Mean {traits.unit}: {better}."
        + (f" The races were too few for {idle} to be in one of them." if idle else "")
    )


def count_of_things(number: int, what: str) -> str:
    """Write a number of things."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def with_interval(it: Estimate, digits: int) -> str:
    """Write an estimate with its interval, or without where it has none."""
    if not it.cases:
        return "—"
    between = " – " if it.low < 0 else "–"
    interval = f"{it.low:.{digits}f}{between}{it.high:.{digits}f}" if it.bounded else "—"
    return f"{it.value:.{digits}f} ({interval})"


def percent_with_interval(it: Estimate) -> str:
    """Write a rate with its interval, in per cent."""
    if not it.cases:
        return "—"
    interval = f"{100 * max(0.0, it.low):.1f}–{100 * min(1.0, it.high):.1f}" if it.bounded else "—"
    return f"{100 * it.value:.1f} % ({interval})"


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table of Markdown."""
    lines_ = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines_)
