"""A set of components is chosen at a new table; the page says which one is in play, and which one is missing."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import QUICK, Plain
from tests.browser.player import Guests
from tests.server.harness import ROOT

pytestmark = [pytest.mark.once, pytest.mark.slow]

SMALL = ROOT / "src" / "cablecar" / "games" / "frankfurt" / "tests" / "small.yaml"


def test_a_set_is_chosen_named_and_missed(guests: Guests, tmp_path: Path) -> None:
    host = Plain(tmp_path / "tables.sqlite", components=[str(SMALL)], **QUICK)
    guest = guests.come(host=host)
    page = guest.page
    page.goto(f"{host.address}/new/frankfurt")
    choice = page.get_by_label("Component set")
    choice.wait_for()
    names = choice.locator("option").all_inner_texts()
    assert names == ["small", "designed_v1"]
    for name in reversed(names):
        page.goto(f"{host.address}/new/frankfurt")
        choice.select_option(name)
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/t/*")
        guest.rest()
        page.get_by_role("button", name="Settings").click()
        assert page.get_by_text(f"Component set: {name}").is_visible()
    table = page.url
    port = host.port
    host.stop()
    host.settings.update(components=[], port=port)
    host.start()
    guest.may_be_offline = True
    page.goto(table)
    page.get_by_text(re.compile("its component set .small. is not here")).wait_for()
    assert page.get_by_text("trying again").count() == 0
    page.goto(f"{host.address}/")
    page.locator("ul.tables li").nth(1).wait_for()
    assert page.get_by_text("can only be looked at").count() == 1
    host.stop()
