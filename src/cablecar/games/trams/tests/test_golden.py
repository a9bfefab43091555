"""Recorded games still go as they went."""
from __future__ import annotations

import json

import pytest

from cablecar.games.trams import GAME
from cablecar.games.trams.tests.golden import FIXTURES, GOLDEN, results, write
from cablecar.kernel.log import parse
from cablecar.kernel.table import replay

NAMES = [fixture.name for fixture in FIXTURES]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_did_and_shows_everybody_the_same(name: str) -> None:
    log = parse((GOLDEN / f"{name}.log").read_bytes())
    assert results(log) == json.loads((GOLDEN / f"{name}.json").read_text())


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_written_as_it_was_read(name: str) -> None:
    text = (GOLDEN / f"{name}.log").read_text()
    assert replay(GAME, parse(text)).log == text


def test_recorded_games_cover_every_count_option_and_undo() -> None:
    texts = [(GOLDEN / f"{name}.log").read_text() for name in NAMES]
    for line in ("seats 2", "seats 3", "seats 4", "option may_decline_bonus=true", "option auto_build_skyscrapers=false", "option first_seat=2", "1 undo"):
        assert any(f"\n{line}\n" in text for text in texts), line


def test_recorded_games_are_not_overwritten_while_the_rules_have_the_same_version() -> None:
    before = {path: path.read_bytes() for path in GOLDEN.iterdir()}
    assert all("kept" in line for line in write(renew=False))
    assert {path: path.read_bytes() for path in GOLDEN.iterdir()} == before
