"""A set of components is chosen at a new table; the page says which one is in play, and which one is missing."""

from __future__ import annotations

import re
from pathlib import Path

import apsw
import pytest

from tests.browser.conftest import QUICK, Plain
from tests.browser.player import Guests
from tests.server.harness import ROOT, Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

SMALL = ROOT / "src" / "cablecar" / "games" / "frankfurt" / "tests" / "small.yaml"


def test_a_set_is_chosen_named_and_missed(guests: Guests, tmp_path: Path) -> None:
    host = Plain(tmp_path / "tables.sqlite", components=[str(SMALL)], **QUICK)
    guest = guests.come(host=host)
    page = guest.page
    page.goto(f"{host.address}/new/frankfurt")
    choice = page.get_by_label("Component set")
    choice.wait_for()
    said = dict(zip(["small", "designed_v1"], choice.locator("option").all_inner_texts(), strict=True))
    assert said == {
        "small": "small",
        "designed_v1": "the usual one, designed here",
    }  # ours in words, others by their makers' names
    assert guest.violations() == []
    tables: dict[str, str] = {}
    for name in said:
        page.goto(f"{host.address}/new/frankfurt")
        choice.select_option(name)
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/t/*")
        guest.rest()
        page.get_by_role("button", name="Settings").click()
        assert page.get_by_text(f"Component set: {said[name]}").is_visible()
        tables[name] = page.url
    host.settings["port"] = host.port
    guest.may_be_offline = True
    host.stop()
    later(host, tables["designed_v1"])
    host.settings["components"] = []
    host.start()
    page.goto(tables["small"])
    page.get_by_text(re.compile("its component set .small. is not here")).wait_for()
    assert page.get_by_text("trying again").count() == 0
    assert guest.violations() == []
    page.goto(tables["designed_v1"])
    page.get_by_text("version 7 of the rules").first.wait_for()
    page.locator("[data-id]").first.wait_for()
    assert page.locator("[data-live]").count() == 0
    assert guest.violations() == []
    page.goto(f"{host.address}/")
    page.locator("ul.tables li").nth(1).wait_for()
    assert page.get_by_text("can only be looked at").count() == 2
    host.stop()


def later(host: Host, address: str) -> None:
    """Let a stored table come from another version of the rules."""
    connection = apsw.Connection(str(host.db))
    connection.execute(
        "UPDATE tables SET header = replace(header, 'game frankfurt 1', 'game frankfurt 7') WHERE id = ?",
        (address.rpartition("/")[2],),
    )
    connection.close()
