"""What a terminal prints: a view, a question, what happened, the score sheet. All of it comes from the scene."""

from __future__ import annotations

from collections.abc import Sequence

from cablecar.kernel.log import Event
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import Game, State, View
from cablecar.kernel.state_queries import read_numbers
from cablecar.kernel.table import Table
from cablecar.scene.layout import part_names
from cablecar.scene.line_feed import LineFeed, Standing
from cablecar.scene.look import glance, make_stage
from cablecar.scene.plain import drawing_of
from cablecar.scene.reading import Reader, StyledLine, speech, wrapped
from cablecar.scene.seating import Seating
from cablecar.scene.texts import Texts

TEXT_COLUMNS = 80


def columns(rows: Sequence[Sequence[str]], *, left: int = 1, gap: int = 2) -> list[StyledLine]:
    """Return rows as lines with aligned columns, the first `left` to the left, the others to the right; the first row
    is the head.
    """
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines: list[StyledLine] = []
    for number, row in enumerate(rows):
        cells = [
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append([((" " * gap).join(cells).rstrip(), "faint" if number == 0 else "")])
    return lines


class Speaker:
    """Puts into words what one reader of one game may know."""

    def __init__(
        self,
        game: Game,
        texts: Texts,
        names: Sequence[str],
        you: int,
        rivals: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.texts = texts
        self.names = list(names)  # by seat
        self._seating = Seating()
        self.rivals = list(rivals)
        self.you = you
        self.drawing = drawing_of(game)

    def say(self, text: object) -> str:
        """Say a text to the reader."""
        return speech(self.texts.say_text(text, self.names, self.you))

    def has(self, key: str) -> bool:
        return self.texts.has(key)

    def name(self, kind: str, identity: str) -> str:
        """Say the name of something by its kind and id; an id without a text is its own name."""
        key = f"{kind}-{identity}"
        return self.say([key]) if self.has(key) else identity

    def points(self, number: int) -> str:
        """Write points of the game's unit."""
        unit = int(self.game.unit)
        return str(number) if unit == 1 else f"{number / unit:g}"

    # ---- the position ---------------------------------------------------

    def describe(self, view: View, full: bool = False) -> list[StyledLine]:
        """Return the position as lines; `full` adds what is seldom needed."""
        look = glance(view)
        look.legal = []
        return wrapped(
            Reader(self.texts, self.names, self.you, make_stage(view)).read(look, is_full=full), TEXT_COLUMNS
        )

    def ask(self, view: View) -> str:
        """Return the question that is open."""
        return self.say(self.drawing.overlay(view).say)

    def word(self, view: View, action: int) -> str:
        """Return an action in full."""
        return self.say(self.drawing.word(view, action))

    def part(self, view: View, name: str, value: str) -> str:
        """Return a part of a word in full."""
        stage = make_stage(view)
        return Reader(self.texts, self.names, self.you, stage).say(
            part_names(stage, glance(view)).get((name, value), value)
        )

    def hint(self, view: View, action: int) -> str:
        """Return what an action brings and costs, as far as the view shows."""
        choice = self.drawing.overlay(view).choices.get(self.game.vocabulary.words[action])
        if choice is not None and (choice.say or not choice.badge):
            return self.say(choice.say) if choice.say else ""
        tip = self.drawing.preview(view, action).tip
        return self.say(tip[0][0]) if tip else ""

    def why(self, key: str) -> str:
        """Return a refusal in words."""
        text = self.say([f"why-{key}"]) if self.has(f"why-{key}") else key
        clause = key.partition("-")[0].replace("_", ".")
        return (
            self.say(["refused-clause", {"clause": clause, "why": text}])
            if clause[1:2].isdigit()
            else self.say(["refused", {"why": text}])
        )

    # ---- what happened --------------------------------------------------

    def tell(self, before: View, event: Event, after: View) -> str:
        """Return what a seat or chance did as one line, or nothing."""
        return " ".join(_sentence(self.say(step.say)) for step in self.drawing.step(before, event, after))

    def tell_note(self, word: str) -> str:
        """Return a line of the table in words, or nothing."""
        return self.say(self._seating.tell(word))

    def took_back(self, seat: int, what: object) -> str:
        return self.say(["undo-done", {"seat": seat, "word": what}])

    # ---- the end --------------------------------------------------------

    def sheet(self, view: View) -> list[StyledLine]:
        """Return the score sheet: a row per party, a column per category, the total, and the place when the game is
        over.
        """
        state, game = view.seen, self.game
        width, parties = int(game.width), int(state.parties())
        cells = read_numbers(state.sheet, parties * width)
        scores, places = read_numbers(state.scores, parties), read_numbers(state.places, parties)
        is_over = bool(state.actor == NOBODY)
        rows = [["", *(self.name("score", category) for category in game.categories), self.say(["score-total"])]]
        rows[0] += [self.say(["score-place"])] if is_over else []
        for party in range(parties):
            row = [
                self.party(state, party),
                *(self.points(cell) for cell in cells[party * width : (party + 1) * width]),
                self.points(scores[party]),
            ]
            rows.append(
                row
                + (
                    [
                        self.say(
                            ["place-shared" if places.count(places[party]) > 1 else "place", {"place": places[party]}]
                        )
                    ]
                    if is_over
                    else []
                )
            )
        return columns(rows)

    def party(self, state: State, party: int) -> str:
        """Return the name of a seat or a rival."""
        if party < state.seats:
            return self.say(["seat-name", {"seat": party}])
        rival = party - int(state.seats)
        return self.name("rival", self.rivals[rival] if rival < len(self.rivals) else str(rival))

    def verdict(self, view: View) -> str:
        """Say who has won."""
        state = view.seen
        places = read_numbers(state.places, int(state.parties()))
        winners = [party for party, place in enumerate(places) if place == 1]
        seats = [party for party in winners if party < state.seats]
        if not seats:
            return self.say(["rival-wins", {"rival": self.party(state, winners[0])}] if winners else ["nobody-wins"])
        if len(seats) == 1:
            return self.say(["winner", {"seat": seats[0]}])
        named = [self.party(state, party) for party in seats]
        return self.say(["winners", {"names": self.say(["and", {"first": ", ".join(named[:-1]), "last": named[-1]}])}])


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "…")) else text + "."


class TextStory(LineFeed):
    """The story of a table as one reader is shown it, in sentences."""

    def __init__(self, table: Table, speaker: Speaker) -> None:
        super().__init__(table, speaker.you)
        self.speaker = speaker
        self.told: list[str] = []  # everything so far, a line each
        self._read = 0

    def news(self) -> list[str]:
        """Return the sentences that were added since the last call."""
        first, self._read = self._read, len(self.told)
        return self.told[first:]

    def _tell(self, said: str) -> None:
        if said:
            self.told.append(said)

    def _note(self, word: str, n: int) -> None:
        self._tell(self.speaker.tell_note(word))

    def _taken_back(self, gone: Standing, n: int) -> None:
        self._tell(self.speaker.took_back(gone.actor, gone.said))

    def _happened(self, before: View, event: Event, n: int) -> Standing:
        action = before.seen.game.vocabulary.number(event.word)
        self._tell(self.speaker.tell(before, event, self.view))
        is_known = action >= 0 and event.actor >= 0
        said = self.speaker.drawing.word(before, action) if is_known else event.word
        return Standing(n, event.actor, said, [])
