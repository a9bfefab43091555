"""What happened, from two views of one reader: sentences that say why."""
from __future__ import annotations

from typing import Any

from cablecar.kernel.log import Event
from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Step, Text

from .data import KIND_NAMES, PAIR_NAMES, TendersData
from .draw.names import action_text, cell_text, data_of, district, kind_text, listed, money, street, street_id, target_text, tender_text, town_of
from .state import BID, OPTION, SEAL, YEARS, Town
from .tables import KINDS, VALUES


def step(before: View, event: Event, after: View) -> list[Step]:
    """Tell one event, then what followed from it."""
    data, s, now = data_of(after), town_of(before), town_of(after)
    head, *parts = event.word.split()
    seat = event.actor
    if s.actor == SEVERAL and seat >= 0:
        told = _sealed(data, s, now, seat, head, parts)
        return told + (_results(data, s, now) if _is_last(before, after, seat) else [])
    said = _open(data, s, now, seat, head, parts)
    told = [Step(seat=seat if seat >= 0 else None, say=text, rule=rule, flash=_flash(data, head, parts)) for text, rule in said]
    return told + _results(data, s, now)


def _flash(data: TendersData, head: str, parts: list[str]) -> list[str]:
    if head in ("stick", "drop"):
        return [f"s.{street_id(data, data.street_names.index(parts[0]))}"]
    return []


def _is_last(before: View, after: View, seat: int) -> bool:
    """Tell whether this is the last line told of a sealed round that closed."""
    s, now = town_of(before), town_of(after)
    if now.actor == SEVERAL and now.rounds == s.rounds:
        return False
    asked = [other for other in range(int(s.seats)) if _is_asked(s, other)]
    others = [other for other in asked if other != before.seat]
    return seat == (max(others) if others else before.seat)


def _is_asked(s: Town, seat: int) -> bool:
    if s.phase == BID:
        return bool(s.influence[seat] > 0)
    if s.phase == OPTION:
        return bool(s.held[seat] > 0)
    pair = s.group[seat]
    return bool(pair >= 0 and s.rights[pair] < 0 and (s.held[seat] > 1 or s.members(pair) > 1))


def _sealed(data: TendersData, s: Town, now: Town, seat: int, head: str, parts: list[str]) -> list[Step]:
    """Tell a line of a sealed round: the reader's own at once, the others' when it is opened."""
    if head == "bid":
        person: Text = [f"person-{data.persons[int(parts[0])]}"]
        return [Step(seat=seat, say=["tell-bid", {"seat": seat, "value": int(parts[0]), "person": person}], rule="R21")]
    if head == "option":
        return [Step(seat=seat, say=["tell-option", {"seat": seat, "pair": target_text(6 + PAIR_NAMES.index(parts[0]))}], rule="R38")]
    if head == "pay":
        return [Step(seat=seat, say=["tell-pay-known", {"seat": seat, "cheque": money(int(parts[0]))}], rule="R40")]
    if head == "lay":
        return [Step(seat=seat, say=["tell-lay-sealed", {"seat": seat, "cheque": money(int(parts[0]))}], rule="R41")]
    if head == "done":
        return [Step(seat=seat, say=["tell-done-sealed", {"seat": seat}], rule="R41")]
    return [Step(seat=seat, say=["tell-pay", {"seat": seat}], rule="R40")]


def _open(data: TendersData, s: Town, now: Town, seat: int, head: str, parts: list[str]) -> list[tuple[Text, str]]:
    who: dict[str, Any] = {"seat": seat}
    part = parts[0] if parts else ""
    if head in ("stick", "lift", "drop", "forbid", "require"):
        return _street(data, s, seat, head, data.street_names.index(part))
    if head == "start":
        return [(["tell-start", {"seat": int(part)}], "R10")]
    if head == "tile":
        kind = KIND_NAMES.index(part)
        if s.draft < 0 and list(now.kind).count(-1) > list(s.kind).count(-1):
            return [(["tell-tile-again"], "R7")]
        return [(["tell-tile", {"kind": kind_text(kind)}], "R8")]
    if head == "put":
        return [(["tell-put", {**who, "kind": kind_text(int(s.tile)), "cell": cell_text(data, data.cell_names.index(part))}], "R8")]
    if head == "tender":
        face = data.tender_names.index(part)
        card = {"seat": int(s.start), "card": tender_text(data, face)}
        return [(["tell-void", card], "R15") if sum(now.seen) > sum(s.seen) else (["tell-tender", card], "R14")]
    if head == "lay" and s.phase == 40:
        return [(["tell-term-give", {"seat": int(s.receiver), "cheque": money(int(part))}], "R110")]
    if head == "lay":
        total = int(s.total[seat]) + int(part)
        return [(["tell-lay", {**who, "cheque": money(int(part)), "total": money(total)}], "R30")]
    if head == "done":
        return [(["tell-raise", {**who, "total": money(int(s.total[seat]))}], "R30")]
    if head == "action":
        year = data.years[min(int(s.year), len(data.years) - 1)]
        return [(["tell-action", {"year": str(year), "card": action_text(data, data.action_names.index(part))}], "R60")]
    if head == "take":
        key = "tell-take-influence" if part == "influence" else "tell-take-cheques"
        count = int(now.influence[seat] - s.influence[seat]) if part == "influence" else 0
        return [([key, {**who, "count": count, "cap": money(int(now.caps[seat]))}], "R77")]
    if head == "stop" and s.drawing:
        return [(["tell-stop", {**who, "total": money(int(s.total[seat]))}], "R84")]
    if head in ("cheque", "?"):
        return _drawn(s, head, part)
    if head in ("offer", "to", "give", "demand", "blind"):
        return _term(s, seat, head, part)
    simple = {"keep": "R16", "reject": "R16", "pass": "R32", "decline": "R47", "propose": "R108", "withdraw": "R108", "accept": "R109", "refuse": "R109"}
    return [([f"tell-{head}", who], simple[head])] if head in simple else []


