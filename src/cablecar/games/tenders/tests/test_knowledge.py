"""What a seat knows about cheques, and that what it imagines has the right odds (4.2)."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from cablecar.games.tenders import GAME
from cablecar.games.tenders.state import Town
from cablecar.games.tenders.tests.helpers import another_set, field, new_table, say, tender, town
from cablecar.kernel.check import check_fair, check_game
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.fields import dump
from cablecar.kernel.phase import SEVERAL, SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table

SMALL = another_set("small")


def small_table(seed: int, lines: int, **options: str) -> Table:
    """Return a table of the small box after some random lines, between sealed rounds."""
    rolls, dice = Random(seed), seeded_dice(seed)
    table = Table(SMALL, 3, options, dice=None)
    while not table.is_over and (len(table.events) < lines or table.state.actor == SEVERAL):
        if actors := table.actors():
            seat = rolls.choice(actors)
            table.submit(seat, rolls.choice(table.legal(seat)))
        else:
            table.roll(dice)
    return table


def seen(table: Table, seat: int) -> Town:
    return cast(Town, table.view(seat).seen)


def test_until_something_moves_unseen_every_hand_is_known() -> None:
    table = say(tender("villa-cheques-1", seats=3), "0 lay 60", "0 done", "1 pass", "2 pass")
    for reader in (0, 1, 2, int(SPECTATOR)):
        assert list(seen(table, reader).hand) == field(table, "hand")


def hidden_payment() -> Table:
    table = tender("option", seats=3, hands={0: [10, 20, 50]})
    return say(table, "0 option fo", "1 option ml", "2 option ml", "0 pay 20", "1 done", "2 done")


def test_a_hidden_payment_is_one_of_the_cheques_in_the_hand() -> None:
    table, rng = hidden_payment(), Rng(1)
    paid = [int(cast(Town, table.view(1).imagine(rng)).slips[0]) for _ in range(3000)]
    assert set(paid) == {0, 1, 4}
    assert all(850 < paid.count(value) < 1150 for value in (0, 1, 4))
    own = {int(cast(Town, table.view(0).imagine(rng)).slips[0]) for _ in range(20)}
    assert own == {1}


def test_a_cheque_shown_later_was_not_paid() -> None:
    table, rng = hidden_payment(), Rng(2)
    say(table, "0 decline", "* tender edge-cheques-1", "1 keep", "1 pass", "2 pass", "0 lay 50")
    assert {int(cast(Town, table.view(1).imagine(rng)).slips[0]) for _ in range(200)} == {0, 1}


def test_a_begun_raise_proves_that_it_can_be_finished() -> None:
    table, rng = hidden_payment(), Rng(3)
    say(table, "0 decline", "* tender edge-cheques-1", "1 keep", "1 lay 40", "1 lay 10", "1 done", "2 pass")
    before = {int(cast(Town, table.view(1).imagine(rng)).slips[0]) for _ in range(200)}
    say(table, "0 lay 10")
    after = {int(cast(Town, table.view(1).imagine(rng)).slips[0]) for _ in range(200)}
    assert before == {0, 1, 4}
    assert after == {1}  # 10 is shown; without the 50 he could not outbid 50


def test_two_worlds_of_a_hidden_payment_look_alike() -> None:
    one, two = (
        say(tender("option", seats=3), "0 option fo", "1 option ml", "2 option ml", f"0 pay {paid}", "1 done", "2 done")
        for paid in (10, 90)
    )
    for reader in (1, 2, int(SPECTATOR)):
        assert dump(one.view(reader)) == dump(two.view(reader))
        assert one.log_as_seen(reader) == two.log_as_seen(reader)


def test_open_money_hides_nothing() -> None:
    table = tender("option", seats=3, show_opponent_cheque_values="yes")
    say(table, "0 option fo", "1 option ml", "2 option ml", "0 pay 20", "1 done", "2 done")
    assert list(seen(table, 1).hand) == field(table, "hand")
    assert "0 pay 20" in table.log_as_seen(1)
    assert len(town(table).slips) == 0


@pytest.mark.parametrize("seed", range(3))
def test_imagined_hands_have_the_odds_of_all_that_could_have_happened(seed: int) -> None:
    table = small_table(seed, 45)
    for reader in (0, int(SPECTATOR)):
        check_fair(table, reader, samples=1500)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 60, 3))
def test_odds_with_trading_and_late_in_the_game(seed: int) -> None:
    table = small_table(seed, 30 + seed, **({"option_trading": "yes"} if seed % 2 else {}))
    if len(town(table).slips) < 7:
        check_fair(table, seed % 3, samples=1500)


def test_many_worlds_are_sampled_and_still_fit() -> None:
    rolls, table = Random(4), new_table(5, 4)
    most = 0
    while not table.is_over:
        seat = table.actors()[0]
        words = table.legal(seat)
        table.submit(seat, "option fo" if words[0] == "option fo" and seat == 0 else rolls.choice(words))
        if len(town(table).slips) > most and not table.is_over:
            most = len(town(table).slips)
            view = table.view(int(SPECTATOR))
            world = view.imagine(Rng(most))
            assert table.game.inventory(world) == ""
            assert dump(world.view(int(SPECTATOR))) == dump(view)
    assert most > 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"option_trading": "yes"}),
        (5, {"composed_action_deck": "4"}),
        (3, {"setup_mode": "drafted", "placement_optional": "no"}),
        (4, {"show_opponent_cheque_values": "yes", "option_trading": "yes"}),
    ],
)
def test_the_check_finds_no_fault(seats: int, options: dict[str, str]) -> None:
    report = check_game(GAME, seats, options, games=1, every=60)
    assert report.faults == []
