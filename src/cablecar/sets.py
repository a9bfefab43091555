"""The component sets of every game: the files of whoever started the program, and what each game is shipped with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cablecar import games
from cablecar.kernel.errors import BadOption
from cablecar.kernel.state import Game
from cablecar.scene.components import HEAD, head, shipped


class Sets:
    """All sets that can be played with; each file names its game. A wrong file is refused with its line."""

    def __init__(self, files: Sequence[Path] = ()) -> None:
        self.warnings: list[str] = []
        self._own: dict[str, dict[str, Game]] = {}
        self._all: dict[str, dict[str, Game]] = {}
        for file in files:
            self._add(file)

    def _add(self, file: Path) -> None:
        source = head(file)
        if source.game not in games.slugs():
            source.fail(f"there is no game {source.game!r}; there are {', '.join(games.slugs())}", HEAD, "game")
        game = games.load(source.game, file)
        before = self._own.setdefault(source.game, {}).setdefault(source.name, game)
        if before.components.digest != game.components.digest:
            source.fail(
                f"the name {source.name} belongs to another file for {source.game} already; give it another name",
                HEAD,
                "name",
            )
        self.warnings += [f"components {source.name}: {warning}" for warning in game.components.warnings]

    def of(self, slug: str) -> dict[str, Game]:
        """Return the sets of a game by name: given files first, then the standard one, then others it is shipped
        with.
        """
        if slug not in self._all:
            standard = games.load(slug)
            found = {**self._own.get(slug, {})}
            found.setdefault(standard.components.name, standard)
            for name, files in shipped(games.folder(slug) / "data").items():
                if name not in found and len(files) == 1:
                    found[name] = games.load(slug, files[0])
            self._all[slug] = found
        return self._all[slug]

    def game(self, slug: str, name: str | None = None) -> Game:
        """Return a game with the set of that name, or with the first."""
        found = self.of(slug)
        if name is None:
            return next(iter(found.values()))
        if name not in found:
            raise BadOption(f"{slug} has no component set {name!r}; there are {', '.join(found)}")
        return found[name]

    def made(self, slug: str, digest: str) -> Game | None:
        """Return a game with the set that has this digest, or nothing."""
        return next((game for game in self.of(slug).values() if game.components.digest == digest), None)
