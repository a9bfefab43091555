"""Frankfurt in words: the position, the questions, the actions."""
from __future__ import annotations

from typing import Any, cast

from cablecar.kernel.phase import NOBODY, SPECTATOR
from cablecar.kernel.state import View
from cablecar.scene.text import Line, Speaker, columns, plain

from .data import SYMBOLS, FrankfurtData
from .game import Frankfurt
from .scoring import project_points, turn_points
from .state import COLUMNS, EMPTY, PROJECT, City
from .tables import COIN, PLUS

NAME, CELL = 19, 9  # widths on a screen of 80 columns


def data_of(view: View) -> FrankfurtData:
    return cast(Frankfurt, view.seen.game).data


def city_of(view: View) -> City:
    return cast(City, view.seen)


# ---- texts of things ------------------------------------------------------


def tile(data: FrankfurtData, face: int) -> list[Any]:
    """Name a tile."""
    if face < 0:
        return ["tile-hidden"]
    colour, kind, value = data.faces[face]
    return ["tile", {"colour": data.colours[colour], "kind": data.types[kind], "value": value}]


def tiles(data: FrankfurtData, faces: list[int], speaker: Speaker) -> str:
    """Name some tiles, equal ones together."""
    named = []
    for face in dict.fromkeys(faces):
        count = faces.count(face)
        named.append(speaker.say(tile(data, face) if count == 1 else ["tile-count", {"count": count, "tile": tile(data, face)}]))
    return ", ".join(named) or speaker.say(["list-empty"])


def space(data: FrankfurtData, number: int) -> list[Any]:
    """Name a space."""
    district = int(data.tables.space_district[number])
    own, symbol, _ = data.districts[district].spaces[number - int(data.tables.district_first[district])]
    return ["space", {"symbol": SYMBOLS[symbol], "number": own, "district": data.district_text(district)}]


def bonus(data: FrankfurtData, district: int) -> list[Any]:
    t = data.tables
    return ["bonus-plus", {"points": int(t.plus_points)}] if t.bonus[district] == PLUS else ["bonus-times", {"factor": int(t.factor)}]


def price(s: City, index: int) -> list[Any]:
    return ["label-mayor"] if index == s.mayor else ["offer-price", {"price": int(s.tables.price[index])}]


# ---- the position -----------------------------------------------------------


def describe(view: View, speaker: Speaker, full: bool) -> list[Line]:
    """Return the position: turns, board, offer, players, own hand."""
    lines = [status(view, speaker), []]
    lines += board(view, speaker, full)
    lines += [[], *offer(view, speaker), [], *players(view, speaker)]
    lines += [[], *hand(view, speaker)] if view.seat != SPECTATOR and view.seen.actor != NOBODY else []
    return lines + (memory(view, speaker) if full else [])


def status(view: View, speaker: Speaker) -> Line:
    s = city_of(view)
    if s.actor == NOBODY:
        return [(speaker.say(["over"]), "strong")]
    parts = [speaker.say(["label-turns-left", {"turns": int(s.left) + 1}]), speaker.say(["label-supply", {"count": int(s.left)}])]
    if len(s.removed):
        parts.append(speaker.say(["label-removed", {"count": len(s.removed)}]))
    return [(speaker.say(["turn-of", {"seat": int(s.turn)}]), "strong"), (" " + ", ".join(parts) + ".", "")]


def board(view: View, speaker: Speaker, full: bool) -> list[Line]:
    """Return a line per district, by colour: its spaces with what lies there or what they show, then its project."""
    data = data_of(view)
    most = max(len(district.spaces) for district in data.districts)
    lines: list[Line] = []
    for colour, identity in enumerate(data.colours):
        numbers = "".join(str(number).ljust(CELL) for number in range(most))
        title = speaker.name("colour", identity)
        lines.append([((title[:1].upper() + title[1:]).ljust(NAME), f"strong {identity}"), (numbers + speaker.say(["panel-project"]), "faint")])
        for district in range(len(data.districts)):
            if data.districts[district].colour == colour:
                lines += district_lines(view, speaker, district, most, full)
    return lines


