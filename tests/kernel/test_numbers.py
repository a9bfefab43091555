"""What must be the same in both modes, bit by bit: bit sets, the generator, words, draws, dice."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits, lowest, nth
from cablecar.kernel.dice import draw_weighted, seeded_dice, system_dice
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, EVERYBODY, LATER, Phase, own
from cablecar.kernel.play import RandomDriver, weighted
from cablecar.kernel.position import position
from cablecar.kernel.rng import Rng, pick
from cablecar.kernel.state import Game, State
from cablecar.kernel.table import knows
from cablecar.kernel.vocabulary import Vocabulary


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 33, 61, 62])
def test_a_bit_is_a_power_of_two(n: int) -> None:
    assert BIT[n] == 2**n
    assert bits(BIT[n]) == 1
    assert lowest(BIT[n]) == n


def test_the_nth_place_of_a_value_is_found() -> None:
    row = vec[i64]([7, 3, 7, -1, 7])
    assert [nth(row, 7, n) for n in range(4)] == [0, 2, 4, -1]
    assert (nth(row, -1, 0), nth(row, 5, 0), nth(vec[i64](), 7, 0)) == (3, -1, -1)


def test_bits_are_counted() -> None:
    every = 2**63 - 1
    assert (len(BIT), bits(0), bits(every), bits(BIT[62] | BIT[31] | 1)) == (63, 0, 63, 3)
    assert (lowest(0), lowest(BIT[62] | BIT[32])) == (-1, 32)


@pytest.mark.parametrize("unit", [1, 2**30, 2**31 + 1, 10**40])
def test_a_place_is_picked_by_weight_however_large_the_weights_are(unit: int) -> None:
    rng, counts = Rng(7), [0, 0, 0, 0]
    for _ in range(4000):
        counts[pick([unit, 0, 2 * unit, unit], rng)] += 1
    assert counts[1] == 0
    assert all(abs(count - wanted) < 5.5 * 32 for count, wanted in zip(counts, (1000, 0, 2000, 1000), strict=True))
    assert pick([0, 3], rng) == 1


def test_the_generator_has_known_numbers() -> None:
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == KNOWN[0]
    rng = Rng(2**40 + 5)
    assert [rng.below(2**31) for _ in range(4)] == KNOWN[1]
    rng = Rng(0)
    assert [rng.below(6) for _ in range(12)] == KNOWN[2]


KNOWN = [
    [253, 948, 757, 827, 696, 500, 652, 508],
    [881464938, 732900960, 255988005, 617513229],
    [1, 2, 5, 1, 1, 1, 4, 5, 1, 1, 2, 2],
]


def test_the_generator_is_roughly_uniform() -> None:
    for n in (2, 3, 6, 7):
        rng = Rng(n)
        counts = [0] * n
        for _ in range(n * 3000):
            counts[rng.below(n)] += 1
        assert all(abs(count - 3000) < 300 for count in counts)


def test_the_generator_stays_in_range() -> None:
    rng = Rng(77)
    assert all(rng.below(1) == 0 for _ in range(20))
    assert all(0 <= rng.below(2**31) < 2**31 for _ in range(2000))
    assert max(rng.below(2**31) for _ in range(2000)) > 2**30


def test_seeds_differ() -> None:
    assert len({Rng(seed).below(10**6) for seed in range(200)}) > 190


def test_a_vocabulary_numbers_the_product_of_its_parts() -> None:
    words = Vocabulary()
    place = words.add("place {tile} {space}", ["a", "b"], ["1", "2", "3"])
    stop = words.add("stop")
    assert words.words == ["place a 1", "place a 2", "place a 3", "place b 1", "place b 2", "place b 3", "stop"]
    assert (place.first, place.count, stop.first, stop.count, place.names) == (0, 6, 6, 1, ["tile", "space"])
    assert words.parts[4] == ("b", "2")
    assert [words.number(word) for word in words.words] == list(range(7))
    assert words.number("place c 1") == words.number("") == -1
    assert words.range_of(5) is place
    assert words.range_of(6) is stop
    with pytest.raises(ValueError):
        words.range_of(7)


def test_a_vocabulary_refuses_what_is_not_one() -> None:
    words = Vocabulary()
    words.add("go {way}", ["left", "right"])
    with pytest.raises(ValueError, match="occurs twice"):
        words.add("go {way}", ["left"])
    with pytest.raises(ValueError, match="has 1 parts, but 2 lists"):
        words.add("turn {way}", ["left"], ["right"])
    with pytest.raises(ValueError, match="too many"):
        words.add("n {a} {b}", [str(n) for n in range(60)], [str(n) for n in range(60)])


def test_a_phase_numbers_its_items_through_several_ranges() -> None:
    words = Vocabulary()
    one, two, three = words.add("one {n}", ["a", "b"]), words.add("two"), words.add("three {n}", ["a", "b"])
    phase: Phase[State] = Phase("both", three, one)
    assert list(phase.actions) == [three.first, three.first + 1, one.first, one.first + 1]
    assert [phase.item(action) for action in range(-1, 7)] == [-1, 2, 3, -1, 0, 1, -1, -1]
    assert phase.item(two.first) == -1


def test_audiences_are_sets_of_seats_now_and_later() -> None:
    assert [own(seat) for seat in (0, 7)] == [1, 128]
    assert knows(3, EVERYBODY)
    assert knows(-2, EVERYBODY)
    assert not knows(-2, EVERYBODY - 1)
    assert not knows(0, 0)
    assert knows(2, own(2))
    assert not knows(1, own(2))
    assert not knows(0, LATER)
    assert knows(0, LATER >> 8)


def test_a_word_may_belong_to_three_phases(toy: Game) -> None:
    done, drawn = toy.vocabulary.number("done"), toy.vocabulary.number("draw clay")
    assert [phase.name for phase in toy.phases if phase.item(done) >= 0] == ["bid", "treat", "swap"]
    assert [phase.name for phase in toy.phases if phase.item(drawn) >= 0] == ["under", "deal", "reach"]


def test_the_quick_draw_has_the_odds_of_the_weights(toy: Game) -> None:
    s = position(
        toy,
        "seats 2\nround 1\nwinner 0\nmarbles seat0-clay=1 jar-clay=4 jar-glass=1\nask refill rules\nask treat "
        "0\nask reach *",
    )
    out = vec[i64]([0] * 10)
    assert s.legal(CHANCE, out) == 2
    words = [toy.vocabulary.words[action] for action in list(out)[:2]]
    s.weights(out)
    assert dict(zip(words, list(out), strict=False)) == {"draw clay": 4, "draw glass": 1}
    rng, counts = Rng(8), {"draw clay": 0, "draw glass": 0}
    for _ in range(5000):
        counts[toy.vocabulary.words[s.draw(rng)]] += 1
    assert abs(counts["draw glass"] - 1000) < 150


def test_a_place_is_found_by_weight() -> None:
    rng, counts = Rng(3), [0, 0, 0]
    for _ in range(6000):
        counts[weighted(vec[i64]([1, 2, 3, 99]), 3, rng)] += 1
    assert all(abs(count - expected) < 200 for count, expected in zip(counts, (1000, 2000, 3000), strict=True))


def test_playing_at_random_ends(toy: Game) -> None:
    player = RandomDriver(Rng(5))
    for seats in (1, 2, 3):
        state = toy.start(seats, resolve(toy, seats, {}))
        player.playout(state)
        assert state.actor == -3
        assert toy.inventory(state) == ""
    assert player.events > player.decisions > 0


def test_dice_have_one_stream_for_each_purpose() -> None:
    one, two = seeded_dice(9), seeded_dice(9)
    mixed = [one(purpose, [1] * 100) for purpose in ("deal", "turn", "deal", "turn", "deal")]
    deals = [two("deal", [1] * 100) for _ in range(3)]
    turns = [two("turn", [1] * 100) for _ in range(2)]
    assert mixed == [deals[0], turns[0], deals[1], turns[1], deals[2]]
    assert deals != turns
    assert len({seeded_dice(seed)("deal", [1] * 1000) for seed in range(20)}) > 10


def test_dice_draw_by_weight() -> None:
    from random import Random

    counts = [0, 0, 0]
    source = Random(1)
    for _ in range(5000):
        counts[draw_weighted(source, [3, 0, 1])] += 1
    assert counts[1] == 0
    assert abs(counts[2] - 1250) < 150
    assert {system_dice("any", [0, 1, 0]) for _ in range(20)} == {1}
