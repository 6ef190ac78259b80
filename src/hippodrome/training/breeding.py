"""Breeding of weights by an evolution strategy: of opposite variants the better show the way.

A step draws directions by its own seed, so that a run gives the same weights whether it was stopped in
between or not, and with however many processes. What came of it is kept in one folder: `checkpoint.json`,
`log.jsonl` (a line a step and a line a check), `curve.svg` and `weights.txt`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY
from hippodrome.training.ave_caesar import genes
from hippodrome.training.ave_caesar.genes import Floats
from hippodrome.training.ave_caesar.trial import Outcome, Trial, check_field, run_trial

MOMENTUM: Final = 0.8
"""How much of the way gone before is gone again."""

SETTLING_STEPS: Final = 40
"""After so many steps the steps get noticeably shorter."""

ROAMING_STEPS: Final = 50
"""So many steps go far; the way is then mostly luck, and the weights are a mean over the steps."""

SHARE_OF_LAST_STEP: Final = 0.05
"""How much of that mean the last step makes."""

STANDARD_ERRORS_OF_95_PERCENT: Final = 1.96
"""An interval of 95 % reaches so many standard errors either way."""

# Streams of chance that have nothing to do with each other.
DIRECTIONS_STREAM: Final = 1
HELD_OUT_STREAM: Final = 2

Measure = Callable[[Sequence[Trial]], list[Outcome]]
"""Runs trials and gives their outcomes in the same order."""


@dataclass(frozen=True)
class BreedingTerms:
    """Everything that a result depends on."""

    course: str
    chariots: int
    edition: str
    start: str
    seed: int
    pairs: int
    deals: int
    spread: float
    rate: float
    playouts: int | None
    check_every: int
    check_deals: int


class BreedingState(NamedTuple):
    """Where a breeding stands, in usual changes: what the last step came to and the way it went."""

    steps: int
    change: Floats
    velocity: Floats
    settled: Floats
    """The change that counts: the last one, and after many steps a mean over them."""


class Ratio(NamedTuple):
    """How many times greedy's laurels were won, with an interval of 95 % over deals."""

    value: float
    low: float
    high: float


def breed(asked: argparse.Namespace) -> None:
    """Breed as the command line asks, from the checkpoint on if there is one."""
    terms = BreedingTerms(**{name: getattr(asked, name) for name in BreedingTerms.__dataclass_fields__})
    check_field(terms.course, terms.edition, terms.chariots)
    folder: Path = asked.out
    folder.mkdir(parents=True, exist_ok=True)
    bred, log = _resume(folder, terms)
    ends = time.monotonic() + 60 * asked.minutes if asked.minutes is not None else float("inf")
    with measuring(asked.workers) as measure:
        if not log:
            log.append(_check(terms, bred, measure))
        _keep(folder, terms, bred, log)
        while bred.steps < asked.steps and time.monotonic() < ends:
            bred, line = step(terms, bred, measure)
            log.append(line)
            if bred.steps % terms.check_every == 0 or bred.steps == asked.steps:
                log.append(_check(terms, bred, measure))
            _keep(folder, terms, bred, log)
            _tell(log, asked.steps)
    sys.stderr.write("\n")
    sys.stdout.write(f"{genes.weights_of(row_at(terms, bred.settled))}\n")


def starting_row(terms: BreedingTerms) -> Floats:
    """Give the weights a breeding starts from."""
    if terms.start == "plain":
        return genes.START_GENES
    shipped = AGAINST_GREEDY.small_field if terms.chariots <= 4 else AGAINST_GREEDY.large_field
    return genes.row_of(shipped)


def row_at(terms: BreedingTerms, change: Floats) -> Floats:
    """Give the weights so many usual changes from the start."""
    return starting_row(terms) + genes.USUAL_CHANGES * change


def begin() -> BreedingState:
    """Begin a breeding: nothing is changed yet."""
    return BreedingState(0, *(np.zeros(genes.GENE_COUNT) for _ in range(3)))


