"""The seats of a live table and their players. A SeatManager judges wishes, returns what is to be committed as a
SeatDecision, and takes over what was committed. It knows neither the room nor the store.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace

from cablecar.kernel.log import TABLE, Event
from cablecar.kernel.table import MAX_NOTES
from cablecar.server.access import held_with
from cablecar.server.store.base import SeatChanges, SeatRow
from cablecar.server.tables import seat_changes
from cablecar.server.tables.seat_changes import Asker, SeatDecision
from cablecar.server.wire import messages

RESERVED_NOTES = 100  # of the table's lines, for what nobody wishes: bots that fail, people who are absent


class SeatManager:
    """The seats of one table."""

    def __init__(self, rows: Iterable[SeatRow], events: Iterable[Event], return_seconds: float) -> None:
        """`return_seconds`: how long a seat is kept for a holder who was here and may come back at once."""
        self.rows = {row.seat: row for row in rows if row.seat >= 0}
        self._notes: Counter[int | None] = Counter()  # the table's lines, by the seat that each is about
        self._return_seconds = return_seconds
        self._loaded = time.monotonic()
        self._left: dict[int, float] = {}  # when a holder of a seat was here last
        self.count_notes(events)

    @property
    def has_people(self) -> bool:
        """Tell whether a person plays here who may come back to decide."""
        return any(row.bot is None and row.state in ("person", "friend") for row in self.rows.values())

    def is_alone(self, seat: int) -> bool:
        """Tell whether bots play every seat but this one."""
        return all(row.state == "bot" or row.seat == seat for row in self.rows.values())

    def players(self, here: Collection[int]) -> list[messages.Player]:
        """Return the players of all seats; `here`: the seats whose holders are connected."""
        return [player_of(row, row.seat in here) for row in self.rows.values()]

    def people(self, seats: Iterable[int]) -> list[int]:
        """Return those of some seats that people play themselves."""
        return [seat for seat in seats if self.rows[seat].bot is None and self.rows[seat].state in ("person", "friend")]

    def note_left(self, seats: Iterable[int]) -> None:
        """Note that the holders of some seats are gone."""
        self._left |= dict.fromkeys((seat for seat in seats if seat >= 0), time.monotonic())

    def count_notes(self, events: Iterable[Event]) -> None:
        """Count the table's lines among some events."""
        self._notes.update(_seat_of(event.word) for event in events if event.actor == TABLE)

    def take_over(self, seating: SeatChanges) -> list[SeatRow]:
        """Take over what was committed; return the rows that are new."""
        rows = [row for row in seating.rows if row.seat >= 0]
        self.rows.update((row.seat, row) for row in rows)
        return rows

    # ---- decisions ------------------------------------------------------------

    def judge(
        self, wish: messages.SeatWish | messages.TableWish, asker: Asker, here: Collection[int], is_finished: bool
    ) -> SeatDecision | str:
        """Return what a wish changes, or the key of a refusal."""
        if isinstance(wish, messages.SeatWish) and wish.to == "link":
            return seat_changes.wished(wish, asker, self.rows, self._kept(here), "")
        if is_finished:
            return "over"
        if isinstance(wish, messages.SeatWish):
            about = wish.seat
        else:
            about = asker.seat if wish.do in ("leave", "concede") else None
        if self._is_log_full(about):
            return "log-full"
        if isinstance(wish, messages.SeatWish):
            name = messages.tidy(wish.name or "") or "Player"
            return seat_changes.wished(wish, asker, self.rows, self._kept(here), name)
        row = self.rows.get(asker.seat)
        if row is None:
            return "not-seated"
        if wish.do == "leave":
            return seat_changes.taken_over(row, "left") if row.state in ("person", "away", "absent") else "conceded"
        if wish.do == "concede":
            return seat_changes.conceded(row, self.rows)
        return seat_changes.agreed(row, wish.do == "agree", self.rows)

    def let_in(self, browser: bytes, seat: int, name: str, is_finished: bool) -> SeatDecision:
        """Seat a friend who has opened a link, and give an absent player the seat back."""
        row = self.rows.get(seat)
        change = SeatDecision(SeatChanges())
        if row is not None and row.state in ("friend", "absent") and not is_finished:
            change = seat_changes.back(row, self.rows, name)
        return replace(change, seating=replace(change.seating, holds=[(browser, role) for role in held_with(seat)]))

    def returned(self, seat: int) -> SeatDecision | None:
        """Give the seat back to an absent player who has opened the table again."""
        row = self.rows.get(seat)
        return seat_changes.back(row, self.rows, row.name) if row is not None and row.state == "absent" else None

    def absent(self, seat: int) -> SeatDecision:
        """Let a bot play for a player whose time is over."""
        return seat_changes.taken_over(self.rows[seat], "absent")

    def other_bot(self, seat: int, bot: str) -> SeatDecision:
        """Let another bot play a seat from now on."""
        return SeatDecision(SeatChanges([replace(self.rows[seat], bot=bot)]), (f"seat {seat} bot {bot}",))

    def completed(self, change: SeatDecision) -> SeatDecision:
        """Return a decision with what follows from it: when the last player who did not agree is gone, the game
        ends.
        """
        rows = {row.seat: row for row in change.seating.rows if row.seat >= 0}
        is_end = any(note.startswith(seat_changes.ENDS) for note in change.notes)
        if rows and not is_end and seat_changes.all_agree({**self.rows, **rows}):
            return replace(change, notes=(*change.notes, f"{seat_changes.ENDS}agreed"))
        return change

    def _kept(self, here: Collection[int]) -> set[int]:
        """Return the seats whose holders are here or may come back at once: a page, a connection or the server has just
        begun again.
        """
        since = time.monotonic() - self._return_seconds
        away = (seat for seat, row in self.rows.items() if row.state in ("away", "absent"))
        return {*here, *(seat for seat in away if max(self._loaded, self._left.get(seat, 0.0)) > since)}

    def _is_log_full(self, seat: int | None) -> bool:
        """Tell whether the log takes no more lines that are wished; those about one seat leave room for the others'."""
        most = MAX_NOTES - RESERVED_NOTES
        return self._notes.total() >= most or (seat is not None and self._notes[seat] >= most // (len(self.rows) + 1))


def _seat_of(note: str) -> int | None:
    """Return the seat that a line of the table is about, or nothing."""
    word, _, rest = note.partition(" ")
    seat = rest.partition(" ")[0]
    return int(seat) if word == "seat" and len(seat) == 1 and seat in "01234567" else None


def player_of(row: SeatRow, is_here: bool = False) -> messages.Player:
    """Return a seat as the wire tells it."""
    return messages.Player(row.seat, row.name, row.state, row.bot, is_here, row.agrees)  # type: ignore[arg-type]  # the store has no other states
