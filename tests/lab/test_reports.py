"""What `cablecar arena` shows and leaves behind: a bar while it plays, tables, JSON, CSV and a page with plots that all
say the same.
"""

from __future__ import annotations

import csv
import json
import pickle
import re
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, TypeVar
from xml.etree import ElementTree

import pytest

from cablecar import games
from cablecar.cli.main import main
from cablecar.kernel.options import resolve
from cablecar.lab import arena, records
from cablecar.lab.arena import Match, Record, Series, Stop, contest
from cablecar.lab.executors import Executor, InProcess
from cablecar.lab.sim import wilson

pytestmark = pytest.mark.once

Work = TypeVar("Work")
Done = TypeVar("Done")
OWN = "from cablecar import Bot\n" + "".join(
    f"class {name}(Bot):\n    def choose(self, view, legal, rng, budget):\n        return legal[{place}]\n"
    for name, place in (("First", 0), ("Last", -1))
)


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the command with two quick bots, who play in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    Path("own.py").write_text(OWN)
    return ["arena", "toy", "--bots", "own.py:First,own.py:Last", "--players", "2", "--processes", "1"]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Return what the command says as JSON."""
    assert main([*words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def made() -> tuple[Series, list[Record]]:
    """Return a series whose first bot wins three of four games, with points that lie apart."""
    game = games.load("toy")
    found = [Record(Match("a", "b"), at // 2, at % 2, float(at % 4 != 1), (10 + at, 5)) for at in range(20)]
    found += [Record(Match("b", "a"), at // 2, at % 2, float(at % 4 == 1), (at % 3, 9)) for at in range(20)]
    return Series(game, resolve(game, 2, {}), 2, 5), found


def test_a_bar_tells_how_far_it_is_where_somebody_looks_and_only_there(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--games", "4", "--json"]) == 0
    silent = capsys.readouterr()
    assert silent.err == ""
    monkeypatch.setenv("FORCE_COLOR", "1")  # as a terminal
    assert main([*words, "--games", "4", "--json"]) == 0
    shown = capsys.readouterr()
    assert "toy, " in shown.err
    assert "8/8" in shown.err
    assert shown.out == silent.out


def test_no_deal_ends_before_it_was_played_from_every_seat(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, *words, "--players", "3", "--games", "4", "--csv", "r.csv")
    assert [match["games"] for match in found["matches"]] == [6, 6]
    rows = list(csv.DictReader(Path("r.csv").read_text().splitlines()))
    assert [(row["deal"], row["seat"]) for row in rows[:6]] == [(deal, seat) for deal in "01" for seat in "012"]


def test_a_run_that_is_interrupted_goes_on_with_its_next_game(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = told(capsys, *words, "--games", "6")
    played: list[tuple[int, int]] = []
    real = arena.play_one

    def play(work: tuple[Series, Match, int, int]) -> Record:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(work[2:])
        return real(work)

    monkeypatch.setattr(arena, "play_one", play)
    assert main([*words, "--games", "6", "--records", "r.jsonl"]) == 130
    assert len(Path("r.jsonl").read_text().splitlines()) == 5
    monkeypatch.setattr(arena, "play_one", real)
    assert told(capsys, *words, "--games", "6", "--records", "r.jsonl") == whole
    assert len(Path("r.jsonl").read_text().splitlines()) == 12


def test_all_that_is_told_is_the_same_whatever_a_file_of_records_held_before(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Thirds of a win are kept with six digits, and two runs at once mix their games."""
    words = [*words, "--players", "3", "--games", "60"]
    plain = told(capsys, *words, "--csv", "plain.csv")
    assert any(row["share"] == "0.333333" for row in csv.DictReader(Path("plain.csv").read_text().splitlines()))
    told(capsys, *words, "--records", "r.jsonl")
    Path("r.jsonl").write_text("".join(f"{line}\n" for line in reversed(Path("r.jsonl").read_text().splitlines()[:-7])))
    again = told(capsys, *words, "--records", "r.jsonl", "--csv", "again.csv")
    assert list(again["shares"]) == list(plain["shares"])
    assert again == plain
    assert Path("again.csv").read_text() == Path("plain.csv").read_text()