def step(terms: BreedingTerms, bred: BreedingState, measure: Measure) -> tuple[BreedingState, dict[str, Any]]:
    """Try pairs of opposites on common deals and go where the better ones are; tell what came of it, too."""
    began = time.monotonic()
    random = np.random.default_rng([terms.seed, DIRECTIONS_STREAM, bred.steps])
    ways = random.standard_normal((terms.pairs, genes.GENE_COUNT))
    deals = _deals(random, terms.deals)
    trials = [
        _trial(terms, bred.change + side * terms.spread * way, deals) for way in ways for side in (1, -1)
    ]
    outcomes = measure(trials)
    laurels = np.array([outcome.own.mean() for outcome in outcomes]).reshape(terms.pairs, 2)
    better = laurels[:, 0] - laurels[:, 1]
    uphill = better @ ways
    length = float(np.linalg.norm(uphill))
    velocity = MOMENTUM * bred.velocity + (1 - MOMENTUM) * (uphill / length if length else uphill)
    change = bred.change + terms.rate / sqrt(1 + bred.steps / SETTLING_STEPS) * velocity
    settled = (
        change if bred.steps < ROAMING_STEPS else bred.settled + SHARE_OF_LAST_STEP * (change - bred.settled)
    )
    made = BreedingState(bred.steps + 1, change, velocity, settled)
    races = 2 * len(trials) * terms.deals
    line = {
        "step": made.steps,
        "laurels": round(float(laurels.mean()), 4),
        "apart": round(float(np.sqrt(np.mean(better**2))), 4),
        "changed": round(float(np.linalg.norm(change)), 4),
        "races": races,
        "seconds": round(time.monotonic() - began, 1),
    }
    return made, line


def check(terms: BreedingTerms, row: Floats, measure: Measure) -> Ratio:
    """Race weights on held-out deals, always the same ones."""
    deals = _deals(np.random.default_rng([terms.seed, HELD_OUT_STREAM]), terms.check_deals)
    parts = [
        deals[at : at + HELD_OUT_DEALS_PER_TRIAL] for at in range(0, len(deals), HELD_OUT_DEALS_PER_TRIAL)
    ]
    outcomes = measure([_trial_of(terms, row, part) for part in parts])
    own = np.concatenate([it.own for it in outcomes])
    return ratio_of(own, np.concatenate([it.rivals for it in outcomes]))


HELD_OUT_DEALS_PER_TRIAL: Final = 16
"""Held-out deals in one trial."""


def ratio_of(own: Floats, rivals: Floats) -> Ratio:
    """Divide laurels by those of the rivals, deal by deal, with an interval."""
    value = float(own.sum() / rivals.sum())
    strays = float(np.sqrt(np.sum((own - value * rivals) ** 2) * len(own) / max(1, len(own) - 1)))
    width = STANDARD_ERRORS_OF_95_PERCENT * strays / float(rivals.sum())
    return Ratio(value, value - width, value + width)


