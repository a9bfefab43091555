"""What the page weighs until the first board is there, and how long it takes from the arrival of a look until it is
drawn. Tests and benchmarks use it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

MOST_BYTES = 100_000  # of the page itself, compressed, up to the first board
OWN = ("/t/", "/assets/")  # the document, its scripts and its style; all the rest is the game's: texts, symbols, stage

# All that was fetched, as it came over the wire: the document, and whatever it asked for.
FETCHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""

# Before the page's own code: notes when a look arrives, when the page has changed and is laid out, and when the next
# frame is done.
TIMED = """
  window.looks = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({data}) => {
        const began = performance.now();
        const {port1, port2} = new MessageChannel();
        let laid = 0;
        port1.onmessage = () => {
          if (!laid) {
            document.documentElement.getBoundingClientRect();
            laid = performance.now();
            requestAnimationFrame(() => port2.postMessage(0));
            return;
          }
          const shown = performance.now();
          const told = JSON.parse(data);
          if (told.change?.n || told.type === "look") window.looks.push({whole: told.type === "look", laid: laid -
          began, shown: shown - began});
          performance.measure("look", {start: began, end: shown});
        };
        port2.postMessage(0);
      });
    }
  };
"""


@dataclass(frozen=True)
class Updates:
    """Milliseconds from the arrival of a look with a move: until it is in the page and laid out, and until the frame
    with it is done.
    """

    laid: list[float]
    shown: list[float]


def weigh(page: Page) -> tuple[int, int]:
    """Return the compressed bytes that were fetched until the board was there: of the page itself, and of the game."""
    page.locator(".panel.board .map").wait_for()
    found: list[tuple[str, int]] = page.evaluate(FETCHED)
    own = sum(size for path, size in found if path.startswith(OWN))
    return own, sum(size for _, size in found) - own


def updates(page: Page) -> Updates:
    """Return how long every look after the first one took; the page must have been opened with TIMED."""
    found: list[dict[str, Any]] = [one for one in page.evaluate("looks") if not one["whole"]]
    return Updates([one["laid"] for one in found], [one["shown"] for one in found])


def percentile(values: list[float], part: float) -> float:
    """Return the value that this part of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]
