"""Points (R46 to R60)."""

from __future__ import annotations

from itertools import combinations

import pytest

from cablecar.games.quake.state import City
from cablecar.games.quake.tests.helpers import DATA, TABLES, points, sheet, state_at
from cablecar.kernel.table import Table


def standing(seats: int, more: str, *, edition: str = "looping") -> City:
    side = "option slots=fixed\noption sides=A"
    return state_at(f"seats {seats}\noption edition={edition}\n{side}\nyear 1\nstage 0\n{more}\nask enter 0")


def test_t2_three_in_a_corner_are_one_pair() -> None:
    assert points(standing(3, "built V3a,V3b,V3c - -"), 0, "own_pairs") == 3


@pytest.mark.parametrize("mine", ["G5a,G5b,G5c", "G5a,G5b"])
def test_t3_a_tie_shares_the_ranks(mine: str) -> None:
    state = standing(3, f"built {mine} G5d G5e\npublics maj_green maj_red maj_money")
    assert [points(state, party, "maj_green") for party in range(3)] == [6, 2, 2]
    assert [row[0] for row in sheet(state)] == [6, 2, 2]


def test_t6_lights() -> None:
    assert list(TABLES.light) == [0, 1, 3, 6, 10, 15]
    for count in range(6):
        assert sheet(standing(2, f"services {count} 0 0 0"))[0][6] == list(TABLES.light)[count]


def test_t20_free_standing_and_corners() -> None:  # R49, R50, R51
    state = standing(3, "built V3a V3b -")
    assert [points(state, party, "free_standing") for party in range(2)] == [0, 0]
    assert [points(state, party, "next_to_rival") for party in range(2)] == [2, 2]
    assert points(standing(2, "built V3a V3b"), 0, "next_to_rival") == 3
    assert points(standing(3, "built Y1a,R1a - -"), 0, "free_standing") == 4
    assert points(standing(3, "built G5c G5b -"), 0, "closed_corner") == 0
    assert points(standing(3, "built G5c G5b G5d"), 0, "closed_corner") == 2
    assert points(standing(2, "built G5c G5b,G5d"), 0, "closed_corner") == 3


def test_t21_chains() -> None:
    assert points(standing(2, "built Y4a,Y4b,Y4c,Y4d -"), 0, "own_pairs") == 6
    assert points(standing(2, "built R4a,R4b,R4c,R4d -"), 0, "own_pairs") == 6
    assert points(standing(2, "built G5a,G5c,G5e -"), 0, "own_pairs") == 0


def test_r48_the_table_of_pairs_is_a_plain_search() -> None:  # R48
    def search(edges: list[tuple[int, int]]) -> int:
        return max([0] + [1 + search([e for e in edges if not set(e) & set(edge)]) for edge in edges])

    for number, parcel in enumerate(DATA.parcels):
        size = len(parcel.lots)
        for chosen in range(1 << size):
            mine = [i for i in range(size) if chosen >> i & 1]
            edges = [(a, b) for a, b in combinations(mine, 2) if b in parcel.neighbours(a)]
            assert TABLES.pairs[number * 64 + chosen] == search(edges)


@pytest.mark.parametrize(
    ("edition", "seats", "urbanism"),
    [("looping", 3, 9), ("biberstein", 3, 10), ("biberstein", 2, 8), ("biberstein", 4, 10), ("looping", 2, 9)],
)
def test_t22_sets(edition: str, seats: int, urbanism: int) -> None:
    lots = "Y1a,Y2a,Y4a,G2a,G2b,V4a,V4b,R1a"
    state = standing(seats, f"built {lots} {'- ' * (seats - 1)}\nservices 2 2 2 1", edition=edition)
    assert points(state, 0, "colour_set") == 8
    assert points(state, 0, "urb_set") == urbanism


def test_t23_a_hidden_majority_is_the_holders_alone() -> None:
    state = standing(4, "money 9 9 4 0\nplace maj_money=1\npublics dev_green dev_orange maj_red")
    assert points(state, 1, "maj_money") == 6
    assert [row[3] for row in sheet(state)] == [0, 6, 0, 0]


def test_t24_a_tie_of_three() -> None:
    state = standing(3, "tokens 2 2 2")
    assert [points(state, party, "maj_rubble") for party in range(3)] == [3, 3, 3]


def test_t33_ties_are_broken_by_buildings() -> None:
    state = standing(2, "built Y1a R1a\npublics dev_green dev_orange maj_rubble\ntokens 0 0")
    table = Table(state.game, 2, dice=None)
    table.state = state
    assert table.scores()[0] == table.scores()[1]
    assert table.places() == [1, 1]
    table.state = standing(2, "built Y1a,Y2a R1a\npublics dev_green dev_orange maj_rubble\ntokens 0 0")
    assert table.scores()[0] == table.scores()[1]
    assert table.places() == [1, 2]