def _drawn(s: Town, head: str, part: str) -> list[tuple[Text, str]]:
    if s.phase == 41:
        who = {"seat": int(s.receiver)}
        return [(["tell-blind", who] if head == "?" else ["tell-blind-known", {**who, "cheque": money(int(part))}], "R110")]
    seat = int(s.lap)
    total = int(s.total[seat]) + int(part)
    found: list[tuple[Text, str]] = [(["tell-cheque", {"seat": seat, "cheque": money(int(part)), "total": money(total)}], "R82")]
    if total > s.caps[seat]:
        found.append((["tell-bust", {"seat": seat, "cap": money(int(s.caps[seat]))}], "R83"))
    return found


def _term(s: Town, seat: int, head: str, part: str) -> list[tuple[Text, str]]:
    if head == "offer":
        return [(["tell-offer", {"seat": seat, "investor": ["seat-name", {"seat": int(part)}]}], "R106")]
    if head == "give":
        return [(["tell-term-give", {"seat": int(s.receiver), "cheque": money(int(part))}], "R107")]
    if head == "demand":
        return [(["tell-term-demand", {"seat": int(s.receiver), "amount": money(int(part))}], "R107")]
    return [(["tell-term-blind", {"seat": int(s.receiver), "count": int(part)}], "R107")] if head == "blind" else []


def _street(data: TendersData, s: Town, seat: int, head: str, number: int) -> list[tuple[Text, str]]:
    details: dict[str, Any] = {"seat": seat, "street": street(data, number)}
    name = str(s.phases[s.phase].name)
    if head == "stick":
        return [(["tell-replace", details], "R73") if name == "replace" else (["tell-stick", details], "R47")]
    if head == "lift":
        key, rule = {"relocate": ("tell-relocate", "R48"), "cash": ("tell-cash", "R78")}.get(name, ("tell-lift", "R70"))
        return [([key, details], rule)]
    if head == "drop":
        return [([f"tell-{'move' if name == 'move_to' else 'swap'}", details], "R70" if name == "move_to" else "R71")]
    return [([f"tell-term-{head}", details], "R107")]


# ---- what followed ------------------------------------------------------------


def _results(data: TendersData, s: Town, now: Town) -> list[Step]:
    return [*_rights(s, now), *_builds(data, s, now), *_filed(data, s, now), *_over(s, now)]


def _rights(s: Town, now: Town) -> list[Step]:
    """Tell who got a right and what it cost."""
    found: list[Step] = []
    if s.phase == BID:
        shown = [int(each) for each in now.revealed] if any(each >= 0 for each in now.revealed) else []
        tied = [seat for seat, value in enumerate(shown) if value >= 0 and shown.count(value) > 1]
        if tied:
            found.append(Step(say=["tell-cancelled", {"seats": listed([["seat-name", {"seat": seat}] for seat in tied])}], rule="R23"))
        for seat in range(int(s.seats)):
            if now.influence[seat] < s.influence[seat]:
                price = int(s.influence[seat] - now.influence[seat])
                found.append(Step(seat=seat, say=["tell-right", {"seat": seat, "price": price}], gains=[(seat, "influence", -price)], rule="R26"))
    elif s.phase == SEAL:
        for seat in range(int(s.seats)):
            if now.revealed[seat] >= 0 and s.group[seat] >= 0 and s.members(s.group[seat]) > 1:
                found.append(Step(seat=seat, say=["tell-sealed", {"seat": seat, "total": money(int(now.revealed[seat]))}], rule="R42"))
    elif now.pile_size > s.pile_size and sum(s.total) > 0 and s.phase == 9:
        seat = int(s.leader) if s.phase == 9 and int(now.total[s.leader]) == 0 else int(s.turn)
        found.append(Step(seat=seat, say=["tell-won-cheques", {"seat": seat, "total": money(_paid(s, now))}], rule="R36"))
    return found


def _paid(s: Town, now: Town) -> int:
    return sum((v + 1) * 10 * int(now.book_pile[v] - s.book_pile[v]) for v in range(int(VALUES)))


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
        details: dict[str, Any] = {"seat": seat, "district": district(data, now, cell), "points": points, "own": own, "best": best, "free": int(now.free[cell])}
        key = "tell-built" if kind < KINDS else "tell-built-landmark"
        flash = [f"t.{data.cell_names[cell]}"]
        found.append(Step(seat=seat, say=[key, details], gains=[(seat, "prestige", points)], flash=flash, rule="R50" if kind < KINDS else "R51"))
    for seat in range(int(now.seats)):
        if now.extra[seat] > s.extra[seat]:
            found.append(Step(seat=seat, say=["tell-bonus", {"seat": seat, "points": int(now.extra[seat] - s.extra[seat])}], rule="R68"))
    return found


def _filed(data: TendersData, s: Town, now: Town) -> list[Step]:
    return [Step(say=["tell-filed", {"year": str(data.years[year])}], rule="R61") for year in range(int(s.year), int(now.year))]


def _over(s: Town, now: Town) -> list[Step]:
    if now.actor != NOBODY or s.actor == NOBODY:
        return []
    return [Step(say=["tell-over-year"], rule="R90") if now.year == now.limits[YEARS] else Step(say=["tell-over-stall"], rule="R95")]
