"""The stage: a city per player, the columns of projects with deck and foundation tokens, pool, papers, bonuses and the
table of who leads.
"""

from __future__ import annotations

from typing import Final

from cablecar.kernel.state import View
from cablecar.scene.model import Caption, Face, Label, Panel, Place, Run, Stage, Tip
from cablecar.scene.palette import TONES

from ..data import KINDS, OFFER_NAMES, TramsData
from ..tables import DIRECTED
from .city import LARGE, city
from .names import data_of, described, half, kind_name, kind_picture, letter, picture_of

OFFER: Final = (404.0, 512.0)
COLUMN_TOP: Final = 116.0
COLUMN_HIGH: Final = 364.0
COLUMN_WIDE: Final = 128.0
MOST_LARGE: Final = 5  # cards of a column that are drawn at full size
TOKENS: Final = 10  # foundation tokens that have a place of their own, in stacks of two
SLOTS: Final = 8  # of the pool; what is more shares them
SEATS: Final = {"black": "#2C2A28", "white": "#FFFFFF", "red": "#B3392F", "teal": "#2AA198"}
MORE: Final = (("#A9794A", "bricks"), ("#2AA198", "sprigs"), ("#B05A8C", "stars"), ("#6C8298", "chevrons"))
SIDES: Final = (("up", "↑"), ("right", "→"), ("down", "↓"), ("left", "←"))
SYMBOLS: Final = (
    ("tracks", "R7.1"),
    ("depot", "R7.2"),
    ("foundation", "R9.2"),
    ("coast", "R9.1"),
    ("bonus", "R12.1"),
    ("square", "R8.1"),
)


def tones_of(data: TramsData) -> dict[str, list[str]]:
    """Return the tones of rows that are not among the common ones."""
    more = [name for name in data.rows if name not in TONES]
    return {name: [MORE[k % 4][0], MORE[k % 4][0], MORE[k % 4][1], name[0].upper()] for k, name in enumerate(more)}


def stage(view: View) -> Stage:
    """Return what stays for one reader."""
    data, seats, me = data_of(view), int(view.seen.seats), int(view.seat)
    colours = [SEATS.get(name, "#8A8D91") for name in data.player_colours][:seats]
    first = max(me, 0)
    cities = [
        city(data, seat, is_mine=seat == first) for seat in (first, *((first + k) % seats for k in range(1, seats)))
    ]
    panels = [
        cities[0],
        offer(),
        pool(me),
        lead(data, seats),
        supply(data),
        *([papers()] if me >= 0 else []),
        *cities[1:],
    ]
    return Stage(
        tones=tones_of(data),
        seats=colours,
        faces=faces(data, is_directed=bool(view.seen.options & DIRECTED)),
        panels=panels,
    )


def faces(data: TramsData, is_directed: bool) -> dict[str, Face]:
    """Return every card of the set; where the direction of tracks matters with the sides they reach (A3)."""
    found: dict[str, Face] = {}
    for number, name in enumerate(data.piece_names):
        if number >= len(data.cards):
            is_value = number < data.tables.depot_cards
            value = data.card_value if is_value else data.depot_value
            labels: dict[str, Label] = {
                **worth(value),
                "letter": "K",
                "picture": {"symbol": "house" if is_value else "depot"},
            }
            tip: Tip = [] if is_value else [[["tip-depot"], "R7.2"]]
            found[name] = Face(
                symbol="project", tone="black", labels=labels, name=described(data, number), tip=tip, rule="R12.4"
            )
            continue
        each = data.cards[number]
        labels = {
            **worth(each.value),
            "letter": letter(data, each.colour),
            "picture": {"symbol": picture_of(data, number)},
        }
        tip = []
        if each.has("bonus"):
            labels["mark"] = {"symbol": "bonus-compass", "name": ["symbol-bonus"]}
        if each.has("coast"):
            labels["corner"] = {"symbol": "coast", "name": ["symbol-coast"]}
        if each.has("foundation"):
            labels["token"] = {"symbol": "foundation-token", "name": ["symbol-foundation"]}
        for symbol, clause in SYMBOLS:
            if each.has(symbol):
                tip.append([[f"tip-{symbol}", {"need": data.requirement, "worth": data.square_value}], clause])
        symbol = "project-tracks" if each.has("tracks") else "project"
        if is_directed and each.sides:
            symbol = "project-sides"
            reached = [k for k in range(len(SIDES)) if each.sides >> k & 1]
            labels |= {SIDES[k][0]: SIDES[k][1] for k in reached}
            tip.append([["tip-sides", {"sides": " ".join(SIDES[k][1] for k in reached)}], "R7.3"])
        found[name] = Face(
            symbol=symbol,
            tone=data.colours[each.colour],
            labels=labels,
            name=described(data, number),
            tip=tip,
            rule="R5.1",
        )
    return found


def worth(value: int) -> dict[str, Label]:
    """Write a value: with a worker's helmet, or pale if it is nothing."""
    return {"value": str(value), "worker": {"symbol": "worker", "name": ""}} if value else {"zero": "0"}


# ---- what lies in the middle --------------------------------------------------------


