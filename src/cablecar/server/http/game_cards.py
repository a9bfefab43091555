"""What the page fetches about the installed games: cards, texts, pictures, rules."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from cablecar import games
from cablecar.kernel.options import NumberOption, Option, PickOption, WordOption
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table
from cablecar.lab.strength_cards import opponent, read_cards
from cablecar.modes import mode
from cablecar.scene import moments
from cablecar.scene.look import make_stage
from cablecar.scene.texts import LANGUAGE, languages
from cablecar.server.http.option_conditions import conditions
from cablecar.server.tables.bot_pool import bot_names
from cablecar.server.wire import bodies
from cablecar.sets import Sets

SCENE = Path(str(files("cablecar.scene")))
OWN = Path(str(files("cablecar.server")))
MOMENT = re.compile(r"([a-z]{2})-([1-9])(-night)?")
PICTURES = ("symbols.svg", "cover.svg")
T = TypeVar("T")
NO_PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 188"/>'


@cache
def version() -> str:
    """Return the version of the program."""
    try:
        return installed("cablecar")
    except PackageNotFoundError:
        return "0.1.0"


def all_games(sets: Sets) -> bodies.Games:
    """Return a card for every game."""
    return bodies.Games([_card(slug, sets) for slug in games.slugs()], bot_names(), languages(), mode(), version())


def _card(slug: str, sets: Sets) -> bodies.GameCard:
    found, folder = sets.of(slug), games.folder(slug)
    game = next(iter(found.values()))
    options, presets = _options(game), _presets(game)
    cards = [
        bodies.SetCard(name, _unless(_options(other), options), _unless(_presets(other), presets))
        for name, other in found.items()
    ]
    rules = sorted(path.stem for path in (folder / "rules").glob("*.md"))
    return bodies.GameCard(
        slug,
        int(game.version),
        int(game.least),
        int(game.most),
        options,
        presets,
        list(game.categories),
        _languages(folder / "texts"),
        rules,
        cards,
        _strength(folder, game),
        _colours(game),
    )


@cache
def _colours(game: Game) -> list[str]:
    """Return the colours of the seats, as bystanders see them at the start."""
    return make_stage(Table(game, int(game.most)).view(int(SPECTATOR))).seats


def _strength(folder: Path, game: Game) -> list[bodies.StrengthCard]:
    """Return the strength of the bots under today's rules, as far as it was measured."""
    found = [card for card in read_cards(folder).values() if card.version == game.version]
    return [
        bodies.StrengthCard(
            card.level,
            opponent(game, card, row),
            row.players,
            row.options,
            row.games,
            row.share,
            row.low,
            row.high,
            row.rating,
            row.rating_low,
            row.rating_high,
            card.simulations,
            row.seconds,
            card.mode,
            card.version,
        )
        for card in found
        for row in card.rows
    ]


@cache
def _options(game: Game) -> list[bodies.OptionCard]:
    everywhere, found = list(range(int(game.least), int(game.most) + 1)), conditions(game)
    cards = [_option(option) for option in game.options]
    for card in cards:
        seats, needs = found[card.name]
        card.seats, card.needs = (None if seats == everywhere else seats), needs or None
    return cards


def _presets(game: Game) -> list[bodies.PresetCard]:
    return [bodies.PresetCard(preset.name, preset.seats, dict(preset.options)) for preset in game.presets]


def _unless(cards: list[T], usual: list[T]) -> list[T] | None:
    return None if cards == usual else cards


def _languages(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.ftl"))


def _option(option: Option) -> bodies.OptionCard:
    card = bodies.OptionCard(option.name, type(option).__name__.lower(), option.default, option.clause)
    if isinstance(option, WordOption):
        card.values = list(option.values)
    elif isinstance(option, NumberOption):
        card.least, card.most = option.least, option.most
    elif isinstance(option, PickOption):
        card.ids, card.count = list(option.ids), option.count
    return card


def read_texts(language: str, name: str) -> bytes | None:
    """Return the texts of a game, or those that every page needs."""
    if not LANGUAGE.fullmatch(language):
        return None
    if name == "common":
        parts = [_read(folder / "texts" / f"{language}.ftl") for folder in (SCENE, OWN)]
        return b"\n".join(part for part in parts if part) if parts[0] else None
    return _in_language(games.folder(name) / "texts", language, "ftl") if name in games.slugs() else None


def read_picture(slug: str, name: str) -> bytes | None:
    """Return the symbols or the cover of a game; one that has none shows nothing."""
    return (_read(games.folder(slug) / name) or NO_PICTURE) if slug in games.slugs() and name in PICTURES else None


def read_moment(slug: str, name: str) -> bytes | None:
    """Return a picture of how a game is played, by language, number and night: `de-1`, `de-1-night`."""
    found = MOMENT.fullmatch(name)
    if found is None or found[1] not in languages() or slug not in games.slugs():
        return None
    drawn = moments.draw_moment(games.load(slug), int(found[2]) - 1, found[1], found[3] is not None)
    return drawn.encode() if drawn else None


def read_common_symbols() -> bytes | None:
    """Return the symbols that every game may use."""
    return _read(SCENE / "symbols.svg")


def read_rules(slug: str, language: str) -> bytes | None:
    """Return the rules of a game."""
    return (
        _in_language(games.folder(slug) / "rules", language, "md")
        if slug in games.slugs() and LANGUAGE.fullmatch(language)
        else None
    )


def _in_language(folder: Path, language: str, kind: str) -> bytes | None:
    """Return a game's file in a language of the page; in English while it is not translated."""
    if not (SCENE / "texts" / f"{language}.ftl").is_file():
        return None
    return _read(folder / f"{language}.{kind}") or _read(folder / f"en.{kind}")


def _read(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None