def district_lines(view: View, speaker: Speaker, district: int, most: int, full: bool) -> list[Line]:
    data, s = data_of(view), city_of(view)
    t, colour = data.tables, data.colours[data.districts[district].colour]
    line: Line = [((" " + speaker.say(data.district_text(district))).ljust(NAME - 1) + " ", "")]
    for number in range(int(t.district_first[district]), int(t.district_last[district]) + 1):
        if s.board[number] == EMPTY:
            shown = ("label-empty", "label-coin", "label-two")[int(t.space_symbol[number])]
            line.append((speaker.say([shown, {"points": int(t.two_points)}]).ljust(CELL), "faint" if shown == "label-empty" else ""))
        else:
            _, kind, value = data.faces[int(s.board[number])]
            line.append((f"{speaker.name('type', data.types[kind])} {value}".ljust(CELL), f"strong {colour}"))
    line.append((" " * (CELL * (most - len(data.districts[district].spaces))), ""))
    line.append(project(view, speaker, district))
    if full:
        return [line, [("    " + speaker.say(data.project_text(district)), "faint")]]
    return [line]


def project(view: View, speaker: Speaker, district: int) -> tuple[str, str]:
    data, s = data_of(view), city_of(view)
    t = data.tables
    if s.builder[district] != EMPTY:
        return speaker.say(["label-built", {"seat": int(s.builder[district])}]), "faint"
    is_full = all(s.board[number] != EMPTY for number in range(int(t.district_first[district]), int(t.district_last[district]) + 1))
    if is_full and not (s.phase == PROJECT and s.district == district):
        return speaker.say(["label-missed"]), "faint"
    return f"{speaker.say(['coins', {'count': int(t.cost[district])}])}, {speaker.say(bonus(data, district))}", ""


def offer(view: View, speaker: Speaker) -> list[Line]:
    """Return the offer, a line per tile, in the Mayor's direction."""
    data, s = data_of(view), city_of(view)
    lines: list[Line] = [[(speaker.say(["panel-offer"]), "strong")]]
    for index, face in enumerate(s.offer):
        if face == EMPTY:
            lines.append([("  " + speaker.say(["offer-gap"]), "faint")])
        else:
            name = "  " + speaker.say(tile(data, int(face))).ljust(NAME - 2)
            lines.append([(name, data.colours[data.faces[int(face)][0]]), (speaker.say(price(s, index)), "")])
    return lines


def players(view: View, speaker: Speaker) -> list[Line]:
    """Return the players' open numbers and what is known of their hands (R1, R36)."""
    data, s = data_of(view), city_of(view)
    size = int(s.tables.hand_size)
    rows = [["", *(speaker.say([f"number-{name}"]) for name in ("score", "coins", "cranes"))]]
    notes = [speaker.say(["panel-known" if s.actor != NOBODY else "number-hand"])]
    for seat in range(int(s.seats)):
        points = sum(int(s.score[seat * COLUMNS + column]) for column in range(COLUMNS))
        rows.append([speaker.party(s, seat), str(points), str(s.coins[seat]), str(s.cranes[seat])])
        held = [int(face) for face in s.hands[seat * size : (seat + 1) * size]]
        known, unknown = [face for face in held if face >= 0], sum(face < EMPTY for face in held)
        told = [tiles(data, known, speaker)] if known else []
        told += [speaker.say(["label-unknown", {"count": unknown}])] if unknown else []
        notes.append("" if seat == view.seat and s.actor != NOBODY else ", ".join(told))
    return [[(plain(line) + ("  " + note if note else ""), line[0][1])] for line, note in zip(columns(rows), notes, strict=True)]