@contextmanager
def measuring(workers: int) -> Iterator[Measure]:
    """Run trials here, or in so many processes."""
    if workers <= 1:
        yield lambda trials: [run_trial(it) for it in trials]
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield lambda trials: list(pool.map(run_trial, trials, chunksize=max(1, len(trials) // (4 * workers))))


def _deals(random: np.random.Generator, count: int) -> tuple[int, ...]:
    return tuple(int(it) for it in random.integers(1 << 62, size=count))


def _trial(terms: BreedingTerms, change: Floats, deals: tuple[int, ...]) -> Trial:
    return _trial_of(terms, row_at(terms, change), deals)


def _trial_of(terms: BreedingTerms, row: Floats, deals: tuple[int, ...]) -> Trial:
    return Trial(terms.course, terms.edition, terms.chariots, tuple(row.tolist()), deals, terms.playouts)


def _check(terms: BreedingTerms, bred: BreedingState, measure: Measure) -> dict[str, Any]:
    began = time.monotonic()
    ratio = check(terms, row_at(terms, bred.settled), measure)
    seconds = round(time.monotonic() - began, 1)
    kept = {name: round(it, 4) for name, it in zip(("ratio", "low", "high"), ratio, strict=True)}
    return {"step": bred.steps, "check": kept, "races": 2 * terms.check_deals, "seconds": seconds}


CHECKPOINT_FIELDS: Final = ("change", "velocity", "settled")
"""What a checkpoint keeps of a breeding, beside the steps done."""

# --- what is written ----------------------------------------------------------------------------------------


def _keep(folder: Path, terms: BreedingTerms, bred: BreedingState, log: Sequence[dict[str, Any]]) -> None:
    """Write everything down; a file stays as it was until the new one is whole."""
    kept = {"terms": asdict(terms), "steps": bred.steps}
    kept |= {name: getattr(bred, name).tolist() for name in CHECKPOINT_FIELDS}
    _replace(folder / "log.jsonl", "".join(json.dumps(line) + "\n" for line in log))
    _replace(folder / "curve.svg", draw_curve(log))
    _replace(folder / "weights.txt", f"{genes.weights_of(row_at(terms, bred.settled))}\n")
    _replace(folder / "checkpoint.json", json.dumps(kept) + "\n")


def _replace(path: Path, text: str) -> None:
    waiting = path.with_suffix(".part")
    waiting.write_text(text, encoding="utf-8")
    waiting.replace(path)


def _resume(folder: Path, terms: BreedingTerms) -> tuple[BreedingState, list[dict[str, Any]]]:
    """Read the checkpoint and the log up to it; begin anew where there is none."""
    path = folder / "checkpoint.json"
    if not path.exists():
        return begin(), []
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["terms"] != asdict(terms):
        others = sorted(name for name, it in asdict(terms).items() if kept["terms"].get(name) != it)
        sys.exit(f"{path} was bred on other terms ({', '.join(others)}); choose another folder")
    bred = BreedingState(kept["steps"], *(np.array(kept[name]) for name in CHECKPOINT_FIELDS))
    lines = (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()
    return bred, [line for line in map(json.loads, lines) if line["step"] <= bred.steps]


def _tell(log: Sequence[dict[str, Any]], steps: int) -> None:
    """Show how far it is, in one line."""
    done = log[-1]["step"]
    last = next(line for line in reversed(log) if "check" in line)
    line = next(line for line in reversed(log) if "laurels" in line)
    bar = "#" * (20 * done // steps)
    ratio = "{ratio:.3f} ({low:.3f}–{high:.3f})".format(**last["check"])
    pace = line["races"] / max(0.1, line["seconds"])
    sys.stderr.write(
        f"\r[{bar:20}] step {done} of {steps}, {line['laurels']:.2f} laurels, {pace:.0f} races/s; "
        f"held-out after step {last['step']}: {ratio} "
    )
    sys.stderr.flush()


PLOT_WIDTH: Final = 640
PLOT_HEIGHT: Final = 320
PLOT_MARGIN: Final = 48


def draw_curve(log: Sequence[dict[str, Any]]) -> str:
    """Draw the ratio on held-out deals by steps, with its interval, as SVG."""
    checks = [(line["step"], line["check"]) for line in log if "check" in line]
    last = max(1, *(at for at, _ in checks)) if checks else 1
    low = min((it["low"] for _, it in checks), default=0.0)
    high = max((it["high"] for _, it in checks), default=1.0)

    def across(at: float) -> float:
        return PLOT_MARGIN + (PLOT_WIDTH - 2 * PLOT_MARGIN) * at / last

    def up(ratio: float) -> float:
        return (
            PLOT_HEIGHT
            - PLOT_MARGIN
            - (PLOT_HEIGHT - 2 * PLOT_MARGIN) * (ratio - low) / max(1e-9, high - low)
        )

    band = [(at, it["high"]) for at, it in checks] + [(at, it["low"]) for at, it in reversed(checks)]
    line = [(at, it["ratio"]) for at, it in checks]
    shape, curve = (
        " ".join(f"{across(at):.1f},{up(ratio):.1f}" for at, ratio in points) for points in (band, line)
    )
    labels: list[tuple[float, float, str]] = [
        (PLOT_MARGIN - 40, up(ratio) + 4, f"{ratio:.2f}") for ratio in (low, high)
    ]
    labels += [(across(at) - 8, PLOT_HEIGHT - PLOT_MARGIN + 20, str(at)) for at in (0, last)]
    labels += [(PLOT_MARGIN, PLOT_MARGIN - 20, "times greedy's laurels on held-out deals, by steps")]
    texts = "".join(f'<text x="{x:.0f}" y="{y:.0f}">{text}</text>' for x, y, text in labels)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PLOT_WIDTH} {PLOT_HEIGHT}" '
        'font-family="sans-serif" font-size="13">'
        f'<rect width="{PLOT_WIDTH}" height="{PLOT_HEIGHT}" fill="#fff"/>'
        f'<polygon points="{shape}" fill="#d9c7a0"/>'
        f'<polyline points="{curve}" fill="none" stroke="#7a1f1f" stroke-width="2"/>{texts}</svg>\n'
    )
