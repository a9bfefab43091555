"""The records of an arena as files: lines of JSON that a later run goes on from, a table for spreadsheets, and a page
to look at.
"""

from __future__ import annotations

import csv
import fcntl
import io
import json
import os
from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor
from pathlib import Path
from typing import Any

from cablecar.kernel.errors import BadInput
from cablecar.kernel.options import Options
from cablecar.kernel.state import Game
from cablecar.lab.arena import Match, Rating, Record, Series, Tally, ratings, tallies, tally
from cablecar.lab.bot_fingerprint import fingerprint

LINE_START = b'{"game": '  # how a line begins


def series_key(series: Series) -> dict[str, Any]:
    """Return what every record of a series must agree on."""
    game = series.game
    return {
        "game": game.slug,
        "version": int(game.version),
        "components": f"{game.components.name} {game.components.digest}",
        "options": dict(series.options.texts),
        "players": series.players,
        "seed": series.seed,
    }


def options_given(game: Game, options: Options) -> dict[str, str]:
    """Return the options that are not as they are where nobody says."""
    defaults = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.texts.items() if value != defaults[name]}


def series_title(series: Series) -> str:
    """Say how a series is played: how many play, and with which options."""
    players = f"{series.players} player{'s' if series.players > 1 else ''}"
    return ", ".join(
        [players, *(f"{name} {value}" for name, value in options_given(series.game, series.options).items())]
    )


def rating_text(strength: Mapping[str, Rating], name: str) -> str:
    """Return a rating with the half width of its interval, or a dash for who met no other bot."""
    return f"{strength[name].points:+.0f} ± {strength[name].half:.0f}" if name in strength else "–"


def record_line(series: Series, record: Record) -> str:
    """Return one record as a line of JSON."""
    match = record.match
    own = {
        "hero": match.hero,
        "other": match.other,
        "fingerprints": [fingerprint(series.game, name) for name in (match.hero, match.other)],
    }
    found = {"deal": record.deal, "seat": record.seat, "share": round(record.share, 6), "points": list(record.points)}
    return json.dumps(
        series_key(series) | own | found | {"decisions": record.decisions, "seconds": round(record.seconds, 3)}
    )


def without_torn_line(data: bytes) -> bytes:
    """Return the lines of a file without a record that was not written to its end; any other last line is ended."""
    lines, end, last = data.rpartition(b"\n")
    try:
        json.loads(last)
    except (ValueError, RecursionError):
        if LINE_START.startswith(
            last.strip(b"\0")[: len(LINE_START)]
        ):  # some disks fill up with zeros what they have lost
            return lines + end
    return data + b"\n"


def check_writable(file: Path) -> None:
    """Make sure that games can be kept in a file, before they are played."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as out:
        out.seek(0)


def append_record(file: Path, series: Series, record: Record) -> None:
    """Append one record, in a line of its own whatever an earlier write has left."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as out:
        fcntl.flock(out, fcntl.LOCK_EX)  # two runs may keep their games in one file
        size = out.seek(0, os.SEEK_END)
        out.seek(max(size - 1, 0))
        if out.read(1) not in (b"", b"\n"):
            out.seek(0)
            mended = without_torn_line(out.read())
            out.truncate(min(size, len(mended)))
            out.write(mended[size:])
        out.write(f"{record_line(series, record)}\n".encode())


def read_records(file: Path, series: Series) -> list[Record]:
    """Return the records of a file that belong to a series and were played by the bots as they are today; a game that
    two runs played counts once, one whose
    record was cut short at the end of the file was not played."""
    if not file.is_file():
        return []
    wanted, found = series_key(series), dict[tuple[Match, int, int], Record]()
    for number, text in enumerate(without_torn_line(file.read_bytes()).splitlines(), start=1):
        try:
            fields = json.loads(text)
            match = Match(str(fields["hero"]), str(fields["other"]))
            if {name: fields[name] for name in wanted} == wanted and fields.get("fingerprints") == [
                fingerprint_today(series.game, name) for name in (match.hero, match.other)
            ]:
                points = tuple(int(one) for one in fields["points"])
                place = int(fields["deal"]), int(fields["seat"])
                record = Record(
                    match, *place, float(fields["share"]), points, int(fields["decisions"]), float(fields["seconds"])
                )
                if (
                    record.deal < 0
                    or not 0 <= record.seat < series.players
                    or not 0 <= record.share <= 1
                    or len(points) < series.players
                ):
                    raise ValueError("no game of this series")
                found.setdefault((match, *place), record)
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            raise BadInput(
                f"{str(file)!r}, line {number}: {text[:60].decode(errors='replace')!r} is no record of an arena"
            ) from None
    return list(found.values())


