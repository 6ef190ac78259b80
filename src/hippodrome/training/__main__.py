"""The commands of training: `python -m hippodrome.training breed …` and `… learn …`."""

from __future__ import annotations

import argparse
from pathlib import Path

from hippodrome.extras import load_extra
from hippodrome.games import game_entry, game_names
from hippodrome.invariants import present
from hippodrome.language import voice
from hippodrome.saying import Trouble


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    _add_breed(commands.add_parser("breed", help="breed the weights of a tactician's outlook"))
    races = [_races_of_a_batch()]
    _add_learn(commands.add_parser("learn", parents=races, help="train a champion by self-play"))
    _add_compare(commands.add_parser("compare", parents=races, help="race two champions that were trained"))
    asked = parser.parse_args()
    entry = game_entry(asked.game)
    where = {"breed": entry.breeding, "learn": entry.learning, "compare": entry.comparing}[asked.command]
    try:
        load_extra(present(where, asked.command), "lockstep")(asked)
    except Trouble as trouble:
        parser.error(voice()(trouble.saying))


def _add_breed(breed: argparse.ArgumentParser) -> None:
    games = [name for name in game_names() if game_entry(name).breeding]
    breed.add_argument("--game", default=games[0], choices=games)
    breed.add_argument(
        "--out", type=Path, required=True, help="a folder; goes on from its checkpoint if there is one"
    )
    breed.add_argument("--course", default="white")
    breed.add_argument("--chariots", type=int, default=4, help="an even number: half of them are tacticians")
    breed.add_argument("--edition", default="ravensburger")
    breed.add_argument(
        "--start", default="plain", choices=["plain", "shipped"], help="the weights to start from"
    )
    breed.add_argument("--seed", type=int, default=1)
    breed.add_argument("--steps", type=int, default=200, help="how many steps there are in all")
    breed.add_argument(
        "--minutes", type=float, help="how long this run may take; the step under way is finished"
    )
    breed.add_argument("--pairs", type=int, default=64, help="pairs of opposite variants a step")
    breed.add_argument("--deals", type=int, default=4, help="deals a step, each raced twice by every variant")
    breed.add_argument("--spread", type=float, default=2.0, help="how far variants stray, in usual changes")
    breed.add_argument("--rate", type=float, default=1.0, help="how far the first steps go, in usual changes")
    breed.add_argument("--playouts", type=int, help="of a tactician's move; its own number if not given")
    breed.add_argument(
        "--check-every", type=int, default=10, help="steps from one check on held-out deals to the next"
    )
    breed.add_argument("--check-deals", type=int, default=256)
    breed.add_argument("--workers", type=int, default=1, help="processes; their number changes no result")


def _add_learn(learn: argparse.ArgumentParser) -> None:
    games = [name for name in game_names() if game_entry(name).learning]
    learn.add_argument("--game", default=games[0], choices=games)
    learn.add_argument(
        "--out", type=Path, required=True, help="the checkpoint; goes on from it if it is there"
    )
    learn.add_argument("--seed", type=int, default=1)
    learn.add_argument("--minutes", type=float, default=5.0, help="how long this run may take")
    learn.add_argument("--weights", type=Path, help="where the weights for the champion are written")
    caesar = learn.add_argument_group("for Ave Caesar")
    caesar.add_argument(
        "--of-minutes", type=float, help="how long all runs together take, for the rate of learning"
    )
    caesar.add_argument("--rate", type=float, default=1e-3, help="the rate of learning at first")
    caesar.add_argument("--begin-from", type=Path, help="weights of a champion to begin from")
    caesar.add_argument(
        "--against",
        type=Path,
        help="weights of a champion that stays as it is and drives half of the chariots",
    )
    caesar.add_argument(
        "--league", type=float, default=0.25, help="share of races against others than itself"
    )
    hur = learn.add_argument_group("for Ben Hur")
    hur.add_argument(
        "--batches", type=int, default=200, help="how many batches in all runs, for the rate of learning"
    )
    hur.add_argument("--races", type=int, default=500, help="races in a batch")


def _add_compare(compare: argparse.ArgumentParser) -> None:
    games = [name for name in game_names() if game_entry(name).comparing]
    compare.add_argument("--game", default=games[0], choices=games)
    compare.add_argument("--weights", type=Path, required=True, help="weights of a champion")
    compare.add_argument(
        "--against", type=Path, help="weights of its rival; a plain thrifty driver if not given"
    )
    compare.add_argument("--seed", type=int, default=1)
    compare.add_argument("--batches", type=int, default=1)
    compare.add_argument(
        "--unseen", type=int, default=0, help="so many made-up courses on which nobody has learnt, instead"
    )


def _races_of_a_batch() -> argparse.ArgumentParser:
    parent = argparse.ArgumentParser(add_help=False)
    races = parent.add_argument_group("the races of a batch, for Ave Caesar")
    races.add_argument("--courses", type=int, default=20, help="made-up courses beside those of the house")
    races.add_argument("--each", type=int, default=256, help="races on each course, each way round")
    races.add_argument("--steps", type=int, default=168, help="decisions after which a race is over")
    races.add_argument("--hidden", type=int, default=384, help="how wide the first layer is")
    races.add_argument("--second", type=int, default=48, help="how wide the second layer is")
    races.add_argument("--all-hands", action="store_true", help="let whoever drives see the hands of all")
    return parent


if __name__ == "__main__":
    main()
