"""The workshop: what can be done with a board of one's own."""

from __future__ import annotations

from typing import Final

import click

from hippodrome.commands.usage import CommandGroup


@click.pass_context
def _show_help(context: click.Context) -> None:
    """Say what there is to do, where nothing was asked for."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


workshop: Final = CommandGroup(
    "workshop",
    {
        "check": "hippodrome.commands.workshop:check",
        "draw": "hippodrome.commands.workshop:draw",
        "balance": "hippodrome.commands.workshop:balance",
        "print": "hippodrome.commands.workshop:print_",
    },
    callback=_show_help,
    invoke_without_command=True,
)
