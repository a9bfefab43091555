"""Who plays what: modes of games, ways to play and languages, dealt out so that each of them occurs at least once per
game.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cablecar.kernel.log import parse
from tests.browser.player import PHONE, WIDE
from tests.games.found import IS_LONG, SLUGS, Mode, modes, own_tests, spoken
from tests.games.golden import recordings

WAYS = {"mouse": WIDE, "keys": WIDE, "phone": PHONE, "keys-on-a-phone": PHONE}
ALL = ("mouse", "keys", "phone")  # `test --long` has the fourth as well
OTHER = "frankfurt"
FEW = 4  # modes of a game that are played on in Chromium: so many that each way and each language occurs


@dataclass(frozen=True)
class Deal:
    """A mode of a game, to be played in one way and one language: whole, or from the middle of a golden log."""

    mode: Mode
    way: str
    language: str
    log: Path = Path()

    def __str__(self) -> str:
        old = (
            f"-{self.log.parent.name}" if self.log.name and self.log.parent.name != f"v{self.mode.game.version}" else ""
        )
        return f"{self.mode}{old}-{self.way}-{self.language}"


def golden(mode: Mode) -> Path:
    """Return a mode's own golden log."""
    return own_tests(mode.slug) / "golden" / f"v{mode.game.version}" / f"{mode.name}.log"


def shortest(slug: str) -> Mode:
    """Return the mode in which a seat decides least often."""

    def decisions(mode: Mode) -> float:
        events = parse(golden(mode).read_bytes()).events
        return sum(event.actor >= 0 for event in events) / mode.seats

    return min(modes(slug), key=decisions)


def middles(slug: str) -> list[Deal]:
    """Return how the game goes on from the middle of the golden log of a few modes; `test --long` has all of them, and
    the other golden logs.
    """
    logs = {golden(mode): mode for mode in (modes(slug) if IS_LONG else modes(slug)[:FEW])}
    for log in recordings(slug) if IS_LONG else ():
        header = parse(log.read_bytes()).header
        logs.setdefault(log, Mode(slug, log.stem, header.seats, dict(header.options)))
    languages = spoken(slug)
    return [
        Deal(mode, ALL[k % len(ALL)], languages[(k + k // 12) % len(languages)], log)
        for k, (log, mode) in enumerate(logs.items())
    ]


def whole(slug: str) -> Deal:
    """Return how the shortest mode is played whole: on a phone, in the language whose turn it is."""
    languages = spoken(slug)
    return Deal(shortest(slug), "phone", languages[len(modes(slug)) % len(languages)])


def others() -> list[Deal]:
    """Return what else is always played whole: one game with every number of players by mouse, and with keys alone."""
    if OTHER not in SLUGS:
        return []
    languages, by_mouse = spoken(OTHER), [mode for mode in modes(OTHER) if not mode.options]
    return [
        *(Deal(mode, "mouse", languages[k % len(languages)]) for k, mode in enumerate(by_mouse)),
        Deal(shortest(OTHER), "keys", languages[-1]),
    ]


def everything(slug: str) -> list[Deal]:
    """Return every mode in every language, and in every way."""
    ways, languages = list(WAYS), spoken(slug)
    count = max(len(ways), len(languages))
    return [
        Deal(mode, ways[(k + n) % len(ways)], languages[k % len(languages)])
        for n, mode in enumerate(modes(slug))
        for k in range(count)
    ]


MIDDLES = [deal for slug in SLUGS for deal in middles(slug)]
INSPECTED = MIDDLES if IS_LONG else [*{(deal.mode.slug, deal.way): deal for deal in reversed(MIDDLES)}.values()]
"""Where axe-core looks at the table: it takes as long as some decisions."""
SHORTEST = [*(whole(slug) for slug in SLUGS), *others()]
EVERYTHING = [deal for slug in SLUGS for deal in everything(slug)]
