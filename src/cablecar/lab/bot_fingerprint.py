"""A short digest of what makes a bot play as it does: games of a bot that has changed since don't count for it."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import blake2b
from pathlib import Path

from cablecar import bots, games
from cablecar.bots import BOTS, LEVELS
from cablecar.kernel.state import Game

SOURCES = {"random": ("uniform.py",), "greedy": ("greedy.py",)}
SEARCH_SOURCES = ("mcts.py", "tree.py")
THINKING_NUMBERS = (
    "horizon",
    "spread",
    "explore",
    "leaves",
    "calm",
    "by_mean",
    "everybody",
)  # of Thinking, beside the level's own


def fingerprint(game: Game, name: str) -> str:
    """Return the digest of a bot in a game: its code, the game's judgement and the game's numbers for its level."""
    if name not in BOTS:
        return _digest((Path(name.rpartition(":")[0]).expanduser(),), "")
    own = Path(bots.__file__).parent
    files = [own / file for file in SOURCES.get(name, SEARCH_SOURCES)]
    numbers = ""
    if name != "random":
        files += evaluation_files(game)
    if name in LEVELS:
        thinking = game.thinking
        numbers = repr([float(getattr(thinking, one)) for one in (name, *THINKING_NUMBERS)])
    return _digest(tuple(files), numbers)


def evaluation_files(game: Game) -> list[Path]:
    """Return where a game's `evaluate` is written: bot.py and outlook.py if it has them."""
    folder = games.folder(game.slug)
    found = [file for file in (folder / "bot.py", folder / "outlook.py") if file.is_file()]
    return found or [file for file in (folder / "game.py", folder / "__init__.py") if file.is_file()][:1]


@cache
def _digest(files: tuple[Path, ...], numbers: str) -> str:
    hasher = blake2b(numbers.encode(), digest_size=4)
    for file in files:
        hasher.update(normalised_code(file.read_bytes()).encode())
    return hasher.hexdigest()


def normalised_code(source: str | bytes) -> str:
    """Return code without its comments, docstrings and layout; of bytes Python itself finds the encoding."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]  # type: ignore[attr-defined]
    return ast.dump(tree)
