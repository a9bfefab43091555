"""Who may change what about the seats of a table, and which lines that adds to its log. Pure: a wish goes in; a
decision, or the key of a refusal, comes out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from cablecar.bots import BOTS
from cablecar.server.access import BYSTANDER, HOST, hash_of, new_secret
from cablecar.server.store.base import SeatChanges, SeatRow
from cablecar.server.wire import messages

STAND_IN = "greedy"  # plays for who has left, conceded or is absent
OWNED = ("person", "away", "absent", "left", "conceded")
ENDS = "end "  # how the table line begins after which nobody goes on

Rows = Mapping[int, SeatRow]


@dataclass(frozen=True)
class SeatDecision:
    """What is to be committed: new seats, lines for the log, and the link to hand over."""

    seating: SeatChanges
    notes: tuple[str, ...] = ()
    link: tuple[int | None, str] | None = None  # a seat, or null for bystanders, and its new token


@dataclass(frozen=True)
class Asker:
    """The browser that wishes something, what it holds, and the seat it speaks for."""

    browser: bytes
    holds: Collection[int]
    seat: int

    @property
    def is_host(self) -> bool:
        return HOST in self.holds


def is_owned(row: SeatRow) -> bool:
    """Tell whether a seat is somebody's, even if a bot plays for them; a friend who never came owns nothing."""
    return row.state in OWNED and row.name != ""


def note_of(row: SeatRow) -> str:
    """Return the table line that says who plays a seat."""
    if row.bot is None:
        return f"seat {row.seat} {'empty' if row.state == 'empty' else 'human'}"
    return f"seat {row.seat} {'' if row.state == 'bot' else row.state + ' '}bot {row.bot}"


def free_name(name: str, seat: int, rows: Rows) -> str:
    """Return a name that nobody else at the table has."""
    taken = {row.name for row in rows.values() if row.seat != seat}
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name[: messages.MAX_NAME - 3]} {number}"
    return found


def bot_row(seat: int, bot: str, rows: Rows) -> SeatRow:
    """Return a seat that a bot plays for itself."""
    return SeatRow(seat, free_name(bot, seat, rows), bot, None, "bot")


def wished(wish: messages.SeatWish, asker: Asker, rows: Rows, here: Collection[int], name: str) -> SeatDecision | str:
    """Judge a wish about a seat. Whoever gets a seat sees its hand, so nobody gets a seat whose player is there."""
    if wish.seat is None:
        return _watching(wish, asker)
    row = rows.get(wish.seat)
    if row is None:
        return "no-such-seat"
    is_mine = wish.seat in asker.holds
    if wish.to == "bot":
        return _to_bot(wish, row, rows) if is_mine or asker.is_host else "not-host"
    if wish.to == "me":
        return _to_me(row, rows, asker, name)
    if wish.to == "back":
        return _to_owner(row, rows) if is_mine or asker.is_host else "not-host"
    if wish.to == "link":
        if not is_mine and (not asker.is_host or row.state != "friend"):
            return "not-host" if not asker.is_host else "seat-held"
        token = new_secret()
        return SeatDecision(SeatChanges([replace(row, secret=hash_of(token))]), (), (row.seat, token))
    if not asker.is_host and not (is_mine and wish.to == "empty"):
        return "not-host"
    if is_owned(row) and not is_mine and (row.state == "person" or row.seat in here):
        return "seat-held"
    if wish.to == "empty":
        empty = SeatRow(row.seat, "", None, None, "empty")
        return SeatDecision(SeatChanges([empty], [row.seat]), (note_of(empty),))
    token = new_secret()
    friend = SeatRow(row.seat, "", None, hash_of(token), "friend")
    return SeatDecision(SeatChanges([friend], [row.seat]), (note_of(friend),), (row.seat, token))