def offer() -> Panel:
    """Foundation tokens, deck, and the three columns."""
    places = []
    for k in range(TOKENS):
        at = 22 + 42.0 * (k // 2), 25 + 42.0 * (k % 2)
        places.append(Place(id=f"track.{k}", at=at, box=(40, 41), fit=0.95, symbol="gap", name=["panel-track"],
                            tip=[[["tip-track"], "R15.1"]] if k == 0 else [], rule="R3.2"))  # fmt: skip
    places.append(Place(id="revealed", at=(264, 46), box=(100, 90), fit=1, name=""))
    places.append(
        Place(
            id="deck",
            at=(358, 46),
            box=(90, 81),
            symbol="deck",
            labels={"value": ""},
            name=["panel-deck"],
            rule="R3.1",
            part={"word": "draw"},
        )
    )
    texts = []
    for k, name in enumerate(OFFER_NAMES):
        places += _column(k, name)
        left = column_at(k) - COLUMN_WIDE / 2 + 2
        texts.append(
            Caption(
                at=(left, COLUMN_TOP - 13),
                size=19,
                say=["column", {"number": k + 1}],
                style="italic",
                width=100,
                anchor="start",
            )
        )
    return Panel(
        id="offer",
        role="offer",
        name=["panel-offer"],
        size=OFFER,
        texts=texts,
        places=places,
        tip=[[["tip-offer"], "R3.1"], [["tip-take"], "R4.1"]],
    )


def _column(k: int, name: str) -> list[Place]:
    """Return a column of projects, and the place under it for those who may take it."""
    x = column_at(k)
    return [
        Place(
            id=f"column.{name}",
            at=(x, COLUMN_TOP + COLUMN_HIGH / 2),
            box=(COLUMN_WIDE, COLUMN_HIGH),
            stack="free",
            cell=LARGE.card,
            fit=1,
            shape="square",
            name=["column", {"number": k + 1}],
            rule="R4.1",
            part={"column": name},
        ),
        Place(
            id=f"may.{name}",
            at=(x, COLUMN_TOP + COLUMN_HIGH + 15),
            box=(112, 24),
            stack="row",
            fit=0.9,
            name=["may-take"],
            rule="R4.1",
        ),
    ]


def column_at(column: int) -> float:
    """Return the middle of a column."""
    return 2 + COLUMN_WIDE / 2 + (COLUMN_WIDE + 8) * column


def card_in_column(count: int) -> tuple[float, float]:
    """Return how large the cards of a column are: of many, half as large."""
    return LARGE.card if count <= MOST_LARGE else (LARGE.card[0] / 2, LARGE.card[1] / 2)


def in_column_at(column: int, count: int, k: int) -> tuple[float, float]:
    """Return where a card of a column lies: below the one before, closer the more there are; many in two files."""
    files = 1 if count <= MOST_LARGE else 2
    wide, high = card_in_column(count)
    long = -(-count // files)
    apart = min(high + 4, (COLUMN_HIGH - high - 6) / max(1, long - 1))
    return column_at(column) + (k // long - (files - 1) / 2) * (wide + 2), round(
        COLUMN_TOP + 3 + high / 2 + k % long * apart, 1
    )


def pool(me: int) -> Panel:
    """What was taken and is not placed yet."""
    places = [Place(id=f"pool.{k}", box=(90, 81), stack="row", fit=1, name="", rule="R5.4") for k in range(SLOTS)]
    return Panel(
        id="pool",
        role="mine" if me >= 0 else "offer",
        form="flow",
        name=["panel-pool"],
        places=places,
        tip=[[["tip-pool"], "R5.4"]],
    )


def papers() -> Panel:
    """The reader's contracts and kept tokens."""
    places = [
        Place(
            id="papers.contracts",
            box=(66, 48),
            stack="fan",
            fit=0.95,
            name=["number-contracts"],
            tip=[[["tip-contracts"], "R4.1"]],
            rule="R13.1",
        ),
        Place(
            id="papers.relief",
            box=(48, 48),
            stack="row",
            fit=0.95,
            name=kind_name(4),
            tip=[[["tip-contract_relief"], "R13.4"]],
            rule="R13.4",
        ),
        Place(id="papers.points", box=(48, 48), stack="row", fit=0.95, name=kind_name(3), rule="R12.4"),
    ]
    return Panel(id="papers", role="mine", form="flow", name=["panel-papers"], places=places)


def supply(data: TramsData) -> Panel:
    """The bonuses that are left."""
    places = []
    for kind, name in enumerate(KINDS):
        picture = kind_picture(data, kind)
        tip: Tip = [
            [
                [
                    f"tip-{name}",
                    {"value": data.plus_value, "worth": data.card_value, "points": half(data.bonus_points)},
                ],
                "R12.4",
            ]
        ]
        places.append(
            Place(
                id=f"kind.{name}",
                box=(42, 42),
                symbol=picture["symbol"],
                labels=picture["labels"],
                name=kind_name(kind),
                part={"kind": name},
                tip=tip,
                rule="R12.4",
            )
        )
    return Panel(
        id="supply",
        role="aside",
        form="flow",
        columns=6,
        name=["panel-supply"],
        places=places,
        tip=[[["tip-bonus"], "R12.1"]],
    )


def lead(data: TramsData, seats: int) -> Panel:
    """Who would get which advantage token."""
    ranks = [data.advantage[0][seats * 4 + rank] for rank in range(seats)]
    columns: list[Run] = [[["lead-bonus"]], [["lead-first"]]]
    for points in ranks:
        columns.append([half(points)])
    return Panel(
        id="lead", role="offer", form="table", name=["panel-lead"], columns=columns, tip=[[["tip-lead"], "R16.1"]]
    )
