"""What players and watchers can know: R35 to R38. Two worlds that differ only in secrets must give a reader equal
bytes.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from cablecar.games.frankfurt import GAME
from cablecar.games.frankfurt.state import City
from cablecar.games.frankfurt.tests.helpers import (
    COPIES,
    COUNTS,
    FACES,
    FRANKFURT,
    city,
    copies_in_bag,
    follow,
    hand,
    memory,
    names,
    new_table,
    play_random,
    play_to_end,
)
from cablecar.kernel.errors import Refused
from cablecar.kernel.fields import dump
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table

WATCHER = int(SPECTATOR)
WORDS = FRANKFURT.vocabulary.words


def draws(*faces: str) -> list[str]:
    return [f"* draw {face}" for face in faces]


OFFER = "blue-villa-2 green-villa-2 yellow-villa-2 red-villa-3 red-villa-2"


def dealt(mine: str, other: str, removed: str = "violet-house-2 violet-house-3", offer: str = OFFER) -> Table:
    """Return a table of three: seats 0 and 1 hold these tiles, seat 2 blue houses and a park, the Mayor stands at 4,
    seat 1 begins.
    """
    hands = [*mine.split(), *other.split(), "blue-house-2", "blue-house-3", "blue-park-3"]
    return follow(
        Table(GAME, 3, dice=None), "* start 1", *draws(*hands, *offer.split()), "* mayor 4", *draws(*removed.split())
    )


def received(table: Table, reader: int) -> dict[str, object]:
    """Return everything a reader can get out of a table."""
    errors = []
    for word in (*WORDS[::37], "nonsense"):
        if table.why_not(reader, word):
            with pytest.raises(Refused) as error:
                table.submit(reader, word)
            errors.append(str(error.value))
    return {
        "view": dump(table.view(reader)),
        "log": table.log_as_seen(reader),
        "shown": table.shown(reader),
        "legal": table.legal(reader),
        "asked": [table.asked(seat) for seat in range(table.seats)],
        "why": [table.why_not(reader, word) for word in WORDS],
        "errors": errors,
        "scores": table.scores(),
        "undo": table.can_undo(reader) if reader >= 0 else False,
    }


MINE = "green-park-3 yellow-park-3 violet-park-3"
THEIRS = "red-house-2 green-house-2 violet-villa-2"


def test_r35_words_name_faces_and_never_single_tiles() -> None:  # R35
    tiles = {word.split()[1] for word in WORDS if word.startswith(("draw", "place", "discard"))}
    assert tiles == set(FACES)
    assert len(FACES) == 25
    assert all(count > 1 for count in COPIES.values())


def test_r35_equal_tiles_in_a_hand_are_one_choice() -> None:  # R35
    table = dealt(MINE, "red-villa-2 red-villa-2 red-house-2")
    assert Counter(word.split()[1] for word in table.legal(1)) == {"red-villa-2": 12, "red-house-2": 12}


def test_r35_the_order_in_which_equal_hands_came_is_nobodys_to_see() -> None:  # R35
    worlds = [
        dealt(MINE, "red-house-2 green-house-2 violet-villa-2"),
        dealt(MINE, "violet-villa-2 red-house-2 green-house-2"),
    ]
    lines = ["1 place green-house-2 boersenviertel-2", "1 take 4", "* draw red-park-3"]
    for world in worlds:
        follow(world, *lines)
    for reader in (0, 2, WATCHER):
        assert received(worlds[0], reader) == received(worlds[1], reader)


def test_r36_what_was_taken_from_the_offer_is_known_and_struck_when_played() -> None:  # R36
    table = dealt(MINE, THEIRS)
    assert memory(table, table.view(0), 1) == (3, [])
    follow(table, "1 place red-house-2 opernplatz-2", "1 take 4", "* draw red-park-3")
    for reader in (0, 2, WATCHER):
        assert memory(table, table.view(reader), 1) == (2, ["red-villa-2"])
    follow(table, "2 place blue-house-2 westend-3", "2 take 0", "* draw red-park-3")
    follow(
        table,
        "0 place green-park-3 boersenviertel-2",
        "0 take 1",
        "* draw red-park-3",
        "1 place red-villa-2 opernplatz-3",
    )
    for reader in (0, 2, WATCHER):
        assert memory(table, table.view(reader), 1) == (2, [])


def test_r36_a_watcher_sees_no_hand() -> None:  # R36
    table = dealt(MINE, THEIRS)
    assert [memory(table, table.view(WATCHER), seat) for seat in range(3)] == [(3, [])] * 3


@pytest.mark.parametrize("seats", COUNTS)
def test_r36_a_view_agrees_with_memory_kept_by_hand(seats: int) -> None:  # R36
    table = new_table(seats, 31)
    known = [Counter[str]() for _ in range(seats)]
    unknown = [3] * seats
    placed = taken = 0
    for seat, word in play_random(table, 31):
        for reader in (*range(seats), WATCHER):
            for other in range(seats):
                if reader != other:
                    assert memory(table, table.view(reader), other) == (unknown[other], sorted(known[other].elements()))
        verb, *rest = word.split()
        if verb == "place":
            placed += 1
            if known[seat][rest[0]]:
                known[seat][rest[0]] -= 1
            else:
                unknown[seat] -= 1
        elif verb == "take":
            taken += 1
            known[seat][names(table, city(table).offer)[int(rest[0])]] += 1
    assert min(placed, taken) > 10


@pytest.mark.parametrize("seats", COUNTS)
def test_r36_a_views_pool_is_the_supply_and_what_is_hidden(seats: int) -> None:  # R36
    table = new_table(seats, 32)
    for _ in play_random(table, 32):
        for reader in (*range(seats), WATCHER):
            seen = cast(City, table.view(reader).seen)
            hidden = names(table, seen.hands).count("?") + names(table, seen.removed).count("?")
            assert sum(seen.bag) == seen.left + hidden


def test_r37_the_faces_laid_aside_are_public() -> None:  # R37
    table = new_table(2, 33)
    shown = [line for line in table.log_as_seen(WATCHER) if line.startswith(("* draw", "* settle"))]
    aside = Counter(
        line.removeprefix("* draw ")
        for line, after in zip(shown[5:], [*shown[6:], ""], strict=True)
        if "draw" in line and "settle" not in after
    )
    assert aside.total() > 0
    for reader in (0, 1, WATCHER):
        assert aside == +Counter(dict(zip(FACES, cast(City, table.view(reader).seen).aside, strict=True)))


@pytest.mark.parametrize("seats", [3, 4])
def test_r37_with_three_or_four_nothing_of_the_supply_is_known(seats: int) -> None:  # R37
    table = new_table(seats, 34)
    for _ in play_random(table, 34):
        assert sum(city(table).aside) == 0


@pytest.mark.parametrize("seats", COUNTS)
def test_r38_the_removed_tiles_stay_unseen_to_the_end(seats: int) -> None:  # R38
    table = play_to_end(new_table(seats, 35), 35)
    for reader in (*range(seats), WATCHER):
        assert names(table, cast(City, table.view(reader).seen).removed) == ["?"] * {2: 3, 3: 2, 4: 0}[seats]


def test_r38_the_removed_tiles_do_not_influence_the_result() -> None:  # R38
    worlds = [dealt(MINE, THEIRS, "violet-house-2 violet-house-3"), dealt(MINE, THEIRS, "yellow-house-2 green-villa-3")]
    lines = ["1 place red-house-2 opernplatz-2", "1 take 4", "* draw red-park-3"]
    for world in worlds:
        follow(world, *lines)
    for reader in (0, 1, 2, WATCHER):
        assert received(worlds[0], reader) == received(worlds[1], reader)


SECRETS = ["red-house-3 green-house-3 violet-villa-3", "yellow-house-2 blue-park-3 violet-villa-3"]


@pytest.mark.parametrize("theirs", SECRETS)
def test_t30_another_hand_leaves_no_trace(theirs: str) -> None:
    worlds = [dealt(MINE, THEIRS), dealt(MINE, theirs)]
    for reader in (0, 2, WATCHER):
        assert received(worlds[0], reader) == received(worlds[1], reader)
    assert received(worlds[0], 1) != received(worlds[1], 1)


@pytest.mark.parametrize("theirs", SECRETS)
def test_t30_another_hand_leaves_no_trace_while_others_play(theirs: str) -> None:
    """Seat 1 plays a tile that it has in both worlds."""
    worlds = [dealt(MINE, f"red-house-2 {' '.join(tiles.split()[1:])}") for tiles in (THEIRS, theirs)]
    lines = [
        "1 place red-house-2 opernplatz-2",
        "1 take 4",
        "* draw red-park-3",
        "2 place blue-house-2 westend-3",
        "2 take 0",
        "* draw red-park-3",
    ]
    for line in lines:
        for world in worlds:
            follow(world, line)
        for reader in (0, 2, WATCHER):
            assert received(worlds[0], reader) == received(worlds[1], reader)


def test_t32_equal_tiles() -> None:
    """B took a red villa 2 from the offer; whether he also had one from the deal is his secret, before and after he
    plays one.
    """
    worlds = [dealt(MINE, "red-house-2 red-villa-2 green-park-3"), dealt(MINE, "red-house-2 blue-villa-3 green-park-3")]
    lines = [
        "1 place red-house-2 opernplatz-2",
        "1 take 4",
        "* draw red-park-3",
        "2 place blue-house-2 westend-3",
        "2 take 0",
        "* draw red-park-3",
    ]
    lines += ["0 place green-park-3 boersenviertel-2", "0 take 1", "* draw red-park-3"]
    for world in worlds:
        follow(world, *lines)
        assert memory(world, world.view(0), 1) == (2, ["red-villa-2"])
        follow(world, "1 place red-villa-2 opernplatz-3")
    assert hand(worlds[0], 1) == ["red-villa-2", "green-park-3"]
    for reader in (0, 2, WATCHER):
        assert memory(worlds[0], worlds[0].view(reader), 1) == (2, [])
        assert received(worlds[0], reader) == received(worlds[1], reader)


def test_t33_memory() -> None:
    table = dealt(
        MINE,
        "blue-house-2 yellow-park-3 red-house-2",
        offer="green-villa-3 green-villa-2 yellow-villa-2 red-villa-3 yellow-park-3",
    )
    follow(table, "1 place blue-house-2 westend-3", "1 take 4", "* draw red-park-3")
    assert memory(table, table.view(0), 1) == (2, ["yellow-park-3"])
    follow(table, "2 place blue-house-3 westend-4", "2 take 0", "* draw red-park-3")
    follow(
        table,
        "0 place green-park-3 boersenviertel-2",
        "0 take 1",
        "* draw red-park-3",
        "1 place yellow-park-3 hasengasse-1",
    )
    assert memory(table, table.view(0), 1) == (2, [])


@pytest.mark.parametrize("seed", [33, 36, 37])
def test_t34_the_tiles_laid_aside_are_imagined_in_the_supply(seed: int) -> None:
    table = new_table(2, seed)
    aside = list(city(table).aside)
    assert sum(aside) > 0
    rng = Rng(seed)
    for reader in (0, 1, WATCHER):
        view = table.view(reader)
        pool = copies_in_bag(view)
        for _ in range(300):
            world = cast(City, view.imagine(rng))
            assert all(left >= laid for left, laid in zip(world.bag, aside, strict=True))
            outside = Counter(names(table, [*world.hands, *world.removed])) - Counter(
                hand(table, reader) if reader >= 0 else []
            )
            assert all(outside[face] <= pool[face] - aside[FACES.index(face)] for face in FACES)