def _watching(wish: messages.SeatWish, asker: Asker) -> SeatDecision | str:
    if wish.to != "link":
        return "no-such-seat"
    if not asker.is_host:
        return "not-host"
    token = new_secret()
    return SeatDecision(SeatChanges([SeatRow(BYSTANDER, "", None, hash_of(token))]), (), (None, token))


def _to_bot(wish: messages.SeatWish, row: SeatRow, rows: Rows) -> SeatDecision | str:
    bot = wish.bot or STAND_IN
    if bot not in BOTS:
        return "no-such-bot"
    if is_owned(row):
        new = replace(row, bot=bot, state="away" if row.state == "person" else row.state, agrees=False)
    else:
        new = bot_row(row.seat, bot, rows)
    return SeatDecision(SeatChanges([new]), (note_of(new),)) if new != row else SeatDecision(SeatChanges())


def _to_me(row: SeatRow, rows: Rows, asker: Asker, name: str) -> SeatDecision | str:
    if row.seat in asker.holds:
        return "conceded" if row.state == "conceded" else back(row, rows, name)
    if is_owned(row):
        return "seat-held"
    if row.state != "empty" and not asker.is_host:
        return "not-host"
    new = SeatRow(row.seat, free_name(name, row.seat, rows), None, hash_of(new_secret()), "person")
    return SeatDecision(SeatChanges([new], [row.seat], [(asker.browser, row.seat)]), (note_of(new),))


def _to_owner(row: SeatRow, rows: Rows) -> SeatDecision | str:
    """Give a seat that a bot plays for the time being back to its player, whoever asks for it: nobody else gets to see
    its hand.
    """
    if not is_owned(row):
        return "no-such-seat"
    return "conceded" if row.state == "conceded" else back(row, rows, row.name)


def back(row: SeatRow, rows: Rows, name: str) -> SeatDecision:
    """Give a seat back to the person who holds it; a friend who comes for the first time brings a name."""
    new = replace(row, name=row.name or free_name(name, row.seat, rows), bot=None, state="person")
    return SeatDecision(SeatChanges([new] if new != row else []), (note_of(new),) if row.bot is not None else ())


def taken_over(row: SeatRow, state: str) -> SeatDecision:
    """Let a bot play for a player who has left, conceded or is absent."""
    new = replace(row, bot=row.bot or STAND_IN, state=state, agrees=False)
    return SeatDecision(SeatChanges([new]), (note_of(new),))


def conceded(row: SeatRow, rows: Rows) -> SeatDecision | str:
    """Give up for good: with one or two seats that ends the game, with more a bot plays on."""
    if row.state not in ("person", "away", "absent", "left"):
        return "conceded"
    if len(rows) > 2:
        return taken_over(row, "conceded")
    return SeatDecision(
        SeatChanges([replace(row, state="conceded")]), (f"seat {row.seat} conceded", f"{ENDS}conceded {row.seat}")
    )


def agreed(row: SeatRow, agrees: bool, rows: Rows) -> SeatDecision | str:
    """Agree to end the game now, or no longer; it ends when all whose seats are theirs agree."""
    if row.state not in ("person", "away"):
        return "not-seated"
    new = replace(row, agrees=agrees)
    return SeatDecision(SeatChanges([new]), (f"{ENDS}agreed",) if all_agree({**rows, row.seat: new}) else ())


def all_agree(rows: Rows) -> bool:
    """Tell whether everybody who plays wants to end the game."""
    people = [row for row in rows.values() if row.state in ("person", "away") and row.name]
    return bool(people) and all(row.agrees for row in people)


def end_of(lines: list[str]) -> messages.TextWithKey | None:
    """Return how the players of a log ended the game, or nothing."""
    if not lines or not lines[-1].startswith(f"! {ENDS}"):
        return None
    _, _, how, *seat = lines[-1].split()
    if how == "conceded" and seat and seat[0].isascii() and seat[0].isdigit():
        return ["ended-conceded", {"seat": int(seat[0])}]
    return ["ended-agreed"]
