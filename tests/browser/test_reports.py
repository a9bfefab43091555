"""The page of `cablecar arena`: everything can be read on a phone without scrolling sideways."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cablecar import games
from cablecar.kernel.options import resolve
from cablecar.lab import records
from cablecar.lab.arena import Match, Record, Series, matches

pytestmark = pytest.mark.once

WIDER = """[...document.querySelectorAll("*")].filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth
    || one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("width", [360, 1280])
def test_a_report_is_as_wide_as_the_screen(width: int, chromium: Browser, tmp_path: Path) -> None:
    game = games.load("frankfurt")
    file = tmp_path / "report.html"
    bots = ["random", "greedy", "./a/folder/of/some/bots/with/a/long/way/to/mybot.py:Dreamer"]
    some = [
        Record(match, at // 3, at % 3, float(match.hero != "random"), (at * 37 % 211 - 20, 80, 80))
        for match in matches(bots, 3)
        for at in range(1200)
    ]
    file.write_text(records.html_page(Series(game, resolve(game, 3, {}), 3, 1), some), "utf-8")
    page = chromium.new_page(viewport={"width": width, "height": 800})
    page.goto(file.as_uri())
    assert page.evaluate(WIDER) == []
    assert page.locator(".plot b").first.is_visible()
    page.close()


def test_a_name_is_above_its_bar_on_a_phone_and_beside_it_elsewhere(chromium: Browser, tmp_path: Path) -> None:
    game = games.load("frankfurt")
    file = tmp_path / "report.html"
    file.write_text(
        records.html_page(
            Series(game, resolve(game, 2, {}), 2, 1), [Record(Match("greedy", "random"), 0, 0, 1.0, (9, 3))]
        ),
        "utf-8",
    )
    for width, is_beside in ((360, False), (1280, True)):
        page = chromium.new_page(viewport={"width": width, "height": 800})
        page.goto(file.as_uri())
        name, bar = page.locator(".shares span").first.bounding_box(), page.locator(".shares svg").first.bounding_box()
        assert name
        assert bar
        assert (name["x"] + name["width"] <= bar["x"]) == is_beside
        assert (name["y"] + name["height"] <= bar["y"]) != is_beside
        page.close()
