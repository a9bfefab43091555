"""Component sets of tenders: reading, checking, naming."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from cablecar.kernel.components import Components
from cablecar.scene import components as reader
from cablecar.scene.components import Source
from cablecar.scene.document import quoted

from .tables import ALL_KINDS, EDGE, KINDS, OPTION, PAIRS, VALUES, Tables

FOLDER: Final = Path(__file__).parent / "data"
ORDINARY: Final = ("villa", "residential", "market", "leisure", "factory", "office")
KIND_NAMES: Final = (*ORDINARY, "city_hall", "bank", "park")  # in the order of the numbers in tables.py
TARGET_NAMES: Final = (*ORDINARY, "fo", "ml", "vr", "edge", "option")
MEANS: Final = ("cheques", "influence", "option", "none")
EFFECTS: Final = ("bonus", "two_sticks", "move", "swap", "place_free", "replace", "subsidy", "cash_in")
PAIR_NAMES: Final = ("fo", "ml", "vr")
TAGS: Final = ("printed", "found", "derived", "designed")
CARD_ID: Final = re.compile(r"[A-Z][0-9]{2}")
CONSTANTS: Final = {
    "bonus_points": (0, 20),
    "subsidy_influence": (0, 20),
    "subsidy_cap": (0, 500),
    "cash_in_influence": (0, 20),
    "cash_in_cap": (0, 500),
    "move_lengths": (1, 2),
    "sealed_cheques": (1, 12),
    "stall_no_stick_rounds": (1, 99),
    "stall_no_build_rounds": (1, 199),
}


class TendersData:
    """One checked set: `tables` for the rules, the rest for people. All lists are in the order of the tables'
    numbers.
    """

    def __init__(self, components: Components | Source) -> None:
        source = Source.remake(components) if isinstance(components, Components) else components
        self.name = source.name
        self._read_board(source)
        self._read_kit(source)
        self._read_tenders(source)
        self._read_actions(source)
        source.keys("game", needed=tuple(CONSTANTS), allowed=())
        self.constants = {
            name: source.whole("game", name, least=least, most=most) for name, (least, most) in CONSTANTS.items()
        }
        source.keys("about", needed=("player_colors",))
        self.player_colours = source.names("about", "player_colors", least=5, most=5)
        self._make_tables(source)

    def _read_board(self, source: Source) -> None:
        source.keys(
            "board", needed=("cols", "rows", "city_hall", "years", "influence_track", "prestige_track"), allowed=()
        )
        self.cols = source.whole("board", "cols", least=3, most=7)
        self.rows = source.whole("board", "rows", least=3, most=7)
        source.entries("board", "city_hall", least=2, most=2)
        row = source.whole("board", "city_hall", 0, least=0, most=self.rows - 1)
        self.hall = row * self.cols + source.whole("board", "city_hall", 1, least=0, most=self.cols - 1)
        self.years = [
            source.whole("board", "years", i, least=0, most=9999)
            for i in range(source.entries("board", "years", least=1, most=12))
        ]
        self.influence_track = source.whole("board", "influence_track", least=10, most=100)
        self.prestige_track = source.whole("board", "prestige_track", least=10, most=200)
        self.cell_names = [f"{r}.{c}" for r in range(self.rows) for c in range(self.cols)]
        self.street_names = [f"H{r}.{c}" for r in range(self.rows + 1) for c in range(self.cols)]
        self.street_names += [f"V{r}.{c}" for r in range(self.rows) for c in range(self.cols + 1)]
        source.keys("districts", needed=KIND_NAMES, allowed=())
        self.tiles: list[int] = []
        self.prestige: list[int] = []
        for kind in KIND_NAMES:
            source.keys("districts", kind, needed=("count", "prestige", "tag"), allowed=())
            source.word("districts", kind, "tag", one_of=TAGS)
            self.tiles.append(source.whole("districts", kind, "count", least=0, most=40))
            self.prestige.append(source.whole("districts", kind, "prestige", least=0, most=50))
        if self.tiles[6] != 1 or self.tiles[7] > 1:
            source.fail("there must be one city_hall and at most one bank", "districts")
        if self.tiles[8] > 3:
            source.fail(
                f"{self.tiles[8]} parks are more than can always be laid apart; 3 at most", "districts", "park", "count"
            )
        if sum(self.tiles) != self.cols * self.rows:
            source.fail(f"{sum(self.tiles)} tiles do not fill {self.cols} by {self.rows} cells", "districts")

    def _read_kit(self, source: Source) -> None:
        source.keys(
            "kit", needed=("sticks", "influence", "highest_influence_card", "cheques", "options", "persons"), allowed=()
        )
        self.sticks = source.whole("kit", "sticks", least=3, most=40)
        self.influence = source.whole("kit", "influence", least=0, most=99)
        self.highest = source.whole("kit", "highest_influence_card", least=1, most=19)
        self.kit = [0] * int(VALUES)
        for i in range(source.entries("kit", "cheques", least=0, most=12)):
            value = source.whole("kit", "cheques", i, least=10, most=100)
            if value % 10:
                source.fail(f"a cheque must be a multiple of 10, not {value}", "kit", "cheques", i)
            self.kit[value // 10 - 1] += 1
        self.persons = source.names("kit", "persons", least=self.highest + 1, most=self.highest + 1)
        self.pair_of = [-1] * int(KINDS)
        source.entries("kit", "options", least=int(PAIRS), most=int(PAIRS))
        for pair, name in enumerate(PAIR_NAMES):
            source.keys("kit", "options", pair, needed=("id", "kinds", "tag"), allowed=())
            source.word("kit", "options", pair, "id", one_of=(name,))
            for i in range(source.entries("kit", "options", pair, "kinds", least=2, most=2)):
                kind = ORDINARY.index(source.word("kit", "options", pair, "kinds", i, one_of=ORDINARY))
                if self.pair_of[kind] >= 0:
                    source.fail(f"{ORDINARY[kind]} stands on two option cards", "kit", "options", pair)
                self.pair_of[kind] = pair

    def _card(
        self, source: Source, block: str, i: int, needed: tuple[str, ...], allowed: tuple[str, ...], seen: list[str]
    ) -> str:
        source.keys(block, i, needed=("id", "tag", *needed), allowed=allowed)
        source.word(block, i, "tag", one_of=TAGS)
        name = source.text(block, i, "id")
        if not CARD_ID.fullmatch(name) or name in seen:
            source.fail(f"a card needs an id of its own like T01, not {quoted(name)}", block, i, "id")
        seen.append(name)
        return name

    def _read_tenders(self, source: Source) -> None:
        faces: dict[tuple[int, int, int], list[str]] = {}
        seen: list[str] = []
        for i in range(source.entries("tenders", least=1, most=99)):
            name = self._card(source, "tenders", i, ("target", "means", "investors"), (), seen)
            target = TARGET_NAMES.index(source.word("tenders", i, "target", one_of=(*ORDINARY, "edge", "option")))
            means = MEANS.index(source.word("tenders", i, "means", one_of=MEANS[:3]))
            most = source.whole("tenders", i, "investors", least=1, most=5)
            if (target == OPTION) != (means == 2):
                source.fail("option cards go with the target option, and nothing else does", "tenders", i)
            if means == 0 and most != 1:
                source.fail(f"cheques award one right, not {most}", "tenders", i, "investors")
            faces.setdefault((target, means, most), []).append(name)
        self.tender_faces = sorted(faces)
        self.tender_ids = [faces[face] for face in self.tender_faces]  # the cards of each face
        self.tender_names = [
            "option" if target == OPTION else f"{TARGET_NAMES[target]}-{MEANS[means]}-{most}"
            for target, means, most in self.tender_faces
        ]
        if len(set(self.tender_names)) != len(self.tender_names):
            source.fail("option cards must all be for the same number of investors", "tenders")

    def _read_actions(self, source: Source) -> None:
        faces: dict[tuple[int, int, int], list[str]] = {}
        self.action_cards: list[str] = []
        for i in range(source.entries("actions", least=len(self.years), most=40)):
            name = self._card(source, "actions", i, ("effect", "means"), ("district",), self.action_cards)
            effect = source.word("actions", i, "effect", one_of=EFFECTS)
            is_auction = effect in EFFECTS[1:6]
            means = MEANS.index(source.word("actions", i, "means", one_of=MEANS[:2] if is_auction else MEANS[3:]))
            kind = ORDINARY.index(source.word("actions", i, "district", one_of=ORDINARY)) if effect == "bonus" else 0
            faces.setdefault((EFFECTS.index(effect), means, kind), []).append(name)
        self.action_faces = sorted(faces)
        self.action_ids = [faces[face] for face in self.action_faces]
        self.action_names = [
            f"bonus-{ORDINARY[kind]}"
            if effect == 0
            else EFFECTS[effect]
            if means == 3
            else f"{EFFECTS[effect]}-{MEANS[means]}"
            for effect, means, kind in self.action_faces
        ]
        self._count_faces()

    def _count_faces(self) -> None:
        self.card_faces = [self.face_of(card) for card in self.action_cards]
        self.is_subsidy = [effect >= EFFECTS.index("subsidy") for effect, _, _ in self.action_faces]

    def face_of(self, card: str) -> int:
        """Return the face of a card by its id."""
        for ids in (self.tender_ids, self.action_ids):
            for face, cards in enumerate(ids):
                if card in cards:
                    return face
        raise ValueError(f"there is no card {card!r}")

    def _make_tables(self, source: Source) -> None:
        counts = self.constants
        self.rules: dict[str, Any] = {
            "board": [self.cols, self.rows, self.hall, self.years],
            "tiles": [self.tiles, self.prestige, self.pair_of],
            "kit": [self.kit, self.sticks, self.influence, self.highest],
            "tenders": [[*face, ids] for face, ids in zip(self.tender_faces, self.tender_ids, strict=True)],
            "actions": [[*face, ids] for face, ids in zip(self.action_faces, self.action_ids, strict=True)],
            "game": counts,
        }
        self.tables = Tables(
            self.cols,
            self.rows,
            self.hall,
            self.tiles,
            self.prestige,
            self.pair_of,
            self.kit,
            [target for target, _, _ in self.tender_faces],
            [means for _, means, _ in self.tender_faces],
            [most for _, _, most in self.tender_faces],
            [len(ids) for ids in self.tender_ids],
            [effect for effect, _, _ in self.action_faces],
            [means for _, means, _ in self.action_faces],
            [kind for _, _, kind in self.action_faces],
            [len(ids) for ids in self.action_ids],
            self.sticks,
            self.influence,
            self.highest,
            counts["bonus_points"],
            counts["subsidy_influence"],
            counts["subsidy_cap"],
            counts["cash_in_influence"],
            counts["cash_in_cap"],
            counts["move_lengths"],
        )
        assert len(KIND_NAMES) == ALL_KINDS
        assert TARGET_NAMES[EDGE] == "edge"

    def warnings(self) -> list[str]:
        """Say what makes a set odd but playable."""
        return [
            f"no tender card names {name}"
            for i, name in enumerate(ORDINARY)
            if self.tiles[i] and i not in {face[0] for face in self.tender_faces}
        ]


def load(file: Path | None = None, name: str = "") -> Components:
    """Read and check the standard set, another shipped set, or a box owner's file."""

    def check(source: Source) -> tuple[object, Sequence[str]]:
        data = TendersData(source)
        return data.rules, data.warnings()

    return reader.load_components(FOLDER, check, file, name)
