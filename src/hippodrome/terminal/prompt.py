"""The prompt: a person chooses a move, or asks something first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hippodrome.coach import Advice, hint, tell_hint
from hippodrome.coach.traits import coach_traits
from hippodrome.games import AnyGame
from hippodrome.puzzles.explaining import explain_hint
from hippodrome.race.protocol import Refusal, Refused
from hippodrome.saying import Trouble
from hippodrome.terminal.console import Console, TerminalLeft
from hippodrome.terminal.face import Choice, TerminalFace
from hippodrome.terminal.rulebook import clause_text, clauses


class MovePrompt:
    """One decision of one person."""

    def __init__(
        self,
        console: Console,
        game: AnyGame,
        face: TerminalFace,
        state: Any,
        view: Any,
        moves: Sequence[Any],
        names: Sequence[str],
    ) -> None:
        self._console = console
        self._game = game
        self._face = face
        self._state = state
        self._view = view
        self._moves = moves
        self._names = names
        self._groups = face.choices(view, moves, names)
        self._choices: tuple[Choice, ...] = tuple(it for group in self._groups for it in group.choices)

    def choose(self) -> Any:
        """Ask until a move is chosen."""
        self._list_moves()
        while True:
            if len(self._choices) == 1:
                text = self._console.ask("terminal-ask-one")
            else:
                text = self._console.ask("terminal-ask", most=len(self._choices))
            move = self._answer(text)
            if move is not None:
                return move

    def _list_moves(self) -> None:
        console, number = self._console, 0
        console.say("terminal-moves")
        for group in self._groups:
            if group.heading is not None:
                console.line((group.heading,))
            for choice in group.choices:
                number += 1
                console.write(f"{number}: {console.join(choice.line)}", 4 if group.heading else 2)
        if len(self._moves) > len(self._choices):
            console.say("terminal-more-moves")
        barred = self._face.refusals_told_unasked(self._view, self._game.refusals(self._state))
        if barred:
            console.say("terminal-barred")
            self._tell_refusals(barred)

    def _answer(self, text: str) -> Any:
        """Do what was typed; a move where one was chosen, else None."""
        word, _, rest = text.partition(" ")
        match word.lower(), rest.strip():
            case "", _:
                return self._nothing_typed()
            case "?" | "help", _:
                self._help()
            case "why", "":
                self._why_all()
            case "why", move:
                self._why(move)
            case "rules", clause:
                self._rules(clause)
            case "board", "":
                self._board()
            case "hint", "":
                self._hint()
            case "moves", "":
                self._list_moves()
            case "quit" | "exit" | "q", "":
                if self._console.agrees("terminal-leave"):
                    raise TerminalLeft("terminal-left")
            case _:
                return self._read(text)
        return None

    def _nothing_typed(self) -> Any:
        if len(self._choices) == 1:
            return self._choices[0].move
        self._console.say("terminal-type", most=len(self._choices))
        return None

    def _read(self, text: str) -> Any:
        """Read a number or a move as it is written; a move that may not be played is told why."""
        if text.isdecimal():
            number = int(text[:6])
            if 1 <= number <= len(self._choices):
                return self._choices[number - 1].move
            self._console.say("terminal-type", most=len(self._choices))
            return None
        written = " ".join(text.split()).lower()
        for move in self._moves:
            if self._game.write(move).lower() == written:
                return move
        self._why(text)
        return None

    # --- questions -------------------------------------------------------------------------------------

    def _help(self) -> None:
        console = self._console
        for topic in ("move", "card", "why", "rules", "board", "hint", "moves", "quit", "final"):
            console.say(f"terminal-help-{topic}")
        console.say(f"terminal-help-{self._game.name}")

    def _why_all(self) -> None:
        refusals = self._game.refusals(self._state)
        if refusals:
            self._tell_refusals(refusals)
        else:
            self._console.say("terminal-all-may")

    def _tell_refusals(self, refusals: Sequence[Refusal]) -> None:
        for it in refusals:
            self._console.write(f"{it.what}: {self._reason(it.clause, self._console.voice(it.why))}", 2)

    def _reason(self, clause: str, why: str) -> str:
        return why if f"({clause})" in why else f"{why} ({clause})"

    def _why(self, text: str) -> None:
        """Say why a move may not be played."""
        try:
            self._game.play(self._state, self._game.read(" ".join(text.split())))
        except Refused as refused:
            self._console.write(self._reason(refused.clause, self._console.voice(refused.why)))
        except Trouble:
            self._console.say("terminal-unclear", text=text[:40], most=len(self._choices))
        else:
            self._console.say("terminal-may", move=text[:40])

    def _rules(self, clause: str) -> None:
        known = clauses(self._game.name)
        text = clause_text(self._game.name, clause.strip("()."), self._console.voice.language)
        if not known:
            self._console.say("terminal-no-rules")
        elif text is None:
            self._console.say("terminal-no-clause", first=known[0], last=known[-1])
        else:
            for paragraph in text:
                self._console.write(paragraph)

    def _board(self) -> None:
        self._console.lines(self._face.tell_surroundings(self._view, self._names))
        for row in self._face.optional_picture(self._view):
            self._console.write(row)

    def _hint(self) -> None:
        """Tell what the coach would choose, and what it and the next best promise."""
        advice = self._advice
        move = advice.moves[advice.best].move
        written = self._game.write(move)
        number = next((at for at, choice in enumerate(self._choices, 1) if choice.move == move), None)
        if number is None:
            self._console.say("terminal-hint-written", move=written)
        else:
            self._console.say("terminal-hint", number=number, move=written)
        self._console.lines((it,) for it in tell_hint(self._game, advice))
        why = explain_hint(self._game.name, self._view, advice)
        if why is not None:
            self._console.line((why,))

    @cached_property
    def _advice(self) -> Advice:
        """What the coach says of this decision, whenever it is asked."""
        seconds = coach_traits(self._game.name).hint_seconds
        return hint(self._game, self._view, self._moves, seconds=seconds)
