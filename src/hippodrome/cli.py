"""The command line: every command by name, loaded when it is called; errors are one clear line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import click

from hippodrome import __version__
from hippodrome.commands.usage import CommandGroup, tell_usage_error
from hippodrome.invariants import present
from hippodrome.language import voice
from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble

COMMANDS: Final = {
    "open": "hippodrome.commands.serve:open_page",
    "play": "hippodrome.terminal.command:play_command",
    "serve": "hippodrome.commands.serve:serve",
    "backup": "hippodrome.commands.backup:backup",
    "race": "hippodrome.commands.race:race",
    "replay": "hippodrome.commands.race:replay",
    "film": "hippodrome.commands.film:film",
    "review": "hippodrome.commands.review:review",
    "puzzles": "hippodrome.commands.puzzles:puzzles",
    "league": "hippodrome.commands.league:league",
    "balance": "hippodrome.commands.balance:balance",
    "draw": "hippodrome.commands.draw:draw",
    "print": "hippodrome.commands.print_kit:print_command",
    "legal": "hippodrome.commands.referee:legal",
    "apply": "hippodrome.commands.referee:apply",
    "perft": "hippodrome.commands.referee:perft_command",
    "placements": "hippodrome.commands.referee:placements_command",
    "workshop": "hippodrome.commands.workshop_group:workshop",
    "check-course": "hippodrome.commands.check:check_course",
    "check-arena": "hippodrome.commands.check:check_arena_command",
    "referee": "hippodrome.commands.referee:referee",
}
"""The commands and where they are written."""


class Commands(CommandGroup):
    """The program itself: its commands are known by their own names."""

    def __init__(self, name: str, **how: Any) -> None:
        super().__init__(name, COMMANDS, **how)

    def help_key(self, command: str) -> str:
        """Give the name by which the catalogues know a command."""
        return command


@click.group(
    "hippodrome",
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "--version", message="hippodrome %(version)s")
@click.pass_context
def cli(context: click.Context) -> None:
    """Race chariots: without a command the page is opened in the browser."""
    if context.invoked_subcommand is None:
        context.invoke(present(cli.get_command(context, "open"), "command open"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; what a person got wrong is told in one line, and the exit status is 2."""
    _write_utf8()
    try:
        status = cli.main(args=arguments, prog_name="hippodrome", standalone_mode=False)
    except Trouble as trouble:
        _stop(voice()(trouble.saying))
    except Refused as refused:
        _stop(f"{voice()(refused.why)} ({refused.clause})")
    except click.ClickException as error:
        _stop(tell_usage_error(error))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read us has heard enough; Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)


def _write_utf8() -> None:
    """Write UTF-8 to files and pipes, as docs/formats.md has it; a terminal gets what it can show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _stop(line: str) -> None:
    click.echo(f"hippodrome: {line}", err=True)
    sys.exit(2)
