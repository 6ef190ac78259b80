"""How commands are called, said in the language of the house: their help, and what was typed wrongly.

What is said lies in the catalogues, in `help.ftl`; it is looked up when it is asked for and not before, so
that a command that is called as it should be starts fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import click

from hippodrome.language import voice
from hippodrome.on_demand import load
from hippodrome.saying import Fact, Saying, Trouble, saying


class CommandWithHelp(click.Command):
    """A command whose help comes from the catalogues, by its name and those of its options."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how the command is typed."""
        words = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, words, prefix=f"{voice().say('help-usage')} ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Give what is typed after the name of the command."""
        arguments = [_argument(it) for it in self.get_params(ctx) if isinstance(it, click.Argument)]
        return [f"[{voice().say('help-word-options')}]", *arguments]

    def format_help_text(
        self,
        ctx: click.Context,  # noqa: ARG002  (click's signature)
        formatter: click.HelpFormatter,
    ) -> None:
        """Write what the command does."""
        for text in (short_help(self.name or ""), _more(self.name or "")):
            if text:
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(text)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what every option does."""
        options = [it for it in self.get_params(ctx) if isinstance(it, click.Option)]
        rows = [(_spelled(it), _told(self.name or "", it)) for it in options]
        write_table(formatter, voice().say("help-options"), rows)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the arguments apart; an option used wrongly is told together with its command."""
        try:
            return super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            error.ctx = error.ctx or ctx
            raise


