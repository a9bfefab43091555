"""What the table teaches is true: who would build, what was gained, who can hold which cheque; and it shows no more
than a seat may know.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cablecar.games.tenders import GAME
from cablecar.games.tenders.building import holder
from cablecar.games.tenders.draw.ledger import Ledger
from cablecar.games.tenders.draw.names import row_of
from cablecar.games.tenders.draw.standing import cells_of, points_for, would_build
from cablecar.games.tenders.draw.story import step
from cablecar.games.tenders.tests.helpers import DATA, FOLDER, at, field, say, tender, town
from cablecar.games.tenders.tests.test_options import shown
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import Event
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.look import encode, feed_of, glance, make_stage
from cablecar.scene.texts import Texts

NUMBERS = ("prestige", "influence")


def played(seed: int, seats: int, **options: str) -> Table:
    return Table(GAME, seats, options, dice=seeded_dice(seed))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_r50_r51_what_a_stick_would_build_is_what_it_builds(seed: int) -> None:
    table, choose = played(seed, 3 + seed % 3), Random(seed)
    tried = 0
    while not table.is_over:
        seat = table.actors()[0]
        words = table.legal(seat)
        s = town(table)
        sticks = (
            [word for word in words if word.startswith("stick")]
            if s.phases[s.phase].name in ("invest", "place") and s.supply[seat]
            else []
        )
        for word in sticks[:6]:
            number = DATA.street_names.index(word.split()[1])
            after = s.copy()
            after.lay(number, seat)
            for cell in cells_of(s, number):
                if s.builder[cell] < 0:
                    assert would_build(s, cell, seat) == holder(after, cell)
                    tried += 1
        picked = choose.choice(sticks or words)
        before = int(s.prestige[seat])
        points = points_for(s, DATA.street_names.index(picked.split()[1]), seat) if picked in sticks else 0
        table.submit(seat, picked)
        if picked in sticks:
            assert town(table).prestige[seat] - before == points
    assert tried > 50


@pytest.mark.parametrize(("seed", "options"), [(4, {}), (5, {"option_trading": "yes"})])
def test_the_gains_that_are_told_are_the_gains(seed: int, options: dict[str, str]) -> None:
    table, choose = played(seed, 4, **options), Random(seed)
    watch = feed_of(table, 0)
    watch.look()
    gained = [dict.fromkeys(NUMBERS, 0) for _ in range(4)]
    start = [{name: int(field(table, name)[seat]) for name in NUMBERS} for seat in range(4)]
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, choose.choice(table.legal(seat)))
        watch.look()
    for each in watch.story:
        for seat, name, by in each.gains:
            gained[seat][name] += by
    for seat in range(4):
        assert {name: start[seat][name] + gained[seat][name] for name in NUMBERS} == {
            name: field(table, name)[seat] for name in NUMBERS
        }


def test_r50_the_sentence_says_why() -> None:
    table = at(
        "round rules",
        "cards rules",
        "investors rules",
        sticks={"H1.0": 0, "V1.0": 0, "H2.0": 1},
        more="tender market-cheques-1\nqueue 0=2",
    )
    before = table.view(1)
    say(table, "0 stick V1.1")
    steps = step(before, Event(0, "stick V1.1"), table.view(1))
    assert [each.say[0] for each in steps] == ["tell-stick", "tell-built"]
    built: Any = steps[1]
    assert (built.rule, built.gains) == ("R50", [(0, "prestige", 5)])
    assert {name: built.say[1][name] for name in ("own", "best", "free", "white")} == {
        "own": 3,
        "best": 1,
        "free": 0,
        "white": 0,
    }


def test_r26_r36_every_winner_is_told_even_for_nothing_and_when_he_bids_last() -> None:
    free, last = 0, 0
    for seed in range(8):
        table, choose = played(seed, 3), Random(seed)
        watch = feed_of(table, 0)
        won: list[tuple[int, int]] = []
        while not table.is_over:
            seat = table.actors()[0]
            word = choose.choice(table.legal(seat))
            s = town(table)
            leader, in_auction, pile, total = (
                int(s.leader),
                s.phases[s.phase].name == "raise",
                int(s.pile_size),
                [int(each) for each in s.total],
            )
            table.submit(seat, word)
            if in_auction and town(table).pile_size > pile:
                winner = seat if word == "done" else leader
                won.append((winner, total[winner]))
                last += word == "done"
        watch.look()
        story: list[Any] = watch.story
        assert [(each.seat, each.say[1]["total"]) for each in story if each.say[0] == "tell-won-cheques"] == won
        free += sum(each.say[1]["price"] == 0 for each in story if each.say[0] == "tell-right")
    assert last > 0
    assert free > 0


@pytest.mark.parametrize("seed", [6, 7])
def test_r40_the_ledger_is_never_wrong(seed: int) -> None:
    table, choose = played(seed, 3), Random(seed)
    seen = 0
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, choose.choice(table.legal(seat)))
        if choose.random() < 0.1 and not table.is_over:
            s = town(table)
            for reader in (0, int(SPECTATOR)):
                ledger = Ledger(table.view(reader))
                for owner in range(3):
                    hand = row_of(s.hand, owner)
                    for v in range(10):
                        assert ledger.sure[owner][v] <= hand[v] <= ledger.sure[owner][v] + ledger.maybe[owner][v]
                    assert ledger.worth[owner][0] <= s.cash[owner] <= ledger.worth[owner][1]
                    seen += sum(ledger.maybe[owner])
    assert seen > 0


def looks(table: Table, reader: int) -> bytes:
    view = table.view(reader)
    return encode(make_stage(view)) + encode(glance(view))


def test_r22_r40_r41_two_worlds_look_alike() -> None:
    """A hidden card, number of cheques or payment changes nothing that another seat, or a bystander, is sent."""
    for reader in (1, int(SPECTATOR)):
        assert looks(say(tender("villa-influence-2"), "0 bid 3"), reader) == looks(
            say(tender("villa-influence-2"), "0 bid 7"), reader
        )
        one, two = say(shown("vr", "vr", "fo"), "0 lay 50"), say(shown("vr", "vr", "fo"), "0 lay 10", "0 lay 20")
        assert looks(one, reader) == looks(two, reader)
        assert looks(say(one, "0 done"), reader) == looks(say(two, "0 done"), reader)
        ends = [say(shown("vr", "fo", "fo"), f"0 pay {value}", "1 lay 20", "1 done", "2 done") for value in (10, 90)]
        assert looks(ends[0], reader) == looks(ends[1], reader)


def bidding() -> Table:
    """Return a table at which all have bid but the last."""
    return say(tender("villa-influence-2"), "0 bid 3", "1 bid 2", "2 bid 1")


def test_r22_who_chooses_last_has_a_card_on_the_table_while_all_are_opened() -> None:
    table = bidding()
    before = table.view(3)
    say(table, "3 bid 5")
    after = table.view(3)
    (told, *_) = step(before, Event(3, "bid 5"), after)
    assert told.moves == [("h.i5", "b3.r")]
    assert "b3.r" in {piece.id for piece in glance(after).pieces}


def test_r22_who_is_not_last_has_a_sealed_card_there() -> None:
    table = tender("villa-influence-2")
    before = table.view(0)
    say(table, "0 bid 3")
    (told, *_) = step(before, Event(0, "bid 3"), table.view(0))
    assert told.moves == [("h.i3", "b0.s")]


def test_an_influence_card_on_the_table_is_as_wide_as_its_place() -> None:
    look = glance(say(bidding(), "3 bid 5").view(0))
    assert {piece.symbol for piece in look.pieces if piece.id.endswith(".r")} == {"face-wide"}


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "choosing …", "chosen"),
        ("de", "wählst …", "hat gewählt"),
        ("es", "eliges …", "ha elegido"),
        ("it", "scegli …", "ha scelto"),
    ],
)
def test_what_stands_beside_a_name_on_the_table_addresses_its_reader(language: str, mine: str, theirs: str) -> None:
    texts = Texts(language, FOLDER.parent / "texts", strict=True)
    places = glance(bidding().view(3)).places
    assert [texts.say_text(places[f"bid{seat}"]["head"][1], ["Ann", "Bob", "Cleo", "Dan"], 3) for seat in (0, 3)] == [
        theirs,
        mine,
    ]


def test_where_there_is_little_room_every_second_year_is_written() -> None:
    texts = make_stage(bidding().view(0)).panels[0].texts
    years = [text.short for text in texts if text.say[0] == "year"]
    assert [bool(short) for short in years] == [False, True] * 6
    assert years[-1] == "’18"
