"""R97 to R101, R105 to R112: trading among tied option players."""

from __future__ import annotations

from cablecar.games.tenders.tests.helpers import (
    asked,
    chance_words,
    field,
    hand,
    pile,
    queue,
    say,
    streets,
    tender,
    town,
)
from cablecar.kernel.table import Table


def trading(*pairs: str, hands: dict[int, list[int]] | None = None, **options: str) -> Table:
    """Return a table after option cards were shown, with trading."""
    table = tender("option", seats=len(pairs), hands=hands or {}, option_trading="yes", **options)
    return say(table, *(f"{seat} option {pair}" for seat, pair in enumerate(pairs)))


def test_r97_at21_the_investor_pays_the_others() -> None:  # R97
    table = trading("ml", "ml", "ml", hands={0: [20], 1: [20], 2: [40, 40, 100]})
    say(
        table,
        "0 pass",
        "1 pass",
        "2 offer 2",
        "2 to 0",
        "2 give 40",
        "2 to 1",
        "2 give 40",
        "2 propose",
        "0 accept",
        "1 accept",
    )
    assert field(table, "cash") == [60, 60, 100]
    assert queue(table) == [(2, "ml")]
    assert table.why_not(2, "to 1") == "not-now"


def test_r98_at81_a_deal_needs_a_price() -> None:  # R98
    table = say(trading("ml", "ml", "fo"), "0 offer 1", "0 forbid V1.1")
    assert table.why_not(0, "propose") == "R98-price"
    say(table, "0 to 0", "0 demand 10")
    assert table.why_not(0, "propose") == ""


def test_r99_all_must_accept_and_then_it_is_done_at_once() -> None:  # R99
    table = say(trading("ml", "ml", "ml"), "0 offer 0", "0 to 1", "0 give 50", "0 propose", "1 accept")
    assert hand(table, 1).count(50) == 1
    say(table, "2 accept")
    assert hand(table, 1).count(50) == 2
    assert asked(table) == (0, "invest")
    assert not {50} & set(pile(table))


def test_r100_r111_forbidden_streets_bind_the_investor() -> None:  # R100
    table = say(
        trading("ml", "ml", "fo"),
        "0 offer 0",
        "0 to 1",
        "0 give 10",
        "0 forbid V1.1",
        "0 propose",
        "1 accept",
        "2 pay 10",
        "2 decline",
    )
    assert asked(table) == (0, "invest")
    assert table.why_not(0, "stick V1.1") == "R111-bound"
    assert "V1.1" not in streets(table, 0)
    assert "decline" in table.legal(0)


def test_r101_at82_one_lap_then_sealed_bids() -> None:  # R101
    table = trading("vr", "vr", "vr")
    say(table, "0 offer 0", "0 to 1", "0 give 90", "0 propose", "1 refuse")
    assert len(hand(table, 0)) == 12
    say(table, "1 pass", "2 offer 0", "2 to 2", "2 demand 30", "2 propose", "1 accept", "0 refuse")
    assert asked(table)[1] == "seal"
    assert table.actors() == [0, 1, 2]


def test_r105_at85_groups_trade_one_after_the_other() -> None:  # R105
    table = trading("fo", "vr", "ml", "vr", "fo")
    assert asked(table) == (0, "floor")
    say(table, "0 pass", "4 pass")
    assert asked(table) == (1, "floor")
    say(table, "1 offer 1", "1 to 3", "1 give 20", "1 propose", "3 accept")
    assert table.actors() == [0, 2, 4]
    assert field(table, "rights") == [-1, -1, 1]
    say(table, "0 lay 10", "0 done", "2 pay 30", "4 done")
    assert queue(table) == [(0, "fo"), (2, "ml"), (1, "vr")]


def test_r106_only_members_can_be_named() -> None:  # R106
    table = trading("ml", "ml", "fo")
    assert table.legal(0) == ["offer 0", "offer 1", "pass"]
    assert table.why_not(0, "offer 2") == "R106-not-a-member"


def test_r107_terms_by_who_invests() -> None:  # R107
    table = say(trading("ml", "ml", "ml"), "0 offer 1")
    assert table.why_not(0, "to 1") == "R107-receiver"
    say(table, "0 to 0")
    assert table.why_not(0, "give 10") == "R107-only-own"
    say(table, "0 demand 100", "0 to 0")
    assert table.why_not(0, "demand 20") == "R107-once"
    say(table, "0 blind 2")
    assert table.why_not(0, "to 0") == "R107-once"
    own = say(trading("ml", "ml", "ml"), "0 offer 0", "0 to 2")
    assert own.why_not(0, "demand 20") == "R107-give"


