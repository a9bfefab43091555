"""From a table to what one reader sees: the stage, a look after every move, and answers about a single choice.

A ReaderFeed observes one table for one reader (a seat, or SPECTATOR). Everything it gives is made from that reader's
View and from what the table may tell that reader: legal words, the lines that were shown, whether undo is possible. A
game draws itself (interface.py), or is drawn plainly (plain.py).
"""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Self, cast

import msgspec

from cablecar.kernel import state_queries
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL, SPECTATOR
from cablecar.kernel.state import Game, View
from cablecar.kernel.table import CatchUp, Table
from cablecar.scene.interface import Drawing
from cablecar.scene.line_feed import LineFeed, Standing
from cablecar.scene.model import (
    Ask,
    Choice,
    Look,
    Overlay,
    Preview,
    Prompt,
    Refusal,
    SeatLine,
    Stage,
    Step,
    Text,
    UndoOffer,
)
from cablecar.scene.plain import drawing_of
from cablecar.scene.seating import Seating
from cablecar.scene.sheet import score_sheet

MOST_STEPS: Final = 60
FEWEST_STEPS: Final = 16  # so many are told even if they are not news
STAGES: Final = 24  # that are kept: up to a megabyte each, and made in a few milliseconds

NOTHING: Final = Choice()

_stages: dict[Hashable, Stage] = {}
_encoder = msgspec.json.Encoder()


def encode(thing: Any) -> bytes:
    """Return the JSON of a stage, a look or an answer: equal things give equal bytes."""
    return _encoder.encode(thing)


def encoded(things: Sequence[Any]) -> list[bytes]:
    """Return the JSON of each of some things: all at once, as JSON has no line breaks of its own."""
    return _encoder.encode_lines(things).split(b"\n")[:-1]


def package_of(game: Game) -> str:
    """Name the package a game lives in."""
    return type(game).__module__.rpartition(".")[0] or type(game).__module__


def folder_of(game: Game) -> Path | None:
    """Return the folder with a game's texts and symbols."""
    spec = find_spec(package_of(game))
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def identity(view: View) -> Hashable:
    """Return all that the stage of a view depends on."""
    state = view.seen
    revealed = drawing_of(state.game).stage_key(view)
    return state.game, int(state.seats), int(state.rivals), int(state.options), int(view.seat), revealed


def make_stage(view: View) -> Stage:
    """Return the stage of a view; those used last are kept."""
    wanted = identity(view)
    stage: Stage | None = _stages.pop(wanted, None)
    if stage is None:
        stage = drawing_of(view.seen.game).stage(view)
        stage.key = hashlib.sha256(encode(stage)).hexdigest()[:16]
    _stages[wanted] = stage
    if len(_stages) > STAGES:
        del _stages[next(iter(_stages))]
    return stage


