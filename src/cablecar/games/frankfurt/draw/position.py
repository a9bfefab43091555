"""What changes: pieces, prompt, numbers, and the marks on places."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache, lru_cache
from typing import Any

from cablecar.kernel.phase import CHANCE, NOBODY
from cablecar.kernel.state import View
from cablecar.scene.cache_keys import CACHE_SIZE, cache_key, numbers_of
from cablecar.scene.model import Ask, Choice, Line, Number, Overlay, PanelOverlay, Piece, Text, Trail

from ..data import FrankfurtData
from ..scoring import hand_colour, hand_points, project_points, turn_points
from ..state import DISCARD, EMPTY, PLACE, PROJECT, REFILL, TAKE, City
from .board import board_of
from .names import city_of, data_of, faces_by_name, hand_of, lot, score_of, spaces_by_name, terms, tile
from .public_pieces import Open, open_of, tile_id

STEPS = (PLACE, PROJECT, TAKE)
MOST_TIPS = 6
ASIDE = (16.5, -16.5, 12.5, -12.5)  # of each seat: its trail runs beside the numbers of the track, not over them
ASKS = {"take {offer}": Ask(template="take {offer}", final=True), "complete": Ask(template="complete", main=True)}


# ---- pieces -----------------------------------------------------------------


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere, in the order of the stage."""
    data, s = data_of(view), city_of(view)
    return [*open_of(view).pieces, *_own(view, data, s), *_others(view, data, s)]


def numbers(view: View, seat: int) -> list[Number]:
    """Return what everybody may know of a player: score, coins, cranes, and the hand as the others have seen it."""
    return open_of(view).numbers[seat]


# What is made again and again is made once; nobody changes a piece.


@cache
def _coin(k: int, has: bool) -> Piece:
    return Piece(
        id=f"coin.{k}",
        on="purse.coins",
        symbol="coin" if has else "coin-none",
        name=["a-coin"] if has else ["a-coin-none"],
    )


@cache
def _crane(k: int, has: bool) -> Piece:
    return Piece(
        id=f"crane.hand.{k}",
        on="purse.cranes",
        symbol="crane",
        name=["a-crane"] if has else ["a-crane-set"],
        state="" if has else "dim",
    )


@cache
def _held(data: FrankfurtData, place: str, face: int) -> Piece:
    if face < 0:
        return Piece(id=tile_id(place), on=place, symbol="back", name=["tile-hidden"], rule="R36")
    return Piece(id=tile_id(place), on=place, face=data.face_names[face])


def _own(view: View, data: FrankfurtData, s: City) -> list[Piece]:
    """The reader's own tiles and purse."""
    seat = int(view.seat)
    if seat < 0:
        return []
    hand = hand_of(s, seat)
    if s.phase == PLACE and s.actor == seat:
        tiles = [_tile(data, slot, face, *_best(data, s, face)) for slot, face in enumerate(hand) if face >= 0]
    else:
        tiles = [_tile(data, slot, face) for slot, face in enumerate(hand) if face >= 0]
    return [*tiles, *_purse(data, int(s.coins[seat]), int(s.cranes[seat]))]


@cache
def _purse(data: FrankfurtData, coins: int, cranes: int) -> list[Piece]:
    return [_coin(k, k < coins) for k in range(data.constants["coin_limit"])] + [
        _crane(k, k < cranes) for k in range(data.constants["cranes_per_player"])
    ]


@lru_cache(4000)
def _tile(data: FrankfurtData, slot: int, face: int, points: int | None = None, district: int = -1) -> Piece:
    """A tile of one's own, with the points of the best place for it where that is asked."""
    caption: list[Any] = [["hand-tile", {"kind": data.types[data.faces[face][1]], "value": data.faces[face][2]}]]
    if points is not None:
        caption.append(
            ["hand-best", {"points": points, "district": data.district_text(district)}]
            if points >= 0
            else ["hand-nowhere"]
        )
    return Piece(
        id=f"t.hand.{slot}",
        on=f"hand.{slot}",
        face=data.face_names[face],
        part={"tile": data.face_names[face]},
        caption=caption,
    )