def test_r107_limits_of_the_table() -> None:  # R107
    table = say(
        trading("ml", "ml", "ml", trade_max_amount="50", trade_max_blind="1", trade_max_streets="1"),
        "0 offer 1",
        "0 forbid V1.1",
    )
    assert table.why_not(0, "require H0.2") == "R107-streets"
    say(table, "0 to 2")
    assert table.why_not(0, "demand 60") == "R107-amount"
    assert table.why_not(0, "blind 2") == "R107-blind"


def test_at84_no_more_draws_than_cheques() -> None:
    table = say(trading("ml", "ml", "fo", hands={1: [10, 20]}), "0 offer 1", "0 to 0")
    assert table.why_not(0, "blind 3") == "R107-capacity"
    assert table.why_not(0, "blind 2") == ""


def test_r108_a_withdrawn_offer_is_a_pass() -> None:  # R108
    table = say(trading("ml", "ml", "fo"), "0 offer 0", "0 to 1", "0 give 100", "0 withdraw")
    assert len(hand(table, 0)) == 12
    assert asked(table) == (1, "floor")


def test_r109_at78_a_demand_is_answered_last_and_paid_openly() -> None:  # R109
    table = tender("option", option_trading="yes", more="start 2", hands={0: [10, 20], 3: [30, 70, 70]})
    say(table, "0 option fo", "1 option ml", "2 option ml", "3 option ml")
    assert asked(table) == (2, "floor")
    say(table, "2 offer 3", "2 to 2", "2 demand 100", "2 forbid V1.1", "2 propose")
    assert asked(table) == (1, "answer")
    say(table, "1 accept")
    assert asked(table) == (3, "answer")
    say(table, "3 accept")
    assert table.legal(3) == ["lay 30", "lay 70"]
    say(table, "3 lay 70", "3 lay 30")
    assert field(table, "cash")[2:] == [680, 70]
    assert field(table, "rights")[1] == 3
    say(table, "0 pay 10", "0 decline")
    assert asked(table) == (3, "invest")
    assert table.why_not(3, "stick V1.1") == "R111-bound"


def test_at79_who_cannot_pay_can_only_refuse() -> None:
    table = say(
        trading("ml", "ml", "ml", hands={1: [20, 20, 50]}),
        "0 offer 1",
        "0 to 0",
        "0 demand 30",
        "0 propose",
        "2 accept",
    )
    assert asked(table) == (1, "answer")
    assert table.legal(1) == ["refuse"]
    assert table.why_not(1, "accept") == "R109-cannot-pay"
    assert not table.state.phases[table.state.phase].open


def test_r110_at80_a_blind_draw_is_seen_by_two() -> None:  # R110
    table = trading("ml", "ml", "fo", hands={0: [10, 50, 80]})
    say(table, "0 offer 0", "0 to 1", "0 give 80", "0 to 1", "0 blind 1", "0 propose", "1 accept")
    assert chance_words(table) == {"cheque 10": 1, "cheque 50": 1}
    say(table, "* cheque 50")
    assert hand(table, 0) == [10]
    assert town(table).cash[1] == 580 + 80 + 50
    assert table.log_as_seen(2)[-1] == "* ?"
    assert table.log_as_seen(0)[-1] == table.log_as_seen(1)[-1] == "* cheque 50"
    assert list(table.view(2).seen.slips) == [-2]  # type: ignore[attr-defined]
    assert list(table.view(1).seen.slips) == [4]  # type: ignore[attr-defined]


def test_r110_every_piece_leaves_the_rest_payable() -> None:  # R110
    table = say(
        trading("ml", "ml", "ml", hands={1: [10, 20, 20, 30]}),
        "0 offer 1",
        "0 to 0",
        "0 demand 30",
        "0 to 2",
        "0 demand 40",
        "0 propose",
    )
    say(table, "2 accept", "1 accept")
    assert table.legal(1) == ["lay 30"]  # with 10 and 20 only 20 and 30 would be left for 40
    assert table.why_not(1, "lay 20") == "R110-rest"
    assert table.why_not(1, "lay 40") == "R110-not-in-hand"


def test_r111_at83_a_required_street() -> None:  # R111
    def settled() -> Table:
        return say(
            trading("vr", "vr", "fo"),
            "0 offer 0",
            "0 to 1",
            "0 give 10",
            "0 require V0.1",
            "0 propose",
            "1 accept",
            "2 pay 10",
        )

    taken = say(settled(), "2 stick V0.1")
    assert asked(taken) == (-1, "tender")
    assert len(hand(taken, 0)) == 11
    free = say(settled(), "2 decline")
    assert free.legal(0) == ["stick V0.1"]
    assert free.why_not(0, "decline") == "R111-required"


def test_r112_a_lap_without_agreement_ends_in_sealed_bids() -> None:  # R112
    table = say(trading("ml", "ml", "fo"), "0 pass", "1 pass")
    assert asked(table)[1] == "seal"
