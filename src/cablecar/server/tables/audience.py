"""The listeners of a table: what they are sent, and when something has changed for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cablecar.kernel.table import Table
from cablecar.server.metrics import Metrics
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.looks import Looks
from cablecar.server.tables.perspective import TableFacts, Welcomes
from cablecar.server.wire import messages


class Audience:
    """The listeners of one table, and a look for each reader among them."""

    def __init__(self, table: Table, stamps: DecisionStamps, metrics: Metrics, looks: Iterable[Looks] = ()) -> None:
        """`looks`: of readers that are known to come, which have followed the table so far."""
        self.listeners: list[Listener] = []
        self._table = table
        self._stamps = stamps
        self._metrics = metrics
        self._looks = {each.reader: each for each in looks}
        self._closed: tuple[messages.TextWithKey, str] | None = None  # see Looks.close

    @property
    def is_looking(self) -> bool:
        """Tell whether somebody looks."""
        return any(listener.is_open for listener in self.listeners)

    @property
    def addresses(self) -> set[str]:
        """Return the addresses from which somebody looks."""
        return {listener.address for listener in self.listeners if listener.is_open}

    def seats_here(self) -> set[int]:
        """Return the seats whose holders are connected."""
        return {seat for listener in self.listeners if listener.is_open for seat in listener.mine if seat >= 0}

    def add(self, listener: Listener) -> None:
        """Let somebody listen."""
        if listener not in self.listeners and listener.is_open:
            self.listeners.append(listener)

    def remove(self, listener: Listener) -> bool:
        """Forget somebody; tell whether they were here."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        return True

    async def prepare(self, reader: int) -> None:
        """Bring the looks of a reader up to date before the reader is let in: a long log keeps nobody else waiting."""
        await self.looks(reader).ready()

    def looks(self, reader: int) -> Looks:
        """Return the looks of a reader."""
        if reader not in self._looks:
            self._looks[reader] = Looks(self._table, reader)
        looks = self._looks[reader]
        if self._closed is not None:
            looks.close(*self._closed)
        return looks

    def close_looks(self, say: messages.TextWithKey, no_undo: str) -> None:
        """Offer nobody anything any more; the prompt says why."""
        self._closed = say, no_undo

    def send_all(self, listener: Listener) -> None:
        """Send somebody all that they see."""
        assert listener.reader is not None
        others = [one for one in self.listeners if one.reader == listener.reader and one is not listener]
        looks = self.looks(listener.reader)
        looks.show(self._stamps.of(listener.reader), others)
        self._metrics.looks.inc()
        looks.tell(listener)

    def show(self) -> None:
        """Send everybody what they see now, if that has changed for them."""
        by_reader: dict[int, list[Listener]] = {}
        for listener in self.listeners:
            if listener.reader is not None:
                by_reader.setdefault(listener.reader, []).append(listener)
        for reader in sorted(by_reader):
            self.looks(reader).show(self._stamps.of(reader), by_reader[reader])
        self._metrics.looks.inc(len(by_reader))
        if not all(listener.is_open for listener in self.listeners):
            self.listeners = [listener for listener in self.listeners if listener.is_open]

    def welcome(self, listener: Listener, facts: TableFacts) -> None:
        """Send a listener the facts of the table, and a whole look."""
        listener.facts = Welcomes(facts).frame(listener)
        listener.send(listener.facts)
        self.send_all(listener)

    def send_facts(self, facts: TableFacts) -> None:
        """Send everybody the facts of the table, if they have changed for them."""
        welcomes = Welcomes(facts)
        for listener in self.listeners:
            frame = welcomes.frame(listener)
            if frame != listener.facts:
                listener.facts = frame
                listener.send(frame)

    def broadcast(self, message: messages.FromServer, may_read: Callable[[Listener], bool]) -> None:
        """Send one message to everybody who may read it."""
        frame = messages.frame(message)
        for listener in self.listeners:
            if may_read(listener):
                listener.send(frame)

    def end(self, reason: str) -> None:
        """Say goodbye to everybody."""
        for listener in self.listeners:
            listener.end(reason)
        self.listeners.clear()