class Command(CommandWithHelp):
    """A command as it is called from the command line; made of one that is written without any help."""

    allow_extra_args = True  # for click alone: they are refused below, in our own words

    def __init__(self, written: click.Command) -> None:
        super().__init__(
            written.name,
            context_settings=written.context_settings,
            callback=written.callback,
            params=written.params,
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the arguments apart, and refuse what is too much."""
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Trouble("usage-extra", command=ctx.command_path, arguments=" ".join(rest))
        return rest


class CommandGroup(CommandWithHelp, click.Group):
    """A command that has commands of its own, each loaded on demand, so that all start fast."""

    def __init__(self, name: str, table: Mapping[str, str], **how: Any) -> None:
        super().__init__(name, **how)
        self.table = table

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  (click's signature)
        """List the commands in the order a newcomer needs them."""
        return list(self.table)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002  (click's signature)
        cmd_name: str,
    ) -> click.Command | None:
        """Load a command, and have its help in the language of the house."""
        if cmd_name not in self.table:
            return None
        command: click.Command = load(self.table[cmd_name])
        return command if isinstance(command, CommandGroup) else Command(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is called."""
        if args[0] not in self.table:
            raise no_such_command(args[0], self.table, ctx.command_path)
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Give what is typed after the name of the program."""
        return [*super().collect_usage_pieces(ctx), voice().say("help-word-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options and then the commands."""
        super().format_options(ctx, formatter)
        rows = [(name, short_help(self.help_key(name))) for name in self.table]
        write_table(formatter, voice().say("help-commands"), rows)

    def help_key(self, command: str) -> str:
        """Give the name by which the catalogues know a command of this group."""
        return f"{self.name}-{command}"


# --- help ----------------------------------------------------------------------------------------------


def short_help(command: str) -> str:
    """Say in a sentence what a command does."""
    return voice()(Saying(f"help-{command}"))


def _more(command: str) -> str:
    """Say what else there is to know about a command, if there is anything."""
    more = voice()(Saying(f"help-{command}-more"))
    return "" if more.startswith("help-") else more


def write_table(formatter: click.HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    """Write names and what they mean, under a heading that has its colon."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def _told(command: str, option: click.Option) -> str:
    """Say what an option does, its usual value and its bounds."""
    say, word = voice(), _word(option)
    if word == "help":
        return say.say("help-this")
    text = say.say(f"help-{command}-{word}", **_facts(command, word))
    extra = []
    if option.show_default and option.default is not None:
        extra.append(say.say("help-default", value=_default(option)))
    match option.type:
        case click.IntRange(min=least, max=None) if least is not None:
            extra.append(say.say("help-from", least=least))
        case click.IntRange(min=least, max=most) | click.FloatRange(min=least, max=most):
            extra.append(say.say("help-range", least=str(least), most=str(most)))
        case _:
            pass
    if option.required:
        extra.append(say.say("help-required"))
    return f"{text}  [{', '.join(extra)}]" if extra else text


def _word(option: click.Option) -> str:
    """Give the name by which the catalogues know an option: the first of its long ones."""
    return next(name for name in option.opts if name.startswith("--")).removeprefix("--")


def _facts(command: str, option: str) -> dict[str, Fact]:
    """Give the facts that the help of an option needs."""
    if option not in ("seats", "entrants"):
        return {}
    stables = {
        game: load("hippodrome.charioteers:stable_of")(game) for game in load("hippodrome.games:game_names")()
    }
    known: dict[str, Fact] = {
        "charioteers": ", ".join(f"{game} ({', '.join(it.charioteers)})" for game, it in stables.items())
    }
    if command == "play":
        known["usual"] = ",".join(load("hippodrome.terminal.table:usual_seats")(next(iter(stables))))
    return known


def _default(option: click.Option) -> str:
    if option.is_bool_flag:
        return (option.opts if option.default else option.secondary_opts)[0]
    return str(option.default)


def _spelled(option: click.Option) -> str:
    """Write an option as it is typed, with a word for its value."""
    names = ", ".join(sorted(option.opts, key=lambda name: name.startswith("--")))
    if option.is_flag:
        return " / ".join([names, *option.secondary_opts])
    return f"{names} {_value(option)}"


def _value(option: click.Option) -> str:
    match option.type:
        case click.Choice(choices=choices):
            return f"[{'|'.join(map(str, choices))}]"
        case click.Path():
            kind = "folder"
        case _ if _is_number(option.type):
            kind = "number"
        case _:
            kind = (option.metavar or "text").lower().replace("=", "-")
    return voice().say(f"help-word-{kind}")


def _argument(argument: click.Argument) -> str:
    """Write an argument as the line of usage has it: in brackets if it may be left out."""
    word = _called(argument)
    if not argument.required:
        word = f"[{word}]"
    return word if argument.nargs == 1 else f"{word}..."


def _is_number(kind: click.ParamType[Any]) -> bool:
    return kind in (click.INT, click.FLOAT) or isinstance(kind, (click.IntRange, click.FloatRange))


# --- what was typed wrongly ----------------------------------------------------------------------------


def no_such_command(name: str, known: Iterable[str], group: str) -> Trouble:
    """Tell that there is no command of a name, and which might be meant."""
    like = load("difflib:get_close_matches")(name, list(known))  # a slip is rare
    if like:
        return Trouble("usage-no-command-like", name=name, like=", ".join(like))
    return Trouble("usage-no-command", name=name, group=group)


def tell_usage_error(error: click.ClickException) -> str:
    """Say in a line what click found wrong."""
    found = _mistake(error)
    return " ".join(error.format_message().split()) if found is None else voice()(found)


def _mistake(error: click.ClickException) -> Saying | None:
    match error:
        case click.NoSuchOption(option_name=name, possibilities=like, ctx=context):
            command = "hippodrome" if context is None else context.command_path
            if like:
                return saying("usage-no-option-like", option=name, command=command, like=", ".join(like))
            return saying("usage-no-option", option=name, command=command)
        case click.BadOptionUsage(option_name=name, ctx=context):
            return saying("usage-no-value" if _is_flag(name, context) else "usage-needs-value", option=name)
        case click.MissingParameter(param=click.Parameter() as parameter):
            return saying("field-missing", field=_called(parameter))
        case click.BadParameter(param=click.Parameter() as parameter):
            return _bad_value(_called(parameter), parameter.type)
        case _:
            return None


def _bad_value(field: str, kind: click.ParamType[Any]) -> Saying:
    """Say what a value has to be."""
    match kind:
        case click.Choice(choices=choices):
            return saying("field-choice", field=field, choices=", ".join(map(str, choices)))
        case click.IntRange(min=int(least), max=int(most)):
            return saying("field-whole", field=field, least=least, most=most)
        case click.IntRange(min=int(least)):
            return saying("usage-whole-from", field=field, least=least)
        case click.FloatRange(min=least, max=most):
            return saying("usage-number", field=field, least=str(least), most=str(most))
        case click.Path():
            return saying("usage-folder", field=field)
        case _ if kind is click.INT:
            return saying("usage-whole", field=field)
        case _:
            return saying("usage-value", field=field)


def _is_flag(name: str, context: click.Context | None) -> bool:
    options = [] if context is None else context.command.get_params(context)
    named = (it for it in options if name in (*it.opts, *it.secondary_opts))
    return any(isinstance(it, click.Option) and it.is_flag for it in named)


def _called(parameter: click.Parameter) -> str:
    """Name a parameter as a person knows it: an option by its name, an argument by the word in the usage."""
    if isinstance(parameter, click.Option):
        return f"--{_word(parameter)}"
    return voice().say(f"help-word-{parameter.name}")
