"""The offer wheel: tiles in a ring, their prices, where the Mayor stands, and the supply in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from cablecar.scene.model import Label, Place

from .shapes import Point, number

REACH: Final = 157.0  # half of what the wheel needs
RIM: Final = 127.0
TILES: Final = 112.0  # from the middle to a tile
MAYOR: Final = (26.0, 40.0)  # what he covers of his box


class Wheel:
    """The geometry of the offer."""

    def __init__(self, hub: Point, angles: Sequence[float], prices: Sequence[int]) -> None:
        self.hub = hub
        self.angles = angles
        self.prices = prices
        self.side = 80.0 if len(prices) <= 6 else 480.0 / len(prices)

    def at(self, index: int, radius: float) -> Point:
        """Return a point on the way from the middle to a tile."""
        angle = radians(self.angles[index])
        return round(self.hub[0] + sin(angle) * radius, 1), round(self.hub[1] - cos(angle) * radius, 1)

    def mayor(self, index: int) -> Point:
        """Return where the Mayor stands: on the inner side of his tile, or on top of it where he would hide its
        number.
        """
        (x, y), (left, top) = self.at(index, 50), self.at(index, TILES)
        left, top = left - self.side / 2, top - self.side / 2
        across, down = MAYOR
        is_over = (
            left - across / 2 < x < left + self.side + across / 2 and top - down / 2 < y < top + self.side + down / 2
        )
        return (
            (round(left + self.side * (0.62 if x > self.hub[0] else 0.5), 1), round(top - down / 2 + 3, 1))
            if is_over
            else (x, y)
        )

    def art(self) -> str:
        """Draw a disc, and the Mayor's way round it."""
        x, y = self.hub
        art = (
            f'<g transform="translate({number(x)} {number(y)})"><circle fill="var(--sheet)" stroke="var(--ink)" '
            f'stroke-width="2" cx="0" cy="0" r="{RIM:g}"/>'
        )
        art += f'<circle fill="none" stroke="var(--ink)" stroke-width="1" cx="0" cy="0" r="{RIM - 7:g}"/>'
        angles = sorted(self.angles)
        for k, angle in enumerate(angles):
            after = angles[(k + 1) % len(angles)] + (360 if k + 1 == len(angles) else 0)
            art += (
                f'<path fill="var(--ink)" transform="rotate({number((angle + after) / 2)}) translate(0 '
                f'{3.5 - RIM:g})" d="M-6 -8 8 0-6 8z"/>'
            )
        return art + "</g>"

    def places(self) -> list[Place]:
        labels: dict[str, Label] = {"value": "0", "word": ["supply-left"]}
        found = [
            Place(
                id="supply",
                at=self.hub,
                box=(56, 56),
                symbol="supply",
                labels=labels,
                name=["panel-supply"],
                rule="R27",
            )
        ]
        for k, price in enumerate(self.prices):
            x, y = self.at(k, TILES)
            is_top = cos(radians(self.angles[k])) > 0.5
            found += [
                Place(
                    id=f"price.{k}",
                    at=self.at(k, 41),
                    box=(27, 27),
                    symbol="coin",
                    labels={"value": str(price)},
                    name="",
                ),
                Place(
                    id=f"offer.{k}",
                    group="offer",
                    at=(x, y),
                    box=(self.side, self.side),
                    fit=1,
                    shape="square",
                    name=["offer-price", {"price": price}],
                    tip=[[["tip-offer"], "R24"]],
                    rule="R24",
                    part={"offer": str(k)},
                ),
                Place(
                    id=f"free.{k}",
                    at=(x + self.side / 2 + 33, y - 28) if is_top else (x - 16, y + self.side / 2 + 18),
                    box=(50, 23),
                    name="",
                    top=True,
                ),
                Place(id=f"mayor.{k}", at=self.mayor(k), box=(44, 44), fit=1, name="", top=True),
            ]
        return found
