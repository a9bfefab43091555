"""The Committee's deeds in words: every step it takes, in the order of the rules, with the clause that asks for it."""

from __future__ import annotations

from cablecar.scene.model import Step

from ..committee import helper_column, income_space
from ..data import QuakeData
from ..state import COMMITTEE, EMPTY, FINAL, PAYDAY, City
from ..tables import ACTIONS, BENEFITS, CLEAN, DISPLAY, HAND, INCOME, SERVICE_NAMES, SERVICES, URBANIZE
from .board import lot_id
from .names import action, licence, lot, objective, service
from .telling import deck, goal_id, hand_id, marker

COLUMNS = ("left", "middle", "right")


def deed(data: QuakeData, s: City, now: City, head: str, parts: list[str]) -> list[Step]:
    """Tell a deed: the card turned, the space, the action, what changed; numbered, so that it can be followed on the
    table.
    """
    t, told = s.tables, list[Step]()
    pawn = f"pawn.{int(COMMITTEE)}"
    if head == "flip":
        column = int(helper_column(now))
        say = ["tell-flip", {"licence": licence(data, data.licences.index(parts[0])), "column": COLUMNS[column]}]
        told.append(
            Step(say=say, moves=[(deck(now, "licences"), "turned")], flash=["turned", f"helper.{column}"], rule="R68")
        )
        wanted = int(income_space(s, column)) if s.stage == PAYDAY else column
        if now.pawn[COMMITTEE] != wanted:
            told.append(Step(say=["tell-flip-taken"], flash=[pawn], rule="R68"))
    gained = int(now.money[COMMITTEE] - s.money[COMMITTEE])
    if s.stage == PAYDAY:
        money = int(t.income[now.pawn[COMMITTEE]])
        told.append(
            Step(say=["tell-committee-income", {"money": money}], flash=[pawn], rule="R76" if s.year else "R67")
        )
        gained -= money
        if s.year > 0:
            told.append(
                Step(
                    say=[
                        "tell-committee-benefit",
                        {"what": ["benefit", {"what": BENEFITS[int(t.last_option[s.year])]}]},
                    ],
                    rule="R77",
                )
            )
    elif s.stage == FINAL:
        told.append(Step(say=["tell-committee-final"], rule="R77"))
    else:
        at = int(t.action[s.at(s.ring[s.stage], now.pawn[COMMITTEE])])
        say = ["tell-committee-space", {"action": action(s, int(s.ring[s.stage]), int(now.pawn[COMMITTEE]))}]
        told.append(
            Step(
                say=say,
                flash=[pawn],
                rule={"income": "R70", "urbanize": "R73", "clean": "R72", "build": "R74"}.get(ACTIONS[at], "R71"),
            )
        )
    changes = _changes(data, s, now)
    if gained > 0:
        changes.append(_money(s, now, gained, bool(changes)))
    told += changes
    for number, each in enumerate(told):
        each.k = number + 1
    return told


def _money(s: City, now: City, money: int, has_done: bool) -> Step:
    """Tell where its money comes from: an income, the corner of the development board, or the side of a space whose
    action it can't do.
    """
    t = s.tables
    if 0 <= s.stage < FINAL:
        what = t.action[s.at(s.ring[s.stage], now.pawn[COMMITTEE])]
        is_move = has_done or what in (URBANIZE, CLEAN)
    else:
        what = INCOME if s.stage == FINAL or BENEFITS[int(t.last_option[s.year])] == "money" else URBANIZE
        is_move = True
    if what == INCOME:
        return Step(say=["tell-committee-money", {"money": money}], rule="R70")
    if is_move and s.corner(COMMITTEE):
        return Step(say=["tell-corner", {"money": money}], flash=[f"marker.{int(COMMITTEE)}"], rule="R32")
    return Step(say=["tell-committee-instead", {"money": money}], rule="R69")


def _changes(data: QuakeData, s: City, now: City) -> list[Step]:
    """Tell what its pieces show: building, rubble, services, cards, marker."""
    return [
        *_built(data, s, now),
        *_cleared(data, s, now),
        *_taken(data, s, now),
        *marker(s, now, int(COMMITTEE), False),
    ]


def _hand(s: City) -> list[int]:
    """Return the Committee's licences."""
    return [int(kind) for kind in list(s.licences)[COMMITTEE * HAND : (COMMITTEE + 1) * HAND] if kind != EMPTY]


def _built(data: QuakeData, s: City, now: City) -> list[Step]:
    told: list[Step] = []
    party = int(COMMITTEE)
    fresh = int(now.built[COMMITTEE] & ~s.built[COMMITTEE])
    if fresh:
        old, new = _hand(s), _hand(now)
        used = next(kind for kind in old if old.count(kind) > new.count(kind))
        site = fresh.bit_length() - 1
        here = f"b.{lot_id(data.lot_names[site])}"
        moves = [(hand_id(s, party, used), deck(now, "licences")), (f"ready.{party}", here)]
        told.append(
            Step(
                say=["tell-committee-build", {"lot": lot(data, site), "licence": licence(data, used)}],
                moves=moves,
                flash=[here],
                rule="R74",
            )
        )
    return told


def _cleared(data: QuakeData, s: City, now: City) -> list[Step]:
    told: list[Step] = []
    party = int(COMMITTEE)
    if now.tokens[COMMITTEE] > s.tokens[COMMITTEE]:
        cleared = int(s.rubble & ~now.rubble).bit_length() - 1
        place = lot_id(data.lot_names[cleared])
        told.append(
            Step(
                say=["tell-committee-rubble", {"lot": lot(data, cleared)}],
                moves=[(f"x.{place}", f"t{party}")],
                flash=[place],
                rule="R72",
            )
        )
    return told


def _taken(data: QuakeData, s: City, now: City) -> list[Step]:
    """Tell which services, licences and objectives it has taken."""
    told: list[Step] = []
    party = int(COMMITTEE)
    for number in range(int(SERVICES)):
        if now.services[COMMITTEE * SERVICES + number] > s.services[COMMITTEE * SERVICES + number]:
            name = SERVICE_NAMES[number]
            moves = [(f"pile.{name}", f"c{party}.{name}")]
            told.append(
                Step(
                    say=["tell-committee-service", {"service": service(number)}],
                    moves=moves,
                    flash=[f"c{party}.{name}"],
                    rule="R74",
                )
            )
    old, new = _hand(s), _hand(now)
    if len(new) > len(old):
        gap = next((i for i in range(int(DISPLAY)) if s.display[i] != EMPTY and now.display[i] == EMPTY), 0)
        to = hand_id(now, party, new[-1])
        told.append(
            Step(
                say=["tell-committee-licence", {"licence": licence(data, new[-1])}],
                moves=[(f"s.{gap}", to)],
                flash=[to],
                rule="R71",
            )
        )
    for i in range(int(DISPLAY)):
        if s.row[i] != EMPTY and now.row[i] == EMPTY:
            to = goal_id(now, party, int(s.row[i]))
            say = [
                "tell-committee-objective",
                {"objective": objective(data, int(s.row[i])), "points": int(s.tables.solo_objective)},
            ]
            told.append(Step(say=say, moves=[(f"r.{i}", to)], flash=[to], rule="R71"))
    return told