def test_brackets_in_the_name_of_a_file_are_no_markup(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    Path("[").mkdir()
    for name in ("x[bold].py", "[/b].py"):
        Path(name).write_text(OWN)
    for command in (["arena", "toy", "--bots"], ["sim", "toy", "--seats"]):
        assert (
            main([*command, "x[bold].py:First,./[/b].py:Last", "--players", "2", "--games", "2", "--processes", "1"])
            == 0
        )
        shown = capsys.readouterr().out
        assert "x[bold].py:First" in shown
        assert "./[/b].py:Last" in shown


def test_games_of_another_seed_are_others(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (told(capsys, *words, "--games", "2", "--records", "r.jsonl", "--seed", seed) for seed in ("1", "2"))
    assert (one["seed"], two["seed"], one["games"], two["games"]) == (1, 2, 4, 4)
    lines = [json.loads(line) for line in Path("r.jsonl").read_text().splitlines()]
    assert [line["seed"] for line in lines] == [1] * 4 + [2] * 4
    assert [line["points"] for line in lines[:4]] != [line["points"] for line in lines[4:]]


def test_a_bot_in_the_home_folder_is_found_and_its_games_count(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir("/")
    words = [*words[:3], "random,~/own.py:Last", *words[4:], "--games", "2", "--records", str(tmp_path / "r.jsonl")]
    assert told(capsys, *words) == told(capsys, *words)
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 4


@pytest.mark.parametrize("until", [["--until", "0.9"], ["--bar", "0.5"]])
def test_the_command_stops_where_it_is_sure_enough(
    words: list[str], until: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, *words, "--games", "60", *until)
    for match in found["matches"]:
        low, high = match["interval"]
        assert match["games"] < 60
        assert high - low <= 0.9 if until[0] == "--until" else low >= 0.5 or high < 0.5


@pytest.mark.parametrize("until", [["--until", "0.3"], ["--bar", "0.35"]])
def test_where_it_stops_does_not_hang_on_what_a_file_held(
    words: list[str], until: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    plain = told(capsys, *words, "--games", "60", *until, "--csv", "plain.csv")
    assert plain["games"] < 120
    told(capsys, *words, "--games", "60", "--records", "r.jsonl")
    held = Path("r.jsonl").read_text().splitlines(keepends=True)
    for lines in (held, held[5:], held[:3] + held[90:], held[1::2]):
        Path("r.jsonl").write_text("".join(lines))
        assert told(capsys, *words, "--games", "60", *until, "--records", "r.jsonl", "--csv", "again.csv") == plain
        assert Path("again.csv").read_text() == Path("plain.csv").read_text()


def test_json_and_table_of_games_say_the_same(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, *words, "--games", "6", "--csv", "r.csv")
    rows = list(csv.DictReader(Path("r.csv").read_text().splitlines()))
    assert list(rows[0]) == ["hero", "other", "deal", "seat", "share", "points", "best_other"]
    assert len(rows) == found["games"] == 12
    for name, share in found["shares"].items():
        own = [float(row["share"]) for row in rows if row["hero"] == name]
        assert share == pytest.approx(sum(own) / 6, abs=1e-4)
        assert found["intervals"][name] == pytest.approx(wilson(sum(own), 6), abs=1e-4)
        assert {row["seat"] for row in rows if row["hero"] == name} == {"0", "1"}


def test_the_tables_of_the_terminal_have_shares_intervals_and_ratings(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    found = told(capsys, *words, "--games", "6")
    assert main([*words, "--games", "6"]) == 0
    shown = capsys.readouterr().out
    assert "toy: 2 players, 12 games, seed 1" in shown
    assert "rating ± 95 %" in shown
    for name, share in found["shares"].items():
        (low, high), (points, half) = found["intervals"][name], found["ratings"][name]
        row = next(line for line in shown.splitlines() if line.startswith(name) and "±" in line)
        assert row.split()[1:] == [
            f"{share:.1%}",
            f"{low:.1%}",
            f"{high:.1%}",
            "6",
            f"{points:+.0f}",
            "±",
            f"{half:.0f}",
        ]


def plots(page: str) -> list[list[tuple[str, str, ElementTree.Element]]]:
    """Return the rows of each plot: name, value and bar."""
    found = re.findall(r'<div class="plot.*?</div>', page)
    rows = [re.findall(r"<span>(.*?)</span><b>(.*?)</b>(<svg.*?</svg>)", plot) for plot in found]
    return [[(name, value, ElementTree.fromstring(svg)) for name, value, svg in some] for some in rows]


def widths(rows: list[tuple[str, str, ElementTree.Element]]) -> list[float]:
    return [float(rect.get("width", "")) for _, _, svg in rows for rect in svg.iter("rect")]


def test_the_page_has_plots_of_the_shares_by_bot_and_by_seat_and_of_the_points() -> None:
    series, some = made()
    page = records.html_page(series, some)
    bots, seats, *points = plots(page)
    assert [row[:2] for row in bots] == [("a", "75.0%"), ("b", "25.0%")]
    assert [row[:2] for row in seats] == [
        ("a, seat 0", "100.0%"),
        ("a, seat 1", "50.0%"),
        ("b, seat 0", "0.0%"),
        ("b, seat 1", "50.0%"),
    ]
    assert widths(seats) == [400, 200, 0, 200]
    drawn = [[re.findall(r"[\d.]+", path.get("d", "")) for path in svg.iter("path")] for _, _, svg in bots]
    for ((low, _, high), even), won in zip(drawn, (15, 5), strict=True):
        assert (float(low), float(high)) == pytest.approx([400 * end for end in wilson(won, 20)], abs=0.1)
        assert even[0] == "200.0"
    assert [[row[0] for row in rows] for rows in points] == [[f"{first}–{first + 1}" for first in range(0, 16, 2)]] * 2
    assert [[row[1] for row in rows] for rows in points] == [
        list("00244442"),
        ["20", *"0000000"],
    ]  # 5, 5½, 6, … 14½ points; 0, ½ and 1
    assert [widths(rows) for rows in points] == [[0, 0, 200, 400, 400, 400, 400, 200], [400] + [0] * 7]
    for one in (
        "a<td>75.0%",
        "b<td>25.0%",
        "a, b<td>75.0%",
        "toy, 2 players, 40 games, seed 5",
        "rating ± 95 %",
        "95 % interval",
    ):
        assert one in page


def test_points_below_zero_have_steps_of_their_own() -> None:
    series, _ = made()
    page = records.html_page(series, [Record(Match("a", "b"), at, 0, 1.0, (at - 8, 5)) for at in range(5)])
    assert [(name, value) for name, value, _ in plots(page)[2]] == [("−4", "2"), ("−3", "2"), ("−2", "1")]


def test_an_option_is_in_the_heads_of_table_and_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    words = [
        "arena",
        "quake",
        "--preset",
        "two_biberstein",
        "--bots",
        "random,greedy",
        "--games",
        "2",
        "--processes",
        "1",
    ]
    assert main([*words, "--html", str(tmp_path / "r.html")]) == 0
    assert "quake: 2 players, edition biberstein, 4 games, seed 1\n" in capsys.readouterr().out
    assert "<h1>quake, 2 players, edition biberstein, 4 games, seed 1</h1>" in (tmp_path / "r.html").read_text()


def test_who_plays_alone_has_a_share_and_no_rating(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [
        "arena",
        "quake",
        "--players",
        "1",
        "--bots",
        "random,greedy",
        "--games",
        "3",
        "--processes",
        "1",
        "--html",
        str(tmp_path / "r.html"),
    ]
    found = told(capsys, *words)
    assert (found["games"], found["ratings"], set(found["shares"])) == (6, {}, {"random", "greedy"})
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "–" in next(line for line in shown.splitlines() if line.startswith("greedy"))
    assert "copies" not in shown + (tmp_path / "r.html").read_text()


@pytest.mark.parametrize("target", ["--csv", "--html"])
def test_what_cannot_be_written_is_said_before_the_first_game(
    target: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--games", "2", "--records", "r.jsonl", target, "nowhere/r"]) == 2
    assert "nowhere/r: No such file" in capsys.readouterr().err
    assert not Path("r.jsonl").exists()


@pytest.mark.parametrize("command", [["arena", "toy"], ["certify", "toy", "greedy"]])
def test_a_folder_instead_of_a_file_of_records_is_refused_before_the_first_game(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "play_one", lambda _: pytest.fail("it was played"))
    assert main([*command, "--records", str(tmp_path), "--processes", "1"]) == 2
    assert f"{tmp_path}: Is a directory" in capsys.readouterr().err


def test_the_name_of_a_bots_file_may_be_no_text(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    Path("own.py").rename("\udcff.py")
    words = [
        *words[:3],
        "\udcff.py:First,random",
        *words[4:],
        "--games",
        "2",
        "--records",
        "r.jsonl",
        "--csv",
        "r.csv",
        "--html",
        "r.html",
    ]
    assert told(capsys, *words) == told(capsys, *words)
    assert len(Path("r.jsonl").read_text("utf-8").splitlines()) == 4
    assert "?.py:First" in Path("r.csv").read_text("utf-8")
    assert "?.py:First" in Path("r.html").read_text("utf-8")


class Elsewhere:
    """An executor like a cluster's: work and results travel as bytes, and results arrive in another order."""

    def __init__(self) -> None:
        self.sent = 0

    def run(self, task: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        parcels = [pickle.dumps((task, piece)) for piece in work]
        self.sent += len(parcels)
        done: dict[int, bytes] = {}
        for number, parcel in reversed(list(enumerate(parcels))):
            theirs, piece = pickle.loads(parcel)
            done[number] = pickle.dumps(theirs(piece))
        for number in range(len(parcels)):
            yield pickle.loads(done[number])


def test_another_executor_plays_the_same_games() -> None:
    series, _ = made()
    match, elsewhere = Match("random", "greedy"), Elsewhere()
    executor: Executor = elsewhere
    assert list(contest(series, match, 4, [], executor, Stop())) == list(
        contest(series, match, 4, [], InProcess(), Stop())
    )
    assert elsewhere.sent == 4
