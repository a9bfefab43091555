"""Somebody sits down where a golden log waits for him, or where it ends."""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from cablecar.kernel.log import parse
from cablecar.kernel.table import replay
from cablecar.scene.texts import languages
from cablecar.server.tables.fixtures import store_game
from tests.browser.dealt import golden
from tests.browser.player import Guest
from tests.games.found import IS_LONG, Mode, modes

DESKTOP: Final = (1280, 900)
COOKIE: Final = "a-browser-for-the-test"
NAMES: Final = ["Anna", "Bert", "Cora", "Dora", "Emil"]
TONGUES: Final = languages() if IS_LONG else ["de", "es"]  # those with the longest words


def mode_of(slug: str, name: str) -> Mode:
    return next(mode for mode in modes(slug) if mode.name == name)


def seated(guest: Guest, mode: Mode, part: float, after: str = "") -> None:
    """Sit where a golden log waits for a seat, so far into the game, or after this word was said."""
    log = parse(golden(mode).read_bytes())
    at = (
        next(place for place, event in enumerate(log.events, 1) if event.word == after)
        if after
        else int(len(log.events) * part)
    )
    while not (actors := replay(mode.game, log, at).actors()):
        at += 1
    table = token_hex(5)
    store_game(guest.host.db, table, log, at, actors[0], NAMES[: mode.seats], COOKIE, bot="random")
    guest.sit_in(table, COOKIE, actors[0])


def seated_at_the_end(guest: Guest, mode: Mode) -> None:
    """Sit at the end of a golden log."""
    table = token_hex(5)
    store_game(guest.host.db, table, parse(golden(mode).read_bytes()), None, 0, NAMES[: mode.seats], COOKIE)
    guest.sit_in(table, COOKIE)