def _best(data: FrankfurtData, s: City, face: int) -> tuple[int, int]:
    """Return the most points that a tile would bring, and in which district; -1 if it fits nowhere."""
    colour = data.faces[face][0]
    most, where = -1, -1
    for space in range(int(s.tables.colour_first_space[colour]), int(s.tables.colour_last_space[colour]) + 1):
        if s.board[space] == EMPTY and (points := int(turn_points(s, face, space))) > most:
            most, where = points, space
    return most, int(s.tables.space_district[where]) if where >= 0 else -1


def _others(view: View, data: FrankfurtData, s: City) -> list[Piece]:
    size, found = int(s.tables.hand_size), list[Piece]()
    for seat in range(int(s.seats)):
        if seat != view.seat:
            found += _hand(data, seat, cache_key(s.hands[seat * size : (seat + 1) * size]))
    return found


@lru_cache(CACHE_SIZE)
def _hand(data: FrankfurtData, seat: int, hand: bytes) -> list[Piece]:
    return [_held(data, f"hand{seat}.{slot}", face) for slot, face in enumerate(numbers_of(hand)) if face != EMPTY]


# ---- the rest of the look --------------------------------------------------------


def overlay(view: View) -> Overlay:
    """Return status, prompt, marks and words."""
    data, s = data_of(view), city_of(view)
    is_over = s.actor == NOBODY
    lying = open_of(view)
    return Overlay(
        status=_status(data, s),
        say=question(view),
        hint=_hint(view, data, s),
        trail=None if is_over else _steps(int(s.phase)),
        why=_why(s) if is_over else [],
        places=_places(data, s, lying),
        panels=_panels(view, data, s, lying),
        tags=lying.tags,
        asks=ASKS,
        choices=choices(view),
    )


@cache
def _steps(phase: int) -> Trail | None:
    """Return the steps of a turn, and where it stands."""
    if phase not in STEPS:
        return None
    return Trail(
        [[["step-place"], phase != PLACE], [["step-project"], phase == TAKE], [["step-take"]]], STEPS.index(phase)
    )


def _status(data: FrankfurtData, s: City) -> list[Text]:
    if s.actor == NOBODY:
        return [["over"]]
    if s.phase not in (*STEPS, DISCARD, REFILL):
        return [["label-setup"]]
    return _rounds(int(data.tables.supply(s.seats)) + 1, int(s.seats), int(s.left))


