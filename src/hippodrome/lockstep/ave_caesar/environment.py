"""The front face of lockstep for Ave Caesar: races in batches, to start, to look at and to step.

    from hippodrome.lockstep import make

    env = make("ave-caesar", course="white", seats=4)
    state = env.init(keys)                      # keys: two random words a race
    state = env.step(state, actions)            # the seats' actions, one a race
    state.mask, state.seat, state.reward, state.over, env.observe(state, state.seat)

An action is a number: a card driven to a space is (card − 1) × (spaces + 1) + space, the finish being the
last space; then come pass, withdraw, the six tucks and the six draws, which only the Fates make. A step
plays the action of the seat to move, lets the Fates draw, and lets unmanned chariots drive by instinct
until a seat is to move or the race is over. The rewards are the laurels of each seat, given when the race
ends. An action that may not be played ends the race there: all still racing are out, and its seat gets
`PENALTY`. With `auto_reset` a race that is over is dealt anew by its own generator; `over` and `reward`
still tell of the one that ended.

There are two engines behind it: `jax_environment`, and for one CPU core `numba_environment`.
"""

from __future__ import annotations

from typing import Any, Final

from hippodrome.games.ave_caesar.kit import read_edition_name, read_options
from hippodrome.games.ave_caesar.parts import find_or_read_course, read_direction
from hippodrome.lockstep.ave_caesar.terms import MOST_CHARIOTS, terms_of
from hippodrome.on_demand import load

ENGINES: Final = {
    "jax": "hippodrome.lockstep.ave_caesar.jax_environment:JaxAveCaesar",
    "numba": "hippodrome.lockstep.ave_caesar.numba_environment:NumbaAveCaesar",
}


def make_env(
    course: Any = "white",
    *,
    direction: str = "clockwise",
    edition: str = "ravensburger",
    options: dict[str, Any] | None = None,
    seats: int = 4,
    chariots_each: int = 1,
    unmanned: int = 0,
    auto_reset: bool = True,
    engine: str = "jax",
) -> Any:
    """Make an environment: a course by name or in full, a direction, an edition with options, and a field.

    What is wrong with them is one clear error: a `ValueError`, or a `Trouble`, which `make` puts in words.
    """
    if engine not in ENGINES:
        raise ValueError(f"no engine {engine!r}: one of {', '.join(ENGINES)}")
    chosen = read_options(read_edition_name(edition), options or {})
    whole = find_or_read_course(course)
    way = read_direction(direction)
    if not all(isinstance(it, int) for it in (seats, chariots_each, unmanned)):
        raise ValueError("seats, chariots_each and unmanned are whole numbers")
    field = seats * chariots_each + unmanned
    most = min(MOST_CHARIOTS, len(whole.start[way]))
    if seats < 1 or chariots_each < 1 or unmanned < 0 or field > most:
        raise ValueError(f"{field} chariots: {whole.name} has room for 1 to {most}")
    terms = terms_of(whole, way, chosen, seats=seats, chariots_each=chariots_each, unmanned=unmanned)
    return load(ENGINES[engine])(terms, auto_reset=auto_reset)
