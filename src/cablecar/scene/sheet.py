"""The score sheet of a game that is over: every party's points by category, and who has won."""

from __future__ import annotations

from cablecar.kernel import state_queries
from cablecar.kernel.state import Game, State
from cablecar.scene.model import Sheet, SheetRow, Text


def points(game: Game, number: int) -> int | str:
    """Write points of the game's unit."""
    if game.unit == 1:
        return number
    whole, half = divmod(number, 2)
    return f"{whole}½" if half else whole


def score_sheet(state: State, why: list[Text], categories: dict[str, Text] | None = None) -> Sheet:
    """Return the score sheet: a row per category, a column per party."""
    game, parties, width = state.game, int(state.parties()), int(state.game.width)
    cells = state_queries.read_numbers(state.sheet, parties * width)
    named = categories or {}
    rows = [
        SheetRow(
            named.get(name) or [f"score-{name}"], [points(game, cells[party * width + i]) for party in range(parties)]
        )
        for i, name in enumerate(game.categories)
    ]
    total = [points(game, each) for each in state_queries.read_numbers(state.scores, parties)]
    places = state_queries.read_numbers(state.places, parties)
    return Sheet(rows=rows, total=total, places=places, why=[*_winners(state, places), *why])


def _winners(state: State, places: list[int]) -> list[Text]:
    seats = [party for party, place in enumerate(places) if place == 1 and party < state.seats]
    if not seats:
        rival = next((party - int(state.seats) for party, place in enumerate(places) if place == 1), None)
        return [["nobody-wins"] if rival is None else ["rival-wins", {"rival": [f"rival-{rival}"]}]]
    if len(seats) == 1:
        return [["winner", {"seat": seats[0]}]]
    names: Text = ["seat-name", {"seat": seats[0]}]
    for seat in seats[1:]:
        names = ["and", {"first": names, "last": ["seat-name", {"seat": seat}]}]
    return [["winners", {"names": names}]]
