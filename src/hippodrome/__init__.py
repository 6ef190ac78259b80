"""Hippodrome: the chariot races Ave Caesar and Ben Hur, for people and for programs.

`import hippodrome` loads nothing else. `hippodrome.ave_caesar`, `hippodrome.ben_hur` and the names below are
loaded when they are first asked for.
"""

__version__ = "0.1.0"

__all__ = [
    "FATES",
    "STANDS",
    "Race",
    "Refused",
    "Trouble",
    "__version__",
    "ave_caesar",
    "ben_hur",
    "read_record",
]

TYPE_CHECKING = False  # checkers take it for true; the one in `typing` would have to be loaded first

if TYPE_CHECKING:
    from hippodrome import ave_caesar, ben_hur
    from hippodrome.front import Race, read_record
    from hippodrome.race.protocol import FATES, STANDS, Refused
    from hippodrome.saying import Trouble
else:
    _WHERE = {
        "FATES": "hippodrome.race.protocol",
        "STANDS": "hippodrome.race.protocol",
        "Race": "hippodrome.front",
        "Refused": "hippodrome.race.protocol",
        "Trouble": "hippodrome.saying",
        "ave_caesar": "hippodrome",
        "ben_hur": "hippodrome",
        "read_record": "hippodrome.front",
    }

    def __getattr__(name: str) -> object:
        """Load what was asked for: a module of the package, or a name of one."""
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
        where = _WHERE[name]
        # Not importlib, which costs a third of what loading this package costs.
        if where == __name__:
            return __import__(f"{where}.{name}", fromlist=(name,))
        found = globals()[name] = getattr(__import__(where, fromlist=(name,)), name)
        return found


def __dir__() -> list[str]:
    """List what can be asked for, loaded or not."""
    return sorted({*globals(), *__all__} - {"TYPE_CHECKING", "_WHERE"})
