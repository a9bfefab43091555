"""The page as pictures, from fixed logs: docs/pictures."""

from __future__ import annotations

import struct
import subprocess
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.chromium import find
from cablecar.kernel.errors import BadInput
from cablecar.modes import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PICTURES_COOKIE = "a-browser-for-pictures"
PLAYER_NAMES = ("Anna", "Bert", "Cora")
PICTURED_LOG = ROOT / "src" / "cablecar" / "games" / "frankfurt" / "tests" / "golden" / "v1" / "three.log"
RUNNING_SHARE = 0.6  # how far the running game is
RUNNING, OVER = "running", "finished"
PALETTE = """async (source) => {
  const bytes = Uint8Array.from(atob(source), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const data = new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const counts = new Map();
  for (const colour of data) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const kept = [];  // [r, g, b]; a colour close to one that is kept already is not kept
  const nearest = (colour) => {
    const [r, g, b] = parts(colour);
    let best = 0, least = Infinity;
    for (const [index, [kr, kg, kb]] of kept.entries()) {
      const far = 2 * (r - kr) ** 2 + 4 * (g - kg) ** 2 + 3 * (b - kb) ** 2;
      if (far < least) [best, least] = [index, far];
    }
    return [best, least];
  };
  const sorted = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
  for (const closest of [500, 150]) for (const [colour] of sorted) if (kept.length < 256 && nearest(colour)[1] >
    closest) kept.push(parts(colour));
  const index = new Map(sorted.map(([colour]) => [colour, nearest(colour)[0]]));
  let pixels = "";
  for (const colour of data) pixels += String.fromCharCode(index.get(colour));
  return [image.width, image.height, kept.flat(), btoa(pixels)];
}"""


@dataclass(frozen=True)
class PagePicture:
    """One picture: what is shown, and how."""

    name: str
    path: str
    shown: str  # what must be there before it is taken
    size: tuple[int, int] = (1280, 900)
    is_night: bool = False
    is_grey: bool = False
    is_picked: bool = False  # with a tile of the hand picked


PAGE_PICTURES = (
    PagePicture("home", "/", ".tables .turn-now"),
    PagePicture("table", f"/t/{RUNNING}", ".map [data-live]", is_picked=True),
    PagePicture("table-night", f"/t/{RUNNING}", ".map [data-live]", is_night=True, is_picked=True),
    PagePicture("table-grey", f"/t/{RUNNING}", ".map [data-live]", is_grey=True, is_picked=True),
    PagePicture("table-360", f"/t/{RUNNING}", "[data-live]", size=(360, 760), is_picked=True),
    PagePicture("score", f"/t/{OVER}", ".sheet"),
    PagePicture("rules", "/rules/frankfurt", "main h2"),
)


def pictures(
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FOLDER", help="where the pictures go")] = ROOT
    / "docs"
    / "pictures",
) -> int:
    """Draw the pictures of docs/pictures with a real Chromium; needs the test set (`./cablecar test --fast` installs
    it).
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BadInput(
            "pictures need Playwright, which is part of the test set: run ./cablecar test --fast once"
        ) from None
    if not PICTURED_LOG.is_file():
        raise BadInput("pictures are made in a checkout: the saved games of the tests are not here")
    out.mkdir(parents=True, exist_ok=True)
    chromium = find()
    with tempfile.TemporaryDirectory(prefix="cablecar-") as folder:
        db = Path(folder, "tables.sqlite")
        fill(db)
        with serving(db) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.path, args=list(chromium.flags), env=chromium.started_with()
            )
            for picture in PAGE_PICTURES:
                file = out / f"{picture.name}.png"
                file.write_bytes(smaller(browser, take(browser, address, picture)))
                print(f"{file}  {file.stat().st_size // 1000} kB", flush=True)
            browser.close()
    return 0


def fill(db: Path) -> None:
    """Put two tables on the shelf: one where it is my turn, one that is over."""
    from cablecar.cli.arguments import read_log_file
    from cablecar.server.tables.fixtures import moments, store_game

    log = read_log_file(PICTURED_LOG)
    mine = 0
    turns = [place for place, seat in moments(log, "place") if seat == mine]
    store_game(db, RUNNING, log, turns[int(len(turns) * RUNNING_SHARE)], mine, PLAYER_NAMES, PICTURES_COOKIE, ago=5)
    store_game(db, OVER, log, None, mine, PLAYER_NAMES, PICTURES_COOKIE, ago=7200)


@contextmanager
def serving(db: Path) -> Iterator[str]:
    """Run a server of its own; give its address."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "cablecar", "serve", "--port", "0", "--db", str(db)],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if "http://" in line:
                yield "http://" + line.split("http://")[1].split("/")[0]
                return
        raise BadInput("the server for the pictures did not start")
    finally:
        process.terminate()
        process.communicate()


def take(browser: Browser, address: str, picture: PagePicture) -> bytes:
    """Open a page, wait until it stands still, take its picture."""
    context = browser.new_context(
        viewport={"width": picture.size[0], "height": picture.size[1]},
        color_scheme="dark" if picture.is_night else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    try:
        context.add_cookies([{"name": "cablecar", "value": PICTURES_COOKIE, "url": address}])
        context.add_init_script(
            """localStorage.cablecar = '{"speed": "at-once", "name": "Anna", "played": ["frankfurt"]}'"""
        )
        page = context.new_page()
        page.goto(address + picture.path)
        page.locator(picture.shown).first.wait_for()
        if picture.is_picked:
            page.locator("[data-live=strong]").first.click()
            page.locator(".chip").wait_for()
            page.mouse.move(2, 2)
        if picture.is_grey:
            page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(600)
        return page.screenshot()
    finally:
        context.close()


def smaller(browser: Browser, png: bytes) -> bytes:
    """Return a picture with a palette: the browser counts the colours, the 256 that stand for most pixels stay."""
    page = browser.new_page()
    try:
        width, height, palette, pixels = page.evaluate(PALETTE, b64encode(png).decode())
    finally:
        page.close()
    raw = b64decode(pixels)
    rows = b"".join(b"\0" + raw[at : at + width] for at in range(0, len(raw), width))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(palette)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    packed = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)
