"""Lines with styles on a terminal, plain lines everywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from cablecar.scene.reading import StyledLine

STYLES = {
    "strong": "bold",
    "faint": "dim",
    "violet": "magenta",
    "orange": "yellow",
    "turquoise": "cyan",
    "black": "",
    "white": "",
}


class TerminalConsole(Console):
    """A console that raises BrokenPipeError where rich would end the program itself."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a person reads: wrapped at words on a terminal, one line per sentence elsewhere."""

    def __init__(self) -> None:
        self.console = TerminalConsole(highlight=False, markup=False, emoji=False)
        self.is_terminal = self.console.is_terminal

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, _style(style)), soft_wrap=not self.is_terminal)

    def lines(self, lines: list[StyledLine]) -> None:
        """Print laid-out lines as they are."""
        for line in lines:
            self.console.print(Text.assemble(*((text, _style(style)) for text, style in line)), soft_wrap=True)

    def blank(self) -> None:
        self.console.print()


def _style(names: str) -> str:
    known = {"red", "blue", "green", "yellow"}
    return " ".join(STYLES.get(name, name if name in known else "") for name in names.split()).strip()
