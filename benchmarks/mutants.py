"""Mutation testing of rules: change the code in one place, and see whether a test notices.

    python benchmarks/mutants.py [-j workers] [-o results.txt] [-n every nth] [-s seconds] FILE... -- TESTS...

The tests are collected once; for every mutant a child process is forked, in which the code of one function is
exchanged, and the tests are run in it until one fails: those first that killed mutants of the same function,
then as they are given. Mutants are made of the syntax
tree: comparisons, boolean terms, `not`, arithmetic and bits, numbers, truths, words, returned values, deleted
statements, `break` and `continue`. What stands outside functions (tables, constants) is not mutated.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import importlib
import os
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from inspect import signature
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import pytest

SURVIVED: Final = 0
KILLED: Final = 1
WORDS: Final = {SURVIVED: "survived", KILLED: "killed", -24: "timeout", -9: "timeout"}
"""What the end of a child tells; 24 is the signal for too much processor time."""

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}

Function = ast.FunctionDef


class Mutant(NamedTuple):
    """One change: where it is, what it was and what it is now, and the code of the function with it."""

    module: str
    function: str
    line: int
    was: str
    now: str
    code: CodeType

    def __str__(self) -> str:
        """Write it in a line."""
        name = self.module.rpartition(".")[2]
        return f"{name}:{self.line} {self.function}: {self.was}  →  {self.now}"


# --- making mutants ------------------------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[ast.AST | None]:
    """List what may stand in the place of a node; None for nothing at all."""
    match node:
        case ast.Compare(ops=[op], left=left, comparators=others):
            for other in COMPARED[type(op)]:
                yield ast.Compare(left, [other()], others)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values)
            for number in range(len(values)):
                rest = values[:number] + values[number + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNTED:
            yield ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value):
            yield ast.AugAssign(target, COUNTED[type(op)](), value)
            yield None
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Constant(value=str(value)):
            yield ast.Constant(f"{value}!")
        case ast.Return(value=ast.expr() as value) if not _is_nothing(value):
            yield ast.Return(ast.Constant(None))
        case ast.IfExp(body=body, orelse=other):
            yield body
            yield other
        case ast.Assign() | ast.Expr() | ast.Raise() | ast.For() | ast.If() | ast.While():
            yield None
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _is_nothing(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and not value.value


def places(root: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """List the nodes within a function with their parent, field and number in a list.

    Without annotations and what parameters are by default: neither is in the code that is exchanged.
    """
    for field, value in ast.iter_fields(root):
        if field in {"annotation", "returns", "decorator_list", "defaults", "kw_defaults"}:
            continue
        if isinstance(value, ast.AST):
            yield root, field, None, value
            yield from places(value)
        elif isinstance(value, list):
            for number, node in enumerate(value):
                if isinstance(node, ast.AST) and not _says(node):
                    yield root, field, number, node
                    yield from places(node)


def _says(node: ast.AST) -> bool:
    """Say whether a node is a docstring, of a function or of an attribute."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """List the functions and methods of a module with their qualified names."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{it.name}", it) for it in node.body if isinstance(it, Function))


def mutants(path: Path) -> Iterator[Mutant]:
    """Make every mutant of a file."""
    module = ".".join(path.with_suffix("").parts[path.parts.index("src") + 1 :])
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for name, function in functions(tree):
        for parent, field, number, node in list(places(function)):
            for other in changes(node):
                replaced = other or ast.Pass()
                ast.copy_location(replaced, node)
                _put(parent, field, number, replaced)
                mutated = copy.deepcopy(tree)
                _put(parent, field, number, node)
                code = compile(ast.fix_missing_locations(mutated), str(path), "exec")
                line = getattr(node, "lineno", function.lineno)
                was, now = (_brief(it) for it in (node, replaced))
                yield Mutant(module, name, line, was, now, _code_of(code, name))


def _put(parent: ast.AST, field: str, number: int | None, node: ast.AST) -> None:
    if number is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[number] = node


def _brief(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split())[:70]


