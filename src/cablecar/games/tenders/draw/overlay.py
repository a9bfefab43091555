"""What changes beside the pieces: prompt, numbers, marks, words."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Ask, Choice, Number, Overlay, PanelOverlay, Text, Trail

from ..constants import (
    ANSWER,
    BID,
    FLOOR,
    INVEST,
    KEEP,
    OPTION,
    RAISE,
    SEAL,
    SECOND_STICK,
    STEP,
    TAKE,
    TENDER,
    TERM,
    TERMS,
    TRADE_PAY,
    TRADING,
    YEARS,
)  # fmt: skip
from ..data import EFFECTS, KIND_NAMES, MEANS, PAIR_NAMES, TendersData
from ..state import Town
from ..tables import NO_MEANS
from .faces import RULE_OF_EFFECT, RULE_OF_MEANS
from .floor import deal_note, deal_rows, floor_places
from .ledger import ledger_rows
from .names import (
    action_text,
    cell_text,
    data_of,
    is_reader,
    kind_text,
    legal_words,
    row_of,
    street,
    target_text,
    tender_text,
    town_of,
)  # fmt: skip
from .standing import chances, live_groups, note, points_for

ASKS = {
    "done": Ask(template="done", main=True),
    "propose": Ask(template="propose", main=True),
    "keep": Ask(template="keep", main=True),
    "accept": Ask(template="accept", main=True),
    "draw": Ask(template="draw", main=True),
    "reject": Ask(template="reject", final=True),
}


def numbers(view: View, seat: int) -> list[Number]:
    """Return what everybody may know of a player."""
    s = town_of(view)
    return [
        Number(id="prestige", symbol="star", value=int(s.prestige[seat]), name=["number-prestige"]),
        Number(
            id="influence",
            symbol="influence-card",
            value=int(s.influence[seat]),
            name=["number-influence"],
            tip=[[["tip-influence"], "R21"]],
        ),
        Number(
            id="sticks",
            symbol="stick",
            tone=f"seat{seat}",
            value=int(s.supply[seat]),
            name=["number-sticks"],
            tip=[[["tip-sticks-left"], "R48"]],
        ),
        Number(
            id="cheques",
            symbol="banknote",
            value=int(s.held[seat]),
            name=["number-cheques"],
            tip=[[["tip-cheques"], "R31"]],
        ),
    ]


# ---- the look --------------------------------------------------------


def overlay(view: View) -> Overlay:
    """Return status, prompt, marks and words."""
    data, s = data_of(view), town_of(view)
    is_over = s.actor == NOBODY
    return Overlay(
        status=_status(data, s),
        say=question(view),
        hint=_hint(view, s),
        trail=None if is_over else _trail(s),
        why=_why(s) if is_over else [],
        places=_places(view, data, s),
        panels=_panels(view, data, s),
        tags=_tags(s),
        asks=ASKS,
        choices=choices(view),
    )


def _status(data: TendersData, s: Town) -> list[Text]:
    if s.actor == NOBODY:
        return [["over"]]
    if s.round == 0:
        return [["label-setup"]]
    year = data.years[min(int(s.year), len(data.years) - 1)]
    return [
        ["label-round", {"round": int(s.round)}],
        ["label-year", {"year": str(year), "last": str(data.years[int(s.limits[YEARS]) - 1])}],
    ]


def _trail(s: Town) -> Trail | None:
    """A round is card, tender, investing; an action card is won, then used."""
    if s.round == 0:
        return None
    if s.card >= 0:
        if s.tables.action_means[s.card] == NO_MEANS:
            return None
        at = 0 if s.phase in (BID, RAISE) else 1
        return Trail([[["step-auction"], at > 0], [["step-effect"]]], at)
    at = 0 if s.phase in (TENDER, KEEP) else 2 if s.right >= 0 else 1
    return Trail([[["step-card"], at > 0], [["step-tender"], at > 1], [["step-invest"]]], at)


def question(view: View) -> Text:
    """Return what is asked, and of whom."""
    s = town_of(view)
    if s.actor == NOBODY:
        return ["over"]
    name = str(s.phases[s.phase].name)
    if s.actor == CHANCE:
        return [f"ask-{name}"]
    if s.actor == SEVERAL:
        return _asked_together(view, s, name)
    if s.phase == RAISE and s.raising > 0 and view.seat == s.actor:
        laid, highest = int(s.total[s.actor]), int(s.highest)
        return [
            "ask-raise-done" if laid > highest else "ask-raise-more",
            {"total": laid, "highest": highest, "prize": _prize(data_of(view), s)},
        ]
    details: dict[str, Any] = {"seat": int(s.actor)}
    if s.phase == INVEST:
        details["target"] = target_text(int(s.right))
    elif s.phase == KEEP:
        face = int(s.tender)
        details |= {
            "card": tender_text(data_of(view), face),
            "picture": {"face": f"t-{data_of(view).tender_names[face]}", "name": ""},
        }
    elif s.phase == RAISE:
        details |= {"highest": int(s.highest), "prize": _prize(data_of(view), s)}
    elif s.phase == STEP:
        details |= {"total": int(s.total[s.actor]), "cap": int(s.caps[s.actor])}
    elif s.phase == TERM:
        details["receiver"] = ["seat-name", {"seat": int(s.receiver)}]
    elif s.phase == TRADE_PAY:
        details |= {"receiver": ["seat-name", {"seat": int(s.receiver)}], "amount": int(s.demand[s.receiver])}
    elif s.tile >= 0:
        details["kind"] = kind_text(int(s.tile))
    return [f"ask-{name}", details]


def _prize(data: TendersData, s: Town) -> Text:
    """Name what is auctioned."""
    if s.card >= 0:
        return ["prize-action", {"action": [f"action-{EFFECTS[data.action_faces[int(s.card)][0]]}"]}]
    return ["prize", {"target": target_text(int(s.tables.tender_target[s.tender]))}]


def _asked_together(view: View, s: Town, name: str) -> Text:
    if is_reader(view) and not s.owes(view.seat):
        return ["ask-wait"]
    if s.phase == SEAL and is_reader(view) and s.members(s.group[view.seat]) == 1:
        return ["ask-seal-alone"]
    return (
        [f"ask-{name}", {"prize": _prize(data_of(view), s), "count": int(s.prizes)}]
        if s.phase == BID
        else [f"ask-{name}"]
    )


def _hint(view: View, s: Town) -> Text:
    if not is_reader(view) or not s.owes(view.seat):
        return ""
    if s.phase == RAISE and s.leader >= 0:
        return ["hint-highest", {"seat": int(s.leader), "highest": int(s.highest)}]
    if s.phase == BID:
        return ["hint-bid", {"influence": int(s.influence[view.seat])}]
    if s.phase == SEAL and s.members(s.group[view.seat]) > 1:
        others = [other for other in range(int(s.seats)) if other != view.seat and s.group[other] == s.group[view.seat]]
        said: Text = ["seat-name", {"seat": others[0]}]
        for other in others[1:]:
            said = ["listed", {"first": said, "rest": ["seat-name", {"seat": other}]}]
        return ["hint-seal", {"others": said}]
    hints = {
        int(OPTION): "hint-option",
        int(SECOND_STICK): "hint-second",
        int(TAKE): "hint-take",
        int(TERMS): "hint-terms",
        int(ANSWER): "hint-answer",
    }
    return [hints[int(s.phase)]] if int(s.phase) in hints else ""


def _places(view: View, data: TendersData, s: Town) -> dict[str, dict[str, Any]]:
    found = floor_places(view)
    for name, group in live_groups(view)[0].items():
        found[name] = {"group": group}
    if s.actor != NOBODY and s.round > 0:
        found[f"y{data.years[int(s.year)]}"] = {"state": "turn"}
    for place in range(int(s.limits[YEARS]), len(data.years)):
        found[f"y{data.years[place]}"] = {"state": "dim"}
    return found


def _panels(view: View, data: TendersData, s: Town) -> dict[str, PanelOverlay]:
    found = {
        "ledger": PanelOverlay(
            rows=ledger_rows(view),
            foot=[[["ledger-key", {"full": _mark("full"), "open": _mark("open"), "ring": _mark("ring")}]]],
        ),
        "notes": PanelOverlay(note=_note(s), foot=[*_explained(data, s), *chances(view)]),
    }
    cells = live_groups(view)[1]
    if cells:
        found["map"] = PanelOverlay(groups={f"g{data.cell_names[cell]}": note(s, cell) for cell in cells})
    if int(s.options) & TRADING:
        found["deal"] = PanelOverlay(note=deal_note(s), rows=deal_rows(view))
    if is_reader(view):
        worth = {"count": int(s.held[view.seat]), "worth": int(s.cash[view.seat])}
        cards = PanelOverlay(
            note=["note-influence", {"count": int(s.influence[view.seat])}], tip=[[["tip-influence"], "R21"]]
        )
        found["hand"] = cards if s.phase == BID else PanelOverlay(note=["note-hand", worth])
    for name in _weighed(view, s):
        found.setdefault(name, PanelOverlay()).matters = True
    return found


def _weighed(view: View, s: Town) -> tuple[str, ...]:
    """Name the panels that the reader's choice depends on, beside those with something to choose."""
    if not is_reader(view) or not s.owes(view.seat):
        return ()
    if s.phase in (FLOOR, TERMS, TERM, ANSWER, TRADE_PAY):
        return ("deal",)
    if s.phase == KEEP:
        return ("cards",)
    return ("cards", "floor") if s.phase in (BID, RAISE, OPTION, SEAL, TAKE, STEP) else ()


