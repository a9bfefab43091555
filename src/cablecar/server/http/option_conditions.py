"""When an option can be chosen at all: found by asking the game what it refuses, so that no game has to state
it twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cablecar.kernel.errors import BadOption
from cablecar.kernel.options import Option, WordOption, resolve
from cablecar.kernel.state import Game


def conditions(game: Game) -> dict[str, tuple[list[int], dict[str, str]]]:
    """Return for every option the numbers of seats at which it may differ from its default, and the other choices that
    it needs.
    """
    needs = {option.name: needed for option in game.options if (needed := _least(game, option, [{}])) is not None}
    while True:
        others = [
            {**needs[other.name], other.name: value}
            for other in game.options
            if isinstance(other, WordOption) and other.name in needs
            for value in other.values[1:]
        ]
        found = {
            option.name: needed
            for option in game.options
            if option.name not in needs
            if (needed := _least(game, option, others)) is not None
        }
        if not found:
            return {
                option.name: (list(_seats(game, option, needs.get(option.name, {}))), needs.get(option.name, {}))
                for option in game.options
            }
        needs.update(found)


def _least(game: Game, option: Option, others: list[dict[str, str]]) -> dict[str, str] | None:
    return next((needed for needed in others if option.name not in needed and any(_seats(game, option, needed))), None)


def _seats(game: Game, option: Option, needed: Mapping[str, str]) -> Iterator[int]:
    for seats in range(int(game.least), int(game.most) + 1):
        if any(
            _goes(game, seats, {**needed, option.name: value}) for value in option.samples() if value != option.default
        ):
            yield seats


def _goes(game: Game, seats: int, given: Mapping[str, str]) -> bool:
    try:
        resolve(game, seats, given)
    except BadOption:
        return False
    return True