def test_t40_no_contact_across_parcels() -> None:
    state = standing(2, "built V3c Y4b,Y4d")
    assert points(state, 0, "next_to_rival") == 0
    assert points(state, 0, "free_standing") == 2


def test_r46_the_sheet_adds_up() -> None:  # R46
    state = standing(
        2,
        "money 11 0\nbuilt Y4a -\nplace each_building=0\npublics maj_yellow maj_red dev_green\nservices 1 2 1 "
        "1\nbest_builder 0",
    )
    assert sheet(state)[0] == [5, 3, 0, 1, 5, -7, 1 + 6 + 2 + 2, 3]
    table = Table(state.game, 2, dice=None)
    table.state = state
    assert table.scores()[0] == 5 + 3 + 5 - 7 + 11 + 3  # R29: the hidden one counts when it is turned up


def test_r47_each_building() -> None:  # R47
    assert points(standing(2, "built Y4a,Y4b,R1a -"), 0, "each_building") == 3


@pytest.mark.parametrize(("seats", "value"), [(2, 3), (3, 2), (4, 2)])
def test_r49_r50_values_by_number_of_players(seats: int, value: int) -> None:  # R49
    state = standing(seats, f"built V3b V3a,V3c {'- ' * (seats - 2)}")
    assert points(state, 0, "next_to_rival") == value
    assert points(state, 0, "closed_corner") == value


def test_r49_counts_buildings_not_contacts() -> None:  # R49
    assert points(standing(2, "built V3b V3a,V3c"), 0, "next_to_rival") == 3


def test_r51_any_neighbour_spoils_it() -> None:  # R51
    assert points(standing(2, "built V3a,V3b -"), 0, "free_standing") == 0


def test_r52_colours() -> None:  # R52
    state = standing(2, "built Y4a,Y4b,R1a -")
    assert [points(state, 0, f"colour_{colour}") for colour in DATA.colours] == [4, 0, 0, 2]
    assert points(state, 0, "colour_set") == 0


@pytest.mark.parametrize(("edition", "value"), [("looping", 4), ("biberstein", 2)])
def test_r53_rubble_by_edition(edition: str, value: int) -> None:  # R53
    assert points(standing(2, "tokens 2 0", edition=edition), 0, "rubble_each") == value


def test_r54_services() -> None:  # R54
    state = standing(2, "services 2 1 0 1")
    assert [points(state, 0, f"urb_{service}") for service in ("light", "tram", "hydrant", "park")] == [4, 2, 0, 2]


def test_r55_scales_count_only_with_their_card() -> None:  # R55
    state = standing(2, "column 7 0\nlevel 5 0\npublics dev_orange dev_green maj_red")
    assert sheet(state)[0][:2] == [9, 9]
    state = standing(2, "column 7 0\nlevel 5 0\npublics maj_red maj_yellow maj_green")
    assert sheet(state)[0][5] == 13
    assert 9 not in sheet(state)[0][:3]


def test_r56_zero_ranks_unless_the_option_says_so() -> None:  # R56
    assert points(standing(3, "built Y4a - -"), 1, "maj_yellow") == 2
    assert points(standing(3, "built Y4a - -\noption majority_zero=nothing"), 1, "maj_yellow") == 0


def test_r57_hidden_scales_only_in_looping() -> None:  # R57
    state = standing(2, "column 7 0\nplace dev_orange=0\npublics maj_red maj_yellow maj_green")
    assert sheet(state)[0][3] == 9


@pytest.mark.parametrize(("edition", "deck"), [("looping", -1), ("biberstein", -2)])
def test_r57_unused_public_cards_by_edition(edition: str, deck: int) -> None:  # R57
    state = standing(2, "publics maj_red maj_yellow maj_green", edition=edition)
    assert state.place[DATA.objectives.index("dev_orange")] == deck


def test_r58_best_builder() -> None:  # R58
    assert [row[4] for row in sheet(standing(2, "best_builder 1"))] == [0, 5]


def test_r59_urbanism() -> None:  # R59
    assert sheet(standing(2, "services 3 2 4 4"))[0][6] == 6 + 6 + 8 + 14


def test_r60_places_follow_points() -> None:  # R60
    table = Table(standing(2, "money 9 0").game, 2, dice=None)
    table.state = standing(2, "money 9 0")
    assert table.places() == [1, 2]
