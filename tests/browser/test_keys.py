"""Keys alone reach everything: Tab each panel, arrows each live thing in it."""

from __future__ import annotations

import pytest

from tests.browser.player import PHONE, WIDE, Guests
from tests.browser.seated import mode_of, seated
from tests.games.found import IS_LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

# Of each panel with something live: how many stops for Tab it has, and what no arrow leads to from there.
LOST = """() => [...document.querySelectorAll("[data-panel]")].map((panel) => {
  const all = [...panel.querySelectorAll("[data-id] > rect[role=button]")];
  const starts = all.filter((one) => one.getAttribute("tabindex") === "0");
  const seen = new Set(starts), queue = [...starts];
  while (queue.length) {
    const here = queue.pop();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      here.focus();
      here.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const next = document.activeElement;
      if (all.includes(next) && !seen.has(next)) { seen.add(next); queue.push(next); }
    }
  }
  return { count: all.length, starts: starts.length, lost: all.filter((one) => !seen.has(one)).map((one) =>
    one.parentElement.dataset.id) };
}).filter((panel) => panel.count)"""


@pytest.mark.timeout(200)
@pytest.mark.parametrize(
    ("slug", "name", "size"),
    [
        ("tenders", "five", WIDE),
        ("quake", "three_biberstein", PHONE),
        ("trams", "three", PHONE),
        ("frankfurt", "four", WIDE),
        *(
            [
                ("tenders", "five", PHONE),
                ("quake", "three_biberstein", WIDE),
                ("trams", "three", WIDE),
                ("frankfurt", "four", PHONE),
            ]
            if IS_LONG
            else []
        ),
    ],
)
def test_tab_and_arrows_reach_every_live_thing(guests: Guests, slug: str, name: str, size: tuple[int, int]) -> None:
    guest = guests.come(size, played=[slug])
    most = 0
    for part in (0.3, 0.6):
        seated(guest, mode_of(slug, name), part)
        for turn in range(4):
            if guest.is_over:
                break
            for panel in guest.page.evaluate(LOST):
                most = max(most, panel["count"])
                assert (panel["starts"], panel["lost"]) == (1, [])
            guest.click_on(turn)
    assert most > 2
