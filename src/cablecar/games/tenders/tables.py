"""What the rules read of a component set, as numbers.

Cells are numbered in reading order; streets first the horizontal ones (`H r.c`, the top side of cell r.c), then the
vertical ones (`V r.c`, its left side). The six ordinary kinds come first among the kinds. A target is what a right may
name: one of these kinds, one of the three pairs of kinds of the option cards, or the city edge.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

KINDS: Final[i64] = 6  # ordinary ones
CITY_HALL: Final[i64] = 6
BANK: Final[i64] = 7
PARK: Final[i64] = 8
ALL_KINDS: Final[i64] = 9

PAIR: Final[i64] = 6  # the first of three pairs among the targets
PAIRS: Final[i64] = 3
EDGE: Final[i64] = 9
TARGETS: Final[i64] = 10
OPTION: Final[i64] = 10  # a tender card for option cards names no target
NO_TARGET: Final[i64] = 15

CHEQUES: Final[i64] = 0  # means
INFLUENCE: Final[i64] = 1
OPTIONS: Final[i64] = 2
NO_MEANS: Final[i64] = 3

BONUS: Final[i64] = 0  # effects
TWO_STICKS: Final[i64] = 1
MOVE: Final[i64] = 2
SWAP: Final[i64] = 3
PLACE_FREE: Final[i64] = 4
REPLACE: Final[i64] = 5
SUBSIDY: Final[i64] = 6
CASH_IN: Final[i64] = 7

VALUES: Final[i64] = 10  # cheques of 10, 20 … 100
SHIFTS: Final[i64] = 8  # ways to move a stick: four directions, one or two lengths


@final
@mypyc_attr(acyclic=True)
class Tables:
    """One set; nothing in it ever changes."""

    def __init__(
        self,
        cols: i64,
        rows: i64,
        hall: i64,
        tiles: list[int],
        prestige: list[int],
        pair_of: list[int],
        kit: list[int],
        tender_target: list[int],
        tender_means: list[int],
        tender_most: list[int],
        tender_copies: list[int],
        action_effect: list[int],
        action_means: list[int],
        action_kind: list[int],
        action_copies: list[int],
        sticks: i64,
        influence: i64,
        highest: i64,
        bonus_points: i64,
        subsidy_influence: i64,
        subsidy_cap: i64,
        cash_in_influence: i64,
        cash_in_cap: i64,
        move_lengths: i64,
    ) -> None:
        self.cols: i64 = cols
        self.rows: i64 = rows
        self.cells: i64 = cols * rows
        self.hall: i64 = hall
        self.tiles = vec[i64](tiles)  # by kind, the city hall included
        self.prestige = vec[i64](prestige)
        self.pair_of = vec[i64](pair_of)  # by ordinary kind: 0 … 2
        self.kit = vec[i64](kit)  # cheques of each value at the start
        self.kit_size: i64 = sum(kit)

        self.tenders: i64 = len(tender_target)
        self.tender_target = vec[i64](tender_target)
        self.tender_means = vec[i64](tender_means)
        self.tender_most = vec[i64](tender_most)
        self.tender_copies = vec[i64](tender_copies)
        self.actions: i64 = len(action_effect)
        self.action_effect = vec[i64](action_effect)
        self.action_means = vec[i64](action_means)
        self.action_kind = vec[i64](action_kind)  # of a bonus card
        self.action_copies = vec[i64](action_copies)

        self.sticks: i64 = sticks
        self.influence: i64 = influence
        self.highest: i64 = highest
        self.bonus_points: i64 = bonus_points
        self.subsidy_influence: i64 = subsidy_influence
        self.subsidy_cap: i64 = subsidy_cap
        self.cash_in_influence: i64 = cash_in_influence
        self.cash_in_cap: i64 = cash_in_cap

        self.flat: i64 = (rows + 1) * cols  # horizontal streets
        self.streets: i64 = self.flat + rows * (cols + 1)
        self.side_a = vec[i64](
            [-1 for _ in range(self.streets)]
        )  # the cells of a street: above or left, below or right; -1 is outside
        self.side_b = vec[i64]([-1 for _ in range(self.streets)])
        self.around = vec[i64]([-1 for _ in range(self.cells * 4)])  # the four streets of a cell
        self.beside = vec[i64]([-1 for _ in range(self.cells * 4)])  # the cells across them
        for r in range(rows):
            for c in range(cols):
                cell: i64 = r * cols + c
                self.around[cell * 4] = cell
                self.around[cell * 4 + 1] = cell + cols
                self.around[cell * 4 + 2] = self.flat + r * (cols + 1) + c
                self.around[cell * 4 + 3] = self.flat + r * (cols + 1) + c + 1
                for i in range(4):
                    street = self.around[cell * 4 + i]
                    if i % 2 == 0:
                        self.side_b[street] = cell
                    else:
                        self.side_a[street] = cell
        for at in range(self.cells * 4):
            side = self.around[at]
            self.beside[at] = self.side_a[side] + self.side_b[side] - at // 4  # -1 at the edge

        self.shift_to = vec[i64](
            [-1 for _ in range(self.streets * SHIFTS)]
        )  # R70: where a stick can go, -1 for nowhere
        self.shift_over = vec[i64]([-1 for _ in range(self.streets * SHIFTS)])  # and what must be free on the way
        for s in range(self.streets):
            for way in range(SHIFTS):
                length: i64 = way // 4 + 1
                if length <= move_lengths:
                    self.shift_to[s * SHIFTS + way] = self.shifted(s, way % 4, length)
                    if length == 2:
                        self.shift_over[s * SHIFTS + way] = self.shifted(s, way % 4, 1)

    def shifted(self, street: i64, direction: i64, length: i64) -> i64:
        """R70: return the parallel street so many lengths away, or -1."""
        down = length if direction == 0 else -length if direction == 1 else 0
        right = length if direction == 2 else -length if direction == 3 else 0
        is_flat = street < self.flat
        wide = self.cols if is_flat else self.cols + 1
        high = self.rows + 1 if is_flat else self.rows
        first: i64 = 0 if is_flat else self.flat
        r = (street - first) // wide + down
        c = (street - first) % wide + right
        return first + r * wide + c if 0 <= r < high and 0 <= c < wide else -1

    def is_edge(self, street: i64) -> bool:
        return self.side_a[street] < 0 or self.side_b[street] < 0

    def share_district(self, one: i64, two: i64) -> bool:
        """R69: tell whether two streets border one district."""
        a = self.side_a[one]
        b = self.side_b[one]
        return (a >= 0 and (a == self.side_a[two] or a == self.side_b[two])) or (
            b >= 0 and (b == self.side_a[two] or b == self.side_b[two])
        )
