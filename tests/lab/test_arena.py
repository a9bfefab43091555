"""The arena: equal deals, every seat, records that are gone on from, honest intervals."""

from __future__ import annotations

import json
import resource
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from mypy_extensions import i64

from cablecar import games
from cablecar.bots import BOTS
from cablecar.cli.main import main
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.errors import BadInput
from cablecar.kernel.fields import dump
from cablecar.kernel.options import resolve
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import View
from cablecar.lab import arena as lab
from cablecar.lab import records as files
from cablecar.lab.arena import Match, Record, Series, Stop, contest, matches, play_one, ratings, tallies, tally
from cablecar.lab.bot_fingerprint import _digest, fingerprint, normalised_code
from cablecar.lab.executors import InProcess, ProcessPool
from tests.games.found import every_game

pytestmark = pytest.mark.once

MATCH = Match("random", "greedy")


@pytest.fixture
def series() -> Series:
    game = games.load("toy")
    return Series(game, resolve(game, 2, {}), 2, 5)


def made(match: Match, shares: list[float]) -> list[Record]:
    return [Record(match, at // 2, at % 2, share, (10, 8)) for at, share in enumerate(shares)]


def test_everybody_meets_everybody_as_hero() -> None:
    assert matches(["a", "b", "c"], 2) == [Match(*pair) for pair in ("ab", "ac", "ba", "bc", "ca", "cb")]


def test_who_plays_alone_meets_no_bot_and_plays_every_deal_once() -> None:
    assert matches(["a", "b", "a"], 1) == [Match("a", "a"), Match("b", "b")]
    assert matches(["a", "b"], 1, "b") == [Match("b", "b")]
    assert ratings([Record(Match("a", "a"), 0, 0, 1.0, (9, 3))], 1) == {}


def test_a_hero_plays_every_deal_from_every_seat(series: Series) -> None:
    played = list(contest(series, MATCH, 6, [], InProcess(), Stop()))
    assert [(record.deal, record.seat) for record in played] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]


class Same(Bot):
    """Chooses by what it sees alone, and notes that: whoever else plays like it, from the same draws comes the same
    game.
    """

    def __init__(self, seen: list[str]) -> None:
        self.seen = seen

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        self.seen.append(dump(view))
        return legal[sum(self.seen[-1].encode()) % len(legal)]


@every_game
def test_the_seats_of_a_deal_have_the_same_draws_from_the_first_to_the_last(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, players = games.load(slug), max(2, int(games.load(slug).least))
    series = Series(game, resolve(game, players, {}), players, 5)
    seen: list[str] = []
    monkeypatch.setattr(lab, "load_bot", lambda _: Same(seen))
    played: list[tuple[tuple[str, ...], tuple[int, ...]]] = []
    for deal in range(2):
        whole = set()
        for seat in range(players):
            seen.clear()
            points = play_one((series, MATCH, deal, seat)).points
            whole.add(
                (tuple(seen), points[players - seat :] + points[: players - seat])
            )  # the hero's points come first
        assert len(whole) == 1
        played += whole
    assert played[0] != played[1]


class Begun(Exception):
    """The first decision is asked for: what was drawn before it is all that is wanted."""


class Noting(Bot):
    """Ends the game with what it is shown first."""

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        raise Begun(dump(view))


@every_game
def test_a_deal_begins_alike_whoever_plays_it(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, players = games.load(slug), int(games.load(slug).most)
    series = Series(game, resolve(game, players, {}), players, 5)
    monkeypatch.setattr(lab, "load_bot", lambda _: Noting())
    first = set()
    for match in (MATCH, Match("greedy", "random"), Match("club", "greedy")):
        for seat in range(players):
            with pytest.raises(Begun) as shown:
                play_one((series, match, 3, seat))
            first.add(str(shown.value))
    assert len(first) == 1


def test_a_series_goes_on_where_it_stopped(series: Series, tmp_path: Path) -> None:
    whole = list(contest(series, MATCH, 6, [], InProcess(), Stop()))
    file = tmp_path / "records.jsonl"
    file.write_text("".join(files.record_line(series, record) + "\n" for record in whole[:3]))
    known = files.read_records(file, series)
    assert known == whole[:3]
    assert list(contest(series, MATCH, 6, known, InProcess(), Stop())) == whole[3:]
    other = Series(series.game, series.options, 2, 6)
    assert files.read_records(file, other) == []  # another seed is another series


def test_games_of_a_bot_that_was_changed_since_do_not_count(series: Series, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    for record in contest(series, MATCH, 2, [], InProcess(), Stop()):
        files.append_record(file, series, record)
    assert len(files.read_records(file, series)) == 2
    file.write_text(file.read_text().replace(fingerprint(series.game, "greedy"), "00000000"))
    assert files.read_records(file, series) == []


@pytest.mark.parametrize("now", [None, "class (", "\udcff"])
def test_games_of_a_bot_whose_file_is_gone_or_broken_do_not_count_and_keep_nobody_from_the_others(
    now: str | None, series: Series, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "cablecar.lab.bot_fingerprint._digest", _digest.__wrapped__
    )  # as another process finds the file
    bot, file = tmp_path / "bot.py", tmp_path / "records.jsonl"
    bot.write_text("x = 1\n")
    own, ours = made(Match(f"{bot}:Bot", "random"), [1.0]), made(MATCH, [1.0])
    for record in (*own, *ours):
        files.append_record(file, series, record)
    assert files.read_records(file, series) == own + ours
    if now is None:
        bot.unlink()
    else:
        bot.write_bytes(now.encode(errors="surrogateescape"))
    assert files.read_records(file, series) == ours


@pytest.mark.parametrize("head", [b"\xef\xbb\xbf", b"# -*- coding: latin-1 -*-\n# \xe9\n"])
def test_a_file_may_have_any_encoding_that_python_reads(head: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_bytes(b"x = 1\n")
    plain = fingerprint(games.load("toy"), f"{file}:Bot")
    other = tmp_path / "other.py"
    other.write_bytes(head + b"x = 1\n")
    assert fingerprint(games.load("toy"), f"{other}:Bot") == plain


def test_a_fingerprint_is_code_and_numbers_without_layout() -> None:
    game = games.load("frankfurt")
    found = {name: fingerprint(game, name) for name in BOTS}
    assert len(set(found.values())) == len(found)
    assert fingerprint(games.load("trams"), "random") == found["random"]
    assert fingerprint(games.load("trams"), "greedy") != found["greedy"]
    plain = "def a() -> int:\n    return 1\n"
    assert (
        normalised_code('"""Of a."""\ndef a() -> int:\n    """One."""\n    return  1  # one\n')
        == normalised_code(plain)
        != normalised_code(plain.replace("1", "2"))
    )


def test_one_hero_meets_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert matches(["a", "b", "c"], 2, "b") == [Match("b", "a"), Match("b", "c")]
    assert main(["arena", "toy", "--bots", "random,greedy", "--hero", "clever", "--players", "2"]) == 2
    assert "'clever' is not one of --bots" in capsys.readouterr().err


def test_processes_play_the_same_games(series: Series) -> None:
    assert list(contest(series, MATCH, 4, [], ProcessPool(2), Stop())) == list(
        contest(series, MATCH, 4, [], InProcess(), Stop())
    )


def test_a_broken_record_is_refused_with_its_line(series: Series, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text(files.record_line(series, made(MATCH, [1.0])[0]) + "\n{}\n")
    with pytest.raises(BadInput, match="line 2"):
        files.read_records(file, series)


DAMAGE = {
    "no seat": ('"seat": 0', '"seat": 2'),
    "a seat before the first": ('"seat": 0', '"seat": -1'),
    "a deal before the first": ('"deal": 0', '"deal": -1'),
    "an endless number": ('"deal": 0', '"deal": 1e999'),
    "more than a win": ('"share": 1.0', '"share": 2.0'),
    "no number": ('"share": 1.0', '"share": NaN'),
    "no points": ('"points": [10, 8]', '"points": []'),
    "lists without an end": ('"points": [10, 8]', '"points": ' + "[" * 20000),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_record_of_what_cannot_have_been_played_is_refused(what: str, series: Series, tmp_path: Path) -> None:
    file, line = tmp_path / "records.jsonl", files.record_line(series, made(MATCH, [1.0])[0])
    assert DAMAGE[what][0] in line
    file.write_text(f"{line.replace(*DAMAGE[what])}\n")
    with pytest.raises(BadInput, match=r"line 1: .* is no record of an arena"):
        files.read_records(file, series)


@pytest.mark.parametrize("left", [slice(1), slice(7), slice(50), slice(-1)])
@pytest.mark.parametrize("lost", [0, 30])  # bytes that the disk has filled up with zeros
def test_a_record_cut_short_at_the_end_is_a_game_that_was_not_played(
    series: Series, tmp_path: Path, left: slice, lost: int
) -> None:
    file, (one, two) = tmp_path / "records.jsonl", made(MATCH, [1.0, 0.0])
    lines = [f"{files.record_line(series, record)}\n".encode() for record in (one, two)]
    file.write_bytes(lines[0] + lines[1].strip()[left] + bytes(lost))
    assert files.read_records(file, series) == [one]
    files.append_record(file, series, two)
    assert file.read_bytes() == b"".join(lines)


def test_a_whole_record_without_its_line_end_counts_and_the_next_one_has_its_own_line(
    series: Series, tmp_path: Path
) -> None:
    file, (one, two) = tmp_path / "records.jsonl", made(MATCH, [1.0, 0.0])
    file.write_text(files.record_line(series, one))
    assert files.read_records(file, series) == [one]
    files.append_record(file, series, two)
    assert files.read_records(file, series) == [one, two]
    assert len(file.read_text().splitlines()) == 2


def test_only_the_last_record_may_be_cut_short_and_nothing_else_is_ever_cut_off(series: Series, tmp_path: Path) -> None:
    file, (one, two) = tmp_path / "records.jsonl", made(MATCH, [1.0, 0.0])
    text = files.record_line(series, one)
    for damaged, number in (
        (f"{text[:50]}\n{text}\n", 1),
        (f"{text}\n{text[:50]}\n", 2),
        (f"{text}\nnotes of mine", 2),
        (f"{text}\n\0\0\n", 2),
    ):
        file.write_text(damaged)
        with pytest.raises(BadInput, match=f"line {number}:"):
            files.read_records(file, series)
        files.append_record(file, series, two)
        assert file.read_text().startswith(damaged)


def test_a_write_that_fails_half_way_leaves_nothing_for_the_next_one(series: Series, tmp_path: Path) -> None:
    file, (one, two, three) = tmp_path / "records.jsonl", made(MATCH, [1.0, 0.0, 1.0])
    files.append_record(file, series, one)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 40, hard))
    try:
        with pytest.raises(OSError, match="too large"):
            files.append_record(file, series, two)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert files.read_records(file, series) == [one]
    files.append_record(file, series, three)
    assert files.read_records(file, series) == [one, three]


def test_a_match_ends_when_it_is_decided_and_never_within_a_deal(series: Series) -> None:
    twenty = made(MATCH, [1.0] * 20)
    assert list(contest(series, MATCH, 100, twenty, InProcess(), Stop(bar=0.5))) == []
    assert list(contest(series, MATCH, 100, twenty, InProcess(), Stop(width=0.2))) == []
    on = contest(series, MATCH, 22, twenty[:19], InProcess(), Stop(width=0.9))
    assert [(record.deal, record.seat) for record in on] == [(9, 1)]


def test_tallies_and_ratings_follow_the_shares() -> None:
    some = made(Match("a", "b"), [1.0] * 9 + [0.0]) + made(Match("b", "a"), [0.0] * 9 + [1.0])
    found = tallies(some)
    assert found["a"].share == 0.9
    assert found["b"].share == 0.1
    assert found["a"].low < 0.9 < found["a"].high
    strength = ratings(some, 2)
    assert strength["a"].points == pytest.approx(-strength["b"].points, abs=1e-6)
    assert strength["a"].points - strength["b"].points == pytest.approx(382, abs=12)  # 400 log10(9)
    assert strength["a"].half > 60


def test_ratings_hold_what_is_true_in_ninety_five_series_of_a_hundred() -> None:
    rolls, true, players, held = Random(8), {"a": 250.0, "b": 50.0, "c": -300.0}, 4, Counter[str]()
    for _ in range(200):
        some: list[Record] = []
        for match in matches(list(true), players):
            chance = 1 / (1 + (players - 1) * 10 ** ((true[match.other] - true[match.hero]) / 400))
            some += [Record(match, deal, 0, float(rolls.random() < chance), (0, 0)) for deal in range(40)]
        found = ratings(some, players)
        held.update(name for name, one in found.items() if abs(one.points - true[name]) <= one.half)
    assert all(180 <= held[name] <= 198 for name in true)


def test_a_game_that_two_runs_have_kept_counts_once(series: Series, tmp_path: Path) -> None:
    one, two = made(MATCH, [1.0, 0.0])
    for record in (one, two, one):
        files.append_record(tmp_path / "records.jsonl", series, record)
    assert files.read_records(tmp_path / "records.jsonl", series) == [one, two]


def test_equal_shares_of_three_players_are_equal_strength() -> None:
    third = made(Match("a", "b"), [1.0, 0.0, 0.0] * 10) + made(Match("b", "a"), [1.0, 0.0, 0.0] * 10)
    assert ratings(third, 3)["a"].points == pytest.approx(0, abs=1)
    assert tally(third).share == pytest.approx(1 / 3)


def test_the_command_writes_all_its_forms(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "toy", "--bots", "random,greedy", "--players", "2", "--games", "4", "--processes", "1"]
    to = [tmp_path / name for name in ("r.jsonl", "r.csv", "r.html")]
    assert main([*words, "--json", "--records", str(to[0]), "--csv", str(to[1]), "--html", str(to[2])]) == 0
    first = json.loads(capsys.readouterr().out)
    assert set(first["shares"]) == set(first["intervals"]) == {"random", "greedy"}
    assert first["games"] == 8
    assert len(to[0].read_text().splitlines()) == 8
    assert len(to[1].read_text().splitlines()) == 9
    HTMLParser().feed(to[2].read_text())
    assert to[2].read_text().count('<div class="plot') == 4
    assert main([*words, "--json", "--records", str(to[0])]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert len(to[0].read_text().splitlines()) == 8  # nothing was played again
    assert main(words) == 0
    assert "hero, against copies of" in capsys.readouterr().out


def test_one_bot_has_nobody_to_meet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "toy", "--bots", "random", "--players", "2"]) == 2
    assert "nobody to meet" in capsys.readouterr().err