class ReaderFeed(LineFeed):
    """What one reader of one table sees, as a scene."""

    def __init__(self, table: Table, reader: int) -> None:
        super().__init__(table, reader)
        self.story: list[Step] = []  # all that was told, but what is forgotten,
        self._lines: list[int] = []  # and by which line of this reader's log: `n` of each step
        self.since = 0
        self._old: View | None = None  # the view at `since`
        self._seating = Seating()
        self._stage: tuple[Hashable, str] = None, ""  # what set-up had laid open in the last stage, and its key
        self._drawing = drawing_of(table.game)

    def stage(self) -> Stage:
        """Return the stage this reader sees now."""
        return make_stage(self.table.view(self.reader))

    def look(self) -> Look:
        """Return all that this reader sees now."""
        table, view, drawing = self.table, self.view, self._drawing
        overlay = drawing.overlay(view)
        words = table.legal(self.reader)
        choices = overlay.choices.get
        return Look(
            n=table.shown(self.reader),
            stage=self._stage_key(view),
            seat=None if self.reader == SPECTATOR else self.reader,
            since=self.since,
            status=overlay.status,
            prompt=self._prompt(view, overlay),
            asks=asks(table.game, words, overlay),
            legal=[(word, choices(word, NOTHING)) for word in words],
            places=overlay.places,
            panels=overlay.panels,
            lines=overlay.lines + (drawing.trails(self._old, view) if self._old is not None else []),
            pieces=drawing.pieces(view),
            seats=[_seat_line(view, party, drawing, overlay) for party in range(int(view.seen.parties()))],
            steps=self.news(),
        )

    def news(self) -> list[Step]:
        """Return what happened since this reader's last decision, and a few steps before it."""
        return self.story[self._first_news() :]

    def before(self, n: int) -> list[Step]:
        """Return the last steps before a line."""
        end = bisect_left(self._lines, n)
        return self.story[max(0, end - MOST_STEPS) : end]

    def forget(self, shown: int) -> None:
        """Forget the steps that no later look shows, after one that shows so many: `since` only grows."""
        first = len(self.story) - shown
        del self.story[:first], self._lines[:first]

    def _first_news(self) -> int:
        count = len(self._lines)
        first, least = max(0, count - FEWEST_STEPS), max(0, count - MOST_STEPS)
        return bisect_right(self._lines, self.since, least, first)

    def what(self, word: str) -> Preview | None:
        """Tell what a legal word would bring, as far as this reader can know; nothing if it is not legal."""
        if word not in self.table.legal(self.reader):
            return None
        return self._drawing.preview(self.table.view(self.reader), self.table.game.vocabulary.number(word))

    def why(self, pattern: str) -> Refusal:
        """Tell why none of the words with this pattern (`place red-villa-3 *`) can be chosen now."""
        view, game = self.table.view(self.reader), self.table.game
        state = view.seen
        if self.reader < 0 or not state.owes(self.reader):
            return Refusal(reasons=[reason("not-your-turn")])
        matching = re.compile(" ".join("[^ ]+" if part == "*" else re.escape(part) for part in pattern.split()))
        found = [
            int(action)
            for action in state.phases[state.phase].actions
            if matching.fullmatch(game.vocabulary.words[action])
        ]
        if not found:
            return Refusal(
                reasons=[
                    reason(
                        "not-now" if any(matching.fullmatch(word) for word in game.vocabulary.words) else "no-such-word"
                    )
                ]
            )
        usable = {part for word in self.table.legal(self.reader) for part in word.split()}
        fixed = set(pattern.split())
        likely = [
            action for action in found if usable.union(fixed).issuperset(game.vocabulary.words[action].split())
        ] or found
        keys = dict.fromkeys(state.why_not(self.reader, action) for action in likely)
        return Refusal(reasons=[reason(key) for key in keys if key] if "" not in keys else [])

    def twin(self, table: Table) -> Self:
        """Return a feed that was told the same and goes on with another table that has told the same: for the two
        worlds.
        """
        other = super().twin(table)
        other._seating = deepcopy(self._seating)
        other.story, other._lines = list(self.story), list(self._lines)
        return other

    # ---- inside ---------------------------------------------------------

    def _take_in(self, before: View, event: Event, n: int) -> None:
        if event.actor == self.reader or (event.actor == CHANCE and self.since == n - 1):
            self.since, self._old = n, self.view
        super()._take_in(before, event, n)

    def _tell(self, steps: list[Step], n: int) -> None:
        for step in steps:
            step.n = n
            self.story.append(self._kept(step))
            self._lines.append(n)

    def _kept(self, step: Step) -> Step:
        return step

    def _note(self, word: str, n: int) -> None:
        told = self._seating.tell(word)
        self._tell([Step(say=told)] if told else [], n)

    def _taken_back(self, gone: Standing, n: int) -> None:
        say: Text = ["undo-done", {"seat": gone.actor, "word": gone.said}]
        gains = [(seat, number, -by) for seat, number, by in gone.gains]
        self._tell([Step(seat=gone.actor, say=say, gains=gains, back=gone.n)], n)

    def _happened(self, before: View, event: Event, n: int) -> Standing:
        action = before.seen.game.vocabulary.number(event.word)
        steps = self._drawing.step(before, event, self.view)
        said = self._drawing.word(before, action) if action >= 0 and event.actor >= 0 else ""
        self._tell(steps, n)
        return Standing(n, event.actor, said, [gain for step in steps for gain in step.gains])

    def _stage_key(self, view: View) -> str:
        """Return the key of the stage, which mostly stays: of all that it depends on only what set-up lays open changes
        at a table.
        """
        opened = self._drawing.stage_key(view)
        if not self._stage[1] or opened != self._stage[0]:
            self._stage = opened, make_stage(view).key
        return self._stage[1]

    def _prompt(self, view: View, overlay: Overlay) -> Prompt:
        table = self.table
        sheet = score_sheet(view.seen, overlay.why, overlay.categories) if table.is_over else None
        say = sheet.why[0] if sheet is not None else overlay.say
        return Prompt(
            who=table.actors(), say=say, hint=overlay.hint, undo=self.undo(), trail=overlay.trail, sheet=sheet
        )


