"""A house under a path, with a password, on the local network: seen from a browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Plain
from tests.browser.player import PHONE, WIDE, Guests

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.mark.parametrize("is_phone", [False, True], ids=["wide", "phone"])
def test_a_house_under_a_path_asks_once_and_shows_its_address(is_phone: bool, guests: Guests, tmp_path: Path) -> None:
    lan = "http://192.168.7.7:8187/"
    host = Plain(
        tmp_path / "tables.sqlite", public="http://games.example/club/cablecar", password="four games", lan=lan, **QUICK
    )
    guest = guests.come(PHONE if is_phone else WIDE, is_night=is_phone, host=host)
    page, home = guest.page, f"{host.address}/club/cablecar"
    page.goto(f"{home}/new/frankfurt")
    page.get_by_label("Password").fill("five games")
    page.get_by_role("button", name="Come in").click()
    page.get_by_role("alert").get_by_text("That is not the password.").wait_for()
    assert [error for error in guest.errors if "403" not in error] == []  # a refusal is an error to the browser
    guest.errors.clear()
    assert guest.violations() == []
    page.get_by_label("Password").fill("four games")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(f"{home}/t/*")
    guest.rest()
    assert page.locator("[data-live]").count() > 0
    page.get_by_role("link", name="Cablecar").first.click()
    page.wait_for_url(f"{home}/")
    page.locator("ul.tables li").first.wait_for()
    code = page.get_by_role("img", name=f"Code for cameras: {lan}")
    code.scroll_into_view_if_needed()
    assert page.get_by_text(lan, exact=True).is_visible()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=code.element_handle())
    assert guest.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.get_by_role("link", name="How to play").first.click()
    page.wait_for_url(f"{home}/rules/*")
    host.stop()


def test_a_link_to_send_has_the_address_for_other_devices(guests: Guests, tmp_path: Path) -> None:
    lan = "http://192.168.7.7:8187/"
    host = Plain(tmp_path / "tables.sqlite", lan=lan, **QUICK)
    guest = guests.come(host=host)
    guest.go("/new/frankfurt")
    guest.page.locator("#seat-1").select_option("friend")
    expect(guest.page.locator(".friend-note")).to_be_visible()
    assert guest.page.locator(".only-here").count() == 0
    guest.page.get_by_role("button", name="Start").click()
    link = guest.page.locator("[data-seat='1'] .link-line input")
    link.wait_for()
    assert link.input_value().startswith(f"{lan}t/")
    assert guest.page.locator(".only-here").count() == 0
    host.stop()
