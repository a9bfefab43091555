"""Strength cards: reproducible from their seed, kept beside the game, told in one document."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from cablecar import games, modes
from cablecar.cli.main import main
from cablecar.kernel.errors import BadInput
from cablecar.kernel.options import resolve
from cablecar.lab import records as files
from cablecar.lab import strength_cards as cards
from cablecar.lab.arena import Match, Record, Series, deals, play_one
from cablecar.lab.executors import InProcess

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]


def certified(level: str, number: int) -> cards.CertifiedLevel:
    game = games.load("toy")
    playing = cards.certify_level(game, level, [(2, resolve(game, 2, {}))], number, 3, InProcess())
    return cards.finished(playing, lambda: None)


def test_a_card_is_the_same_from_the_same_seed_but_for_the_time() -> None:
    one, two = certified("greedy", 6).rows[0], certified("greedy", 6).rows[0]
    assert (one.share, one.low, one.high, one.rating, one.games) == (two.share, two.low, two.high, two.rating, 6)
    assert one.seconds > 0
    assert one.low <= one.share <= one.high
    assert one.rating_low <= one.rating <= one.rating_high


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["frankfurt", "quake", "tenders", "trams"])
def test_a_game_that_was_recorded_is_played_again_alike(slug: str) -> None:
    game, again = games.load(slug), 0
    for row in cards.read_cards(games.folder(slug))["greedy"].rows:
        series = Series(game, resolve(game, row.players, row.options), row.players, 1)
        known = files.read_records(ROOT / "benchmarks" / "results" / f"{slug}.jsonl", series)
        for record in [one for one in known if one.match.hero == "greedy"][:1]:
            assert play_one((series, record.match, record.deal, record.seat)) == record
            again += 1
    assert again >= 3


def test_a_card_counts_whole_deals() -> None:
    row = certified("greedy", 5).rows[0]
    assert (row.games, row.most) == (6, 6)


def test_ratings_are_odds_on_the_scale_of_chess() -> None:
    assert cards.rating(0.5, 1, 100) == 0
    assert cards.rating(0.25, 3, 100) == 0
    assert cards.rating(10 / 11, 1, 100) == 400
    assert cards.rating(1.0, 1, 10) == cards.rating(0.95, 1, 10)  # never boundless


def test_cards_are_kept_beside_each_other(tmp_path: Path) -> None:
    assert cards.read_cards(tmp_path) == {}
    first = certified("greedy", 2)
    cards.write_card(tmp_path, first)
    second = cards.CertifiedLevel("club", "greedy", 1, "set", "0a", 4000, 3, "compiled", first.rows)
    cards.write_card(tmp_path, second)
    assert cards.read_cards(tmp_path) == {"greedy": first, "club": second}
    assert list(json.loads((tmp_path / cards.CARD_FILE).read_text())) == ["greedy", "club"]


def test_a_mode_that_is_certified_later_joins_the_others_unless_the_bot_has_changed(tmp_path: Path) -> None:
    two = certified("greedy", 2)
    three = replace(two, rows=[replace(two.rows[0], players=3)])
    for card in (three, two, two):
        cards.write_card(tmp_path, card)
    assert [row.players for row in cards.read_cards(tmp_path)["greedy"].rows] == [2, 3]
    cards.write_card(tmp_path, replace(three, fingerprint="other"))
    assert [row.players for row in cards.read_cards(tmp_path)["greedy"].rows] == [3]


def certified_from(file: Path, number: int) -> tuple[cards.CertifiedLevel, int]:
    """Return the card of greedy in the toy, and how many games were played for it."""
    game, steps = games.load("toy"), []
    card = cards.finished(
        cards.certify_level(game, "greedy", [(2, resolve(game, 2, {}))], number, 3, InProcess(), file),
        lambda: steps.append(1),
    )
    return card, len(steps)


def test_a_card_goes_on_from_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "some" / "toy.jsonl"
    assert [certified_from(file, number)[1] for number in (6, 8, 8)] == [6, 2, 0]
    card, _ = certified_from(file, 8)
    assert card.rows[0].games == len(file.read_text().splitlines()) == 8
    assert card.rows[0].seconds > 0


def test_a_card_ends_where_its_interval_clears_what_is_asked(tmp_path: Path) -> None:
    game, file = games.load("toy"), tmp_path / "toy.jsonl"
    series = Series(game, resolve(game, 2, {}), 2, 3)
    for deal, seat in islice(deals(2), 36):  # 35 wins of 35 are more than 90 %, but a deal has two seats
        files.append_record(file, series, Record(Match("greedy", "random"), deal, seat, 1.0, (9, 3), 4, 0.1))
    card, played = certified_from(file, 400)
    assert played == 0
    row = card.rows[0]
    assert (row.games, row.share, row.bar, row.seconds) == (36, 1.0, 0.9, 0.025)
    assert row.low >= row.bar
    assert row.most == 400


def test_a_card_does_not_depend_on_games_that_nobody_needed(tmp_path: Path) -> None:
    game, file = games.load("toy"), tmp_path / "toy.jsonl"
    series = Series(game, resolve(game, 2, {}), 2, 3)
    for deal, seat in reversed(list(islice(deals(2), 60))):
        files.append_record(
            file, series, Record(Match("greedy", "random"), deal, seat, float(deal < 20), (9, 3), 4, 0.1)
        )
    card, played = certified_from(file, 200)
    assert (played, card.rows[0].games, card.rows[0].share) == (0, 36, 1.0)


def test_a_card_does_not_end_on_games_of_which_earlier_ones_are_missing(tmp_path: Path) -> None:
    game, file = games.load("toy"), tmp_path / "toy.jsonl"
    series = Series(game, resolve(game, 2, {}), 2, 3)
    for deal, seat in list(islice(deals(2), 60))[20:]:
        files.append_record(file, series, Record(Match("greedy", "random"), deal, seat, 1.0, (9, 3), 4, 0.1))
    _, played = certified_from(file, 60)
    assert played == 20


def test_the_command_allows_two_hundred_games_and_the_card_and_the_document_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The folder of the toy stays as it is, and so does the document."""
    real = cards.write_card
    monkeypatch.setattr(cards, "write_card", lambda _, card: real(tmp_path, card))
    monkeypatch.setattr(modes, "ROOT", tmp_path)
    series = Series(games.load("frankfurt"), resolve(games.load("frankfurt"), 2, {}), 2, 1)
    file = tmp_path / "frankfurt.jsonl"
    for deal, seat in islice(deals(2), 200):
        files.append_record(
            file, series, Record(Match("greedy", "random"), deal, seat, 0.9 if deal % 2 else 0.88, (9, 3), 4, 0.1)
        )
    assert main(["certify", "frankfurt", "greedy", "--preset", "two", "--records", str(file), "--processes", "1"]) == 0
    assert "greedy against random, 2 players: 89.0% (83.9% to 92.6%)" in capsys.readouterr().out
    row = cards.read_cards(tmp_path)["greedy"].rows[0]
    assert (row.games, row.most) == (200, 200) == (cards.DEFAULT_MAX_GAMES, cards.DEFAULT_MAX_GAMES)
    card = replace(certified("greedy", 2), rows=[row, replace(row, most=0)])
    monkeypatch.setattr(cards, "read_cards", lambda folder: {"greedy": card} if folder.name == "frankfurt" else {})
    assert [text.split(" | ")[8] for text in cards.strength_document().split("## frankfurt")[1].splitlines()[4:6]] == [
        "200 of 200",
        "200",
    ]