class EncodedFeed(ReaderFeed):
    """A feed whose looks are only compared and sent: each step is encoded once, for all looks that show it, and kept
    like this, as structs take five times as much memory.
    """

    def _kept(self, step: Step) -> Step:
        return cast(Step, msgspec.Raw(encode(step)))


def feed_of(table: Table, reader: int) -> ReaderFeed:
    """Return a feed that has taken in all that has happened at a table, and goes on with it."""
    feed = ReaderFeed(table, reader)
    CatchUp(table, feed).go_on()
    return feed


def look_at(table: Table, reader: int) -> Look:
    """Return all that a reader of a table sees now, to be looked at once."""
    feed = feed_of(table, reader)
    table.observers.remove(feed)
    return feed.look()


def reason(key: str) -> list[Any]:
    """Return a refusal as [text, clause]."""
    clause = key.partition("-")[0].replace("_", ".")
    return [[f"why-{key}"], clause] if re.fullmatch(r"[A-Z]\d[\w.]*", clause) else [[f"why-{key}"]]


def asks(game: Game, words: list[str], overlay: Overlay) -> list[Ask]:
    """Return the templates of some words, in the order of the vocabulary."""
    if not words:
        return []
    if "*" in overlay.asks:
        return list(_plainly(words, overlay))
    templates = [game.vocabulary.ranges[k].template for k in sorted({*map(_ranges(game).__getitem__, words)})]
    return [overlay.asks.get(template) or Ask(template=template) for template in templates]


@cache
def _ranges(game: Game) -> dict[str, int]:
    """Return which range of the vocabulary each word belongs to."""
    firsts = [int(each.first) for each in game.vocabulary.ranges]
    return {word: bisect_right(firsts, number) - 1 for word, number in game.vocabulary.numbers.items()}


def _plainly(words: list[str], overlay: Overlay) -> Iterator[Ask]:
    """A game that is drawn plainly has no things to click: each word is a template of its own."""
    for word in words:
        yield Ask(template=word, final=overlay.asks["*"].final)


def _seat_line(view: View, party: int, drawing: Drawing, overlay: Overlay) -> SeatLine:
    state = view.seen
    numbers = drawing.numbers(view, party)
    if party >= state.seats:
        rival = str(party - int(state.seats))
        return SeatLine(
            rival=rival,
            name=[f"rival-{rival}"],
            symbol=drawing.rival,
            numbers=numbers,
            tags=overlay.tags.get(party, []),
        )
    turn: Text = ["to-move"] if state.owes(party) else ""
    has_chosen = bool(state.actor == SEVERAL and not state.owes(party))
    return SeatLine(seat=party, turn=turn, chosen=has_chosen, tags=overlay.tags.get(party, []), numbers=numbers)


def glance(view: View) -> Look:
    """Return what can be seen and chosen in a view alone: no lines of a log, no undo."""
    state, drawing = view.seen, drawing_of(view.seen.game)
    overlay = drawing.overlay(view)
    words = [
        state.game.vocabulary.words[action]
        for action in (state_queries.legal(state, int(view.seat)) if view.seat >= 0 else [])
    ]
    sheet = score_sheet(state, overlay.why, overlay.categories) if state.actor == NOBODY else None
    prompt = Prompt(
        who=[seat for seat in range(int(state.seats)) if state.owes(seat)],
        say=overlay.say,
        hint=overlay.hint,
        undo=UndoOffer(False, ["undo-none"]),
        trail=overlay.trail,
        sheet=sheet,
    )
    return Look(
        n=0,
        stage=make_stage(view).key,
        seat=None if view.seat == SPECTATOR else int(view.seat),
        since=0,
        status=overlay.status,
        prompt=prompt,
        asks=asks(state.game, words, overlay),
        legal=[(word, overlay.choices.get(word) or Choice()) for word in words],
        places=overlay.places,
        panels=overlay.panels,
        lines=overlay.lines,
        pieces=drawing.pieces(view),
        seats=[_seat_line(view, party, drawing, overlay) for party in range(int(state.parties()))],
    )
