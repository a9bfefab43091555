"""Options: kinds, canonical forms, packing, presets, refusals."""

from __future__ import annotations

import pytest

from cablecar.kernel.errors import BadOption, BadSeats
from cablecar.kernel.options import (
    NumberOption,
    Option,
    Options,
    PickOption,
    WordOption,
    first_seat,
    overlapping,
    preset_of,
    resolve,
)
from cablecar.kernel.state import Game


def test_a_choice_is_one_of_its_words_and_the_first_is_the_default() -> None:
    option = WordOption("wish", "Y5", ("half", "nothing", "point"))
    assert (option.default, option.parse("point"), option.samples(), option.bits) == (
        "half",
        "point",
        ["half", "nothing", "point"],
        2,
    )
    for text in ("Half", "", "half ", "0"):
        with pytest.raises(BadOption, match=f"option wish={text!r}: one of half, nothing, point"):
            option.parse(text)


def test_a_seat_begins_or_whom_chance_says() -> None:
    option = first_seat("R4", 3)
    assert (option.name, option.default, option.values, option.at) == (
        "first_seat",
        "random",
        ("random", "0", "1", "2"),
        -1,
    )
    by_lot, agreed = (Options(1, {"first_seat": text}, 0, {}) for text in ("random", "2"))
    assert (by_lot.first_seat(), by_lot.no_first(2)) == (-1, "")
    assert (agreed.first_seat(), agreed.no_first(3)) == (2, "")
    assert agreed.no_first(2) == "there is no seat 2 for first_seat"


def test_a_number_has_one_form() -> None:
    option = NumberOption("length", "Y3", -2, 6, 3)
    assert (option.default, option.parse("06"), option.parse("-2"), option.parse("-0"), option.samples()) == (
        "3",
        "6",
        "-2",
        "0",
        ["-2", "3", "6"],
    )
    for text in ("7", "-3", "", "-", "--1", "1.5", "1e3", " 1", "٣", "1_0", "9" * 20):
        with pytest.raises(BadOption, match="a whole number from -2 to 6"):
            option.parse(text)


def test_a_pick_is_written_in_the_order_of_its_list() -> None:
    option = PickOption("toys", "Y3", ("top", "doll", "kite", "drum"), 2)
    assert (option.default, option.parse("drum,top"), option.parse("all"), option.samples()) == (
        "all",
        "top,drum",
        "all",
        ["all", "top,doll", "kite,drum"],
    )
    for text in ("top", "top,top", "top,doll,kite", "top,", "", "top, doll", "all,top"):
        with pytest.raises(BadOption):
            option.parse(text)


def test_all_options_have_a_value_in_declared_order(toy: Game) -> None:
    options = resolve(toy, 2, {"length": "2", "wish": "point"})
    assert dict(options.texts) == {"wish": "point", "look": "yes", "length": "2", "toys": "all"}
    assert list(options.texts) == ["wish", "look", "length", "toys"]
    assert (options.word("wish"), options.number("length"), options.picked("toys"), options.version) == (
        "point",
        2,
        [0, 1, 2, 3, 4],
        2,
    )
    assert resolve(toy, 2, {"toys": "train,kite,top"}).picked("toys") == [0, 2, 4]


def test_choices_are_packed_and_the_laws_default_is_0(toy: Game) -> None:
    assert resolve(toy, 2, {}).packed == 0
    assert resolve(toy, 2, {"wish": "point"}).packed == 0b010
    assert resolve(toy, 2, {"wish": "nothing", "look": "never"}).packed == 0b101
    assert toy.start(2, resolve(toy, 2, {"look": "never"})).options == 0b100


def test_packed_bits_may_not_overlap_or_lie_too_high() -> None:
    def found(*options: Option) -> str:
        return overlapping(list(options))

    assert (
        found(
            WordOption("a", "", ("x", "y", "z"), at=0),
            WordOption("b", "", ("x", "y"), at=2),
            WordOption("c", "", ("x", "y")),
        )
        == ""
    )
    assert "option b" in found(WordOption("a", "", ("x", "y", "z"), at=0), WordOption("b", "", ("x", "y"), at=1))
    assert found(WordOption("a", "", ("x", "y"), at=61)) == ""
    assert "option a" in found(WordOption("a", "", ("x", "y", "z"), at=61))


def test_unknown_options_and_seats_are_refused(toy: Game) -> None:
    with pytest.raises(
        BadOption, match=r"toy has no option 'width'; it has wish, look, length, toys \(given: width=3\)"
    ):
        resolve(toy, 2, {"width": "3"})
    with pytest.raises(BadSeats, match="toy is for 1 to 3 players, not 4"):
        resolve(toy, 4, {})


def test_a_game_refuses_what_does_not_go_together(toy: Game) -> None:
    assert resolve(toy, 2, {"toys": "top,kite,drum", "length": "6"}).number("length") == 6
    with pytest.raises(BadOption, match="toy with 2 players: there are 5 toys, not 6"):
        resolve(toy, 2, {"toys": "top,kite,train", "length": "6"})


def test_presets_are_named_ways_to_play(toy: Game) -> None:
    preset = preset_of(toy, "long")
    assert resolve(toy, preset.seats, preset.options).number("length") == 6
    with pytest.raises(BadOption, match="toy has no preset 'short'; it has alone, long"):
        preset_of(toy, "short")
