"""The turn under way as JSON: the field `pending` of a position (ben-hur 9)."""

from __future__ import annotations

from typing import Any, Final, assert_never

from hippodrome.games.ben_hur.kit import DECK_NAMES, HIGHEST_BAD_NUMBER, RULER_LENGTH
from hippodrome.games.ben_hur.placements import FREE_TURNS
from hippodrome.games.ben_hur.reading import (
    read_bool,
    read_card,
    read_different_numbers,
    read_number,
    read_object,
    read_word,
)
from hippodrome.games.ben_hur.state import (
    AccidentBeingSettled,
    Business,
    RamBeingSettled,
    TurnUnderWay,
    WhipBeingSettled,
)
from hippodrome.saying import Trouble

_BUSINESS: Final = ("ram", "whip", "accident")
_FIELDS: Final = ("owner", "announced", "good", "moved", "replies", "deck", *_BUSINESS)


def read_turn_under_way(written: Any, count: int) -> TurnUnderWay:
    """Read the turn under way."""
    obj = read_object(written, "pending", _FIELDS)
    if "owner" not in obj:
        raise Trouble("ben-hur-missing", field="pending.owner")
    deck = obj.get("deck")
    if deck is not None:
        read_word(deck, "pending.deck", DECK_NAMES.values())
    return TurnUnderWay(
        owner=read_number(obj["owner"], "pending.owner", 0, count - 1),
        announced=read_bool(obj.get("announced", False), "pending.announced"),
        accidents_overcome=read_number(obj.get("good", 0), "pending.good", 0, 2),
        moved=read_bool(obj.get("moved", False), "pending.moved"),
        still_to_ask=read_different_numbers(obj.get("replies", []), "pending.replies", 0, count - 1),
        business=_read_business(obj, count),
        deck=None if deck is None else "n" if deck == "normal" else "r",
    )


def _read_business(obj: dict[str, Any], count: int) -> Business:
    told = [name for name in _BUSINESS if obj.get(name) is not None]
    match told:
        case []:
            return None
        case ["ram"]:
            return _read_ram(obj["ram"], count)
        case ["whip"]:
            return _read_whip(obj["whip"], count)
        case ["accident"]:
            return _read_accident(obj["accident"])
        case _:
            raise Trouble("ben-hur-one-business", field="pending")


def _complete(written: Any, field: str, names: tuple[str, ...]) -> dict[str, Any]:
    obj = read_object(written, field, names)
    for name in names:
        if name not in obj:
            raise Trouble("ben-hur-missing", field=f"{field}.{name}")
    return obj


def _read_ram(written: Any, count: int) -> RamBeingSettled:
    obj = _complete(written, "pending.ram", RamBeingSettled._fields)
    card = read_card(obj["card"], "pending.ram.card")
    if card not in RULER_LENGTH:
        raise Trouble("ben-hur-no-such-card", field="pending.ram.card", card=card)
    return RamBeingSettled(
        card=card,
        ruler=read_number(obj["ruler"], "pending.ram.ruler", FREE_TURNS[0], FREE_TURNS[-1]),
        turn=read_number(obj["turn"], "pending.ram.turn", FREE_TURNS[0], FREE_TURNS[-1]),
        target=read_number(obj["target"], "pending.ram.target", 0, count - 1),
        die=read_number(obj["die"], "pending.ram.die", 0, 6),
    )


def _read_whip(written: Any, count: int) -> WhipBeingSettled:
    obj = _complete(written, "pending.whip", WhipBeingSettled._fields)
    by, at = (read_number(obj[name], f"pending.whip.{name}", 0, count - 1) for name in ("by", "at"))
    if by == at:
        raise Trouble("ben-hur-not-a-pair", field="pending.whip")
    return WhipBeingSettled(by, at, read_number(obj["die"], "pending.whip.die", 0, 6))


def _read_accident(written: Any) -> AccidentBeingSettled:
    obj = _complete(written, "pending.accident", AccidentBeingSettled._fields)
    card = read_card(obj["card"], "pending.accident.card")
    if card not in HIGHEST_BAD_NUMBER:
        raise Trouble("ben-hur-no-such-card", field="pending.accident.card", card=card)
    return AccidentBeingSettled(card, read_bool(obj["whipped"], "pending.accident.whipped"))


def write_turn_under_way(pending: TurnUnderWay) -> dict[str, Any]:
    """Write the turn under way."""
    written: dict[str, Any] = {
        "owner": pending.owner,
        "announced": pending.announced,
        "good": pending.accidents_overcome,
        "moved": pending.moved,
        "replies": list(pending.still_to_ask),
        "deck": None if pending.deck is None else DECK_NAMES[pending.deck],
    }
    match pending.business:
        case RamBeingSettled() as ram:
            written["ram"] = ram._asdict()
        case WhipBeingSettled() as whip:
            written["whip"] = whip._asdict()
        case AccidentBeingSettled() as accident:
            written["accident"] = accident._asdict()
        case None:
            pass
        case _:
            assert_never(pending.business)
    return written