def test_a_mode_that_is_named_twice_is_one_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = cards.write_card
    monkeypatch.setattr(cards, "write_card", lambda _, card: real(tmp_path, card))
    monkeypatch.setattr(modes, "ROOT", tmp_path)
    assert (
        main(
            ["certify", "frankfurt", "greedy", "--preset", "two", "--preset", "two", "--games", "2", "--processes", "1"]
        )
        == 0
    )
    assert [row.players for row in cards.read_cards(tmp_path)["greedy"].rows] == [2]
    assert capsys.readouterr().out.count("greedy against random") == 1


def test_a_card_from_before_its_games_had_a_bound_is_read(tmp_path: Path) -> None:
    cards.write_card(tmp_path, certified("greedy", 2))
    told = json.loads((tmp_path / cards.CARD_FILE).read_text())
    assert told["greedy"]["rows"][0].pop("most") == 2
    (tmp_path / cards.CARD_FILE).write_text(json.dumps(told))
    assert cards.read_cards(tmp_path)["greedy"].rows[0].most == 0


@pytest.mark.parametrize(
    ("low", "high", "said"), [(0.71, 0.9, "70%, reached"), (0.5, 0.69, "70%, missed"), (0.6, 0.8, "70%, open")]
)
def test_a_row_says_whether_what_was_asked_is_reached(low: float, high: float, said: str) -> None:
    assert cards.verdict(replace(certified("greedy", 2).rows[0], low=low, high=high, bar=0.7)) == said


def test_more_is_asked_of_a_level_the_fewer_play() -> None:
    assert [cards.asked_share("club", players) for players in range(1, 6)] == [0.6, 0.7, 0.6, 0.5, 0.45]
    assert [cards.asked_share("greedy", players) for players in range(2, 6)] == [0.9, 0.85, 0.8, 0.8]
    assert cards.asked_share("easy", 2) == 0


def test_alone_a_level_plays_against_who_has_no_seat() -> None:
    card, quake = certified("greedy", 2), games.load("quake")
    rows = [
        replace(card.rows[0], players=players, options=options)
        for players, options in ((2, {}), (1, {}), (1, {"edition": "biberstein"}))
    ]
    assert [cards.opponent(quake, card, row) for row in rows] == ["random", "committee", "committee"]


def test_an_even_share_counts_who_has_no_seat() -> None:
    one, quake, trams = certified("greedy", 2).rows[0], games.load("quake"), games.load("trams")
    assert [cards.even(quake, replace(one, players=players)) for players in (1, 2, 4)] == [1 / 2, 1 / 2, 1 / 4]
    assert cards.even(trams, replace(one, players=3)) == 1 / 3


def test_half_a_hundredth_is_rounded_up() -> None:
    assert [cards.hundredths(share) for share in (0.665, 0.825, 0.6649, 1.0, 0.0, 1 / 3)] == [
        "67%",
        "83%",
        "66%",
        "100%",
        "0%",
        "33%",
    ]


def test_the_document_tells_the_cards() -> None:
    assert (ROOT / "docs" / "strength.md").read_text("utf-8") == cards.strength_document(), (
        "run ./cablecar certify GAME LEVEL"
    )


def test_random_has_no_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "toy", "random"]) == 2
    assert "'random' has no strength card" in capsys.readouterr().err
    with pytest.raises(BadInput):
        certified("clever", 1)
