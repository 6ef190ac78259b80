"""Everything that the form offers can be opened, and the clauses it names exist."""

from __future__ import annotations

import pytest
from tests.server.running import ROOT, Running

from hippodrome.games import game_entry, game_names
from hippodrome.language import voice
from hippodrome.tables.choices import choices


@pytest.mark.parametrize("game", game_names())
def test_every_value_of_every_option_is_one_the_game_takes(game: str) -> None:
    offered = choices(game)
    rules = game_entry(game).game
    for name, option in offered.options.items():
        for value in option.values if option.values is not None else option.range or ():
            wish = {name: value}
            if game == "ben-hur" and name == "races" and value != 1:
                wish["scoring"] = "season"
            start = rules.start({"options": wish})
            assert rules.setup(start)["options"] is not None


@pytest.mark.parametrize("game", game_names())
def test_every_edition_and_every_number_of_players_can_be_raced(game: str) -> None:
    offered = choices(game)
    rules = game_entry(game).game
    for name, edition in offered.editions.items():
        for players, several in offered.each.items():
            for each in several:
                setup = {offered.field: name, "players": players, "each": each}
                if edition.chariots[0] <= players * each <= edition.chariots[1]:
                    assert rules.seats(rules.start(setup)) == players
        assert set(edition.sets) == set(offered.options)


@pytest.mark.parametrize("game", game_names())
def test_the_clauses_and_the_messages_exist(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    offered = choices(game)
    for option in offered.options.values():
        assert f"## {option.clause} " in text
    for hire in offered.charioteers:
        assert hire.title is not None
        assert hire.character is not None
        assert voice("en").say(hire.title) != hire.title
        assert voice("en").say(hire.character).endswith(".")


def test_every_board_and_clock_offered_can_be_had(server: Running) -> None:
    for offered in server.ask("/api/games"):
        for board in offered["boards"]:
            assert server.ask(f"/api/boards/{offered['game']}/{board['name']}")["name"] == board["name"]
        for clock in offered["clocks"]:
            wish = {"game": offered["game"], "setup": offered["usual"], "clock": clock}
            assert server.ask("/api/check", wish)["clock"] == clock