@lru_cache(CACHE_SIZE)
def _rounds(total: int, seats: int, left: int) -> list[Text]:
    done = total - left - 1
    return [
        ["label-round", {"round": done // seats + 1, "rounds": -(-total // seats)}],
        ["label-turns-left", {"turns": left + 1}],
    ]


def question(view: View) -> Text:
    """Return what is asked, and of whom."""
    data, s = data_of(view), city_of(view)
    if s.actor == NOBODY:
        return ["over"]
    details: dict[str, Any] = {"seat": int(s.actor)} if s.actor != CHANCE else {}
    if s.phase == PROJECT:
        details |= {**terms(data, int(s.district)), "points": int(project_points(s, s.district, s.points))}
    return [f"ask-{s.phases[s.phase].name}", details] if details else [f"ask-{s.phases[s.phase].name}"]


def _hint(view: View, data: FrankfurtData, s: City) -> Text:
    if s.actor != view.seat or s.actor < 0:
        return ""
    if s.phase == TAKE:
        return [
            "hint-take",
            {"coin": {"symbol": "coin", "name": ""}, "coins": ["coins", {"count": int(s.coins[s.actor])}]},
        ]
    return ["hint-place"] if s.phase == PLACE else ""


def _places(data: FrankfurtData, s: City, lying: Open) -> dict[str, dict[str, Any]]:
    """Return the overlays of all places: on the supply what the reader has not seen, on all others what lies open."""
    left = int(s.left)
    return {"supply": _supply(data, left, cache_key(s.bag), cache_key(s.aside), cache_key(s.drawn)), **lying.places}


@lru_cache(CACHE_SIZE)
def _supply(data: FrankfurtData, left: int, bag: bytes, aside: bytes, drawn: bytes) -> dict[str, Any]:
    """Count what the reader has not seen, by colour, and what surely is in the supply (R37): nobody has to count
    himself.
    """
    lines: list[list[Any]] = []
    unseen = numbers_of(bag)
    for colour, (first, last) in enumerate(_ranges(data)):
        counts = tuple(unseen[first:last])
        if any(counts):
            lines.append(_unseen_line(data, colour, first, counts))
    if any(aside):
        sure = tuple(
            [
                (face, put - gone)
                for face, (put, gone) in enumerate(zip(numbers_of(aside), numbers_of(drawn), strict=True))
                if put > gone
            ]
        )
        if sure:
            lines.append(_sure_line(data, sure))
    tip = lines if len(lines) <= MOST_TIPS else []
    return {
        "labels": {"value": str(left), "word": ["supply-left"]},
        "name": ["label-supply", {"count": left}],
        "tip": tip,
    }


@cache
def _ranges(data: FrankfurtData) -> list[tuple[int, int]]:
    """Return where the faces of each colour begin and end: they are numbered by colour."""
    owners = [colour for colour, _, _ in data.faces]
    return [(bisect_left(owners, colour), bisect_right(owners, colour)) for colour in range(len(data.colours))]


@lru_cache(2000)
def _unseen_line(data: FrankfurtData, colour: int, first: int, counts: tuple[int, ...]) -> list[Any]:
    listed = tuple((first + k, count) for k, count in enumerate(counts) if count > 0)
    return [["unseen", {"colour": _colour(data, colour), "tiles": _counted(data, listed)}], "R36"]


@lru_cache(2000)
def _sure_line(data: FrankfurtData, sure: tuple[tuple[int, int], ...]) -> list[Any]:
    return [["surely-left", {"tiles": _counted(data, sure, is_full=True)}], "R37"]


def _counted(data: FrankfurtData, counts: tuple[tuple[int, int], ...], is_full: bool = False) -> Text:
    """List tiles with their numbers; the colour is said only if asked for."""
    face, count = counts[0]
    _, kind, value = data.faces[face]
    first: Text = [
        "counted",
        {
            "count": count,
            "tile": tile(data, face) if is_full else ["kind-value", {"kind": data.types[kind], "value": value}],
        },
    ]
    return ["listed", {"first": first, "rest": _counted(data, counts[1:], is_full)}] if len(counts) > 1 else first


def _panels(view: View, data: FrankfurtData, s: City, lying: Open) -> dict[str, PanelOverlay]:
    found = {"map": lying.map}
    seat = int(view.seat)
    if seat >= 0 and s.actor != NOBODY and (colour := int(hand_colour(s, seat))) != EMPTY:
        found["hand"] = _worth(data, int(hand_points(s, seat, colour)), colour)
    return found


@lru_cache(CACHE_SIZE)
def _worth(data: FrankfurtData, points: int, colour: int) -> PanelOverlay:
    """Say what a hand would bring at the end."""
    return PanelOverlay(foot=[[["hand-worth", {"points": points, "colour": _colour(data, colour)}], "R31"]])


@cache
def _colour(data: FrankfurtData, colour: int) -> Text:
    name = data.colours[colour]
    return [f"colour-{name}"] if name in ("red", "blue", "green", "yellow", "violet") else name


def _why(s: City) -> list[Text]:
    """R32: say how equal points were decided."""
    points = [score_of(s, seat) for seat in range(int(s.seats))]
    first = [int(s.coins[seat]) for seat, each in enumerate(points) if each == max(points)]
    if len(first) == 1:
        return []
    return [["tell-tie-shared"] if first.count(max(first)) > 1 else ["tell-tie-coins"]]


@cache
def _placing(data: FrankfurtData, face: int, space: int) -> str:
    return f"place {data.face_names[face]} {data.space_names[space]}"


@cache
def _points(points: int) -> Choice:
    return Choice(badge=str(points))


@cache
def _price(price: int) -> Choice:
    return Choice(say=["offer-price", {"price": price}], badge=f"−{price}" if price else "0")


def choices(view: View) -> dict[str, Choice]:
    """Say what each word would bring or cost, on the thing itself."""
    data, s = data_of(view), city_of(view)
    seat = int(view.seat)
    if seat < 0 or s.actor != seat:
        return {}
    found: dict[str, Choice] = {}
    if s.phase == PLACE:
        for face in dict.fromkeys(hand_of(s, seat)):
            if face >= 0:
                colour = data.faces[face][0]
                for space in range(
                    int(s.tables.colour_first_space[colour]), int(s.tables.colour_last_space[colour]) + 1
                ):
                    if s.board[space] == EMPTY:
                        found[_placing(data, face, space)] = _points(int(turn_points(s, face, space)))
    elif s.phase == TAKE:
        for index in range(len(s.offer)):
            price = 0 if index == s.mayor else int(s.tables.price[index])
            found[f"take {index}"] = _price(price)
    elif s.phase == PROJECT:
        district = int(s.district)
        points = int(project_points(s, district, s.points))
        brings: Text = ["complete-brings", {"points": points, "cost": int(s.tables.cost[district])}]
        found["complete"] = Choice(
            name=["do-complete", {"project": data.project_text(district)}], say=brings, badge=f"+{points}"
        )
        found["decline"] = Choice(name=["do-decline"])
    return found


def word(view: View, action: int) -> Text:
    """Return an action in full."""
    data, s = data_of(view), city_of(view)
    vocabulary = s.game.vocabulary
    head, parts = vocabulary.words[action].split()[0], vocabulary.parts[action]
    if head == "place":
        return [
            "do-place",
            {"tile": tile(data, faces_by_name(data)[parts[0]]), "space": lot(data, spaces_by_name(data)[parts[1]])},
        ]
    if head in ("draw", "discard"):
        return [f"do-{head}", {"tile": tile(data, faces_by_name(data)[parts[0]])}]
    if head == "take":
        return ["do-take", {"offer": tile(data, int(s.offer[int(parts[0])]))}]
    if head in ("complete", "decline"):
        return [f"do-{head}", {"project": data.project_text(int(s.district))}]
    if head == "settle":
        return ["do-settle", {"district": data.district_text(data.district_names.index(parts[0]))}]
    return (
        ["do-start", {"seat": int(parts[0])}]
        if head == "start"
        else ["do-mayor", {"offer": ["offer-space", {"number": int(parts[0]) + 1}]}]
    )


def trails(old: View, new: View) -> list[Line]:
    """Draw where the score markers came from."""
    data, before = data_of(new), city_of(old)
    found = ((seat, score_of(before, seat), end) for seat, end in enumerate(open_of(new).scores))
    return [_trail(data, seat, start, end) for seat, start, end in found if end > start]


@lru_cache(2000)
def _trail(data: FrankfurtData, seat: int, start: int, end: int) -> Line:
    track = board_of(data).track
    path = [
        track.beside(points, ASIDE[seat])
        for points in range(start, end + 1)
        if points in (start, end) or track.is_corner(points)
    ]
    name: Text = ["score-gained", {"seat": seat, "points": end - start}]
    return Line(id=f"trail.{seat}", panel="map", style="trail", tone=f"seat{seat}", paths=[path], name=name)
