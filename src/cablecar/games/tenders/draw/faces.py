"""What is printed on tiles, cheques, influence cards, option cards, tender and action cards: each face once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from cablecar.scene.model import Face, Label

from ..data import EFFECTS, KIND_NAMES, MEANS, PAIR_NAMES, TARGET_NAMES, TendersData
from ..tables import KINDS, NO_MEANS, VALUES
from .names import action_text, kind_text, target_text, tender_text

LETTERS: Final = {
    "villa": "V",
    "residential": "R",
    "market": "M",
    "leisure": "L",
    "factory": "F",
    "office": "O",
    "city_hall": "C",
    "bank": "B",
    "park": "P",
}
MEANS_SYMBOL: Final = {"influence": "influence-card", "cheques": "banknote", "option": "option-card"}
RULE_OF_EFFECT: Final = ("R68", "R69", "R70", "R71", "R72", "R73", "R77", "R78")  # in the order of EFFECTS
RULE_OF_MEANS: Final = {"influence": "R21", "cheques": "R29", "option": "R38"}


@cache
def faces(data: TendersData) -> dict[str, Face]:
    """Return all faces by their names."""
    return {**dict(_tiles(data)), **dict(_hands(data)), **dict(_tenders(data)), **dict(_actions(data))}


def _tiles(data: TendersData) -> Iterator[tuple[str, Face]]:
    for kind, name in enumerate(KIND_NAMES):
        labels: dict[str, Label] = {
            "value": str(data.prestige[kind]),
            "letter": LETTERS[name],
            "picture": {"symbol": name.replace("_", "-")},
        }
        ruin: dict[str, Label] = {**labels, "heap": {"symbol": "rubble-heap"}}
        yield (
            name,
            Face(
                symbol="ground" if name == "park" else "tile",
                tone=name,
                labels=labels,
                name=kind_text(kind),
                rule="R56",
            ),
        )
        symbol, rule = ("plan", "R50") if kind < KINDS else ("plan-solid", "R51")
        yield (
            f"{name}-plan",
            Face(symbol=symbol, tone=name, labels=ruin, name=["plan-of", {"kind": kind_text(kind)}], rule=rule),
        )


def _hands(data: TendersData) -> Iterator[tuple[str, Face]]:
    for value in range(10, 10 * int(VALUES) + 1, 10):
        yield (
            f"cheque-{value}",
            Face(symbol="note", labels={"value": str(value)}, name=["cheque-card", {"value": value}], rule="R31"),
        )
    for value, person in enumerate(data.persons):
        labels: dict[str, Label] = {
            "value": str(value),
            "picture": {"symbol": f"person-{min(value, 9)}"},
            "title": [f"person-{person}"],
        }
        yield (
            f"influence-{value}",
            Face(
                symbol="face",
                labels=labels,
                name=["influence-card", {"value": value, "person": [f"person-{person}"]}],
                rule="R21",
            ),
        )
    for pair, name in enumerate(PAIR_NAMES):
        one, two = (KIND_NAMES[kind] for kind in range(int(KINDS)) if data.pair_of[kind] == pair)
        labels = {
            "one": {"symbol": one, "tone": one},
            "two": {"symbol": two, "tone": two},
            "value": f"{LETTERS[one]} {LETTERS[two]}",
        }
        yield (
            f"option-{name}",
            Face(symbol="option-face", labels=labels, name=target_text(int(KINDS) + pair), rule="R38"),
        )


def _tenders(data: TendersData) -> Iterator[tuple[str, Face]]:
    for k, (target, means, most) in enumerate(data.tender_faces):
        name = TARGET_NAMES[target]
        picture = name if target < KINDS else "ferry-building" if name == "edge" else "option-card"
        labels: dict[str, Label] = {
            "value": "1" if most == 1 else f"1–{most}",
            "title": [f"short-{name}"],
            "picture": {"symbol": picture},
            **_means(means),
        }
        if name == "option":
            labels["value"] = "1+1+1"
            del labels["title"]  # no room beside it, and the foot says it
        yield (
            f"t-{data.tender_names[k]}",
            Face(
                symbol="tender", tone=name, labels=labels, name=tender_text(data, k), rule=RULE_OF_MEANS[MEANS[means]]
            ),
        )


def _actions(data: TendersData) -> Iterator[tuple[str, Face]]:
    for k, (effect, means, kind) in enumerate(data.action_faces):
        name = EFFECTS[effect]
        tone, picture = (
            (KIND_NAMES[kind], KIND_NAMES[kind]) if effect == 0 else ("action", f"act-{name.replace('_', '-')}")
        )
        labels: dict[str, Label] = {"title": [f"action-short-{name}"], "picture": {"symbol": picture}}
        if effect == 0:
            labels |= {"value": f"+{data.constants['bonus_points']}", "alone": [f"short-{KIND_NAMES[kind]}"]}
        elif means < NO_MEANS:
            labels |= _means(means)
        else:
            labels["alone"] = ["means-short-all"]
        yield (
            f"a-{data.action_names[k]}",
            Face(symbol="tender", tone=tone, labels=labels, name=action_text(data, k), rule=RULE_OF_EFFECT[effect]),
        )


def _means(means: int) -> dict[str, Label]:
    return {"means": {"symbol": MEANS_SYMBOL[MEANS[means]]}, "foot": [f"means-short-{MEANS[means]}"]}
