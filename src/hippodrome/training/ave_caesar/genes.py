"""The weights of the tactician's outlook as a row: where breeding starts, how far a change goes."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY, Weights

Floats = npt.NDArray[np.float64]

MEAN_CARD: Final = 3.5

_SHAPE: Final = AGAINST_GREEDY.small_field
_LENGTHS: Final = {
    name: len(value) if isinstance(value, tuple) else 1 for name, value in _SHAPE._asdict().items()
}

WEIGHT_STARTS: Final = dict(
    zip(_LENGTHS, (int(it) for it in np.cumsum([0, *_LENGTHS.values()][:-1])), strict=True)
)
"""Where each weight, or the first of several, is in the row."""

GENE_COUNT: Final = sum(_LENGTHS.values())

_STARTS: Final[dict[str, tuple[float, ...]]] = {
    "step": (1 / MEAN_CARD,),
    "luck": (1.0, 0.05, 2.0),
    "risk": (1.0,),
    "looks": (1.0, 1.0, 1.0, 1.0),
}
"""The plain outlook to start from: a turn for every three and a half steps, and nothing else matters."""

_USUAL: Final = 0.1
_SCALES: Final[dict[str, tuple[float, ...]]] = {
    "step": (0.01,),
    "card": (0.05,),
    "curve": (0.004,),
    "owes_far": (0.2,),
    "ahead_far": (0.05,),
    "behind_far": (0.05,),
    "leads_far": (0.3,),
    "leads_six_held": (0.15,),
    "point_held": (0.03,),
    "spare": (0.3, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1),
    "luck": (0.1, 0.01, 0.2),
    "short": (0.08, 0.05, 0.03, 0.02, 0.01, 0.005),
    "late": (0.02,),
    "risk": (0.2,),
    "looks": (0.2, 0.2, 0.2, 0.2),
}
"""How far a usual change goes, where it is not `_USUAL` turns."""

_BOUNDS: Final[dict[str, tuple[float, float]]] = {
    "luck": (0.02, 20.0),
    "short": (0.0, 1.0),
    "late": (0.0, 1.0),
    "risk": (0.0, 10.0),
    "looks": (0.05, 20.0),
}
"""Chances are from 0 to 1, widths and what a look counts are above 0."""


def row_of(weights: Weights) -> Floats:
    """Write weights as a row."""
    flat: list[float] = []
    for value in weights:
        flat.extend(value if isinstance(value, tuple) else (value,))
    return np.array(flat)


def weights_of(row: Floats) -> Weights:
    """Read a row as weights; what is out of bounds is brought back to them."""
    kept = bounded(row)
    made: dict[str, float | tuple[float, ...]] = {}
    for name, length in _LENGTHS.items():
        part = tuple(float(it) for it in kept[WEIGHT_STARTS[name] : WEIGHT_STARTS[name] + length])
        made[name] = part if isinstance(getattr(_SHAPE, name), tuple) else part[0]
    return Weights(**made)  # type: ignore[arg-type]  # the shape is that of the weights themselves


def bounded(row: Floats) -> Floats:
    """Bring a row back to what chances and widths can be."""
    return np.clip(row, _LEAST, _MOST)


def _row(given: dict[str, tuple[float, ...]], usual: float) -> Floats:
    made = np.full(GENE_COUNT, usual)
    for name, values in given.items():
        made[WEIGHT_STARTS[name] : WEIGHT_STARTS[name] + _LENGTHS[name]] = values
    return made


START_GENES: Final = _row(_STARTS, 0.0)
USUAL_CHANGES: Final = _row(_SCALES, _USUAL)
_LEAST: Final = _row({name: (low,) * _LENGTHS[name] for name, (low, _) in _BOUNDS.items()}, -np.inf)
_MOST: Final = _row({name: (high,) * _LENGTHS[name] for name, (_, high) in _BOUNDS.items()}, np.inf)