def _code_of(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(it for it in code.co_consts if isinstance(it, CodeType) and it.co_name == part)
    return code


def install(mutant: Mutant) -> None:
    """Exchange the code of the function: whoever has imported it has the mutant now."""
    found: Any = importlib.import_module(mutant.module)
    for part in mutant.function.split("."):
        found = vars(found)[part]
    found = getattr(found, "fget", None) or getattr(found, "__wrapped__", found)
    if not isinstance(found, FunctionType):
        raise TypeError(mutant.function)
    found.__code__ = mutant.code


# --- running them --------------------------------------------------------------------------------------


def plain(item: pytest.Item) -> bool:
    """Say whether a test needs nothing but its parameters, so that it can simply be called."""
    return isinstance(item, pytest.Function) and set(signature(item.obj).parameters) == set(_parameters(item))


def fails(item: pytest.Item) -> bool:
    """Call a test, without all that pytest does around it."""
    assert isinstance(item, pytest.Function)  # noqa: S101  (as `plain` has found)
    try:
        item.obj(**_parameters(item))
    except BaseException:  # noqa: BLE001  (a mutant may do anything, and `pytest.fail` is no Exception)
        return True
    return False


def _parameters(item: pytest.Function) -> dict[str, Any]:
    return dict(item.callspec.params) if hasattr(item, "callspec") else {}


class Hunt:
    """A pytest plugin: once the tests are collected, it hunts the mutants with them."""

    def __init__(self, hunted: Sequence[Mutant], workers: int, longest: float, out: Path | None) -> None:
        self.hunted = hunted
        self.workers = workers
        self.longest = longest
        self.seconds = 0.0
        self.killers: Counter[tuple[str, str]] = Counter()
        self.reading, self.writing = os.pipe()
        os.set_blocking(self.reading, False)  # what has not been written yet is read later
        self.out = out
        self.words: dict[Mutant, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all tests once as they are, then every mutant against them."""
        session.config.pluginmanager.unregister(name="terminalreporter")
        items = self._short([it for it in session.items if plain(it)])
        gc.freeze()
        running: dict[int, Mutant] = {}
        waiting = list(reversed(self.hunted))
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop()
                first = self._likely_first(mutant, items)
                running[_fork(partial(self._try, mutant, first))] = mutant
            pid, status = os.wait()
            self._note(running.pop(pid), os.waitstatus_to_exitcode(status))
        return True

    def _short(self, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """Time every test in a child, make sure that all pass, and leave out the long ones."""
        reading, writing = os.pipe()

        def timed() -> int:
            for number, item in enumerate(items):
                begin = process_time()
                if fails(item):
                    return KILLED
                os.write(writing, f"{process_time() - begin} {number}\n".encode())
            return SURVIVED

        child = _fork(timed)
        os.close(writing)
        with os.fdopen(reading) as lines:
            times = [(float(time), int(number)) for time, number in map(str.split, lines)]
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != SURVIVED or not items:
            raise SystemExit("a test fails without any mutant, or there are none")
        times = [(time, number) for time, number in times if time <= self.longest]
        spent = sum(time for time, _ in times)
        self.seconds = 5 + 3 * spent
        print(
            f"{len(times)} of {len(items)} tests, {spent:.1f} s; {len(self.hunted)} mutants", file=sys.stderr
        )
        return [items[number] for _, number in times]

    def _likely_first(self, mutant: Mutant, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """Put the tests first that have killed other mutants of the same function, then of the same file."""
        while words := _read(self.reading):
            for line in words.splitlines():
                function, _, test = line.partition(" ")
                self.killers[test, function] += 1
                self.killers[test, function.partition(":")[0]] += 1
        return sorted(
            items,
            key=lambda it: (
                -self.killers[it.nodeid, f"{mutant.module}:{mutant.function}"],
                -self.killers[it.nodeid, mutant.module],
            ),
        )

    def _try(self, mutant: Mutant, items: Sequence[pytest.Item]) -> int:
        limit = int(self.seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 2))
        install(mutant)
        for item in items:
            if fails(item):
                os.write(self.writing, f"{mutant.module}:{mutant.function} {item.nodeid}\n".encode())
                return KILLED
        return SURVIVED

    def _note(self, mutant: Mutant, ended: int) -> None:
        word = self.words[mutant] = WORDS.get(ended, "killed")
        if self.out is not None:
            with self.out.open("a", encoding="utf-8") as lines:
                lines.write(f"{word} {mutant}\n")
        if word == "survived":
            print(word, mutant, file=sys.stderr, flush=True)

    def report(self) -> None:
        """Print the score of every file."""
        print("\n| file | killed | timeout | survived | killed of all |\n|---|---:|---:|---:|---:|")
        count = Counter((mutant.module.rpartition(".")[2], word) for mutant, word in self.words.items())
        for name in dict.fromkeys(mutant.module.rpartition(".")[2] for mutant in self.hunted):
            killed, late, survived = (count[name, it] for it in ("killed", "timeout", "survived"))
            share = (killed + late) / max(1, killed + late + survived)
            print(f"| {name} | {killed} | {late} | {survived} | {share:.1%} |")


def _read(pipe: int) -> str:
    try:
        return os.read(pipe, 1 << 16).decode()
    except BlockingIOError:
        return ""


def _fork(work: Callable[[], int]) -> int:
    """Do something in a child process that ends with its answer; give the child's number."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    ended = KILLED
    try:
        ended = work()
    finally:
        sys.stdout.flush()
        os._exit(ended)


def main() -> None:
    """Hunt the mutants of the files named."""
    words, _, tests = " ".join(sys.argv[1:]).partition(" -- ")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-j", type=int, default=2, help="how many at a time")
    parser.add_argument("-o", type=Path, help="where to write every result")
    parser.add_argument("-n", type=int, default=1, help="every nth mutant only")
    parser.add_argument("-s", type=float, default=0.1, help="leave out tests of more seconds than that")
    parser.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args(words.split())
    hunted = [mutant for path in given.files for mutant in mutants(path.absolute())][:: given.n]
    hunt = Hunt(hunted, given.j, given.s, given.o)
    quiet = [word for plugin in ("cacheprovider", "xdist") for word in ("-p", f"no:{plugin}")]
    pytest.main(["-qqq", *quiet, "--capture=fd", "--show-capture=no", *tests.split()], plugins=[hunt])
    hunt.report()


if __name__ == "__main__":
    main()
