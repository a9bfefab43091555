"""What happened in Frankfurt, from two views of one seat."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.log import Event
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Step

from ..data import FrankfurtData
from ..scoring import hand_colour
from ..state import COLUMNS, DEAL, EMPTY, HAND, HIDDEN, REMOVE, REVEAL, City
from ..tables import COIN, TIMES, TWO
from .board import project_id
from .names import city_of, data_of, faces_by_name, hand_of, is_missed, named, score_of, slot_id, spaces_by_name
from .preview import others_in
from .public_pieces import space_tile_id, tile_id


def step(before: View, event: Event, after: View) -> list[Step]:
    """Tell one event."""
    head, *parts = event.word.split()
    if head == "place":
        return _place(before, after, event.actor, parts)
    if head in ("complete", "decline"):
        return _project(before, after, event.actor, head)
    if head == "take":
        return _take(before, after, event.actor, int(parts[0]))
    if head == "discard":
        return _discard(before, after, event.actor, parts[0])
    return _chance(before, after, head, parts)


def _from_hand(before: View, seat: int, face: int) -> str:
    """Name the slot a tile left: of equal ones the one that everybody knew (R36), else one that was hidden."""
    held = hand_of(city_of(before), seat)
    known = [slot for slot, each in enumerate(held) if each == face]
    hidden = [slot for slot, each in enumerate(held) if each == HIDDEN]
    return tile_id(slot_id(before, seat, max(known or hidden or [0])))


def _place(before: View, after: View, seat: int, parts: list[str]) -> list[Step]:
    data, s, now = data_of(after), city_of(before), city_of(after)
    face, space = faces_by_name(data)[parts[0]], spaces_by_name(data)[parts[1]]
    district = int(data.tables.space_district[space])
    points = score_of(now, seat) - score_of(s, seat)
    coins = int(now.coins[seat] - s.coins[seat])
    two = [int(data.tables.two_points)] if data.tables.space_symbol[space] == TWO else []
    addends = [data.faces[face][2], *others_in(data, s, face, space), *two]
    details = {
        "seat": seat,
        **named(data, face),
        "district": data.district_text(district),
        "points": points,
        "coins": coins,
    }
    if len(addends) > 1:
        details["sum"] = " + ".join(map(str, addends))
    here = space_tile_id(data, space)
    gains = [(seat, "score", points)] + ([(seat, "coins", coins)] if coins else [])
    key, moves = "tell-laid-sum" if len(addends) > 1 else "tell-laid", [(_from_hand(before, seat, face), here)]
    told = [Step(seat=seat, say=[key, details], moves=moves, flash=[here], gains=gains, rule="R17")]
    if data.tables.space_symbol[space] == COIN and not coins:
        told.append(
            Step(seat=seat, say=["tell-coin-lost", {"seat": seat, "limit": int(data.tables.coin_limit)}], rule="R18")
        )
    return told + _lap(data, s, now, seat) + _missed(data, now, seat, district)


def _project(before: View, after: View, seat: int, head: str) -> list[Step]:
    data, s, now = data_of(after), city_of(before), city_of(after)
    district = int(s.district)
    details: dict[str, Any] = {"seat": seat, "project": data.project_text(district)}
    if head == "decline":
        return [Step(seat=seat, say=["tell-decline", details], rule="R20"), *_missed(data, now, seat, district)]
    points, cost = score_of(now, seat) - score_of(s, seat), int(s.coins[seat] - now.coins[seat])
    key = "tell-project-times" if s.tables.bonus[district] == TIMES else "tell-project-plus"
    gains = [(seat, "score", points), (seat, "coins", -cost), (seat, "cranes", -1)]
    moves = [(f"crane.hand.{int(now.cranes[seat])}", f"crane.{district}")] if seat == after.seat else []
    told = Step(
        seat=seat,
        say=[key, {**details, "points": points}],
        moves=moves,
        flash=[project_id(data, district)],
        gains=gains,
        rule="R21",
    )
    return [told, *_lap(data, s, now, seat)]


def _take(before: View, after: View, seat: int, index: int) -> list[Step]:
    data, s, now = data_of(after), city_of(before), city_of(after)
    face, price = int(s.offer[index]), int(s.coins[seat] - now.coins[seat])
    details = {"seat": seat, **named(data, face)}
    to = tile_id(slot_id(after, seat, int(s.tables.hand_size) - 1))
    say = ["tell-take-paid", {**details, "price": price}] if index != s.mayor else ["tell-take-free", details]
    told = [
        Step(
            seat=seat,
            say=say,
            moves=[(f"t.offer.{index}", to)],
            gains=[(seat, "coins", -price)] if price else [],
            rule="R24",
        )
    ]
    if now.actor != NOBODY:
        old, new = int(s.mayor), int(now.mayor)
        moves = [("mayor", "mayor"), *((f"{what}.{old}", f"{what}.{new}") for what in ("free", "price") if old != new)]
        return [*told, Step(seat=seat, say=["tell-mayor", named(data, int(now.offer[new]))], moves=moves, rule="R26")]
    return told + _end(after, data, now)


def _end(after: View, data: FrankfurtData, now: City) -> list[Step]:
    """R28, R31"""
    told = [Step(say=["tell-over"], rule="R28")]
    for seat in range(int(now.seats)):
        colour = int(hand_colour(now, seat))
        if colour != EMPTY:
            points, name = int(now.score[seat * COLUMNS + HAND]), data.colours[colour]
            shown = [f"colour-{name}"] if name in ("red", "blue", "green", "yellow", "violet") else name
            tiles = [
                tile_id(slot_id(after, seat, slot))
                for slot, face in enumerate(hand_of(now, seat))
                if face >= 0 and data.faces[face][0] == colour
            ]
            say = ["tell-hand", {"seat": seat, "points": points, "colour": shown}]
            told.append(Step(seat=seat, say=say, flash=tiles, gains=[(seat, "score", points)], rule="R31"))
    return told


def _discard(before: View, after: View, seat: int, name: str) -> list[Step]:
    data = data_of(after)
    face = faces_by_name(data)[name]
    return [
        Step(
            seat=seat,
            say=["tell-discard", {"seat": seat, **named(data, face)}],
            moves=[(_from_hand(before, seat, face), "supply")],
            rule="R30",
        )
    ]


def _chance(before: View, after: View, head: str, parts: list[str]) -> list[Step]:
    data, s, now = data_of(after), city_of(before), city_of(after)
    if head == "start":
        return [Step(seat=int(parts[0]), say=["tell-start", {"seat": int(parts[0])}], rule="R4")]
    if head == "mayor":
        return [Step(say=["tell-mayor-start", named(data, int(now.offer[int(parts[0])]))], flash=["mayor"], rule="R8")]
    if head == "settle":
        district = data.district_names.index(parts[0])
        here = space_tile_id(data, int(data.tables.setup_space[district]))
        say = ["tell-settle", {**named(data, int(s.gap)), "district": data.district_text(district)}]
        told = Step(say=say, moves=[("supply", here)], flash=[here], rule="R10")
        return [told, Step(say=["tell-aside-back"], rule="R10")] if any(now.aside) and not any(s.aside) else [told]
    if s.phase == REMOVE:
        return _removed(s, now)
    face = faces_by_name(data)[parts[0]] if parts else int(EMPTY)
    if s.phase == DEAL:
        return _dealt(after, data, s, face)
    if s.phase == REVEAL:
        return [Step(say=["tell-aside", named(data, face)], rule="R10")] if now.gap == EMPTY else []
    here = f"t.offer.{int(s.gap)}"
    told = Step(
        seat=int(s.turn), say=["tell-refill", named(data, face)], moves=[("supply", here)], flash=[here], rule="R27"
    )
    return [told, Step(say=["tell-last-turns"], rule="R28")] if now.left == 0 else [told]


def _removed(s: City, now: City) -> list[Step]:
    """Tell of all the tiles at once, when the last is gone (R9)."""
    if now.phase == REMOVE:
        return []
    told = [Step(say=["tell-remove", {"count": len(s.removed)}], rule="R9")]
    return [*told, Step(say=["tell-again"], rule="R10")] if now.phase == DEAL else told


def _dealt(after: View, data: FrankfurtData, s: City, face: int) -> list[Step]:
    """Tell a reader of his own tiles one by one, of the others' when they have them all, and of the offer."""
    size = int(s.tables.hand_size)
    hands = int(s.seats) * size
    if s.dealt >= hands:
        here = f"t.offer.{int(s.dealt) - hands}"
        return [Step(say=["tell-offer", named(data, face)], moves=[("supply", here)], rule="R7")]
    seat, slot = int(s.dealt) // size, int(s.dealt) % size
    if face < 0:
        return (
            [Step(seat=seat, say=["tell-dealt", {"seat": seat, "count": size}], rule="R6")] if slot + 1 == size else []
        )
    return [
        Step(
            seat=seat,
            say=["tell-deal", {"seat": seat, **named(data, face)}],
            moves=[("supply", tile_id(slot_id(after, seat, slot)))],
            rule="R6",
        )
    ]


def _missed(data: FrankfurtData, now: City, seat: int, district: int) -> list[Step]:
    """R22: say that a project can never be completed."""
    if not is_missed(data, now, district):
        return []
    details = {"district": data.district_text(district), "project": data.project_text(district)}
    return [Step(seat=seat, say=["tell-missed", details], flash=[project_id(data, district)], rule="R22")]


def _lap(data: FrankfurtData, s: City, now: City, seat: int) -> list[Step]:
    """R33"""
    old, new = score_of(s, seat), score_of(now, seat)
    if old // data.lap == new // data.lap:
        return []
    return [
        Step(
            seat=seat,
            say=["tell-lap", {"seat": seat, "points": new // data.lap * data.lap}],
            flash=[f"passed.{seat}"],
            rule="R33",
        )
    ]
