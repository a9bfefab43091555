"""Looks per second on one core, against interpreted random decisions per second in the same run: `python
benchmarks/looks.py [--game frankfurt] [--page [--against CHECKOUT]]`.

With `--page` what a look costs the page instead: a whole game is played by clicks in Chromium, with reduced motion,
against bots of a server of its own. With `--against` another checkout's page beside ours: what a look costs the main
thread of each, by its parts, in processor time (`page_work.py`).

A look is what one seat sees after one move: drawn, the move told, all of it encoded. What a page is sent is less, and
costs less: what has changed since its last look; that is measured too. All figures are of one process without a server,
which looks for garbage as the server does; a look may cost 30 decisions. Run with CABLECAR_MODE=interpreted, as `play`
does at first.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.options import resolve
from cablecar.kernel.play import playouts
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table
from cablecar.modes import mode
from cablecar.scene.look import encode, feed_of
from cablecar.server.garbage import spare_garbage
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.looks import Looks

ROOT = Path(__file__).resolve().parents[1]
MOST = 30  # decisions that a look may cost
MOST_OF = 0.8  # of what it costs the page it is compared with
ROUNDS = 11


def decisions(slug: str, seats: int, seconds: float, seed: int) -> float:
    """Return random decisions per second."""
    game = games.load(slug)
    options, count, started = resolve(game, seats, {}), 0, time.process_time()
    while time.process_time() - started < seconds:
        count += int(playouts(game, seats, options, seed, 1).decisions)
        seed += 1
    return count / (time.process_time() - started)


def looks(slug: str, seats: int, seconds: float, seed: int, *, is_told: bool) -> tuple[float, float]:
    """Return looks per second and their size: one per seat and move of random games, encoded whole, or told as what has
    changed. The move itself is part of it: readers follow a table while its lines are applied.
    """
    game, spent, made, size = games.load(slug), 0.0, 0, 0
    while spent < seconds:
        rng = Rng(seed)
        table = Table(game, seats, dice=seeded_dice(seed))
        readers = [teller(table, seat) if is_told else whole(table, seat) for seat in range(seats)]
        for look in readers:
            look()
        while not table.is_over and spent < seconds:
            seat = table.actors()[0]
            words = table.legal(seat)
            started = time.process_time()
            table.submit(seat, words[rng.below(len(words))])
            for look in readers:
                size += look()
            spent += time.process_time() - started
            made += seats
        seed += 1
    return made / spent, size / made


def whole(table: Table, seat: int) -> Callable[[], int]:
    """Return what makes a look and encodes all of it."""
    watch = feed_of(table, seat)
    return lambda: len(encode(watch.look()))


def teller(table: Table, seat: int) -> Callable[[], int]:
    """Return what the server does for a page: it keeps the last look, compares the next one with it and tells what has
    changed.
    """
    looks, outlet = Looks(table, seat), Count()
    asyncio.run(looks.ready())
    listener = Listener(b"", [seat], 1, outlet)
    listener.takes_changes = True

    def look() -> int:
        before = outlet.sent
        looks.show(0, [listener])
        return outlet.sent - before

    return look


class Count:
    """Takes what is sent, and counts its bytes."""

    is_writable = True
    sent = 0

    def write(self, frame: bytes) -> None:
        self.sent += len(frame)


def questions(slug: str, seats: int, seconds: float) -> float:
    """Return the seconds it takes to ask, after a move, whether its seat may take it back."""
    game, spent, asked, seed = games.load(slug), 0.0, 0, 0
    while spent < seconds:
        rng = Rng(seed)
        table = Table(game, seats, dice=seeded_dice(seed))
        while not table.is_over and spent < seconds:
            seat = table.actors()[0]
            words = table.legal(seat)
            table.submit(seat, words[rng.below(len(words))])
            started = time.process_time()
            table.can_undo(seat)
            spent += time.process_time() - started
            asked += 1
        seed += 1
    return spent / asked


def page(slug: str, seats: int) -> int:
    """Print what the page weighs up to the first board, and how long it takes to draw a look."""
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright

    from cablecar.cli.chromium import find
    from tests.browser.conftest import QUICK, Plain
    from tests.browser.measured import MOST_BYTES, TIMED, percentile, updates, weigh
    from tests.browser.player import Guests

    chromium = find()
    with TemporaryDirectory(prefix="cablecar-") as folder, sync_playwright() as playwright:
        host = Plain(Path(folder, "tables.sqlite"), **QUICK)
        browser = playwright.chromium.launch(
            executable_path=chromium.path, args=list(chromium.flags), env=chromium.started_with()
        )
        guest = Guests(browser, host).come(confirm=False)
        guest.context.add_init_script(TIMED)
        guest.sit(*["random"] * (seats - 1), game=slug)
        own, rest = weigh(guest.page)
        guest.play(guest.click_on)
        took = updates(guest.page)
        browser.close()
        host.stop()
    print(
        f"{slug}, {seats} seats: up to the first board, compressed, {own / 1000:.1f} kB of the page "
        f"({MOST_BYTES // 1000} at most)",
        end=" ",
    )
    print(f"and {rest / 1000:.1f} kB of the game")
    for name, values in (("in the page and laid out", took.laid), ("on the screen", took.shown)):
        late = percentile(values, 0.95)
        print(
            f"from the arrival of a look until it is {name}: median {median(values):.0f} ms, 95th percentile "
            f"{late:.0f} ms ({len(values)} looks)"
        )
    return 0 if own <= MOST_BYTES else 1


def compare(log: Path, against: Path, size: str, moves: int) -> int:
    """Print what a look costs our page and that of another checkout, in turns; return 1 if ours does more of it than
    MOST_OF.
    """
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright

    from benchmarks.page_work import play, report
    from cablecar.cli.chromium import find

    chromium, checkouts = find(), [ROOT, against.resolve()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path, args=list(chromium.flags), env=chromium.started_with()
        )
        work, laid = play(browser, checkouts, log, size, moves)
        browser.close()
    print(f"{log.parents[3].name} {log.stem}, {size}")
    return 0 if report(["this checkout", against.name], work, laid) <= MOST_OF else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="frankfurt")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--page", action="store_true", help="measure the page in Chromium")
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="and that of another checkout in turns with it"
    )
    parser.add_argument("--log", default="three", help="the golden log that both play again (three)")
    parser.add_argument("--size", choices=("wide", "phone"), default="wide")
    parser.add_argument("--moves", type=int, default=1000, help="of the log, at most")
    given = parser.parse_args()
    if given.page and given.against:
        folder = ROOT / "src" / "cablecar" / "games" / given.game / "tests" / "golden" / "v1"
        return compare(folder / f"{given.log}.log", given.against, given.size, given.moves)
    if given.page:
        return page(given.game, given.seats)
    for is_told in (True, False):  # what is made once is made
        looks(given.game, given.seats, 0.2, 0, is_told=is_told)
    spare_garbage()
    rounds = []
    for number in range(ROUNDS):  # in turns, and their medians: other work on the machine slows all
        part, seed = given.seconds / ROUNDS, 1000 * number
        chosen = decisions(given.game, given.seats, part, seed)
        speed, size = looks(given.game, given.seats, part, seed, is_told=False)
        told, change = looks(given.game, given.seats, part, seed, is_told=True)
        rounds.append((chosen, speed, size, told, change, chosen / speed, chosen / told))
    chosen, speed, size, told, change, cost, telling = (median(values) for values in zip(*rounds, strict=True))
    least, most = min(each[5] for each in rounds), max(each[5] for each in rounds)
    asked = questions(given.game, given.seats, given.seconds / 2)
    print(
        f"{given.game}, {given.seats} seats, {mode()}: {speed:,.0f} looks/s of {size / 1000:.1f} kB, {chosen:,.0f} "
        f"random decisions/s"
    )
    print(f"a look costs {cost:.1f} decisions ({MOST} at most), {least:.1f} to {most:.1f} in {ROUNDS} rounds")
    print(f"told as what has changed ({change / 1000:.1f} kB): {told:,.0f} looks/s, {telling:.1f} decisions each")
    print(f"the question whether its seat may undo takes, after each move, {asked * 1000:.2f} ms")
    return 0 if cost <= MOST or mode() == "compiled" else 1


if __name__ == "__main__":
    sys.exit(main())
