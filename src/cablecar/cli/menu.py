"""The menu of legal actions: a player picks one by number, by word, or by the beginnings of its words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cablecar.kernel.state import View
    from cablecar.scene.text import Speaker

MAX_ENTRIES = 12  # a longer list is asked part by part


@dataclass(frozen=True)
class MenuEntry:
    """One line of a menu: an action, or several that have a part in common."""

    label: str
    hint: str
    actions: tuple[int, ...]


def tokens(text: str) -> list[str]:
    """Return the small words a text is made of."""
    return [token for token in re.split(r"[\s,.;:()-]+", text.casefold()) if token]


class Menu:
    """The legal actions as a numbered list; a long one is a tree that follows the parts of the words."""

    def __init__(self, speaker: Speaker, view: View, actions: list[int], depth: int = 0) -> None:
        self.speaker = speaker
        self.view = view
        self.actions = list(actions)
        self.depth = depth  # how many parts are settled
        self.asked = ""  # the part that is asked, once another was chosen
        self.entries = self._entries()

    def _entries(self) -> list[MenuEntry]:
        vocabulary = self.speaker.game.vocabulary
        if len(self.actions) > MAX_ENTRIES:
            ranges = {vocabulary.range_of(action).first: vocabulary.range_of(action) for action in self.actions}
            if len(ranges) > 1:
                heads = {
                    first: [action for action in self.actions if vocabulary.range_of(action).first == first]
                    for first in ranges
                }
                return [self._joint(ranges[first].template.split()[0], some) for first, some in heads.items()]
            only = next(iter(ranges.values()))
            while self.depth + 1 < len(only.names):
                groups: dict[str, list[int]] = {}
                for action in self.actions:
                    groups.setdefault(vocabulary.parts[action][self.depth], []).append(action)
                if len(groups) > 1:
                    name = only.names[self.depth]
                    self.asked = name if self.depth else ""
                    return [
                        self._joint(self.speaker.part(self.view, name, value), some) for value, some in groups.items()
                    ]
                self.depth += 1
        only_part = {
            vocabulary.range_of(action).names[self.depth]
            for action in self.actions
            if self.depth + 1 == len(vocabulary.range_of(action).names)
        }
        self.asked = only_part.pop() if self.depth and len(only_part) == 1 else ""
        return [
            MenuEntry(self._label(action), self.speaker.hint(self.view, action), (action,)) for action in self.actions
        ]

    def _joint(self, label: str, actions: list[int]) -> MenuEntry:
        hint = self.speaker.hint(self.view, actions[0]) if len(actions) == 1 else ""
        return MenuEntry(label, hint, tuple(actions))

    def _label(self, action: int) -> str:
        """Return an action in full, or only its last part if all others were chosen before."""
        vocabulary = self.speaker.game.vocabulary
        words = vocabulary.range_of(action)
        if self.depth and self.depth + 1 == len(words.names):
            return self.speaker.part(self.view, words.names[-1], vocabulary.parts[action][-1])
        return self.speaker.word(self.view, action)

    def below(self, entry: MenuEntry) -> Menu:
        """Return the menu of an entry that stands for several actions."""
        return Menu(self.speaker, self.view, list(entry.actions), self.depth + 1)

    def picked(self, numbers: list[int]) -> list[int] | None:
        """Return the actions that numbers lead to, one number per level; nothing if one of them is not in the list."""
        menu, found = self, list(self.actions)
        for place, number in enumerate(numbers):
            if not 1 <= number <= len(menu.entries):
                return None
            entry = menu.entries[number - 1]
            found = list(entry.actions)
            if len(found) == 1:
                return found if place + 1 == len(numbers) else None
            menu = menu.below(entry)
        return found

    def named(self, typed: str, among: list[int] | None = None) -> list[int]:
        """Return the actions a text can mean: the word itself, its beginnings in order, or words of its description."""
        vocabulary = self.speaker.game.vocabulary
        actions = self.actions if among is None else among
        exact = vocabulary.number(" ".join(typed.split()))
        if exact in actions:
            return [exact]
        wanted = tokens(typed)
        if not wanted:
            return []
        found = [action for action in actions if _in_order(wanted, tokens(vocabulary.words[action]))]
        return found or [
            action
            for action in actions
            if _anywhere(wanted, tokens(vocabulary.words[action] + " " + self.speaker.word(self.view, action)))
        ]


def _begins(wanted: str, token: str) -> bool:
    return wanted == token if wanted.isdigit() else token.startswith(wanted)


def _in_order(wanted: list[str], there: list[str]) -> bool:
    place = 0
    for each in wanted:
        while place < len(there) and not _begins(each, there[place]):
            place += 1
        if place == len(there):
            return False
        place += 1
    return True


def _anywhere(wanted: list[str], there: list[str]) -> bool:
    return all(any(_begins(each, token) for token in there) for each in wanted)
