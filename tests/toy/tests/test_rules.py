"""The clauses of the toy: rules/en.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cablecar import games
from cablecar.kernel.check import check_fair, check_game, check_vocabulary
from cablecar.kernel.errors import BadComponents, BadOption, Refused
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, SPECTATOR
from cablecar.kernel.position import position
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table

DEAL = (
    "* draw agate",
    "* draw clay",
    "* draw glass",
    "* draw glass",
    "* draw glass",
    "* draw agate",
    "* draw clay",
)  # 0: 1 2 3, 1: 1 2 2
KITE = (*DEAL, "* toy kite")


def say(table: Table, *lines: str) -> Table:
    for line in lines:
        actor, word = line.split(" ", 1)
        table.follow(Event(int(CHANCE) if actor == "*" else int(actor), word))
    return table


def field(table: Table, name: str) -> list[int]:
    return list(getattr(table.state, name))


def chances(table: Table) -> dict[str, int]:
    """Return the words and weights of chance."""
    from librt.vecs import vec
    from mypy_extensions import i64

    out = vec[i64]([0] * 200)
    count = table.state.legal(CHANCE, out)
    words = [table.game.vocabulary.words[action] for action in list(out)[:count]]
    table.state.weights(out)
    return dict(zip(words, list(out)[:count], strict=True))


def test_y1_pockets_are_counted_by_everybody(play: Any) -> None:
    table = play(2, *KITE)
    for reader in (0, 1, int(SPECTATOR)):
        seen: Any = table.view(reader).seen
        assert list(seen.held) == [3, 3, 0, 8, 0, 1, 0]
        assert seen.toy == 2


def test_y2_one_marble_rolls_under_the_counter_unseen(play: Any) -> None:
    table = play(2)
    assert chances(table) == {"draw clay": 6, "draw glass": 5, "draw agate": 4}
    say(table, "* draw agate")
    assert all(table.log_as_seen(reader) == ["* ?"] for reader in (0, 1, int(SPECTATOR)))
    assert chances(table) == {"draw clay": 6, "draw glass": 5, "draw agate": 3}


def test_y2_everybody_draws_three_and_sees_only_his_own(play: Any) -> None:
    table = play(2, *DEAL)
    assert table.log_as_seen(0) == ["* ?", "* draw clay", "* ?", "* draw glass", "* ?", "* draw agate", "* ?"]
    assert table.log_as_seen(1) == ["* ?", "* ?", "* draw glass", "* ?", "* draw glass", "* ?", "* draw clay"]
    assert field(table, "marbles")[:6] == [1, 1, 1, 1, 2, 0]


def test_y3_toys_come_as_likely_as_they_are_many(play: Any) -> None:
    assert chances(play(2, *DEAL)) == {"toy top": 2, "toy doll": 1, "toy kite": 2, "toy drum": 2, "toy train": 1}
    assert chances(play(2, *DEAL, toys="drum,top,kite")) == {"toy top": 2, "toy kite": 2, "toy drum": 2}


def test_y3_the_deck_must_last(game: Game) -> None:
    with pytest.raises(BadOption, match="there are 4 toys, not 5"):
        Table(game, 2, {"toys": "doll,train,kite", "length": "5"})


def test_y3_who_has_fewer_than_three_draws_one(play: Any) -> None:
    table = play(2, *KITE, "0 lay agate", "0 lay glass", "0 done", "1 drop clay", "0 done")
    assert table.asked(0) == ""
    assert chances(table)
    say(table, "* draw clay", "* draw glass")
    assert field(table, "held")[:2] == [2, 3]
    assert table.state.phases[table.state.phase].name == "turn"


def test_y4_marbles_are_laid_one_by_one(play: Any) -> None:
    table = play(2, *KITE)
    assert table.legal(0) == ["lay clay", "lay glass", "lay agate", "done", "drop clay", "drop glass", "drop agate"]
    say(table, "0 lay glass")
    assert table.legal(0) == ["lay clay", "lay agate", "done"]
    assert table.why_not(0, "lay glass") == "Y4-not-in-hand"
    assert table.why_not(0, "drop clay") == "Y4-begun"
    assert table.legal(1) == ["lay clay", "lay glass", "done", "drop clay", "drop glass"]


def test_y4_who_has_no_marble_is_not_asked(game: Game) -> None:
    s = position(game, "seats 2\nmarbles seat0-clay=1 counter-agate=1\nask refill rules\nask turn *\nround 1")
    s.apply(CHANCE, game.vocabulary.number("toy kite"))
    assert s.owes(0)
    assert not s.owes(1)


def test_y5_a_wish_is_half_a_point_and_stays_secret(play: Any) -> None:
    for option, halves in (("half", 1), ("nothing", 0), ("point", 2)):
        table = play(2, *KITE, "0 drop agate", "1 done", wish=option)
        assert table.scores() == [halves, 0]
        assert table.log_as_seen(1)[-2:] == ["1 done", "0 ?"]
        assert field(table, "marbles")[12:15] == [0, 0, 1]


def test_y6_the_highest_sum_wins_and_pays(play: Any) -> None:
    table = play(2, *KITE, "0 lay agate", "0 lay clay", "0 done", "1 lay glass", "1 done")
    assert table.asked(0) == "treat"
    assert table.scores() == [6, 0]
    assert field(table, "held")[:2] == [1, 3]
    assert field(table, "marbles")[-3:] == [1, 0, 1]


def test_y6_equal_sums_cancel_each_other_and_nothing_never_wins(play: Any) -> None:
    table = play(2, *KITE, "0 lay glass", "0 done", "1 lay glass", "1 done")
    assert table.scores() == [0, 0]
    assert table.state.winner == -1
    assert play(2, *KITE, "0 done", "1 done").state.winner == -1


def test_y6_version_1_lost_the_toy_where_version_2_gives_it_to_the_next(play: Any) -> None:
    deal = (
        "* draw agate",
        *("* draw clay", "* draw glass", "* draw glass") * 2,
        "* draw agate",
        "* draw clay",
        "* draw clay",
        "* toy kite",
    )
    bids = ("0 lay clay", "0 done", "1 lay glass", "1 done", "2 lay glass", "2 done")
    assert play(3, *deal, *bids).scores() == [6, 0, 0]
    assert play(3, *deal, *bids, version=1).scores() == [0, 0, 0]


def test_y7_the_winner_looks_under_the_counter(play: Any) -> None:
    table = play(2, *KITE, "0 lay clay", "0 done", "1 done", "0 look")
    assert field(table, "marbles")[:3] == [0, 1, 2]
    assert table.why_not(0, "look") == "Y7-found"
    for reader in (1, int(SPECTATOR)):
        seen: Any = table.view(reader).seen
        assert seen.values[-1] == 2


def test_y7_looking_can_be_forbidden(play: Any) -> None:
    assert play(2, *KITE, "0 lay clay", "0 done", "1 done", look="never").why_not(0, "look") == "Y7-never"


def test_y7_a_winner_who_can_do_nothing_is_not_asked(play: Any) -> None:
    table = play(2, *KITE, "0 lay clay", "0 done", "1 done", "0 look", "0 lend", "0 name 1")
    assert table.actors() == []  # the jar is empty: only done would be left
    assert table.state.phases[table.state.phase].name == "turn"


def test_y8_a_marble_comes_out_of_the_jar_with_secret_odds(play: Any) -> None:
    table = play(2, *KITE, "0 lay clay", "0 done", "1 drop glass", "0 reach")
    assert chances(table) == {"draw glass": 1}
    assert table.legal(0) == table.legal(1) == []
    say(table, "* draw glass")
    assert table.asked(0) == "swap"
    assert table.log_as_seen(int(SPECTATOR))[-1] == "* draw glass"


def test_y8_then_a_marble_may_be_dropped_secretly(play: Any) -> None:
    table = play(2, *KITE, "0 lay clay", "0 done", "1 drop glass", "0 reach", "* draw glass")
    assert table.legal(0) == ["done", "drop glass", "drop agate"]
    assert table.why_not(0, "drop clay") == "Y8-not-in-hand"
    say(table, "0 drop agate")
    assert table.log_as_seen(1)[-1] == "0 ?"
    assert table.why_not(0, "reach") == "Y8-once"
    assert play(2, *KITE, "0 lay clay", "0 done", "1 done").why_not(0, "reach") == "Y8-empty"


def test_y9_lending_gives_both_half_a_point(play: Any) -> None:
    table = play(2, *KITE, "0 lay clay", "0 done", "1 done", "0 lend")
    assert table.legal(0) == ["name 1"]
    assert table.why_not(0, "name 0") == "Y9-yourself"
    assert table.why_not(0, "name 2") == "Y9-nobody"
    say(table, "0 name 1")
    assert table.scores() == [7, 1]
    assert table.why_not(0, "lend") == "Y9-once"


def test_y10_marbles_count_half_their_value_at_the_end(play: Any) -> None:
    table = play(2, *KITE, "0 lay clay", "0 done", "1 done", "0 done", "* draw clay", length="1")
    assert table.is_over
    assert table.scores() == [6 + 1 + 2 + 3, 1 + 2 + 2]
    assert table.places() == [1, 2]


def test_y11_the_game_ends_at_once_from_inside_a_decision(game: Game) -> None:
    s: Any = position(
        game,
        "seats 2\nround 1\nmarbles seat0-clay=1 counter-agate=1\nowned 0 0 1 2 0\nwishes 0 0\nwinner 0\nask refill "
        "rules\nask treat 0",
    )
    s.wishes[1] = 15
    s.apply(0, game.vocabulary.number("lend"))
    assert s.depth == 3
    s.apply(0, game.vocabulary.number("name 1"))
    assert (s.depth, s.actor, s.phase) == (0, -3, -1)


def test_y12_of_equal_points_more_marbles_win(game: Game) -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    s = position(game, "seats 2\nround 3\nmarbles seat0-glass=1 seat1-clay=2 counter-agate=1\nask refill rules")
    s.end()
    out = vec[i64]([0, 0])
    s.scores(out)
    assert list(out) == [2, 2]
    s.places(out)
    assert list(out) == [2, 1]


def test_y13_a_view_has_only_what_its_seat_knows(play: Any) -> None:
    seen: Any = play(2, *KITE, "0 lay clay").view(1).seen
    assert list(seen.marbles) == [-2] * 3 + [1, 2, 0] + [-2] * 12 + [0, 0, 0]
    assert list(seen.laid) == [-2, -2, -2, 0, 0, 0]
    assert list(seen.values) == [-2, -2, 1, -2, 1, -2, 0]


def test_y13_at_the_end_all_pockets_are_emptied(play: Any) -> None:
    table = play(2, *KITE, "0 done", "1 done", length="1")
    seen: Any = table.view(1).seen
    assert -2 not in list(seen.marbles)


HIDDEN_MOVES = ("* draw steel", "* draw clay", "* draw clay", "* draw steel", "* draw clay", "* toy bear")


@pytest.mark.parametrize(
    "lines",
    [
        # a drop, an open draw, a drop that may be the same marble
        ("0 lay steel", "0 done", "1 drop clay", "0 reach", "* draw clay", "0 drop clay"),
        ("0 drop steel", "1 lay clay", "1 done", "1 reach", "* draw steel", "1 done", "1 look"),  # all is known
        (
            "0 lay clay",
            "0 lay steel",
            "0 done",
            "1 drop clay",
            "0 done",
            "* draw steel",
            "* draw clay",
            "* toy hoop",
            "0 drop steel",
            "1 drop clay",
        ),
        (
            "0 drop clay",
            "1 drop clay",
            "* draw steel",
            "* draw steel",
            "* toy hoop",
            "0 lay steel",
            "0 done",
            "1 done",
            "0 reach",
            "* draw clay",
            "0 done",
        ),
    ],
)
def test_y14_worlds_after_hidden_moves_have_the_right_odds(attic: Game, play: Any, lines: tuple[str, ...]) -> None:
    table = play(2, *HIDDEN_MOVES, *lines, game=attic)
    for reader in (0, 1, int(SPECTATOR)):
        assert check_fair(table, reader, samples=1500) >= 1


def test_y15_the_collector_bids_by_chance_and_can_win(play: Any) -> None:
    table = play(1, "* draw agate", "* draw clay", "* draw clay", "* draw glass", "* toy kite", "0 lay glass", "0 done")
    assert chances(table) == {f"offer {n}": 1 for n in range(1, 7)}
    say(table, "* offer 3", "* toy top")
    assert table.scores() == [0, 6]
    assert table.places() == [2, 1]
    say(table, "0 lay clay", "0 lay clay", "0 done")
    assert "offer 3" not in chances(table)
    say(table, "* offer 1")
    assert table.asked(0) == "treat"
    assert table.why_not(0, "lend") == "Y9-alone"
    assert table.game.rival_names(1, table.options) == ["collector"]


def test_the_last_offer_is_a_draw_of_one(game: Game) -> None:
    s = position(
        game,
        "seats 1\nround 1\nmarbles counter-clay=1\noffers 0 0 0 0 0 1\ntoy kite\nask refill rules\nask opening "
        "rules\nask offer *",
    )
    s.apply(CHANCE, game.vocabulary.number("offer 6"))
    assert list(getattr(s, "owned"))[5:10] == [0, 0, 1, 0, 0]  # noqa: B009  # a field of the toy


@pytest.mark.parametrize(
    ("seats", "options", "version"),
    [(1, {}, 2), (2, {}, 2), (3, {}, 2), (3, {"length": "6"}, 1), (2, {"look": "never", "wish": "point"}, 2)],
)
def test_the_check_finds_nothing(game: Game, seats: int, options: dict[str, str], version: int) -> None:
    report = check_game(game, seats, options, games=1, every=5, version=version)
    assert report.faults == []


def test_the_check_finds_nothing_in_the_attic(attic: Game) -> None:
    check_vocabulary(attic)
    assert check_game(attic, 3, games=2, every=4).faults == []


def test_evaluate_counts_marbles_as_if_the_game_ended(play: Any, game: Game) -> None:
    table = play(2, *KITE, "0 lay clay", "0 done", "1 done")
    assert game.evaluate(table.state, 0) == 300 + 250
    assert game.evaluate(table.state, 1) == 250


def test_every_clause_has_a_test_and_every_test_a_clause() -> None:
    import re

    clauses = set(re.findall(r"\*\*Y(\d+)\*\*", (games.folder("toy") / "rules" / "en.md").read_text("utf-8")))
    tested = {found[1] for name in globals() if (found := re.match(r"test_y(\d+)_", name))}
    assert clauses == tested


def test_a_set_with_too_few_marbles_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "poor.yaml"
    file.write_text(
        "set: {game: toy, name: poor}\nmarbles:\n  - {id: clay, value: 1, copies: 2}\n  - {id: glass, value: 2, "
        "copies: 3}\n",
        "utf-8",
    )
    with pytest.raises(BadComponents, match=r"poor\.yaml, line 2: 5 marbles are too few") as error:
        games.load("toy", file)
    assert error.value.line == 2


def test_a_box_owners_file_replaces_one_block(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("set: {game: toy, name: mine}\ngame: {hand: 2, goal: 9, offers: [1, 2, 3, 4, 5, 7]}\n", "utf-8")
    mine = games.load("toy", file)
    assert mine.components.name == "mine"
    assert mine.components.digest != game.components.digest
    assert "offer 7" in mine.vocabulary.numbers
    assert "draw agate" in mine.vocabulary.numbers
    with pytest.raises(Refused):
        Table(game, 1, dice=None).submit(0, "offer 7")
