"""The records of an arena as files: lines of JSON that a later run goes on from, a table for spreadsheets, and a page to look at."""
from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from cablecar.kernel.errors import BadInput
from cablecar.lab.arena import Match, Record, Series, ratings, tallies, tally
from cablecar.lab.habits import habits


def key(series: Series) -> dict[str, Any]:
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


def line(series: Series, record: Record) -> str:
    """Return one record as a line of JSON."""
    match = record.match
    own = {"hero": match.hero, "other": match.other, "habits": [habits(series.game, name) for name in (match.hero, match.other)]}
    found = {"deal": record.deal, "seat": record.seat, "share": round(record.share, 6), "points": list(record.points)}
    return json.dumps(key(series) | own | found | {"decisions": record.decisions, "seconds": round(record.seconds, 3)})


def keep(file: Path, series: Series, record: Record) -> None:
    """Append one record."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(line(series, record) + "\n")


def read(file: Path, series: Series) -> list[Record]:
    """Return the records of a file that belong to a series and were played by the bots as they are today."""
    if not file.is_file():
        return []
    wanted, found = key(series), []
    for number, text in enumerate(file.read_text("utf-8").splitlines(), start=1):
        try:
            fields = json.loads(text)
            match = Match(str(fields["hero"]), str(fields["other"]))
            if {name: fields[name] for name in wanted} == wanted and fields["habits"] == [habits(series.game, name) for name in (match.hero, match.other)]:
                points = tuple(int(one) for one in fields["points"])
                place = int(fields["deal"]), int(fields["seat"])
                found.append(Record(match, *place, float(fields["share"]), points, int(fields["decisions"]), float(fields["seconds"])))
        except (ValueError, KeyError, TypeError):
            raise BadInput(f"{str(file)!r}, line {number}: {text[:60]!r} is no record of an arena") from None
    return found


def summary(series: Series, records: Sequence[Record]) -> dict[str, Any]:
    """Return what the records say, as JSON has it."""
    found = tallies(records)
    strength = ratings(records, series.players)
    return key(series) | {
        "shares": {name: round(one.share, 4) for name, one in found.items()},
        "intervals": {name: [round(one.low, 4), round(one.high, 4)] for name, one in found.items()},
        "ratings": {name: [round(one.points), round(one.half)] for name, one in strength.items()},
        "games": len(records),
        "matches": [
            {"hero": match.hero, "other": match.other, "games": one.games, "share": round(one.share, 4), "interval": [round(one.low, 4), round(one.high, 4)]}
            for match, one in by_match(records).items()
        ],
    }


def by_match(records: Sequence[Record]) -> dict[Match, Any]:
    """Return the tally of every match."""
    found = dict.fromkeys(record.match for record in records)
    return {match: tally([record for record in records if record.match == match]) for match in found}


def table(records: Sequence[Record]) -> str:
    """Return all games as CSV."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["hero", "other", "deal", "seat", "share", "points", "best_other"])
    for record in records:
        rows.writerow([record.match.hero, record.match.other, record.deal, record.seat, record.share, record.points[0], max(record.points[1:], default="")])
    return out.getvalue()


STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fffdf8}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .75rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}svg{display:block;margin:.5rem 0 1.5rem}text{font:13px system-ui,sans-serif;fill:#222}
@media(prefers-color-scheme:dark){body{background:#1c1f26;color:#eee}text{fill:#eee}td,th{border-color:#444}}"""


def page(series: Series, records: Sequence[Record]) -> str:
    """Return a page that needs nothing else: shares, shares by seat, and how the points lie."""
    found, strength, unit = tallies(records), ratings(records, series.players), int(series.game.unit)
    title = f"{series.game.slug}, {series.players} players, {len(records)} games, seed {series.seed}"
    rows = ""
    for name, one in found.items():
        rated = strength[name]
        rows += f"<tr><td>{escape(name)}<td>{one.share:.1%}<td>{one.low:.1%}<td>{one.high:.1%}<td>{rated.points:+.0f} ± {rated.half:.0f}<td>{one.games}</tr>"
    parts = [f"<h2>Who wins</h2><table><tr><th>bot<th>wins<th>95 % from<th>to<th>rating<th>games</tr>{rows}</table>"]
    parts.append(bars([(name, one.share, one.low, one.high) for name, one in found.items()]))
    seats = []
    for name in found:
        for seat in range(series.players):
            one = tally([record for record in records if record.match.hero == name and record.seat == seat])
            seats.append((f"{name}, seat {seat}", one.share, one.low, one.high))
    parts.append(f"<h2>By seat</h2>{bars(seats)}<h2>Points</h2>")
    for name in found:
        parts.append(f"<h3>{escape(name)}</h3>{histogram([record.points[0] / unit for record in records if record.match.hero == name])}")
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f"{head}<h1>{escape(title)}</h1>{''.join(parts)}</html>\n"


def bars(rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Return shares as bars with their intervals."""
    drawn = []
    for place, (name, share, low, high) in enumerate(rows):
        y = place * 28
        drawn.append(
            f'<text x="0" y="{y + 18}">{escape(name)}</text><rect x="180" y="{y + 6}" width="{share * 400:.1f}" height="16" fill="#3b7ea1"/>'
            f'<path d="M{180 + low * 400:.1f} {y + 14}H{180 + high * 400:.1f}" stroke="#c05621" stroke-width="3"/><text x="600" y="{y + 18}">{share:.1%}</text>'
        )
    return f'<svg role="img" aria-label="shares of wins" viewBox="0 0 660 {len(rows) * 28}" width="660">{"".join(drawn)}</svg>'


def histogram(values: Sequence[float]) -> str:
    """Return how often which points were made, in ten steps."""
    low, high = min(values), max(values)
    step = (high - low) / 10 or 1.0
    counts = [0] * 10
    for value in values:
        counts[min(int((value - low) / step), 9)] += 1
    drawn = "".join(
        f'<rect x="{place * 60}" y="{100 - number / max(counts) * 90:.1f}" width="54" height="{number / max(counts) * 90:.1f}" fill="#3b7ea1"/>'
        f'<text x="{place * 60}" y="116">{low + place * step:.0f}</text>'
        for place, number in enumerate(counts)
    )
    return f'<svg role="img" aria-label="points" viewBox="0 0 600 120" width="600">{drawn}</svg>'
