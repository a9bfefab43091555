"""A search thinks in simulations: what its tree holds, how positions are judged, when it ends."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from cablecar import games
from cablecar.bots import bot_named
from cablecar.bots.greedy import MAX_LEAVES, GreedyBot
from cablecar.bots.mcts import MctsBot, Search, favourite
from cablecar.bots.tree import NONE, Tree
from cablecar.bots.uniform import RandomBot
from cablecar.kernel.bits import BIT, lowest
from cablecar.kernel.bot import Budget
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.fields import dump
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State, Thinking
from cablecar.kernel.state_queries import legal
from cablecar.kernel.table import Table
from cablecar.lab import sim
from tests.bots.positions import decisions, numbers

pytestmark = pytest.mark.once


def test_a_search_beats_random() -> None:
    game = games.load("frankfurt")
    options = resolve(game, 2, {})
    won = sum(
        sim.play_game(game, options, [MctsBot(12, 0.0), RandomBot()], job).shares(2)[0]
        for job in (sim.seated_deal(2, number, 2) for number in range(2))
    )
    assert won == 2


@pytest.mark.parametrize("slug", ["frankfurt", "tenders"])
def test_a_game_may_be_searched_by_random_roll_outs_that_reach_its_end_and_ask_for_no_judgement(slug: str) -> None:
    game = games.load(slug)
    player, state = RandomDriver(Rng(3)), game.start(3, resolve(game, 3, {}))
    player.settle(state)
    view = state.view(lowest(state.pending) if state.actor == SEVERAL else state.actor)
    search = Search(view, Tree(64), Rng(1))
    search.thinking, search.is_plain = Thinking(horizon=0, leaves=0), True
    for number in range(8):
        world = view.imagine(Rng(number))
        search.simulate(world)
        assert world.actor == NOBODY
    assert search.tree.visits[0] == 8 == search.tree.used - 1  # a new node each


def test_roll_outs_beat_random() -> None:
    game = games.load("frankfurt")
    options, own = resolve(game, 2, {}), game.thinking
    game.thinking = Thinking(horizon=0, leaves=0, explore=0.5)
    try:
        won = sum(
            sim.play_game(game, options, [MctsBot(40, 0.0), RandomBot()], job).shares(2)[0]
            for job in (sim.seated_deal(2, number, 2) for number in range(4))
        )
    finally:
        game.thinking = own
    assert won >= 3


def test_a_search_keeps_what_it_thought_below_its_choice() -> None:
    game = games.load("frankfurt")
    table = Table(game, 2, {"first_seat": "0"}, dice=seeded_dice(7))
    bot, seat = MctsBot(60, 0.0), 0
    first = bot.choose(table.view(seat), numbers(table, seat), Rng(3), Budget())
    thought = bot.trees[0].visits[bot.trees[0].find(0, first)]
    table.submit(seat, game.vocabulary.words[first])
    assert table.actors() == [seat]
    assert bot.expected == dump(table.view(seat))
    bot.think(table.view(seat), Rng(4), Budget(1), 1)
    assert bot.trees[0].visits[0] == thought > 1  # one simulation was asked, and as many were already there
    bot.think(table.view(seat), Rng(4), Budget(1), 1)
    assert bot.trees[0].visits[0] == 1  # nobody has chosen since: nothing of that thought is below another


def test_a_guard_ends_a_long_thought_with_the_best_so_far() -> None:
    table = decisions(2, 1)[0]
    seat = table.actors()[0]
    bot = MctsBot(2_000_000, 2.0)  # time enough for one simulation wherever it runs
    assert bot.choose(table.view(seat), numbers(table, seat), Rng(1), Budget()) in numbers(table, seat)
    assert 0 < bot.trees[0].visits[0] < 2_000_000


def test_the_parts_of_a_thought_are_searches_of_their_own_that_are_added_up() -> None:
    table = decisions(3, 1)[0]
    seat = table.actors()[0]
    whole, part, legal = MctsBot(40, 0.0, 2), MctsBot(40, 0.0, 2), numbers(table, seat)
    chosen, rng = whole.choose(table.view(seat), legal, Rng(1), Budget()), Rng(1)
    sums = [(0, 0.0) for _ in legal]
    for _ in range(2):
        part.think(table.view(seat), rng, Budget(), 1)
        assert sum(visits for visits, _ in part.weigh(legal)) == 20
        sums = [(one + more, value + much) for (one, value), (more, much) in zip(sums, part.weigh(legal), strict=True)]
    assert whole.weigh(legal) == sums
    assert favourite(legal, sums) == chosen


def test_what_was_tried_most_is_chosen_and_of_equals_the_better() -> None:
    assert favourite([4, 5, 6], [(3, 1.0), (9, 2.0), (2, 2.0)]) == 5
    assert favourite([4, 5, 6], [(3, 1.0), (3, 2.0), (2, 2.0)]) == 5


def test_an_arena_has_no_guard() -> None:
    table = decisions(2, 1)[0]
    seat = table.actors()[0]
    bot = MctsBot(30, 0.000001)
    bot.choose(table.view(seat), numbers(table, seat), Rng(1), Budget(0, -1.0))
    assert bot.trees[0].visits[0] == 30


def test_a_position_is_worth_more_to_whoever_leads_and_a_lonely_seat_too_tells_good_from_bad() -> None:
    game = games.load("quake")
    options = resolve(game, 1, {})
    state = game.start(1, options)
    while state.actor == CHANCE:
        RandomDriver(Rng(3)).settle(state)
    search = Search(state.view(0), Tree(8), Rng(1))
    before = worth(search, state)
    state.money[0] += 30  # type: ignore[attr-defined]  # richer than any action makes it
    assert 0 < before < worth(search, state) < 1


@pytest.mark.parametrize(("by_mean", "who"), [(False, 1), (True, 2)])
def test_a_seat_compares_with_the_best_of_the_others_or_with_their_mean(by_mean: bool, who: int) -> None:
    game = games.load("quake")
    state = game.start(3, resolve(game, 3, {}))
    RandomDriver(Rng(3)).settle(state)
    search = Search(state.view(0), Tree(8), Rng(1))
    search.thinking = Thinking(by_mean=by_mean)
    money = state.money  # type: ignore[attr-defined]
    money[1], money[2] = 100, 3  # by far the best, and one who has little
    before = worth(search, state)
    money[2] += 3
    assert (worth(search, state) < before) == (who == 2)
    money[1] += 3
    assert worth(search, state) < before


def worth(search: Search, state: State) -> float:
    """Return what a position is worth to the first seat."""
    search.judge(state)
    return float(search.worths[0])


def test_where_everybody_decides_in_the_tree_each_goes_for_his_own_lead() -> None:
    table = decisions(2, 1)[0]
    me = table.actors()[0]
    alone, all_ = (Search(table.view(me), Tree(400), Rng(2), everybody) for everybody in (False, True))
    for search in (alone, all_):
        search.run(120, 0.0)
    assert me == 0
    assert {*alone.movers} == {0}  # as are the places nobody has come to
    assert {*all_.movers} == {0, 1}
    state = table.view(me).imagine(Rng(3))
    RandomDriver(Rng(4)).settle(state)
    all_.judge(state)
    assert all_.worths[0] + all_.worths[1] == pytest.approx(1.0)  # of two, what is one's lead is the other's arrears


@pytest.mark.parametrize("level", ["easy", "club", "expert"])
def test_everybodys_decisions_are_in_the_tree_of_an_expert_only(level: str) -> None:
    table = decisions(2, 1)[0]
    seat = table.actors()[0]
    bot, alone = MctsBot(0, 0.0, 1, level, level == "expert"), MctsBot(0, 0.0)
    for one in (bot, alone):
        one.choose(table.view(seat), numbers(table, seat), Rng(1), Budget(90, -1.0))
    assert (bot.weigh(numbers(table, seat)) == alone.weigh(numbers(table, seat))) == (level != "expert")


def test_a_game_may_want_the_others_to_answer_an_expert_too() -> None:
    table = decisions(2, 1)[0]
    seat, actions = table.actors()[0], numbers(table, table.actors()[0])
    own, found = table.game.thinking, []
    try:
        for everybody, level in ((True, "expert"), (False, "expert"), (True, "")):
            table.game.thinking = Thinking(everybody=everybody)
            bot = MctsBot(0, 0.0, 1, level, bool(level))
            bot.choose(table.view(seat), actions, Rng(1), Budget(90, -1.0))
            found.append(bot.weigh(actions))
    finally:
        table.game.thinking = own
    assert found[0] != found[1] == found[2]


def test_of_anothers_actions_his_answer_is_tried_first_and_the_rest_little_by_little() -> None:
    """His nodes hold one action, and one more for every eight visits; where the answer looks at everything it is the
    best of all.
    """
    game = games.load("frankfurt")
    table = Table(game, 2, {"first_seat": "0"}, dice=seeded_dice(7))
    search = Search(table.view(1), Tree(4000), Rng(2), True)
    search.thinking = Thinking(leaves=MAX_LEAVES)
    state = table.view(1).imagine(Rng(3))
    RandomDriver(Rng(4)).settle(state)
    assert state.actor == 0
    first = search.select(state, 0, 0)
    after = state.copy()
    after.apply(0, search.tree.action[first])
    assert best_of_all(state, 0) == best_of_all(after, 0)
    for visits in range(1, 41):
        search.tree.visits[0] = visits
        search.tree.visits[first] += 1
        first = search.select(state, 0, 0)
        assert len(chain(search.tree, 0)) == 1 + visits // 8


@pytest.mark.parametrize("slug", games.slugs())
def test_everybody_can_decide_in_the_tree_in_any_game(slug: str) -> None:
    """Also where sealed choices, which are answered, stand between those in the tree."""
    game = games.load(slug)
    player, state = RandomDriver(Rng(3)), game.start(game.most, resolve(game, int(game.most), {}))
    for _ in range(6):
        player.settle(state)
        view = state.view(lowest(state.pending) if state.actor == SEVERAL else state.actor)
        search = Search(view, Tree(400), Rng(1), True)
        assert search.run(12, 0.0) == 12
        assert all(0 < search.worths[seat] < 1 for seat in range(state.seats))
        player.step(state)


def test_a_level_has_the_simulations_that_its_game_says() -> None:
    table = decisions(2, 1)[0]
    seat = table.actors()[0]
    actions = numbers(table, seat)
    own, table.game.thinking = table.game.thinking, Thinking(easy=7)
    try:
        easy = bot_named("easy")
        assert isinstance(easy, MctsBot)
        easy.choose(table.view(seat), actions, Rng(1), Budget(0, -1.0))
        assert easy.trees[0].visits[0] == 7
        easy.choose(table.view(seat), actions, Rng(1), Budget(9, -1.0))
        assert easy.trees[0].visits[0] == 9
    finally:
        table.game.thinking = own


@pytest.mark.parametrize("slug", ["frankfurt", "quake", "trams"])
def test_an_answer_that_looks_at_everything_keeps_the_own_actions_that_follow_and_they_stay_the_best(slug: str) -> None:
    game = games.load(slug)
    player, kept = RandomDriver(Rng(2)), 0
    state = game.start(2, resolve(game, 2, {}))
    player.settle(state)
    search = Search(state.view(0), Tree(8), Rng(1))
    search.thinking = Thinking(leaves=MAX_LEAVES)
    for _ in range(60):
        player.settle(state)
        seat = state.actor
        if seat < 0:
            break
        action = search.reply(state, seat)
        assert action in legal(state, int(seat))
        before = state.copy()
        state.apply(seat, action)
        if search.planned > 1:
            kept += 1
            assert best_of_all(before, seat) == best_of_all(state, seat)
    assert kept


def test_a_game_may_name_the_moments_at_which_positions_are_judged() -> None:
    game = games.load("tenders")
    player, state, judged = RandomDriver(Rng(3)), game.start(3, resolve(game, 3, {})), 0
    for _ in range(40):
        player.settle(state)
        view = state.view(lowest(state.pending) if state.actor == SEVERAL else state.actor)
        world = view.imagine(Rng(1))
        Search(view, Tree(8), Rng(1)).simulate(world)
        assert world.actor == NOBODY or game.thinking.calm & BIT[world.phase] != 0
        judged += world.actor != NOBODY
        player.step(state)
    assert judged > 20


def best_of_all(state: State, seat: i64) -> i64:
    """Return the worth of the best end of a seat's turn."""
    whole = GreedyBot()
    whole.leaves = MAX_LEAVES
    return whole.best(state, seat, 1)


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    table = decisions(2, 1)[0]
    view = table.view(table.actors()[0])
    search = Search(view, Tree(8), Rng(1))
    assert search.run(60, 0.0) == 60
    assert search.tree.used == 8


@pytest.mark.parametrize("everybody", [False, True])
def test_a_sealed_choice_is_searched_without_peeking(everybody: bool) -> None:
    """The toy's bids are secret: in the tree of a bidder stands nobody's bid but his own."""
    game = games.load("toy")
    table = Table(game, 3, dice=seeded_dice(5))
    while len(table.actors()) < 2:
        seat = table.actors()[0]
        table.submit(seat, table.legal(seat)[0])
    me = table.actors()[0]
    search = Search(table.view(me), Tree(400), Rng(2), everybody)
    search.run(60, 0.0)
    own = numbers(table, me)
    assert all(search.tree.action[child] in own for child in chain(search.tree, 0))
    assert sum(int(search.tree.visits[child]) for child in chain(search.tree, 0)) == 60


def chain(tree: Tree, node: int) -> list[int]:
    """Return the children of a node."""
    found, child = [], tree.child[node]
    while child != NONE:
        found.append(child)
        child = tree.sibling[child]
    return found
