"""Somebody in front of a browser: looks at the page, clicks what is live, presses keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError

from tests.server.harness import ROOT, Host

WIDE = (1280, 860)
PHONE = (360, 740)
LONG = 60_000  # milliseconds that anything may take where all processors are busy
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
OFFLINE = re.compile(
    r"WebSocket connection to .* "
    r"failed|net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|ABORTED)"
)

# What the page shows and offers, apart from what merely moves: in words, and every thing that can be clicked.
SCREEN = """() => ({
  prompt: document.querySelector(".prompt").innerText,
  text: document.querySelector("#text-view").textContent,
  live: [...document.querySelectorAll("[data-live]")].map((one) => `${one.dataset.id} ${one.dataset.live}`).sort(),
  picked: [...document.querySelectorAll(".spot.picked, .piece.picked")].map((one) => one.dataset.id).sort(),
  words: [...document.querySelectorAll("[data-word], [data-value]")].map((one) => one.dataset.word ??
    one.dataset.value),
  drawn: window.cablecar.spots(),
})"""

# Whether it is this guest's turn, all that moved has come to rest, or the game is over.
RESTS = """() => document.querySelector(".sheet") || (!document.querySelector(".lost, .skip")
  && document.querySelector(".sure, .menu, [data-live], [data-word], [data-value]"))"""


class Guests:
    """Makes guests at one server."""

    def __init__(self, chromium: Browser, host: Host) -> None:
        self.chromium = chromium
        self.host = host
        self.here: list[Guest] = []

    def come(
        self,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        is_night: bool = False,
        host: Host | None = None,
        **wishes: Any,
    ) -> Guest:
        """Return a new guest, with a browser that knows nothing yet but the wishes."""
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if is_night else "light",
            reduced_motion="reduce",
            has_touch=size[0] < 700,
        )
        context.set_default_timeout(LONG)
        kept = json.dumps({"speed": "at-once", "name": "Anna", **wishes})
        context.add_init_script(f"if (!localStorage.cablecar) localStorage.cablecar = {json.dumps(kept)}")
        guest = Guest(context, host or self.host)
        self.here.append(guest)
        return guest

    def leave(self) -> None:
        """Close all browsers; complain of what any of them complained of."""
        complaints = []
        for guest in self.here:
            complaints += [*guest.errors, *guest.missing()]
            guest.context.close()
        assert not complaints, complaints


class Guest:
    """Somebody in front of one browser."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.context = context
        self.host = host
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.may_be_offline = False
        self.page.on(
            "console", lambda message: self._hear(message.type, f"{message.text} ({message.location.get('url', '')})")
        )
        self.page.on("pageerror", lambda error: self._hear("error", str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not (self.may_be_offline and OFFLINE.search(text)):
            self.errors.append(text)

    def missing(self) -> list[str]:
        """Return the keys of texts that were wanted and not there."""
        if not self.page.url.startswith("http"):
            return []
        found = self.page.evaluate("document.documentElement.dataset.missing ?? ''")
        return [f"missing: {found}"] if found else []

    def go(self, path: str) -> None:
        self.page.goto(self.host.address + path)

    def sit(self, *rivals: str, game: str, **options: str) -> None:
        """Open a table against bots and sit down at it."""
        body = {"game": game, "seats": ["me", *rivals], "name": "Anna", "options": options}
        answer = self.context.request.post(f"{self.host.address}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        self.table = str(answer.json()["id"])
        self.go(f"/t/{self.table}")
        self.rest()

    def sit_in(self, table: str, cookie: str, seat: int = 0) -> None:
        """Take a seat that a browser with this cookie holds."""
        self.table, self.seat = table, seat
        self.context.add_cookies([{"name": "cablecar", "value": cookie, "url": self.host.address}])
        self.go(f"/t/{table}")
        self.rest()

    def rest(self) -> None:
        """Wait until there is something to do, or the end."""
        self.page.wait_for_function(RESTS, polling=20)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".sheet").count() > 0

    @property
    def is_phone(self) -> bool:
        return bool(self.page.evaluate("matchMedia('(max-width: 1023px)').matches"))

    def words(self) -> list[str]:
        """Return the words left by the list behind the typing line; a wide screen has it."""
        found: list[str] = self.page.locator("#legal-words option").evaluate_all("all => all.map((one) => one.value)")
        return found

    def kind(self) -> str:
        """Return what this prompt asks for: by the verb of what may be said."""
        words = self.words()
        verb = words[0].split()[0] if words else ""
        return "project" if verb in ("complete", "decline") else verb

    def screen(self) -> dict[str, Any]:
        """Return all that the page shows and offers."""
        found: dict[str, Any] = self.page.evaluate(SCREEN)
        return found

    def targets(self, *, is_offline: bool = False) -> Locator:
        """Return what a click would go on with: the question first, then the small menu, then buttons, then the
        drawing.
        """
        if not is_offline:
            self.rest()  # what others did meanwhile may still be shown, step by step
        selector = self.page.evaluate("(order) => order.find((one) => document.querySelector(one)) ?? null", ORDER)
        dumb = self.page.locator("[data-live]:not(:has(> rect[role=button]))")
        assert dumb.count() == 0, f"no key reaches {dumb.first.get_attribute('data-id')}"
        if selector:
            return self.page.locator(selector)
        raise AssertionError("nothing can be clicked: " + str(self.page.locator(".prompt").inner_text()))

    def aim(self, turn: int) -> tuple[Locator, str]:
        """Return one of the things that are live, and the mark of the moment; asked for at once, since tests do it some
        thousand times.
        """
        found = self.page.wait_for_function(AIM, arg=ORDER, polling=20).json_value()
        assert not found["dumb"], f"no key reaches {found['dumb']}"
        assert found["selector"], "nothing can be clicked: " + str(self.page.locator(".prompt").inner_text())
        return self.page.locator(found["selector"]).nth(turn % found["count"]), found["mark"]

    def click_on(self, turn: int = 0) -> None:
        """Click one of the things that are live."""
        one, before = self.aim(turn)
        self.touch(one.click, before)
        self.changed(before, f"a click on {one}")

    def tap_on(self, turn: int = 0) -> None:
        """Do the same with a finger."""
        one, before = self.aim(turn)

        def tap(timeout: float) -> None:
            one.evaluate(
                "one => one.scrollIntoView({ block: 'center' })", timeout=timeout
            )  # beside the prompt a finger may touch the prompt instead
            one.tap(timeout=timeout)

        self.touch(tap, before)
        self.changed(before, f"a tap on {one}")

    def touch(self, do: Callable[..., None], before: str) -> None:
        """Click or tap; what others did in the same moment may have taken the thing away (a sealed choice can be
        changed until the last is in).
        """
        try:
            do(timeout=LONG / 4)
        except TimeoutError:
            if self.mark() == before:
                raise

    def press_on(self, turn: int = 0) -> None:
        """Do the same with keys alone: Tab to it, arrows inside, Enter."""
        if self.page.locator(".sure").count():
            assert self.page.evaluate("document.activeElement.matches('.sure')"), "the question takes the focus"
            before = self.mark()
            self.page.keyboard.press("Enter")
        else:
            wanted = (
                ".menu [data-stop]"
                if self.page.locator(".menu").count()
                else "[data-live] > rect[role=button], .actions [data-stop]"
            )
            self.rest()
            self.tab_to(wanted)
            for _ in range(turn % 3):
                self.page.keyboard.press("ArrowRight")
            before = self.mark()
            self.page.keyboard.press("Enter")
        self.changed(before)

    def tab_to(self, selector: str, most: int = 60) -> None:
        """Press Tab until the focus is on such a thing."""
        for _ in range(most):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
                return
            if not self.page.locator(selector).count():
                self.rest()
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{most} times Tab reach no {selector}")

    def mark(self) -> str:
        """Return what changes with every pick and every move."""
        found: str = self.page.evaluate(MARK)
        return found

    def changed(self, before: str, what: str = "a key") -> None:
        """Wait until a pick or move has shown its effect, and things are at rest again."""
        try:
            self.page.wait_for_function(f"(before) => ({MARK})() !== before && ({RESTS})()", arg=before, polling=20)
        except TimeoutError as error:
            raise AssertionError(f"nothing comes of {what}; {self.page.locator('.prompt').inner_text()!r}") from error

    def decided(self) -> int:
        """Return how many words of this guest's seat are stored."""
        return sum(line.split()[0] == str(self.seat) for line in self.host.stored(self.table))

    def decide(self, act: Callable[[int], None], decisions: int) -> int:
        """Go on until so many words were said or the game is over; return how many they were."""
        before, done = self.decided(), 0
        for turn in range(decisions * 12):
            done = self.decided() - before
            if done >= decisions or self.is_over:
                return done
            act(turn)
        raise AssertionError(f"after {done} decisions it does not go on: {self.page.locator('.prompt').inner_text()}")

    def play(self, act: Callable[[int], None], most: int = 400) -> int:
        """Go on until the game is over; return how often something was done."""
        for turn in range(most):
            if self.is_over:
                return turn
            act(turn)
        raise AssertionError("the game does not end")

    def until(self, kind: str, act: Callable[[int], None] | None = None) -> None:
        """Play until this kind of prompt."""
        for turn in range(200):
            if self.kind() == kind and not self.page.locator(".sure").count():
                return
            (act or self.click_on)(turn)
            assert not self.is_over, f"no prompt of the kind {kind} came"
        raise AssertionError(f"no prompt of the kind {kind} came")

    def too_wide(self) -> list[str]:
        """Return what makes the page scroll sideways."""
        if self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"):
            return []
        found: list[str] = self.page.evaluate(TOO_WIDE)
        return found

    def violations(self) -> list[str]:
        """Return what axe-core finds wrong, one line each."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(
                AXE.read_text("utf-8")
            )  # not by a script element: the page's own rules for scripts hold in tests too
        found = self.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        return [
            f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for one in found
            for node in one["nodes"][:3]
        ]


TOO_WIDE = """() => [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right >
  document.documentElement.clientWidth)
  .map((one) => one.cloneNode(false).outerHTML.slice(0, 120) + " " + one.getBoundingClientRect().right)"""
MARK = """() => [window.cablecar?.n(), document.querySelector(".prompt")?.textContent,
  !!document.querySelector(".sheet"),
  document.querySelectorAll(".entry").length,
  [...document.querySelectorAll("[data-live], .picked, [data-word], [data-value]")]
    .map((one) => one.dataset.id ?? one.dataset.word ?? one.dataset.value).join()].join("|")"""
# What a click would go on with: the question first, then the small menu, then buttons, then the drawing.
ORDER = [
    ".sure",
    ".menu [data-word]",
    ".actions [data-word]",
    "[data-live=strong]",
    "[data-live]",
    ".actions [data-value]",
]
# Where things are at rest: what is live, how many there are, one that no key reaches, and the mark.
AIM = f"""(order) => {{
  if (!({RESTS})()) return false;
  const selector = order.find((one) => document.querySelector(one)) ?? "";
  const dumb = [...document.querySelectorAll("[data-live]")].find((one) => ![...one.children].some((child) =>
    child.matches("rect[role=button]")));
  return {{ selector, count: selector ? document.querySelectorAll(selector).length : 0, dumb: dumb?.dataset.id ?? "",
    mark: ({MARK})() }};
}}"""
