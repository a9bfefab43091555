"""The check finds what it promises to find: each mistake is planted alone into the toy and must be reported."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.check import Report, check_game, check_odds, check_playouts, check_vocabulary
from cablecar.kernel.check.audiences import check_audiences
from cablecar.kernel.check.rounds import check_undo
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import BrokenGame
from cablecar.kernel.phase import EVERYBODY, LATER, own
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table

pytestmark = pytest.mark.slow

Patch = pytest.MonkeyPatch
phases: Any = import_module("cablecar.games.toy.phases")  # found through CABLECAR_GAMES
state: Any = import_module("cablecar.games.toy.state")
worlds: Any = import_module("cablecar.games.toy.worlds")
Shop = state.Shop
WON = (
    "* draw agate",
    "* draw clay",
    "* draw glass",
    "* draw glass",
    "* draw glass",
    "* draw agate",
    "* draw clay",
    "* toy kite",
    "0 lay clay",
    "0 done",
    "1 drop glass",
)


def checked(game: Game, seats: int = 3, games: int = 4, every: int = 4, **options: str) -> Report:
    return check_game(game, seats, options, games=games, every=every, seed=7)


def must_find(report: Report, *words: str) -> None:
    found = "\n".join(report.faults)
    assert found, "the mistake was not noticed"
    assert any(word in found for word in words), found


def test_the_toy_as_it_is_has_no_fault(attic: Game) -> None:
    check_vocabulary(attic)
    report = checked(attic)
    assert report.faults == []
    assert report.line().startswith("check toy: 4 games, ")
    assert report.line().endswith(" views compared, 0 faults")


def test_a_hand_that_everybody_sees_is_found(attic: Game, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Shop, "show", lambda s, seat: s.copy())
    must_find(checked(attic), "two worlds")


def test_a_hand_that_the_next_seat_sees_is_found(attic: Game, monkeypatch: Patch) -> None:
    honest = Shop.show

    def leaky(s: Any, seat: int) -> Any:
        shown, kinds = honest(s, seat), s.tables.kinds
        if seat == 1:
            for kind in range(kinds):
                shown.marbles[kind] = s.marbles[kind]
        return shown

    monkeypatch.setattr(Shop, "show", leaky)
    must_find(checked(attic), "reader 1")


def test_a_refusal_that_tells_of_another_hand_is_found(attic: Game, monkeypatch: Patch) -> None:
    honest = phases.Bid.forbids

    def leaky(phase: Any, s: Any, seat: int, item: int) -> str:
        other = (seat + 1) % s.seats
        key = honest(phase, s, seat, item)
        return "Y4-neighbour" if key and s.marbles[other * s.tables.kinds] > 0 else key

    monkeypatch.setattr(phases.Bid, "forbids", leaky)
    must_find(checked(attic, games=8), "refusals")


def test_a_legal_list_that_hangs_on_another_hand_is_found(attic: Game, monkeypatch: Patch) -> None:
    honest = phases.Bid.forbids

    def leaky(phase: Any, s: Any, seat: int, item: int) -> str:
        other = (seat + 1) % s.seats
        return "Y4-neighbour" if item == 0 and s.marbles[other * s.tables.kinds] > 1 else honest(phase, s, seat, item)

    monkeypatch.setattr(phases.Bid, "forbids", leaky)
    must_find(checked(attic, games=8), "offers other actions", "legal words")


def test_a_count_of_the_sealed_steps_of_others_is_found(attic: Game, monkeypatch: Patch) -> None:
    honest = Shop.step

    def leaky(s: Any, seat: int, item: int) -> bool:
        s.draws += 1
        return bool(honest(s, seat, item))

    monkeypatch.setattr(Shop, "step", leaky)
    must_find(checked(attic), "did not finish its choice", "two worlds")


def test_a_bid_shown_before_the_round_closes_is_found(attic: Game, monkeypatch: Patch) -> None:
    honest = Shop.show

    def leaky(s: Any, seat: int) -> Any:
        shown = honest(s, seat)
        shown.laid = s.laid[:]
        return shown

    monkeypatch.setattr(Shop, "show", leaky)
    must_find(checked(attic), "did not finish its choice", "two worlds", "differs")


def test_sealed_choices_whose_order_matters_are_found(attic: Game, monkeypatch: Patch) -> None:
    honest = phases.Bid.choose

    def early(phase: Any, s: Any, seat: int, item: int) -> None:
        if s.pending == 2**seat and item >= s.tables.kinds:
            s.wishes[seat] += 1  # the last one gets half a point
        honest(phase, s, seat, item)

    monkeypatch.setattr(phases.Bid, "choose", early)
    must_find(checked(attic), "order")


def test_a_wrong_weight_is_found(attic: Game, monkeypatch: Patch) -> None:
    def flat(phase: Any, s: Any, out: vec[i64]) -> None:
        for i in range(phase.legal(s, -1, out)):
            out[i] = 1

    monkeypatch.setattr(phases.Turn, "weights", flat)
    must_find(checked(attic, games=8), "what its weights expect")


def test_a_weight_of_nothing_is_found(attic: Game, monkeypatch: Patch) -> None:
    def none(phase: Any, s: Any, out: vec[i64]) -> None:
        for i in range(phase.legal(s, -1, out)):
            out[i] = 0

    monkeypatch.setattr(phases.Turn, "weights", none)
    must_find(checked(attic, games=1, every=1), "no weight")


@pytest.mark.parametrize("field", ["marbles", "owned", "laid", "held"])
def test_a_shared_vec_is_found(attic: Game, monkeypatch: Patch, field: str) -> None:
    honest = Shop.copy

    def shallow(s: Any) -> Any:
        other = honest(s)
        setattr(other, field, getattr(s, field))
        return other

    monkeypatch.setattr(Shop, "copy", shallow)
    must_find(checked(attic), "changed", "share a field", "inventory", "two worlds")


def looked(game: Game) -> Table:
    """Return a table at which the last line laid something open without chance."""
    for seed in range(200):
        rolls, table = Random(seed), Table(game, 3, dice=seeded_dice(seed))
        while not table.is_over:
            seat = rolls.choice(table.actors())
            words = table.legal(seat)
            table.submit(seat, "look" if "look" in words else rolls.choice(words))
            if "look" in words and table.actors() == [seat]:
                return table
    raise AssertionError("nobody ever looked")


def test_an_undo_across_a_reveal_is_found(attic: Game, monkeypatch: Patch) -> None:
    assert check_undo(looked(attic), Rng(1)) == 0  # declared, so it can't be taken back
    monkeypatch.setattr(phases.Treat, "audience", lambda phase, s, seat, item: EVERYBODY)
    with pytest.raises(BrokenGame, match="may be taken back"):
        check_undo(looked(attic), Rng(1))
    must_find(checked(attic, games=12, every=2), "two worlds", "may be taken back")


def everybody(phase: Any, s: Any, seat: int, item: int) -> int:
    return int(EVERYBODY)


def later(phase: Any, s: Any, seat: int, item: int) -> int:
    return int(own(seat) | LATER)


@pytest.mark.parametrize(("phase", "audience"), [("Marbles", everybody), ("Bid", later)])
def test_a_word_told_to_those_who_should_not_learn_it_is_found(
    attic: Game, monkeypatch: Patch, phase: str, audience: Any
) -> None:
    """A draw, and a sealed choice that should never open."""
    monkeypatch.setattr(getattr(phases, phase), "audience", audience)
    must_find(checked(attic, games=12, every=2), "its audience is too wide, or the view forgets")


def test_a_hidden_choice_told_to_everybody_is_found(play: Any, monkeypatch: Patch) -> None:
    table = play(2, *WON, "0 reach", "* draw glass")
    assert sum(check_audiences(table, Random(seed)) for seed in range(20)) > 0
    monkeypatch.setattr(phases.Swap, "audience", everybody)
    with pytest.raises(BrokenGame, match="its audience is too wide, or the view forgets"):
        sum(check_audiences(table, Random(seed)) for seed in range(20))


def test_scores_that_tell_of_a_hand_are_found(attic: Game, monkeypatch: Patch) -> None:
    honest = Shop.sheet

    def leaky(s: Any, out: vec[i64]) -> None:
        honest(s, out)
        out[2] = s.worth(s.marbles, 0)

    monkeypatch.setattr(Shop, "sheet", leaky)
    must_find(checked(attic), "two worlds: the scores")


def test_places_that_tell_of_a_hand_are_found(attic: Game, monkeypatch: Patch) -> None:
    def telling(s: Any, out: Any) -> None:
        for seat in range(s.seats):
            out[seat] = s.worth(s.marbles, seat)

    monkeypatch.setattr(Shop, "keys", telling)
    must_find(checked(attic), "two worlds: the places")


def test_notes_left_in_a_view_are_found(attic: Game, monkeypatch: Patch) -> None:
    honest = Shop.show

    def careless(s: Any, seat: int) -> Any:
        shown = honest(s, seat)
        shown.notes = worlds.Worlds(s.tables.copies, s.facts, s.values)
        return shown

    monkeypatch.setattr(Shop, "show", careless)
    must_find(checked(attic, games=1), "notes before it is studied")


def test_an_undo_that_is_not_told_is_found(play: Any, monkeypatch: Patch) -> None:
    table = play(2, *WON, "0 lend")
    assert check_undo(table, Rng(1)) == 1
    honest = Table._show_all

    def unheard(table: Table, line: str) -> None:
        before = table.shown(1)
        honest(table, line)
        if line == "0 undo":
            del table._shown[1][before:]

    monkeypatch.setattr(Table, "_show_all", unheard)
    with pytest.raises(BrokenGame, match="reader 1 was shown 0 lines by an undo of seat 0"):
        check_undo(table, Rng(1))


def test_worlds_with_wrong_odds_are_found(attic: Game, monkeypatch: Patch) -> None:
    honest = worlds.Worlds.branches

    def even(notes: Any, i: int, marbles: Any) -> list[tuple[int, int, Any]]:
        return [(kind, 1, after) for kind, _, after in honest(notes, i, marbles)]

    monkeypatch.setattr(worlds.Worlds, "branches", even)
    must_find(check_odds(attic), "imagines a world")


def test_an_imagination_that_never_varies_is_found(attic: Game, monkeypatch: Patch) -> None:
    for module in (worlds, state):
        monkeypatch.setattr(
            module, "pick", lambda weights, rng: next(i for i, weight in enumerate(weights) if weight > 0)
        )
    must_find(check_odds(attic), "imagines a world")
    must_find(checked(attic, seats=2, games=6), "never varies")


def test_a_lost_piece_is_found(attic: Game, monkeypatch: Patch) -> None:
    honest = Shop.lay_open

    def careless(s: Any, seat: int) -> None:
        honest(s, seat)
        if s.round == 2 and seat == 0:
            s.marbles[worlds.BAG * s.tables.kinds] -= 1

    monkeypatch.setattr(Shop, "lay_open", careless)
    must_find(checked(attic), "inventory", "differs", "Error")
    must_find(check_playouts(attic, 3, playouts=40), "inventory")


def test_a_legal_list_of_its_own_that_disagrees_is_found(attic: Game, monkeypatch: Patch) -> None:
    def short(phase: Any, s: Any, seat: int, out: vec[i64]) -> int:
        out[0] = phase.actions[s.tables.kinds]
        return 1

    monkeypatch.setattr(phases.Bid, "legal", short)
    must_find(checked(attic, games=1), "disagree")


def test_a_question_with_only_its_idle_answer_is_found(attic: Game, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Shop, "maybe_push", lambda s, phase, seat: s.push(phase, seat))
    must_find(checked(attic, seats=2, games=10, every=1, look="never"), "only its idle item is legal")


def test_a_game_that_does_not_end_is_found(attic: Game, monkeypatch: Patch) -> None:
    monkeypatch.setattr("cablecar.kernel.check.states.MAX_EVENTS", 300)

    def forever(phase: Any, s: Any, seat: int, item: int) -> None:
        s.pop()
        s.push(int(state.NAME), seat)

    monkeypatch.setattr(phases.Name, "choose", forever)
    must_find(check_playouts(attic, 2, playouts=60), "does not end")


def test_a_crash_is_a_fault_with_its_seed(attic: Game, monkeypatch: Patch) -> None:
    def crash(phase: Any, s: Any, seat: int, item: int) -> None:
        raise IndexError("out of range")

    monkeypatch.setattr(phases.Turn, "choose", crash)
    report = checked(attic, games=1)
    must_find(report, "IndexError")
    assert "seed 7, game 0" in report.faults[0]


@pytest.mark.parametrize("word", ["undo", "two  spaces", "line\nbreak"])
def test_a_word_that_can_not_stand_in_a_log_is_found(attic: Game, word: str) -> None:
    kept = attic.vocabulary.words[0]
    try:
        attic.vocabulary.words[0] = word
        with pytest.raises(BrokenGame):
            check_vocabulary(attic)
    finally:
        attic.vocabulary.words[0] = kept
