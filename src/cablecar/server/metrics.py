"""The metrics for hosts, at /metrics. No label names a table, a seat or a word."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("cablecar_rooms", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("cablecar_sockets", "Open sockets", registry=self.registry)
        self.tables = Counter("cablecar_tables", "Tables opened", ["game"], registry=self.registry)
        self.moves = Counter(
            "cablecar_moves", "Moves and undos, by what became of them", ["result"], registry=self.registry
        )
        self.stored = self.moves.labels("stored")  # looking it up costs as much as counting
        self.looks = Counter("cablecar_looks", "Looks made", registry=self.registry)
        self.cut = Counter("cablecar_sockets_cut", "Sockets closed by the server", ["reason"], registry=self.registry)
        self.bot_faults = Counter(
            "cablecar_bot_faults", "Bots that failed or took too long", ["bot"], registry=self.registry
        )
        self.move_seconds = Histogram(
            "cablecar_move_seconds", "From a move's arrival to its acknowledgement", registry=self.registry
        )
        self.bot_seconds = Histogram("cablecar_bot_seconds", "A bot's thought", ["bot"], registry=self.registry)
        self.broken = Counter("cablecar_tables_broken", "Tables that could not go on", registry=self.registry)

    def page(self) -> bytes:
        """Return the metrics in the format of Prometheus."""
        return generate_latest(self.registry)
