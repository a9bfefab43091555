"""What a look costs the page: processor time of its main thread, of the pages of two checkouts in turns.

A golden log is played again at a server of each checkout (`replayer.py`), both pages are open in one Chromium, and each
move is made at one after the other: the same looks, the same load of the machine. Time is counted in processor time of
the thread (`Performance.getMetrics` with `threadTicks`), from the move until the page has come to rest. Nothing is
asked of the page meanwhile; it moves at once and without animations.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.measured import TIMED, percentile, updates
from tests.browser.player import LONG

# Our names of what Chromium counts, in seconds; `other` is what is left of the whole: painting, layers, events.
COUNTED = {
    "scripts": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
    "whole": "TaskDuration",
}
PARTS = ("scripts", "style", "layout", "other", "whole")
REST = 0.06  # seconds without work after which a page has come to rest
IDLE = 0.0006  # seconds of work that asking itself costs
SIZES = {"wide": (1280, 900), "phone": (360, 740)}

Work = dict[str, float]  # milliseconds by PARTS
Times = list[float]


@dataclass
class Watched:
    """The page of one checkout at its own server, where a golden log is played again."""

    replayer: subprocess.Popen[str]
    page: Page
    metrics: CDPSession
    work: list[Work] = field(default_factory=list)
    asked: int = 0  # how often it was asked what it has done

    def counted(self) -> Work:
        """Return what the page has done so far, in seconds."""
        self.asked += 1
        found = {one["name"]: one["value"] for one in self.metrics.send("Performance.getMetrics")["metrics"]}
        work = {part: found[name] for part, name in COUNTED.items()}
        return {**work, "other": work["whole"] - work["scripts"] - work["style"] - work["layout"]}

    def at_rest(self) -> tuple[Work, Work]:
        """Wait until the page does nothing any more; return what it has done so far, and what it costs to ask."""
        work = self.counted()
        while True:
            time.sleep(REST)
            before, work = work, self.counted()
            if work["whole"] - before["whole"] < IDLE:
                return work, {part: work[part] - before[part] for part in PARTS}

    def move(self) -> bool:
        """Let the next move of the log be made and note what it cost the page; return False at the end of the log."""
        assert self.replayer.stdin is not None
        assert self.replayer.stdout is not None
        before, _ = self.at_rest()
        self.asked = 0
        self.replayer.stdin.write("\n")
        self.replayer.stdin.flush()
        if not (line := self.replayer.stdout.readline()):
            return False
        after, asking = self.at_rest()
        while self.page.evaluate("cablecar.n()") < int(line):
            after, asking = self.at_rest()
        cost = {part: after[part] - before[part] - self.asked * asking[part] for part in PARTS}
        self.work.append({part: 1000 * seconds for part, seconds in cost.items()})
        return True


@contextmanager
def watched(browser: Browser, checkout: Path, log: Path, size: str, *, is_timed: bool) -> Iterator[Watched]:
    """Open the page of a checkout at a table where this log is played again."""
    width, height = SIZES[size]
    replayer = subprocess.Popen(
        [checkout / ".venv" / "bin" / "python", "-P", Path(__file__).with_name("replayer.py"), log],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=size == "phone"
    )
    try:
        assert replayer.stdout is not None
        told = json.loads(replayer.stdout.readline())
        context.set_default_timeout(LONG)
        context.add_cookies([{"name": "cablecar", "value": told["cookie"], "url": told["address"]}])
        kept = json.dumps({"speed": "at-once", "name": "Anna"})
        context.add_init_script(f"if (!localStorage.cablecar) localStorage.cablecar = {json.dumps(kept)}")
        if is_timed:
            context.add_init_script(TIMED)
        page = context.new_page()
        page.goto(f"{told['address']}/t/{told['table']}")
        page.locator(".panel.board .map").first.wait_for()
        metrics = context.new_cdp_session(page)
        metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
        yield Watched(replayer, page, metrics)
    finally:
        context.close()
        replayer.communicate()


def play(
    browser: Browser, checkouts: list[Path], log: Path, size: str, most: int
) -> tuple[list[list[Work]], list[Times]]:
    """Play a log at both checkouts, move by move in turns; return for each the work of each move, and the milliseconds
    of each look from its arrival until it is in the page and laid out.

    It is played four times: each page is the first to be opened once, because a browser does a little more for that
    one, and the times are taken apart from the work, because taking them is work.
    """
    work: list[list[Work]] = [[], []]
    times: list[Times] = [[], []]
    for is_timed in (False, True):
        for order in ((0, 1), (1, 0)):
            with ExitStack() as stack:
                opened = {
                    which: stack.enter_context(watched(browser, checkouts[which], log, size, is_timed=is_timed))
                    for which in order
                }
                for number in range(most):
                    made = {opened[which].move() for which in (order if number % 2 else order[::-1])}
                    if made != {True}:
                        break
                for which, page in opened.items():
                    if is_timed:
                        times[which] += updates(page.page).laid
                    else:
                        work[which] += page.work
    return work, times


def report(names: list[str], work: list[list[Work]], laid: list[Times]) -> float:
    """Print means and ratios; return how much of the last one's work the first one does."""
    looks = min(len(each) for each in work)
    means = [{part: sum(one[part] for one in each) / len(each) for part in PARTS} for each in work]
    print(f"  {'milliseconds a look':<24}" + "".join(f"{part:>9}" for part in PARTS) + f"{'laid':>9}{'95 %':>9}")
    for name, mean, times in zip(names, means, laid, strict=True):
        print(
            f"  {name:<24}"
            + "".join(f"{mean[part]:9.2f}" for part in PARTS)
            + f"{median(times):9.1f}{percentile(times, 0.95):9.1f}"
        )
    ratios = [means[0][part] / means[1][part] for part in PARTS]
    ratios += [median(laid[0]) / median(laid[1]), percentile(laid[0], 0.95) / percentile(laid[1], 0.95)]
    print(f"  {f'ratio ({looks} looks)':<24}" + "".join(f"{ratio:9.2f}" for ratio in ratios))
    return means[0]["whole"] / means[1]["whole"]