def fingerprint_today(game: Game, name: str) -> str:
    """Return the fingerprint of a bot as it is now; an empty string if its file is gone or can't be read."""
    try:
        return fingerprint(game, name)
    except (OSError, SyntaxError, ValueError):
        return ""


def summary(series: Series, records: Sequence[Record]) -> dict[str, Any]:
    """Return what the records say, as JSON has it."""
    found = tallies(records)
    strength = ratings(records, series.players)
    return series_key(series) | {
        "shares": {name: round(one.share, 4) for name, one in found.items()},
        "intervals": {name: [round(one.low, 4), round(one.high, 4)] for name, one in found.items()},
        "ratings": {name: [round(one.points), round(one.half)] for name, one in strength.items()},
        "games": len(records),
        "matches": [
            {
                "hero": match.hero,
                "other": match.other,
                "games": one.games,
                "share": round(one.share, 4),
                "interval": [round(one.low, 4), round(one.high, 4)],
            }
            for match, one in by_match(records).items()
        ],
    }


def by_match(records: Sequence[Record]) -> dict[Match, Any]:
    """Return the tally of every match."""
    found = dict.fromkeys(record.match for record in records)
    return {match: tally([record for record in records if record.match == match]) for match in found}


def csv_table(records: Sequence[Record]) -> str:
    """Return all games as CSV."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["hero", "other", "deal", "seat", "share", "points", "best_other"])
    for record in records:
        rows.writerow(
            [
                record.match.hero,
                record.match.other,
                record.deal,
                record.seat,
                record.share,
                record.points[0],
                max(record.points[1:], default=""),
            ]
        )
    return out.getvalue()


STYLE = """:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;
padding:0 1rem;color:#222;background:#fffdf8}
h1,h2,h3,td:first-child,.plot span{overflow-wrap:anywhere}h1{font-size:1.6rem;line-height:1.2}
div{overflow-x:auto}table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .75rem;text-align:right;
border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left;min-width:4.5rem}
.plot{overflow:visible;display:grid;grid:auto-flow dense/minmax(7rem,max-content) 1fr max-content;gap:.25rem .75rem;
align-items:center;margin:.5rem 0 1.5rem}
.shares{grid-template-columns:minmax(7rem,14rem) 1fr max-content}
.plot span{grid-column:1}.plot svg{grid-column:2;width:100%;height:1rem;overflow:visible}.plot b{grid-column:3;
font-weight:normal;text-align:right}
.share{fill:#3b7ea1}.interval{stroke:#e0782f;stroke-width:3}.even{stroke:#888;stroke-width:2;stroke-dasharray:3}path{vector-effect:non-scaling-stroke}
@media(max-width:40rem){body{margin:1rem auto}table{font-size:.8125rem}td,th{padding:.25rem}
td:first-child{min-width:3.5rem}
.plot{grid-template-columns:max-content 1fr max-content}.shares{grid-template-columns:1fr max-content}.shares
b{grid-column:2}
.shares svg{grid-column:1/-1;margin-bottom:.5rem}}
@media(prefers-color-scheme:dark){body{background:#1c1f26;color:#eee}td,th{border-color:#444}}"""
LEGEND = """<p>A hero plays every deal from every seat against copies of one other bot; who wins together shares the
win. The dashed line is an even share,
orange the 95 % interval. Ratings are on the scale of chess; their mean is 0, and ± is half the width of their 95 %
interval.</p>"""
PLOT_WIDTH = 400  # of a plot, which is as wide on the page as there is room


def html_page(series: Series, records: Sequence[Record]) -> str:
    """Return a page that needs nothing else: shares, shares by seat, and how the points lie."""
    found, strength, unit = tallies(records), ratings(records, series.players), int(series.game.unit)
    title, even = (
        f"{series.game.slug}, {series_title(series)}, {len(records)} games, seed {series.seed}",
        1 / series.players,
    )
    rows = [
        [name, *percent(one), rating_text(strength, name).replace(" ", "\u00a0"), str(one.games)]
        for name, one in found.items()
    ]
    parts = [
        f"<h2>Who wins</h2>{LEGEND if series.players > 1 else ''}",
        tabled(["bot", "wins", "95 % interval", "rating ± 95 %", "games"], rows),
    ]
    parts.append(bars([(name, one.share, one.low, one.high) for name, one in found.items()], even))
    if series.players > 1:
        rows = [
            [f"{match.hero}, {match.other}", *percent(one), str(one.games)] for match, one in by_match(records).items()
        ]
        parts.append(tabled(["hero, against copies of", "wins", "95 % interval", "games"], rows))
    seats = []
    for name in found:
        for seat in range(series.players):
            one = tally([record for record in records if record.match.hero == name and record.seat == seat])
            seats.append((f"{name}, seat {seat}", one.share, one.low, one.high))
    parts.append(
        f"<h2>By seat</h2>{bars(seats, even)}<h2>Points</h2><p>How many games each bot ended with how many points.</p>"
    )
    points = {name: [record.points[0] / unit for record in records if record.match.hero == name] for name in found}
    low, high = floor(min(map(min, points.values()))), floor(max(map(max, points.values())))
    for name, values in points.items():
        parts.append(f"<h3>{escape(name)}</h3>{histogram(values, low, high)}")
    view = '<meta name="viewport" content="width=device-width,initial-scale=1">'
    head = (
        f'<!doctype html><html lang="en"><meta '
        f'charset="utf-8">{view}<title>{escape(title)}</title><style>{STYLE}</style>'
    )
    return f"{head}<h1>{escape(title)}</h1>{''.join(parts)}</html>\n"


def percent(one: Tally) -> list[str]:
    """Return a share with its interval."""
    return [f"{one.share:.1%}", f"{one.low:.1%} – {one.high:.1%}"]


def tabled(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    drawn = "".join(f"<tr>{''.join(f'<td>{escape(cell)}' for cell in row)}</tr>" for row in rows)
    return f"<div><table><tr>{''.join(f'<th>{name}' for name in head)}</tr>{drawn}</table></div>"


def bars(rows: Sequence[tuple[str, float, float, float]], even: float) -> str:
    """Return shares as bars with their intervals, and where an even share lies."""
    dashed = f'<path class="even" d="M{even * PLOT_WIDTH:.1f} -2V18"/>' if even < 1 else ""
    drawn = [
        f"<span>{escape(name)}</span><b>{share:.1%}</b>"
        + bar(share, f'<path class="interval" d="M{low * PLOT_WIDTH:.1f} 8H{high * PLOT_WIDTH:.1f}"/>{dashed}')
        for name, share, low, high in rows
    ]
    return f'<div class="plot shares">{"".join(drawn)}</div>'


def histogram(values: Sequence[float], low: int, high: int) -> str:
    """Return how often which points were made, in ten steps at most; they are the same for every bot, so that plots can
    be compared.
    """
    step = ceil((high - low + 1) / 10)
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(floor(value) - low) // step] += 1
    drawn = [
        f"<span>{span(low + place * step, step)}</span><b>{number}</b>{bar(number / max(counts))}"
        for place, number in enumerate(counts)
    ]
    return f'<div class="plot">{"".join(drawn)}</div>'


def bar(part: float, more: str = "") -> str:
    """Return a part of a whole as a bar, with more over it; its number stands beside it for those who can't see it."""
    size = f'viewBox="0 0 {PLOT_WIDTH} 16" preserveAspectRatio="none"'
    return (
        f'<svg aria-hidden="true" {size}><rect class="share" width="{part * PLOT_WIDTH:.1f}" height="16"/>{more}</svg>'
    )


def span(first: int, step: int) -> str:
    """Return the points of one bar as text."""
    return (f"{first}" if step == 1 else f"{first}–{first + step - 1}").replace("-", "−")