def hand(view: View, speaker: Speaker) -> list[Line]:
    data, s = data_of(view), city_of(view)
    size = int(s.tables.hand_size)
    line: Line = [(speaker.say(["panel-hand"]) + ": ", "strong")]
    held = [int(face) for face in s.hands[int(view.seat) * size : (int(view.seat) + 1) * size] if face >= 0]
    for i, face in enumerate(held):
        line += [(speaker.say(tile(data, face)), f"strong {data.colours[data.faces[face][0]]}"), (", " if i + 1 < len(held) else "", "")]
    return [line]


def memory(view: View, speaker: Speaker) -> list[Line]:
    """Return what can be counted: the tiles this reader has not seen, and those that are surely in the supply (R37)."""
    data, s = data_of(view), city_of(view)
    lines: list[Line] = [[], [(speaker.say(["panel-unseen"]), "strong")]]
    for colour, identity in enumerate(data.colours):
        faces = [face for face in range(len(data.faces)) if data.faces[face][0] == colour for _ in range(int(s.bag[face]))]
        lines.append([(f"  {speaker.name('colour', identity)}: {tiles(data, faces, speaker)}", identity if faces else "faint")])
    sure = [face for face in range(len(data.faces)) for _ in range(max(0, int(s.aside[face] - s.drawn[face])))]
    return lines + ([[(speaker.say(["panel-aside"]) + ": ", "strong"), (tiles(data, sure, speaker), "")]] if sure else [])


# ---- questions and actions ----------------------------------------------------


def ask(view: View) -> list[Any]:
    """Return what is asked, and of whom."""
    data, s = data_of(view), city_of(view)
    name = s.phases[s.phase].name
    details: dict[str, Any] = {"seat": int(s.actor)}
    if s.phase == PROJECT:
        points = int(project_points(s, s.district, s.points))
        details |= {"project": data.project_text(int(s.district)), "cost": int(s.tables.cost[s.district]), "points": points}
    return [f"ask-{name}", details]


def word(view: View, action: int) -> list[Any]:
    """Return an action in full."""
    data, s = data_of(view), city_of(view)
    vocabulary = view.seen.game.vocabulary
    head, parts = vocabulary.words[action].split()[0], vocabulary.parts[action]
    details: dict[str, Any] = {}
    if head == "place":
        details = {"tile": part(view, "tile", parts[0]), "space": part(view, "space", parts[1])}
    elif head in ("draw", "discard"):
        details = {"tile": part(view, "tile", parts[0])}
    elif head == "take":
        details = {"tile": tile(data, int(s.offer[int(parts[0])]))}
    elif head == "complete":
        details = {"project": data.project_text(int(s.district))}
    elif head == "settle":
        details = {"district": part(view, "district", parts[0])}
    elif head == "start":
        details = {"seat": int(parts[0])}
    elif head == "mayor":
        details = {"space": ["offer-space", {"number": parts[0]}]}
    return [f"do-{head}", details]


def part(view: View, name: str, value: str) -> Any:
    """Return a part of a word."""
    data = data_of(view)
    if name == "tile":
        return tile(data, data.face_names.index(value))
    if name == "space" and value in data.space_names:
        return space(data, data.space_names.index(value))
    return data.district_text(data.district_names.index(value)) if name == "district" else value


def hint(view: View, action: int) -> Any:
    """Return what an action brings and costs."""
    data, s = data_of(view), city_of(view)
    head, parts = s.game.vocabulary.words[action].split()[0], s.game.vocabulary.parts[action]
    if head == "place":
        number = data.space_names.index(parts[1])
        points = ["points", {"count": int(turn_points(s, data.face_names.index(parts[0]), number))}]
        if s.tables.space_symbol[number] != COIN:
            return points
        return ["hint-coin" if s.coins[s.actor] < s.tables.coin_limit else "hint-coin-lost", {"points": points}]
    if head == "take":
        return price(s, int(parts[0]))
    if head == "complete":
        return ["points", {"count": int(project_points(s, s.district, s.points))}]
    return ""