def _mark(kind: str) -> dict[str, Any]:
    return {"symbol": f"mark-{kind}", "tone": "green", "name": ""}


def _note(s: Town) -> Text:
    if s.phase == RAISE:
        return ["note-auction", {"highest": int(s.highest)}]
    return ["note-sealed"] if s.actor == SEVERAL else ""


def _explained(data: TendersData, s: Town) -> list[list[Any]]:
    """Say how the card in play works."""
    if s.actor == NOBODY:
        return []
    if s.card >= 0:
        effect, means, kind = data.action_faces[int(s.card)]
        lines: list[list[Any]] = [[[f"explain-{EFFECTS[effect]}", {"kind": kind_text(kind)}], RULE_OF_EFFECT[effect]]]
        return (
            lines
            if means == NO_MEANS
            else [*lines, [[f"explain-by-{MEANS[means]}", {"count": 1}], RULE_OF_MEANS[MEANS[means]]]]
        )
    if s.tender >= 0:
        _, means, most = data.tender_faces[int(s.tender)]
        return [[[f"explain-by-{MEANS[means]}", {"count": most}], RULE_OF_MEANS[MEANS[means]]]]
    return []


def _tags(s: Town) -> dict[int, list[Text]]:
    found: dict[int, list[Text]] = {}
    if s.start >= 0 and s.actor != NOBODY:
        found[int(s.start)] = [["tag-start", {"picture": {"symbol": "cable-car", "name": ""}}]]
    points = [int(each) for each in s.prestige]
    if s.actor != NOBODY and max(points) > 0 and points.count(max(points)) == 1:
        found.setdefault(points.index(max(points)), []).append(["leads", {"laurel": {"symbol": "laurel", "name": ""}}])
    return found


