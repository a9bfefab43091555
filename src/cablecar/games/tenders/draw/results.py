"""What followed from an event by the rules: rights, majorities, filed cards, the end."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.phase import NOBODY
from cablecar.scene.model import Step, Text

from ..constants import BID, OPTION, RAISE, SEAL, YEARS
from ..data import KIND_NAMES, TendersData
from ..state import Town
from ..tables import KINDS, PAIR, PAIRS, VALUES
from .names import district, listed, seat_text, target_text


def results(data: TendersData, s: Town, now: Town) -> list[Step]:
    """Return a sentence for each consequence, in the order of the rules."""
    return [*_rights(s, now), *_builds(data, s, now), *_filed(data, s, now), *_over(s, now)]


def _rights(s: Town, now: Town) -> list[Step]:
    """Tell who got a right, what it cost, and who got none."""
    if s.phase == BID:
        return _influence(s, now)
    if s.phase == OPTION:
        return _groups(now)
    if s.phase == SEAL:
        return _seals(s, now)
    if s.phase == RAISE and now.phase != RAISE:
        return _auction(s, now)
    return []


def _influence(s: Town, now: Town) -> list[Step]:
    """R23 to R28: equal cards cancel each other, the highest of the others win and pay."""
    shown = [int(each) for each in now.revealed]
    tied = [seat for seat, value in enumerate(shown) if shown.count(value) > 1]
    found: list[Step] = []
    if tied:
        found.append(
            Step(
                say=["tell-cancelled", {"seats": listed([seat_text(seat) for seat in tied])}],
                flash=[f"b{seat}.r" for seat in tied],
                rule="R23",
            )
        )
    won = sorted((seat for seat in range(len(shown)) if seat not in tied), key=lambda seat: -shown[seat])[
        : int(s.prizes)
    ]
    for seat in won:
        gains = [(seat, "influence", -shown[seat])] if shown[seat] else []
        say: Text = ["tell-right", {"seat": seat, "price": shown[seat]}]
        found.append(Step(seat=seat, say=say, gains=gains, flash=[f"b{seat}.r"], rule="R26"))
    return found if won else [*found, Step(say=["tell-nobody"], rule="R28")]


def _groups(now: Town) -> list[Step]:
    """R40, R41: who is alone with an option card, and who is not."""
    found: list[Step] = []
    for pair in range(int(PAIRS)):
        members = [seat for seat in range(int(now.seats)) if now.group[seat] == pair]
        if len(members) == 1:
            found.append(Step(seat=members[0], say=["tell-alone", {"seat": members[0]}], rule="R40"))
        elif members:
            together: Text = [
                "tell-together",
                {"seats": listed([seat_text(seat) for seat in members]), "pair": target_text(int(PAIR) + pair)},
            ]
            found.append(Step(say=together, flash=[f"b{seat}.o" for seat in members], rule="R41"))
    return found


def _seals(s: Town, now: Town) -> list[Step]:
    """R42, R43: the sums of each group; equal ones cancel each other, the highest of the others wins, but nothing never
    does.
    """
    found: list[Step] = []
    for pair in range(int(PAIRS)):
        members = [seat for seat in range(int(s.seats)) if s.group[seat] == pair and s.rights[pair] < 0]
        if len(members) < 2:
            continue
        sums = {seat: int(now.revealed[seat]) for seat in members}
        for seat in members:
            found.append(Step(seat=seat, say=["tell-sealed", {"seat": seat, "total": sums[seat]}], rule="R42"))
        unique = [seat for seat in members if sums[seat] > 0 and list(sums.values()).count(sums[seat]) == 1]
        if unique:
            best = max(unique, key=lambda seat: sums[seat])
            say: Text = ["tell-won-sealed", {"seat": best, "total": sums[best], "pair": target_text(int(PAIR) + pair)}]
            found.append(Step(seat=best, say=say, flash=["p.pile"], rule="R42"))
        else:
            found.append(Step(say=["tell-no-seal", {"pair": target_text(int(PAIR) + pair)}], rule="R42"))
    return found


def _auction(s: Town, now: Town) -> list[Step]:
    """R34 to R36: the winner pays what lies before him; without a bid nobody wins."""
    paid = sum((v + 1) * 10 * int(now.book_pile[v] - s.book_pile[v]) for v in range(int(VALUES)))
    if not paid:
        return [Step(say=["tell-nobody"], rule="R35")]
    seat = int(s.leader) if s.leader >= 0 and s.raising == 0 else int(s.turn)
    return [Step(seat=seat, say=["tell-won-cheques", {"seat": seat, "total": paid}], flash=["p.pile"], rule="R36")]


def _builds(data: TendersData, s: Town, now: Town) -> list[Step]:
    """R50, R51: say why a majority was reached."""
    found: list[Step] = []
    for cell in range(len(data.cell_names)):
        seat = int(now.builder[cell])
        if seat < 0 or s.builder[cell] >= 0:
            continue
        kind = int(now.kind[cell])
        points = int(now.tables.prestige[kind])
        own = int(now.near[cell * now.seats + seat])
        best = max(int(now.near[cell * now.seats + other]) for other in range(int(now.seats)) if other != seat)
        details: dict[str, Any] = {
            "seat": seat,
            "picture": {"face": KIND_NAMES[kind]},
            "district": district(data, now, cell),
            "points": points,
            "own": own,
            "best": best,
            "free": int(now.free[cell]),
            "white": int(now.white[cell]),
        }
        key, rule = ("tell-built", "R50") if kind < KINDS else ("tell-built-landmark", "R51")
        found.append(
            Step(
                seat=seat,
                say=[key, details],
                gains=[(seat, "prestige", points)],
                flash=[f"t.{data.cell_names[cell]}"],
                rule=rule,
            )
        )
    for seat in range(int(now.seats)):
        if more := int(now.extra[seat] - s.extra[seat]):
            found.append(
                Step(
                    seat=seat,
                    say=["tell-bonus", {"seat": seat, "points": more}],
                    gains=[(seat, "prestige", more)],
                    rule="R68",
                )
            )
    return found


def _filed(data: TendersData, s: Town, now: Town) -> list[Step]:
    """R61: the card that was executed fills its year."""
    found: list[Step] = []
    for place in range(int(s.year), int(now.year)):
        year = data.years[place]
        found.append(
            Step(
                say=["tell-filed", {"year": str(year)}],
                moves=[("card.action", f"f.{year}")],
                flash=[f"f.{year}"],
                rule="R61",
            )
        )
    return found


def _over(s: Town, now: Town) -> list[Step]:
    if now.actor != NOBODY or s.actor == NOBODY:
        return []
    return [
        Step(say=["tell-over-year"], rule="R90")
        if now.year == now.limits[YEARS]
        else Step(say=["tell-over-stall"], rule="R95")
    ]
