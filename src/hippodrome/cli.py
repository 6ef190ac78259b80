"""The command line: every command by name, loaded when it is called; errors are one clear line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import click

from hippodrome import __version__
from hippodrome.commands.usage import Command, Explained, mistake, no_such_command, short_help, write_table
from hippodrome.language import voice
from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble

COMMANDS: Final = {
    "open": "hippodrome.commands.serve:open_page",
    "play": "hippodrome.terminal.command:play_command",
    "serve": "hippodrome.commands.serve:serve",
    "race": "hippodrome.commands.race:race",
    "replay": "hippodrome.commands.race:replay",
    "review": "hippodrome.commands.review:review",
    "league": "hippodrome.commands.league:league",
    "balance": "hippodrome.commands.balance:balance",
    "draw": "hippodrome.commands.draw:draw",
    "legal": "hippodrome.commands.referee:legal",
    "apply": "hippodrome.commands.referee:apply",
    "perft": "hippodrome.commands.referee:perft_command",
    "placements": "hippodrome.commands.referee:placements_command",
    "check-course": "hippodrome.commands.check:check_course",
    "check-arena": "hippodrome.commands.check:check_arena_command",
    "referee": "hippodrome.commands.referee:referee",
}
"""The commands and where they are written."""


class Commands(Explained, click.Group):
    """A group whose commands are loaded on demand, so that each starts fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  (click's signature)
        """List the commands in the order a newcomer needs them."""
        return list(COMMANDS)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002  (click's signature)
        cmd_name: str,
    ) -> click.Command | None:
        """Load a command, and have its help in the language of the house."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)  # noqa: S101  (the table above is ours)
        return Command(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is called."""
        if args[0] not in COMMANDS:
            raise no_such_command(args[0], COMMANDS)
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Give what is typed after the name of the program."""
        return [*super().collect_usage_pieces(ctx), voice().say("help-word-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options and then the commands."""
        super().format_options(ctx, formatter)
        rows = [(name, short_help(name)) for name in COMMANDS]
        write_table(formatter, voice().say("help-commands"), rows)


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
        page = cli.get_command(context, "open")
        assert page is not None  # noqa: S101  (it is in the table above)
        context.invoke(page)


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
        _stop(mistake(error))
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
