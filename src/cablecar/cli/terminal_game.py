"""One game in the terminal: show the position, ask for a move, save before anything is shown."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from cablecar.cli.arguments import warn
from cablecar.cli.game_info import clause_text, how_to_play, rules_text
from cablecar.cli.menu import Menu
from cablecar.cli.screen import Screen
from cablecar.cli.terminal_bots import TerminalBots
from cablecar.kernel.errors import BadInput, CablecarError, Refused
from cablecar.scene.reading import wrapped
from cablecar.scene.text import TEXT_COLUMNS

if TYPE_CHECKING:
    from cablecar.cli.save_file import SaveFile
    from cablecar.kernel.table import Table
    from cablecar.scene.text import Speaker, TextStory

NO_UNDO = "nothing-to-undo"
COMMANDS = ("undo", "why", "look", "log", "rules", "back", "help", "quit")
KEY_POLL_SECONDS = 0.2  # seconds
MAX_LINES_RETOLD = 12  # lines of a loaded game that are told again


class PlayerLeft(CablecarError):
    """The person has left."""


class TerminalGame:
    """A table with one person and bots."""

    def __init__(self, table: Table, story: TextStory, who: Sequence[str], file: SaveFile | None, *, seed: int) -> None:
        self.table = table
        self.story = story
        self.speaker: Speaker = story.speaker
        self.you = self.speaker.you
        self.bots = TerminalBots(
            {seat: name for seat, name in enumerate(who) if seat != self.you}, seed, self._tell_who_thinks
        )
        self.file = file
        self.screen = Screen()
        self.is_terminal = sys.stdin.isatty()
        self.is_stale = True  # others have acted since the position was shown
        self.code = 0
        if self.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401 - input() then has line editing and a history

    def run(self, mode: str, *, is_loaded: bool) -> int:
        """Play to the end, or until the person leaves; return the exit code."""
        self._save()
        self._greet(mode, is_loaded)
        try:
            while not self.table.is_over:
                acting = [seat for seat in self.table.actors() if seat in self.bots.who]
                if acting:
                    self._bot(acting[0])
                else:
                    self._ask()
            self._end()
        except PlayerLeft:
            self.screen.say(self.speaker.say(["quit" if self._is_saved else "quit-unsaved"]))
            self._say_file()
        except KeyboardInterrupt:
            print(file=sys.stderr)
            self._say_file()
            return 130
        finally:
            self.bots.end()
        return self.code

    # ---- showing --------------------------------------------------------

    def _greet(self, mode: str, is_loaded: bool) -> None:
        table, say = self.table, self.speaker.say
        name = say(["game-name"]) if self.speaker.has("game-name") else table.game.slug
        line = say(["mode-line", {"game": name, "seats": table.seats, "components": table.game.components.name}])
        self.screen.say(f"{line}; {say(['mode-compiled' if mode == 'compiled' else 'mode-interpreted'])}", "strong")
        self.screen.say(say(["help-keys"]))
        if self.file and self._is_saved:
            self.screen.say(say(["saved-in", {"file": str(self.file.file)}]))
        told = self.story.news()
        if is_loaded:
            self.screen.say(say(["replayed", {"count": len(table.events)}]))
            for line in told[-MAX_LINES_RETOLD:]:
                self.screen.say(line)

    def _say_file(self) -> None:
        if self.file and self._is_saved:
            self.screen.say(self.speaker.say(["saved", {"file": str(self.file.file)}]))

    def _end(self) -> None:
        view = self.table.view(self.you)
        self.screen.blank()
        self.screen.lines(self.speaker.describe(view))
        self.screen.blank()
        self.screen.lines(self.speaker.sheet(view))
        self.screen.say(self.speaker.verdict(view), "strong")
        self._say_file()

    def _happened(self) -> None:
        """Save what happened, then show it."""
        self._save()
        for line in self.story.news():
            self.screen.say(line)

    def _save(self) -> None:
        if self.file:
            self.file.write(self.table.log)

    @property
    def _is_saved(self) -> bool:
        return self.file is not None and self.file.is_saved

    # ---- acting ---------------------------------------------------------

    def _bot(self, seat: int) -> None:
        table, vocabulary = self.table, self.table.game.vocabulary
        legal = [vocabulary.number(word) for word in table.legal(seat)]
        action = self.bots.choose(seat, table.view(seat), legal)
        table.submit(seat, vocabulary.words[action])
        self._happened()
        self.is_stale = True

    def _tell_who_thinks(self, seat: int) -> None:
        if self.screen.is_terminal:
            self.screen.say(self.speaker.say(["turn-thinking", {"seat": seat}]), "faint")

    def _ask(self) -> None:
        """Ask the person until something was done."""
        view = self.table.view(self.you)
        if self.is_stale:
            self._look()
            self.is_stale = False
        self.screen.blank()
        self.screen.say(self.speaker.ask(view), "strong")
        whole = Menu(
            self.speaker, view, [self.table.game.vocabulary.number(word) for word in self.table.legal(self.you)]
        )
        menu = whole
        self._list(menu)
        while True:
            typed = self._read()
            if menu is not whole and typed.casefold() in ("back", "undo"):
                menu = whole
                self._list(menu)
                continue
            found = self._meant(typed, menu, whole)
            if found is None:
                if not self._command(typed, menu, whole):
                    return
            elif len(found) == 1:
                self.table.submit(self.you, self.table.game.vocabulary.words[found[0]])
                self._happened()
                return
            else:
                menu = Menu(self.speaker, view, found, menu.depth + 1 if _is_number(typed) else 0)
                self._list(menu)

    def _meant(self, typed: str, menu: Menu, whole: Menu) -> list[int] | None:
        """Return the actions a line can mean, or nothing if it is a command or means none."""
        words = typed.split()
        if not words or words[0] in (*COMMANDS, "?"):
            return None
        if _is_number(typed):
            return menu.picked([int(word) for word in words])
        return menu.named(typed) or whole.named(typed) or None

    def _list(self, menu: Menu) -> None:
        if menu.asked and self.speaker.has(f"list-{menu.asked}"):
            self.screen.say(self.speaker.say([f"list-{menu.asked}"]) + ":")
        width = max(len(entry.label) for entry in menu.entries)
        for number, entry in enumerate(menu.entries, start=1):
            label, hint = (entry.label.ljust(width), f"  {entry.hint}") if entry.hint else (entry.label, "")
            self.screen.lines(wrapped([[(f"{number:>3}  ", "strong"), (label, ""), (hint, "faint")]], TEXT_COLUMNS))

    def _look(self, full: bool = False) -> None:
        self.screen.blank()
        self.screen.lines(self.speaker.describe(self.table.view(self.you), full))

    def _read(self) -> str:
        """Return a line; the end of the input leaves the game."""
        try:
            if self.is_terminal:
                with ticking():
                    return input("> ").strip()
            line = sys.stdin.readline()
        except EOFError:
            self.screen.blank()
            raise PlayerLeft from None
        except UnicodeDecodeError:
            return "?"
        if not line:
            raise PlayerLeft
        return line.strip()

    # ---- commands -------------------------------------------------------

    def _command(self, typed: str, menu: Menu, whole: Menu) -> bool:
        """Do what is not a move; return whether the question stands."""
        head, _, rest = typed.partition(" ")
        if not typed:
            self._list(menu)
            return True
        known = [head] if head in COMMANDS else [name for name in COMMANDS if head and name.startswith(head.casefold())]
        if head == "?":
            known = ["help"]
        if len(known) != 1 or _is_number(typed):
            self._refuse(self._unknown(typed, menu, whole))
            return True
        command, rest = known[0], rest.strip()
        if command == "quit":
            raise PlayerLeft
        if command == "undo":
            return self._undo()
        if command == "why":
            self._why(rest, menu, whole)
        elif command == "look":
            self._look(full=bool(rest))
        elif command == "log":
            for line in self.table.log_as_seen(self.you) if rest else self.story.told:
                self.screen.say(line)
        elif command == "rules":
            self._rules(rest)
        elif command == "help":
            self.screen.say(self.speaker.say(["help-keys"]))
            for name in COMMANDS:
                self.screen.say("  " + self.speaker.say([f"help-{name}"]))
            self._list(menu)
        return True

    def _unknown(self, typed: str, menu: Menu, whole: Menu) -> list[str]:
        """Return what to say to a line that is neither a legal word nor a command."""
        if _is_number(typed):
            return [self.speaker.say(["no-such-number", {"typed": typed, "count": len(menu.entries)}])]
        return self._reasons(self._words(typed, whole)) or [
            self.speaker.say(["not-understood", {"typed": repr(typed[:60])}])
        ]

    def _words(self, typed: str, whole: Menu) -> list[int]:
        """Return the actions of the whole vocabulary that a text can mean; those that are asked now come first."""
        exact = self.table.game.vocabulary.number(" ".join(typed.split()))
        state = self.table.state
        asked = [int(action) for action in state.phases[state.phase].actions]
        return (
            [exact]
            if exact >= 0
            else whole.named(typed, asked) or whole.named(typed, list(range(len(self.table.game.vocabulary.words))))
        )

    def _reasons(self, actions: list[int]) -> list[str]:
        """Say why not, each reason once with a word it is true of."""
        words = self.table.game.vocabulary.words
        found: dict[str, list[int]] = {}
        for action in actions:
            found.setdefault(self.table.why_not(self.you, words[action]), []).append(action)
        said = []
        for key, some in found.items():
            reason = self.speaker.why(key) if key else self.speaker.say(["why-possible"])
            said.append(
                reason
                if len(actions) == 1
                else self.speaker.say(["why-of", {"word": words[some[0]], "count": len(some) - 1, "why": reason}])
            )
        return said

    def _refuse(self, reasons: list[str]) -> None:
        for text in reasons:
            self.screen.say(text) if self.is_terminal else warn(text)
        if not self.is_terminal:
            self.code = 2

    def _undo(self) -> bool:
        try:
            self.table.undo(self.you)
        except Refused as error:
            is_none = error.key == NO_UNDO
            self.screen.say(self.speaker.say(self.story.undo().say) if is_none else self.speaker.why(error.key))
            return True
        self._happened()
        return False

    def _why(self, typed: str, menu: Menu, whole: Menu) -> None:
        if not typed:
            self.screen.say(self.speaker.say(["help-why"]))
            return
        found = menu.picked([int(word) for word in typed.split()]) if _is_number(typed) else self._words(typed, whole)
        for line in self._reasons(found or []) or [self.speaker.why("no-such-word")]:
            self.screen.say(line)

    def _rules(self, clause: str) -> None:
        slug = self.table.game.slug
        try:
            text = rules_text(slug, self.speaker.texts.language)
            for line in clause_text(text, clause, slug) if clause else how_to_play(text):
                self.screen.say(line)
        except BadInput as error:
            self.screen.say(str(error))
            return
        if not clause:
            self.screen.say(self.speaker.say(["rules-more", {"game": slug}]))


@contextmanager
def ticking() -> Iterator[None]:
    """Interrupt the wait for a key now and then: a Ctrl-C that came between the prompt and the wait would else be
    noticed at the next key.
    """
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, KEY_POLL_SECONDS, KEY_POLL_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _is_number(typed: str) -> bool:
    return bool(typed) and all(word.isascii() and word.isdigit() and len(word) < 6 for word in typed.split())