def _why(s: Town) -> list[Text]:
    """R93 to R95: say how it ended and how equal prestige was decided."""
    found: list[Text] = [["tell-over-year"] if s.year == s.limits[YEARS] else ["tell-over-stall"]]
    points = [int(each) for each in s.prestige]
    left = [int(s.supply[seat]) for seat, each in enumerate(points) if each == max(points)]
    if len(left) > 1:
        found.append(["tell-tie-shared"] if left.count(min(left)) > 1 else ["tell-tie-sticks"])
    return found


# ---- words -----------------------------------------------------------------------


def choices(view: View) -> dict[str, Choice]:
    """Say what words would bring, on the thing itself."""
    data, s = data_of(view), town_of(view)
    found: dict[str, Choice] = {}
    seat = int(view.seat)
    for word in legal_words(view):
        head, *parts = word.split()
        if (
            head == "stick"
            and s.stick[number := data.street_names.index(parts[0])] < 0
            and (points := points_for(s, number, seat))
        ):
            found[word] = Choice(badge=f"+{points}")
        elif head == "lay" and s.phase == RAISE:
            found[word] = Choice(badge=str(int(s.total[seat]) + int(parts[0])))
        elif head == "done" and s.phase == RAISE:
            found[word] = Choice(name=["do-bid-total", {"total": int(s.total[seat])}])
        elif head == "done":
            total = sum((v + 1) * 10 * count for v, count in enumerate(row_of(s.laid, seat)))
            found[word] = Choice(
                name=["do-seal-total", {"total": total}], say=["say-nothing-laid"] if total == 0 else ""
            )
        elif head == "pass" and s.total[seat] > 0:
            found[word] = Choice(name=["do-pass"], say=["say-take-back", {"total": int(s.total[seat])}])
        elif head == "stop" and s.total[seat] > 0:
            found[word] = Choice(name=["do-stop"], say=["say-keep", {"total": int(s.total[seat])}])
        elif head == "decline":
            found[word] = Choice(name=["do-decline"], say=["say-decline"])
    return found


def word(view: View, action: int) -> Text:
    """Return an action in full."""
    data, s = data_of(view), town_of(view)
    vocabulary = s.game.vocabulary
    head, parts = vocabulary.words[action].split()[0], vocabulary.parts[action]
    if not parts:
        return [f"do-{head}"]
    part = parts[0]
    if head in ("stick", "lift", "drop", "forbid", "require"):
        return [f"do-{head}", {"street": street(data, data.street_names.index(part))}]
    if head in ("lay", "pay", "cheque", "give"):
        return [f"do-{head}", {"value": int(part)}]
    if head in ("start", "offer", "to"):
        return [f"do-{head}", {"seat": int(part)}]
    if head == "put":
        return ["do-put", {"cell": cell_text(data, data.cell_names.index(part))}]
    if head == "tile":
        return ["do-tile", {"kind": kind_text(KIND_NAMES.index(part))}]
    if head == "tender":
        return ["do-tender", {"card": tender_text(data, data.tender_names.index(part))}]
    if head == "action":
        return ["do-action", {"card": action_text(data, data.action_names.index(part))}]
    if head == "option":
        return ["do-option", {"pair": target_text(6 + PAIR_NAMES.index(part))}]
    if head == "take":
        return ["do-take", {"what": ["means-influence"] if part == "influence" else ["means-cheques"]}]
    names = {"bid": "value", "demand": "amount", "blind": "count"}
    return [f"do-{head}", {names[head]: int(part)}]
