"""What happened in Frankfurt, as sentences, from two views of one seat."""
from __future__ import annotations

from typing import Any

from cablecar.kernel.log import Event
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View

from .data import FrankfurtData
from .draw import city_of, data_of, tile
from .scoring import hand_colour
from .state import COLUMNS, DEAL, EMPTY, HAND, PROJECT, PROJECTS, REMOVE, REVEAL, TILES, City
from .tables import COIN, TIMES, TWO

Text = list[Any]


def step(before: View, event: Event, after: View) -> list[Text]:
    """Tell one event."""
    data, s, now = data_of(after), city_of(before), city_of(after)
    head, *parts = event.word.split()
    seat = event.actor
    if head == "place":
        return _place(data, s, now, seat, parts)
    if head in ("complete", "decline"):
        return _project(data, s, now, seat, head)
    if head == "take":
        return _take(data, s, now, seat, int(parts[0]))
    if head == "discard":
        return [["tell-discard", {"seat": seat, "tile": tile(data, data.face_names.index(parts[0]))}]]
    return _chance(data, s, now, head, parts)


def _chance(data: FrankfurtData, s: City, now: City, head: str, parts: list[str]) -> list[Text]:
    if head == "start":
        return [["tell-start", {"seat": int(parts[0])}]]
    if head == "mayor":
        return [["tell-mayor-start", {"tile": tile(data, int(now.offer[int(parts[0])]))}]]
    if head == "settle":
        district = data.district_names.index(parts[0])
        told: list[Text] = [["tell-settle", {"tile": tile(data, int(s.gap)), "district": data.district_text(district)}]]
        return told + ([["tell-aside-back"]] if any(now.aside) else [])
    if s.phase == REMOVE:
        return [["tell-remove", {"count": 1}]] + ([["tell-again"]] if now.phase == DEAL else [])
    drawn = tile(data, data.face_names.index(parts[0]) if parts else int(EMPTY))
    if s.phase == DEAL:
        hands = int(s.seats * s.tables.hand_size)
        if s.dealt >= hands:
            return [["tell-offer", {"tile": drawn}]]
        return [["tell-deal" if parts else "tell-deal-hidden", {"seat": int(s.dealt // s.tables.hand_size), "tile": drawn}]]
    if s.phase == REVEAL:
        return [["tell-aside" if now.gap == EMPTY else "tell-reveal", {"tile": drawn}]]
    return [["tell-refill", {"tile": drawn}]] + ([["tell-last-turns"]] if now.left == 0 else [])


def _place(data: FrankfurtData, s: City, now: City, seat: int, parts: list[str]) -> list[Text]:
    t = s.tables
    face, space = data.face_names.index(parts[0]), data.space_names.index(parts[1])
    district, kind, value = int(t.space_district[space]), int(t.face_type[face]), int(t.face_value[face])
    others = int(s.sums[district * t.types + kind])
    two = int(t.two_points) if t.space_symbol[space] == TWO else 0
    name = "all" if others and two else "others" if others else "two" if two else "tile"
    kinds = [f"types-{data.types[kind]}"] if data.types[kind] in ("house", "villa", "park") else data.types[kind]
    reason = [f"tell-points-{name}", {"value": value, "others": others, "two": two, "kinds": kinds}]
    told: list[Text] = [
        ["tell-place", {"seat": seat, "tile": tile(data, face), "district": data.district_text(district)}],
        ["tell-points", {"points": value + others + two, "reason": reason}],
    ]
    if t.space_symbol[space] == COIN:
        gained = int(now.coins[seat] - s.coins[seat])
        told.append(["tell-coin", {"seat": seat, "count": gained}] if gained else ["tell-coin-lost", {"seat": seat, "limit": int(t.coin_limit)}])
    told += _lap(data, s, now, seat)
    return told + (_missed(data, now, district) if now.phase != PROJECT else [])


def _project(data: FrankfurtData, s: City, now: City, seat: int, head: str) -> list[Text]:
    district = int(s.district)
    details = {"seat": seat, "project": data.project_text(district)}
    if head == "decline":
        return [["tell-decline", details], *_missed(data, now, district)]
    points = int(now.score[seat * COLUMNS + PROJECTS] - s.score[seat * COLUMNS + PROJECTS])
    key = "tell-project-times" if s.tables.bonus[district] == TIMES else "tell-project-plus"
    return [[key, {**details, "points": points}], *_lap(data, s, now, seat)]


def _take(data: FrankfurtData, s: City, now: City, seat: int, index: int) -> list[Text]:
    taken = tile(data, int(s.offer[index]))
    if index == s.mayor:
        told: list[Text] = [["tell-take-free", {"seat": seat, "tile": taken}]]
    else:
        told = [["tell-take-paid", {"seat": seat, "tile": taken, "price": int(s.tables.price[index])}]]
    if now.actor != NOBODY:
        return [*told, ["tell-mayor", {"tile": tile(data, int(now.offer[now.mayor]))}]]
    told.append(["tell-over"])
    for player in range(int(now.seats)):
        colour = int(hand_colour(now, player))
        if colour != EMPTY:
            name = data.colours[colour]
            shown = [f"colour-{name}"] if name in ("red", "blue", "green", "yellow", "violet") else name
            told.append(["tell-hand", {"seat": player, "points": int(now.score[player * COLUMNS + HAND]), "colour": shown}])
    return told + _tie(now)


def _tie(now: City) -> list[Text]:
    """R32: say how equal points were decided."""
    points = [sum(int(now.score[seat * COLUMNS + column]) for column in range(COLUMNS)) for seat in range(int(now.seats))]
    first = [int(now.coins[seat]) for seat, sum_ in enumerate(points) if sum_ == max(points)]
    if len(first) == 1:
        return []
    return [["tell-tie-shared" if first.count(max(first)) > 1 else "tell-tie-coins"]]


def _missed(data: FrankfurtData, now: City, district: int) -> list[Text]:
    """R22: say that a project can never be completed."""
    t = now.tables
    spaces = range(int(t.district_first[district]), int(t.district_last[district]) + 1)
    if now.builder[district] != EMPTY or any(now.board[space] == EMPTY for space in spaces):
        return []
    return [["tell-missed", {"district": data.district_text(district), "project": data.project_text(district)}]]


def _lap(data: FrankfurtData, s: City, now: City, seat: int) -> list[Text]:
    """R33"""
    old, new = (sum(int(each.score[seat * COLUMNS + column]) for column in (TILES, PROJECTS)) for each in (s, now))
    return [["tell-lap", {"seat": seat, "points": new // data.lap * data.lap}]] if old // data.lap < new // data.lap else []
