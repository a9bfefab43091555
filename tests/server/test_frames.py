"""What raw frames may do: who sends many that say nothing, or reads nothing, is dropped, and nobody else notices."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from cablecar.server.settings import Settings
from cablecar.server.tables.listener import MOST_WAITING, Listener
from tests.server.harness import LONG, Browser, Host, eventually

pytestmark = pytest.mark.once

TEXT, CONTINUED, CLOSE, PING, PONG = 0x81, 0x00, 0x88, 0x89, 0x8A
MANY = 20_000  # of six bytes


def frame(kind: int, data: bytes = b"") -> bytes:
    """Return a short frame as a client sends it, with a mask of zeros."""
    assert len(data) < 126
    return bytes((kind, 0x80 | len(data), 0, 0, 0, 0)) + data


@contextmanager
def raw(browser: Browser, table: str, room: int = 0) -> Iterator[socket.socket]:
    """Yield a socket after its handshake; `room`: bytes that it takes before it is read."""
    with socket.socket() as opened:
        if room:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        opened.settimeout(LONG)
        opened.connect(("127.0.0.1", browser.host.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{browser.host.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: cablecar={browser.cookie}",
            "",
            "",
        )
        opened.sendall("\r\n".join(lines).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            head += opened.recv(1)
        assert head.startswith(b"HTTP/1.1 101")
        yield opened


def is_dropped(opened: socket.socket) -> bool:
    """Read until the other side is gone: long before a heartbeat would miss anything."""
    opened.settimeout(Settings.heartbeat)
    with suppress(ConnectionError):
        while opened.recv(65536):
            pass
    return True


def sockets(browser: Browser) -> float:
    line = next(line for line in browser.get("/metrics").text.splitlines() if line.startswith("cablecar_sockets "))
    return float(line.split()[1])


def test_who_is_silent_is_dropped_by_the_heartbeat_and_who_answers_stays(tmp_path: Path, is_plain: bool) -> None:
    host = Host(tmp_path / "tables.sqlite", is_plain=is_plain, heartbeat=0.5)
    browser = host.browser()
    table = browser.open("toy", ["me", "random"])["id"]
    sitting = browser.sit(table)  # answers pings by itself
    eventually(lambda: sockets(browser) == 1, "nobody sits there")
    with raw(browser, table) as opened:
        opened.sendall(frame(TEXT, b'{"type":"hello"}'))
        eventually(lambda: sockets(browser) == 2, "nobody came")
        heard = b""
        with suppress(ConnectionError):
            while part := opened.recv(65536):  # reads, but says nothing
                heard += part
        assert bytes((PING,)) in heard
    eventually(lambda: sockets(browser) == 1, "it is still counted")
    sitting.catch_up()
    host.stop()


@pytest.mark.parametrize(
    "kind", [PING, PONG, CONTINUED, TEXT], ids=["pings", "pongs", "parts of a message", "empty messages"]
)
def test_who_sends_many_frames_that_say_nothing_is_dropped_and_others_go_on(tmp_path: Path, kind: int) -> None:
    host = Host(tmp_path / "tables.sqlite")
    try:
        browser = host.browser()
        table = browser.open("toy", ["me", "random"])["id"]
        sitting = browser.sit(table)
        with raw(browser, table) as opened:
            if kind == CONTINUED:
                opened.sendall(frame(0x01, b"{"))  # a message that never ends
            with suppress(ConnectionError):  # it may be dropped before it has said everything
                opened.sendall(frame(kind) * MANY)
            sitting.say(type="ping")
            sitting.until("pong")
            assert is_dropped(opened)
        eventually(lambda: sockets(browser) == 1, "only who behaves is counted")
        sitting.close()
    finally:
        assert host.stop() == 0
    assert not any("Traceback" in line for line in host.lines)


def test_some_pings_and_parts_are_answered(either_host: Host) -> None:
    browser = either_host.browser()
    with raw(browser, browser.open("toy", ["me", "random"])["id"]) as opened:
        opened.sendall(frame(0x01, b'{"type":') + frame(PING, b"hi") + frame(0x80, b'"ping"}'))
        told = b""
        while b"pong" not in told:
            told += opened.recv(4096)
        assert b"\x8a\x02hi" in told


def test_a_wish_that_comes_with_a_goodbye_leaves_nobody_behind(tmp_path: Path, is_plain: bool) -> None:
    host = Host(tmp_path / "tables.sqlite", is_plain=is_plain)
    try:
        browser = host.browser()
        table = browser.open("toy", ["me", "friend"])["id"]
        for _ in range(5):
            with raw(browser, table) as opened:
                opened.sendall(
                    frame(TEXT, json.dumps({"type": "hello", "seat": 0}).encode()) + frame(CLOSE, b"\x03\xe8")
                )
                assert is_dropped(opened)
        sitting = browser.sit(table, 0)
        eventually(lambda: sockets(browser) == 1, "nobody else is counted")
        sitting.close()
    finally:
        host.stop()


def test_bytes_that_are_no_text_close_the_socket_without_a_word_in_the_log(host: Host, browser: Browser) -> None:
    with raw(browser, browser.open("toy", ["me", "random"])["id"]) as opened:
        opened.sendall(frame(TEXT, b"\xff\xfe"))
        assert opened.recv(4)[:2] == b"\x88\x02"
        assert is_dropped(opened)
    assert not any("Traceback" in line or "UTF-8" in line for line in host.lines)


def test_who_reads_nothing_is_let_go_of(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", queue=8)
    try:
        browser = host.browser()
        table = browser.open("toy", ["me", "random"])["id"]
        browser.sit(table).close()
        files = Path(f"/proc/{host.process.pid}/fd")
        eventually(lambda: sockets(browser) == 0, "nobody is there")
        before = len(list(files.iterdir()))
        with raw(browser, table, room=4096) as opened:
            asked = 0
            while 'cablecar_sockets_cut_total{reason="slow"}' not in browser.get("/metrics").text:
                opened.sendall(frame(TEXT, b'{"type":"hello"}'))  # answered by the whole table
                asked += 1
                assert asked < 5000, "who reads nothing is cut off"
            eventually(lambda: sockets(browser) == 0, "he is not waited for")
            eventually(lambda: len(list(files.iterdir())) <= before, "and its socket is closed")
    finally:
        assert host.stop() == 0


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes_too() -> None:
    class Full:
        is_writable = False

        def write(self, frame: bytes) -> None:
            raise AssertionError("nobody reads")

    listener = Listener(b"", [0], 64, Full())
    listener.send(bytes(2 * MOST_WAITING))  # alone it waits, however large it is
    assert listener.is_open
    listener.send(b"x")
    assert (listener.reason, listener.weight) == ("slow", sum(map(len, listener.waiting)))
