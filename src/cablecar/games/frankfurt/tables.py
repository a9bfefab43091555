"""What the rules read of a component set, as numbers.

Faces are numbered by colour, then type, then value; districts by colour, then order; spaces by colour, then district,
then their own number. So the spaces of a colour and of a district are ranges, whose first and last space are both part
of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

BLANK: Final[i64] = 0  # symbols of a space
COIN: Final[i64] = 1
TWO: Final[i64] = 2

PLUS: Final[i64] = 0  # bonuses of a project
TIMES: Final[i64] = 1


@final
@mypyc_attr(acyclic=True)
class Tables:
    """One set; nothing in it ever changes."""

    def __init__(
        self,
        colours: i64,
        types: i64,
        copies: list[int],
        face_colour: list[int],
        face_type: list[int],
        face_value: list[int],
        space_district: list[int],
        space_symbol: list[int],
        district_colour: list[int],
        setup_space: list[int],
        cost: list[int],
        bonus: list[int],
        price: list[int],
        removed: list[int],
        preplaced: list[int],
        hand_size: i64,
        cranes: i64,
        coins_total: i64,
        coin_limit: i64,
        start_coins: i64,
        coin_gain: i64,
        two_points: i64,
        plus_points: i64,
        factor: i64,
    ) -> None:
        self.colours: i64 = colours
        self.types: i64 = types

        self.faces: i64 = len(copies)
        self.copies = vec[i64](copies)  # by face
        self.face_colour = vec[i64](face_colour)
        self.face_type = vec[i64](face_type)
        self.face_value = vec[i64](face_value)
        self.tiles: i64 = sum(copies)
        self.colour_tiles = vec[i64]([0 for _ in range(colours)])

        self.spaces: i64 = len(space_district)
        self.space_district = vec[i64](space_district)
        self.space_colour = vec[i64]([district_colour[district] for district in space_district])
        self.space_symbol = vec[i64](space_symbol)  # BLANK, COIN or TWO
        self.colour_first_space = vec[i64]([0 for _ in range(colours)])
        self.colour_last_space = vec[i64]([-1 for _ in range(colours)])

        self.districts: i64 = len(district_colour)
        self.district_colour = vec[i64](district_colour)
        self.district_first = vec[i64]([0 for _ in range(len(district_colour))])
        self.district_last = vec[i64]([-1 for _ in range(len(district_colour))])
        self.setup_space = vec[i64](setup_space)  # by district: a space
        self.cost = vec[i64](cost)
        self.bonus = vec[i64](bonus)  # PLUS or TIMES

        self.offer: i64 = len(price)
        self.price = vec[i64](price)  # by offer index
        self.removed = vec[i64](removed)  # by number of seats
        self.preplaced = vec[i64](preplaced)  # by number of seats

        self.hand_size: i64 = hand_size
        self.cranes: i64 = cranes
        self.coins_total: i64 = coins_total
        self.coin_limit: i64 = coin_limit
        self.start_coins: i64 = start_coins
        self.coin_gain: i64 = coin_gain
        self.two_points: i64 = two_points
        self.plus_points: i64 = plus_points
        self.factor: i64 = factor

        for face in range(self.faces):
            self.colour_tiles[self.face_colour[face]] += self.copies[face]
        for space in range(self.spaces):
            at = self.space_district[space]
            colour = self.space_colour[space]
            if self.district_last[at] < 0:
                self.district_first[at] = space
            self.district_last[at] = space
            if self.colour_last_space[colour] < 0:
                self.colour_first_space[colour] = space
            self.colour_last_space[colour] = space

        self.roomy: bool = True  # R29: a tile in a hand always has a space
        for c in range(colours):
            if self.colour_last_space[c] - self.colour_first_space[c] + 1 < self.colour_tiles[c]:
                self.roomy = False

    def supply(self, seats: i64) -> i64:
        """Give the tiles left to draw when the first turn begins (R11); the game has one turn more."""
        return self.tiles - seats * self.hand_size - self.offer - self.removed[seats] - self.preplaced[seats]
