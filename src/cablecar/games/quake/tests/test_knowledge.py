"""Who knows which objective, and how the others imagine it (R11, R29, R46)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from cablecar.games.quake.state import DECK, SECRET, City
from cablecar.games.quake.tests.helpers import (
    FIXED,
    OBJECTIVES,
    city,
    follow,
    holders,
    new_table,
    play_to_end,
    sheet,
    table_at,
)
from cablecar.games.quake.tests.test_setup import german
from cablecar.kernel.check import check_fair
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table

TEXT = """seats 2
year 1
stage 0
ring A4 A1 A2 A3 A5 A6
place own_pairs=0 colour_red=1
row urb_set urb_park each_building
publics maj_red maj_money dev_green
ask enter 0"""


def seen(table: Table, reader: int) -> dict[str, int]:
    """Return where a reader believes the objectives to be."""
    return {name: int(at) for name, at in zip(OBJECTIVES, cast(City, table.view(reader).seen).place, strict=True)}


def test_r29_own_objectives_are_known_others_are_not() -> None:  # R29
    table = table_at(TEXT)
    assert (seen(table, 0)["own_pairs"], seen(table, 0)["colour_red"]) == (0, SECRET)
    assert (seen(table, 1)["own_pairs"], seen(table, 1)["colour_red"]) == (SECRET, 1)
    assert (seen(table, SPECTATOR)["own_pairs"], seen(table, SPECTATOR)["urb_tram"]) == (SECRET, SECRET)


def test_r29_what_was_taken_from_the_display_everybody_knows() -> None:  # R29
    table = follow(table_at(TEXT), "0 enter A4.1", "0 use A4.1", "0 take urb_set")
    assert seen(table, 1)["urb_set"] == seen(table, SPECTATOR)["urb_set"] == 0


def test_r29_a_view_counts_only_what_its_seat_knows() -> None:  # R29
    table = table_at(TEXT)
    own, other = sheet(cast(City, table.view(0).seen)), sheet(cast(City, table.view(1).seen))
    assert own[0][3] == sheet(city(table))[0][3]
    assert other[0][3] == 0


def test_imagined_hands_are_even() -> None:
    table, rng = table_at(TEXT), Rng(5)
    view = table.view(0)
    found: Counter[str] = Counter()
    for _ in range(1800):
        found.update(name for name, at in zip(OBJECTIVES, cast(City, view.imagine(rng)).place, strict=True) if at == 1)
    assert len(found) == 17  # 24 without three public, three shown, the own one
    assert all(60 < count < 160 for count in found.values())


def test_r11_the_own_reject_is_never_in_another_hand() -> None:  # R11
    table, rng = german("0 keep urb_set", "1 keep colour_set"), Rng(3)
    assert seen(table, 0)["own_pairs"] == DECK
    for _ in range(300):
        world = cast(City, table.view(0).imagine(rng))
        assert world.place[OBJECTIVES.index("own_pairs")] == DECK
        assert world.rejected[1] != world.rejected[0]


def test_r11_worlds_after_the_first_choice_have_the_right_odds() -> None:  # R11
    table = german("0 keep urb_set", "1 keep colour_set")
    follow(table, "* reveal each_building")
    assert check_fair(table, 0, samples=1000) > 100


def test_r11_worlds_of_a_dealt_objective_have_the_right_odds() -> None:  # R11
    table = new_table(2, **FIXED)
    assert check_fair(table, 0, samples=1000) == 17


def test_r46_at_the_end_everything_lies_open() -> None:  # R46
    table = play_to_end(new_table(3, 4), 4)
    assert SECRET not in cast(City, table.view(SPECTATOR).seen).place
    assert all(holders(table, seat) for seat in range(3))


def test_the_committees_cards_are_known() -> None:
    table = table_at(
        "seats 1\nyear 1\nstage 0\norder 1 0\narea 0 8\nhand 1 Y1a Y2a Y3a\ndisplay V1a V1b V2b\nrow own_pairs "
        "urb_set urb_tram\nask flip *"
    )
    follow(table, "* flip V3a")
    assert seen(table, 0)["urb_set"] == 1
