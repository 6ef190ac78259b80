"""One race at the keyboard: the turns of persons and programs, and what each person is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, STANDS, Actor, Seat
from hippodrome.records import ReplayStep, write_record
from hippodrome.saying import Saying, saying
from hippodrome.telling import tell_result
from hippodrome.telling.traits import telling_of
from hippodrome.terminal.console import Console
from hippodrome.terminal.face import face_of
from hippodrome.terminal.prompt import MovePrompt
from hippodrome.terminal.table import TerminalTable


class TerminalSession:
    """A race under way: the log, and how much of it each person has been told."""

    def __init__(self, console: Console, table: TerminalTable) -> None:
        self.console = console
        self.table = table
        self.face = face_of(table.game.name)
        self.state = table.start
        self.steps: list[ReplayStep] = []
        self._told = dict.fromkeys(table.persons, 0)
        self._at_keyboard: Seat | None = None

    def run(self) -> None:
        """Race to the end, and tell it."""
        game = self.table.game
        while (actor := game.to_move(self.state)) is not None:
            self._step(actor, self._decide(actor))
        self._tell_rest()
        self._tell_result()

    def record(self) -> str:
        """Write the race so far as a record."""
        events = (step.event for step in self.steps)
        return write_record(self.table.game, self.table.start, self.table.seats, events, self.state)

    def _decide(self, actor: Actor) -> Any:
        game, state = self.table.game, self.state
        if actor is FATES or actor is None:
            odds = game.odds(state)
            return odds[self.table.pick(len(odds))]
        if actor in self.table.persons:
            return self._ask(actor)
        return self.table.programs[actor](game.view(state, actor), game.legal_moves(state))

    def _step(self, actor: Actor, move: Any) -> None:
        after = self.table.game.play(self.state, move)
        self.steps.append(ReplayStep(self.state, Event(len(self.steps) + 1, actor, move), after))
        self.state = after

    # --- a person's turn -------------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> Any:
        console, face, game, names = self.console, self.face, self.table.game, self.table.names
        self._draw_curtain(seat)
        view, moves = game.view(self.state, seat), game.legal_moves(self.state)
        console.write()
        self._tell_since(seat)
        console.say_heading(face.tell_whose_turn(view, names))
        for block in face.situation(view, names):
            console.write(console.voice(block.heading))
            console.lines(block.lines)
        prompt = MovePrompt(console, game, face, self.state, view, moves, names)
        return prompt.choose()

    def _draw_curtain(self, seat: Seat) -> None:
        """Hide what the last person saw, where several share the keyboard."""
        if len(self.table.persons) > 1 and seat != self._at_keyboard:
            self.console.scroll_out_of_sight()
            self.console.ask("terminal-pass-keyboard", name=self.table.names[seat])
        self._at_keyboard = seat

    # --- telling ---------------------------------------------------------------------------------------

    def _tell_since(self, seat: Seat) -> None:
        lines = list(self._lines(self._told[seat], seat))
        self._told[seat] = len(self.steps)
        if lines:
            self.console.say("terminal-since")
        for line in lines:
            self.console.write(line, 2)

    def _lines(self, since: int, seat: Seat | None) -> Iterator[str]:
        """Tell the events since one, a line each, with the cards that this seat alone may see."""
        voice, telling = self.console.voice, telling_of(self.table.game.name)
        line: list[str] = []
        for step in self.steps[since:]:
            told = telling.tell(step.before, step.event, step.after, self.table.names)
            own = self._own_card(step, seat)
            if told and not telling.goes_on(step):
                if line:
                    yield " ".join(line)
                line = []
            for it in told:
                if it.key in telling.alone:
                    if line:
                        yield " ".join(line)
                    line = []
                    yield voice(it)
                else:
                    line.append(voice(it))
            line += [voice(it) for it in own]
        if line:
            yield " ".join(line)

    def _own_card(self, step: ReplayStep, seat: Seat | None) -> list[Saying]:
        """Tell a card drawn to those who may see it and nobody else: the game's redaction decides."""
        if seat is None or step.event.by is not FATES or self.face.dealing_first_hands(step.before):
            return []
        game, move = self.table.game, step.event.move
        mine = game.write_for(step.before, move, seat)
        if mine == game.write_for(step.before, move, STANDS) or not mine.startswith("draw "):
            return []
        return [saying("terminal-you-draw", card=mine.removeprefix("draw "))]

    def _tell_rest(self) -> None:
        since = max(self._told.values(), default=0)
        self.console.write()
        for line in self._lines(since, None):
            self.console.write(line, 2)

    def _tell_result(self) -> None:
        table, console = self.table, self.console
        console.write()
        console.say_heading(saying("terminal-result"))
        for it in tell_result(table.game.name, table.game.standings(self.state), table.names):
            console.line((it,))
