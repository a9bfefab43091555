"""Bots of one's own: `./mybot.py:MyBot` names a class in a file. docs/write-a-bot.md shows one."""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from cablecar.bots import BOTS, bot_named
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.errors import BadInput, UnknownBot
from cablecar.kernel.fields import values
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import View

_modules: dict[Path, ModuleType] = {}


class OwnBot(Bot):
    """Asks a bot from a file, and refuses what is not legal: it may be unfinished, and must not end the program.

    A view shares its arrays with the game that is played, and everybody may be given the same budget: the one must stay
    as it was, and the other is its own.
    """

    def __init__(self, name: str, file: Path, bot: Bot) -> None:
        self.name = name
        self.file = file
        self.bot = bot

    def choose(self, view: View, legal: list[int], rng: Rng, budget: Budget) -> int:
        seen = values(view.seen)
        try:
            with redirect_stdout(sys.stderr):
                action = self.bot.choose(view, list(legal), rng, Budget(budget.simulations, budget.seconds))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise _broken(self.name, self.file, error) from error
        if values(view.seen) != seen:
            raise BadInput(
                f"{self.name} changed its view: it may read what it sees, and play on in what view.imagine() returns"
            )
        try:
            number = operator.index(action)  # 3.0 is in a list with 3
        except KeyboardInterrupt:
            raise
        except BaseException:
            number = -1
        if number not in legal:
            raise BadInput(
                f"{self.name} chose {_shown(action, repr)}, which is not one of its {len(legal)} legal actions"
            )
        return number


def load_bot(name: str) -> Bot:
    """Return a new bot: one of ours by its name, or `FILE.py:CLASS`."""
    if ":" not in name and not name.endswith(".py"):
        return bot_named(name)
    file, sign, kind = name.rpartition(":")
    if not sign or not kind.isidentifier() or not file.endswith(".py"):
        raise UnknownBot(f"{name!r}: a bot of your own is FILE.py:CLASS; ours are {', '.join(BOTS)}")
    path = Path(file).expanduser().resolve()
    made = vars(_module(name, path)).get(kind)
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise UnknownBot(f"{name}: {path.name} has no bot {kind!r}: a class that is made from cablecar.Bot")
    try:
        with redirect_stdout(sys.stderr):
            return OwnBot(name, path, made())
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _broken(name, path, error) from error


def _module(name: str, path: Path) -> ModuleType:
    """Return a file as a module, run once; what lies beside it can be imported by it."""
    if path not in _modules:
        if not path.is_file():
            raise UnknownBot(f"{name}: there is no file {path}")
        spec = spec_from_file_location(f"own_{path.stem}_{len(_modules)}", path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        if str(path.parent) not in sys.path:
            sys.path.append(str(path.parent))
        sys.modules[module.__name__] = module  # where its own dataclasses look for it
        try:
            with redirect_stdout(sys.stderr):
                spec.loader.exec_module(module)
        except BaseException as error:
            sys.modules.pop(module.__name__, None)
            if isinstance(error, KeyboardInterrupt):
                raise
            raise _broken(name, path, error) from error
        _modules[path] = module
    return _modules[path]


def _broken(name: str, file: Path, error: BaseException) -> BadInput:
    """Say where in the file something went wrong."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if Path(frame.filename).resolve() == file]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    return BadInput(f"{name}{f', line {line}' if line else ''}: {type(error).__name__}: {_shown(error, str)}")


def _shown(thing: object, way: Callable[[object], str]) -> str:
    """Return a thing of somebody else's as text, whatever it does when it is asked for that."""
    try:
        return way(thing)
    except KeyboardInterrupt:
        raise
    except BaseException:
        return f"a {type(thing).__name__} that can't be shown"


def short_bot_name(name: str) -> str:
    """Return how a bot is called at a table: a class without its file."""
    return name.rpartition(":")[2]
