"""Tables in the state a test or a picture needs, and devices that hold seats at them."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from tests.page.conftest import DESK, Guests
from tests.server.running import PATIENCE, Player, Running

DRIVERS = {"ave-caesar": "greedy", "ben-hur": "steady"}
AVE: dict[str, Any] = {"players": 4, "programme": [{"course": "white", "direction": "clockwise"}]}
BEN: dict[str, Any] = {"players": 4, "laps": 1}
SETUPS = {"ave-caesar": AVE, "ben-hur": BEN}


def opened(
    home: Running, game: str, people: int = 1, *, setup: dict[str, Any] | None = None, **settings: Any
) -> dict[str, Any]:
    """Open a table of four, so many of them people, the others charioteers."""
    driver = {"type": "charioteer", "name": DRIVERS[game]}
    agreed = setup or SETUPS[game]
    seats = [{"type": "person"}] * people + [driver] * (agreed["players"] - people)
    table: dict[str, Any] = home.ask(
        "/api/tables", {"game": game, "setup": agreed, "seats": seats} | settings
    )
    return table


def arrive(
    guests: Guests,
    home: Running,
    table: dict[str, Any],
    *players: Player,
    path: str = "table",
    device: dict[str, Any] = DESK,
    **more: Any,
) -> Page:
    """Let a device that holds some seats, or none, come to a table."""
    held = [
        {
            "table": table["table"],
            "code": table["code"],
            "seat": it.seat,
            "token": it.token,
            "recovery": it.recovery,
            "name": "Livia",
        }
        for it in players
    ]
    known = {
        "code": table["code"],
        "table": table["table"],
        "game": "",
        "title": "",
        "opened": 0,
        "seats": held,
    }
    memory = {"tables": [known]} if held else {}
    return guests.arrive(f"{home.url}/{path}/{table['code']}", device, memory=memory, **more)


NOTED = """() => {
  window.noted = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.parentElement?.matches('.notices')) window.noted.push(node.textContent.trim());
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keep the notices of a table, which are gone again after some seconds."""


def play_until(player: Player, moves: int) -> None:
    """Make so many moves of a player's, each as soon as it is their turn; fewer if the race ends."""
    for _ in range(moves):
        if not until_turn(player):
            return
        player.move()


def until_turn(player: Player) -> bool:
    """Follow the stream until the player is to move; say whether the race goes on."""
    server = player.server
    whole = player.look()
    if whole["table"]["stage"] == "over":
        return False
    if whole["race"]["to_move"] == player.seat:
        return True
    for frame in stream(server, player):
        race = frame.get("race")
        if race is not None and race["to_move"] == player.seat:
            return True
        if race is not None and race["to_move"] is None:
            return False
    return False


def found(
    home: Running, game: str, wanted: Callable[[dict[str, Any], int], bool], **opens: Any
) -> tuple[dict[str, Any], Player]:
    """Race, more than once if need be, until it is one's turn in a race as it is wanted."""
    for _ in range(60):
        table = opened(home, game, **opens)
        livia = home.sit(table, "Livia")
        livia.do("start")
        made = 0
        while until_turn(livia):
            if wanted(livia.look()["race"], made):
                return table, livia
            livia.move()
            made += 1
    raise AssertionError("no race ever comes to that")


def drive_once(player: Player) -> None:
    """Make moves of a player's up to the first that is more than passing, blocked on the grid."""
    while until_turn(player):
        blocked = player.look()["race"]["offers"] == ["pass"]
        player.move()
        if not blocked:
            return


def stream(server: Running, player: Player) -> Any:
    """Follow a table line by line."""
    request = urllib.request.Request(  # noqa: S310  (our own server)
        f"{server.url}/api/tables/{player.table}/stream", headers={"Authorization": f"Bearer {player.token}"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as lines:  # noqa: S310  (our own server)
        for line in lines:
            yield json.loads(line)
