"""What happened, as steps: flights and marks name things that are there, gains are those of the table, the Committee's
deeds are numbered.
"""

from __future__ import annotations

import random

import pytest

from cablecar.games.quake import GAME
from cablecar.games.quake.draw import DRAWING
from cablecar.games.quake.draw.names import points_of
from cablecar.games.quake.tests.helpers import FOLDER, MODES, city, follow, table_at
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import Table
from cablecar.scene.look import make_stage
from cablecar.scene.model import Step
from cablecar.scene.sheet import score_sheet
from cablecar.scene.text import Speaker
from cablecar.scene.texts import Texts

pytestmark = pytest.mark.once

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
TEXTS = Texts("en", FOLDER.parent / "texts", strict=True)


def known(table: Table, seat: int) -> set[str]:
    """Return the ids of all panels, places and pieces that a reader sees."""
    view = table.view(seat)
    panels = make_stage(view).panels
    return (
        {panel.id for panel in panels}
        | {place.id for panel in panels for place in panel.places}
        | {piece.id for piece in DRAWING.pieces(view)}
    )


@pytest.mark.parametrize("mode", ["two", "three", "four_biberstein", "duopoly", "solo", "solo_biberstein_hard"])
def test_every_flight_and_mark_names_something_that_is_there(mode: str) -> None:
    preset, rolls, reader = MODES[mode], random.Random(2), 0
    table = Table(GAME, preset.seats, preset.options, dice=seeded_dice(2))
    mirror = Table(GAME, preset.seats, preset.options, dice=None)
    told = 0
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, rolls.choice(table.legal(seat)))
        for event in table.events[len(mirror.events) :]:
            before, old = mirror.view(reader), known(mirror, reader)
            mirror.follow(event)
            new = known(mirror, reader)
            if event.actor == reader or event.word.split()[0] not in ("keep", "deal", "receive"):
                for step in DRAWING.step(before, event, mirror.view(reader)):
                    told += 1
                    assert [start for start, _ in step.moves if start not in old] == [], (event.word, step)
                    assert [end for _, end in step.moves if end not in new] == [], (event.word, step)
                    assert [name for name in step.flash if name not in new | old] == [], (event.word, step)
    assert told > 150


def steps(table: Table, line: str, reader: int = 0) -> list[Step]:
    before = table.view(reader)
    follow(table, line)
    return DRAWING.step(before, table.events[-1], table.view(reader))


def test_gains_are_those_of_the_table() -> None:
    table = table_at("seats 2\nyear 1\nstage 0\nmoney 5 0\narea 1 0\nhand 0 R3a R2a\nask enter 0")
    follow(table, "0 enter A1.0", "0 use A1.0")
    before = city(table).copy()
    told = steps(table, "0 build R3a")
    gains = [gain for step in told for gain in step.gains]
    assert sum(by for _, name, by in gains if name == "money") == city(table).money[0] - before.money[0] == -4
    assert sum(by for _, name, by in gains if name == "score") == points_of(city(table), 0) - points_of(before, 0)
    assert (0, "rubble", 1) in gains
    assert ("x.r3a", "t0") in [move for step in told for move in step.moves]


def test_r32_the_committees_corner_is_told_as_such() -> None:  # R32, A49
    text = (
        "seats 1\nyear 1\nstage 0\nring A2 A1 A3 A4 A5 A6\norder 1 0\narea 0 8\ncolumn 0 7\nlevel 0 5\ndisplay "
        "V1a V1b V2b\nask flip *"
    )
    told = steps(table_at(text), "* flip Y1a")
    assert [step.say[0] for step in told] == ["tell-flip", "tell-committee-space", "tell-corner"]
    assert [step.k for step in told] == [1, 2, 3]
    assert all(step.rule for step in told)


def test_r80_when_the_committee_is_first_the_result_says_so() -> None:  # R80
    table = table_at("seats 1\nyear 6\nstage 6\norder 0 1\nmoney 0 30\nask benefit 0")
    follow(table, "0 benefit money", "* committee")
    assert table.is_over
    assert score_sheet(table.view(0).seen, []).why == [["rival-wins", {"rival": ["rival-0"]}]]
    assert Speaker(GAME, TEXTS, NAMES, 0, ["committee"]).verdict(table.view(0)) == "Committee wins."
